//! Tests that each module uses only lower layers, in the order of the table in `src/lib.rs`.

use std::fs;
use std::path::{Path, PathBuf};

/// From the lowest layer to the highest.
const LAYERS: [&str; 8] = ["text", "formats", "board", "scene", "rules", "game", "session", "laws"];

/// The layers that a line of code names, by `crate::LAYER` or `$crate::LAYER`.
fn named(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split("//").next().unwrap_or_default();
    code.split("crate::")
        .skip(1)
        .map(|path| path.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(path))
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("the entry can be read").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn layers_use_only_those_below_them() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    let mut seen = Vec::new();
    for path in sources(&src) {
        let shown = path.strip_prefix(&src).expect("the file is in src").with_extension("");
        let layer = shown.iter().next().and_then(|name| name.to_str()).expect("the file has a name");
        if layer == "lib" {
            continue;
        }
        let Some(own) = LAYERS.iter().position(|known| *known == layer) else {
            wrong.push(format!("{layer} is not a layer"));
            continue;
        };
        seen.push(layer.to_owned());
        let source = fs::read_to_string(&path).expect("the file can be read");
        // Unit tests may use the configuration of the laws.
        let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or(&source);
        for (line, number) in code.lines().zip(1..) {
            for name in named(line) {
                let is_allowed = match LAYERS.iter().position(|known| *known == name) {
                    Some(used) => used <= own,
                    // The macro is at the crate's root.
                    None => name == "wording" || layer == "laws",
                };
                if !is_allowed {
                    wrong.push(format!("{}.rs:{number} uses {name}", shown.display()));
                }
            }
        }
    }
    assert!(
        LAYERS.iter().all(|layer| seen.iter().any(|known| known == layer)),
        "a layer is missing: {seen:?}"
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
}
