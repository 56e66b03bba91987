//! The names that players give to their boards. Other people read them, so a name is one short line without
//! characters that could disturb the surrounding text.

use tilery_kit::{Reader, TextError, json, wording};

/// The longest name, in characters.
pub const MOST: usize = 40;

/// True if a name may contain a character: no control characters, line breaks or changes of text direction.
fn is_fit(c: char) -> bool {
    !matches!(c, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Converts a text to a name: allowed characters, single spaces between words, cut to the largest length.
pub fn cleaned(text: &str) -> String {
    let mut name = String::new();
    let mut count = 0;
    let mut has_gap = false;
    for c in text.chars() {
        // Characters that are not allowed separate words, like spaces.
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

/// Reads an optional `;name=` followed by a JSON string. The default is an empty name.
///
/// # Errors
/// If the text is not a name.
pub fn read(reader: &mut Reader<'_>) -> Result<String, TextError> {
    if reader.eat(";name=") { read_string(reader) } else { Ok(String::new()) }
}

/// Reads a JSON string that is a name, or empty.
///
/// # Errors
/// If the text is not a name.
pub fn read_string(reader: &mut Reader<'_>) -> Result<String, TextError> {
    let from = reader.clone();
    let name = json::read(reader)?;
    if cleaned(&name) == name {
        return Ok(name);
    }
    Err(from.error(wording!("board-name")))
}

/// Prints the text that [`read`] reads.
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
