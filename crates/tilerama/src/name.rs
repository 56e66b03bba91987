//! The names that players give to boards of their own. Other people read them, so a name is one short line that cannot disturb what
//! stands around it.

use tilery_kit::{Reader, TextError, json, wording};

/// A name has so many characters at most.
pub const MOST: usize = 40;

/// Whether a name may hold a character: neither control characters and line breaks nor those that turn the direction of what follows.
fn is_fit(c: char) -> bool {
    !matches!(c, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// What a name can be made of: the fit characters, with single spaces between words, as many as there is room for.
pub fn cleaned(text: &str) -> String {
    let mut name = String::new();
    let mut count = 0;
    let mut has_gap = false;
    for c in text.chars() {
        // What is not fit parts words, as a line break does.
        if c == ' ' || c == '\u{a0}' || !is_fit(c) {
            has_gap = count > 0;
            continue;
        }
        if has_gap && count + 1 < MOST {
            name.push(' ');
            count += 1;
        }
        has_gap = false;
        if count == MOST {
            break;
        }
        name.push(c);
        count += 1;
    }
    name
}

/// Reads `;name=` and a JSON string, if they come next; else the name is empty.
///
/// # Errors
/// When the text is no name.
pub fn read(reader: &mut Reader<'_>) -> Result<String, TextError> {
    if reader.eat(";name=") { read_string(reader) } else { Ok(String::new()) }
}

/// Reads a JSON string that is a name, or empty.
///
/// # Errors
/// When the text is no name.
pub fn read_string(reader: &mut Reader<'_>) -> Result<String, TextError> {
    let from = reader.clone();
    let name = json::read(reader)?;
    if cleaned(&name) == name {
        return Ok(name);
    }
    Err(from.error(wording!("board-name")))
}

/// Prints what [`read`] reads.
pub fn print(name: &str, out: &mut String) {
    if !name.is_empty() {
        out.push_str(";name=");
        json::write(name, out);
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, cleaned};

    #[test]
    fn a_name_is_one_short_line() {
        for (text, name) in [
            ("Ring", "Ring"),
            ("  my\u{a0} own\tring\n", "my own ring"),
            ("a\u{202e}b\u{0}\u{7f}c", "a b c"),
            ("\u{200b}\u{2066}", ""),
            ("<b>&amp;</b> \"x\" ; | @", "<b>&amp;</b> \"x\" ; | @"),
            ("👨\u{200d}👩 é", "👨\u{200d}👩 é"),
        ] {
            assert_eq!(cleaned(text), name);
        }
        let long = cleaned(&"ab ".repeat(99));
        assert!(long.chars().count() <= MOST && cleaned(&long) == long, "{long}");
        for length in 36..44 {
            let long = cleaned(&format!("{} z", "x".repeat(length)));
            assert!(long.chars().count() <= MOST && cleaned(&long) == long, "{long}");
        }
    }
}
