//! JSON strings, which contain free text on one line.

use crate::text::{Reader, TextError};
use crate::wording;

/// Reads a JSON string (RFC 8259, section 7).
///
/// # Errors
/// If no JSON string comes next.
pub fn read(reader: &mut Reader<'_>) -> Result<String, TextError> {
    reader.expect("\"")?;
    let mut text = String::new();
    loop {
        let from = reader.clone();
        let is_plain = |c: char| c != '"' && c != '\\' && c >= ' ';
        text.push_str(reader.take_while(is_plain));
        match reader.bump() {
            Some('"') => return Ok(text),
            Some('\\') => text.push(escaped(reader)?),
            _ => {
                return Err(from.error(wording!("json-text")));
            }
        }
    }
}

fn escaped(reader: &mut Reader<'_>) -> Result<char, TextError> {
    let from = reader.clone();
    Ok(match reader.bump() {
        Some(c @ ('"' | '\\' | '/')) => c,
        Some('b') => '\u{8}',
        Some('f') => '\u{c}',
        Some('n') => '\n',
        Some('r') => '\r',
        Some('t') => '\t',
        Some('u') => {
            let unit = unit(reader)?;
            let code = match unit {
                // A surrogate pair. A single surrogate is not a character.
                0xd800..=0xdbff if reader.eat("\\u") => {
                    let low = self::unit(reader)?;
                    if !(0xdc00..=0xdfff).contains(&low) {
                        return Err(from.error(wording!("character")));
                    }
                    0x1_0000 + ((unit - 0xd800) << 10) + (low - 0xdc00)
                }
                _ => unit,
            };
            char::from_u32(code).ok_or_else(|| from.error(wording!("character")))?
        }
        _ => return Err(from.error(wording!("json-escape"))),
    })
}

fn unit(reader: &mut Reader<'_>) -> Result<u32, TextError> {
    let from = reader.clone();
    let mut unit = 0;
    for _ in 0..4 {
        let digit = reader.bump().and_then(|c| c.to_digit(16));
        unit = unit << 4 | digit.ok_or_else(|| from.error(wording!("hex-digits")))?;
    }
    Ok(unit)
}

/// Writes a JSON string.
pub fn write(text: &str, out: &mut String) {
    out.push('"');
    if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
        out.push_str(text);
        out.push('"');
        return;
    }
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c < ' ' => {
                out.push_str("\\u00");
                out.push(char::from_digit(u32::from(c) >> 4, 16).unwrap_or('0'));
                out.push(char::from_digit(u32::from(c) & 15, 16).unwrap_or('0'));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use crate::text::whole;

    use super::{read, write};

    fn written(text: &str) -> String {
        let mut out = String::new();
        write(text, &mut out);
        out
    }

    #[test]
    fn strings_follow_the_standard() {
        for (text, meaning) in [
            (r#""""#, ""),
            (r#""Two words""#, "Two words"),
            (r#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
            (r#""\u00e9\u00C9""#, "éÉ"),
            (r#""\ud83d\ude00 😀""#, "😀 😀"),
        ] {
            assert_eq!(whole(text, read).as_deref(), Ok(meaning), "{text}");
            assert_eq!(whole(&written(meaning), read).as_deref(), Ok(meaning), "{text}");
        }
        for text in [
            "",
            "\"",
            "x",
            "\"a\n\"",
            r#""\x""#,
            r#""\u12""#,
            r#""\ud800""#,
            r#""\udc00""#,
            r#""\ud800\u0041""#,
            r#""\"#,
            "\"\" ",
        ] {
            assert!(whole(text, read).is_err(), "{text}");
        }
        assert_eq!(written("a\u{1}\u{1f}é"), r#""a\u0001\u001fé""#);
    }
}
