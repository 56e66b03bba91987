//! The programs of `vectors.txt`, and both carriers of their values.

/// A program and the rounds that were recorded for it.
pub struct Program {
    pub name: &'static str,
    /// Keys and values: numbers, or bytes as hexadecimal digits.
    pub values: Vec<(&'static str, &'static str)>,
    /// The machine, and buttons and hash of each round.
    pub plays: Vec<(&'static str, Vec<(&'static str, u32)>)>,
}

pub fn programs() -> Vec<Program> {
    let mut programs: Vec<Program> = Vec::new();
    for line in include_str!("vectors.txt").lines().skip(2) {
        if let Some(name) = line.strip_prefix("= ") {
            programs.push(Program { name, values: Vec::new(), plays: Vec::new() });
            continue;
        }
        let program = programs.last_mut().expect("a name comes first");
        if let Some(play) = line.strip_prefix("> ") {
            let (machine, rounds) = play.split_once(' ').expect("a machine and rounds");
            let round = |round: &'static str| {
                let (buttons, hash) = round.split_once(':').expect("buttons and a hash");
                (buttons, u32::from_str_radix(hash, 16).expect("a hash"))
            };
            program.plays.push((machine, rounds.split(' ').map(round).collect()));
        } else {
            program.values.push(line.split_once(' ').expect("a key and a value"));
        }
    }
    programs
}

impl Program {
    /// The values as *Export* prints them.
    pub fn printed(&self) -> String {
        let mut text = "function createNAME(prefix: string) {\n".to_owned();
        text.push_str("if (settings.exists(prefix+\"VersionS\")) return;\nsettings.writeString(prefix+\"VersionS\",\"4.0.0\");\n");
        for (key, value) in &self.values {
            if key.ends_with('N') {
                text.push_str(&format!("settings.writeNumber(prefix+\"{key}\",{value});\n"));
                continue;
            }
            text.push_str(&format!(
                "// buffer length = {}\nsettings.writeBuffer(prefix+\"{key}\", hex`\n",
                value.len() / 2
            ));
            let rows: Vec<&str> =
                value.as_bytes().chunks(80).map(|row| std::str::from_utf8(row).unwrap_or("")).collect();
            text.push_str(&rows.join("\n"));
            text.push_str("`);\n");
        }
        text + "}\n"
    }

    /// The values as a browser stores them, in a slot.
    pub fn stored(&self, slot: usize) -> String {
        let entry = |(key, value): &(&str, &str)| {
            let bytes: Vec<u8> = match key.ends_with('N') {
                true => match value.parse::<u32>().expect("a number") {
                    n @ 0..=127 => vec![n as u8],
                    n => [&[0xce][..], &n.to_be_bytes()].concat(),
                },
                false => digits(value),
            };
            format!("\"S/TW{slot}-{key}\":\"{}\"", base64(&bytes))
        };
        self.values.iter().map(entry).collect::<Vec<_>>().join(",")
    }
}

pub fn digits(value: &str) -> Vec<u8> {
    (0..value.len() / 2).map(|n| u8::from_str_radix(&value[2 * n..2 * n + 2], 16).expect("digits")).collect()
}

pub fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let all = (0..3).fold(0, |all, n| all << 8 | u32::from(three.get(n).copied().unwrap_or(0)));
        for n in 0..4 {
            let letter = LETTERS[(all >> (18 - 6 * n) & 63) as usize];
            text.push(if n > three.len() { '=' } else { letter.into() });
        }
    }
    text
}
