//! Tests that in every crate, a module uses only modules declared above it: the order of the `mod` lines is the
//! order of the layers, from the lowest to the highest.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Folders whose modules need one another.
const MUTUAL: [&str; 4] = ["studio/infer", "tileburst/search", "tilerama/workshop", "tilt/search"];

/// A path within a crate: `["machine", "round"]`.
type Names = Vec<String>;

#[derive(Default)]
struct Modules {
    code: BTreeMap<Names, String>,
    /// The modules that each module declares, in order.
    declared: BTreeMap<Names, Names>,
}

impl Modules {
    /// Reads a module and those that it declares.
    fn read(&mut self, file: &Path, folder: &Path, names: &[String]) {
        let source = fs::read_to_string(file).expect("the file can be read");
        // Unit tests may use everything.
        let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or(&source);
        let code: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
        let declared: Names = code.iter().filter_map(|line| declared(line)).map(str::to_owned).collect();
        self.code.insert(names.to_vec(), code.join("\n"));
        for name in &declared {
            let below = folder.join(name);
            if below.with_extension("rs").exists() {
                self.read(&below.with_extension("rs"), &below, &[names, std::slice::from_ref(name)].concat());
            }
        }
        self.declared.insert(names.to_vec(), declared);
    }

    /// The items that a module names, by paths from the crate's root.
    fn uses(&self, names: &[String], known: &BTreeMap<String, Names>) -> Vec<Names> {
        let code = &self.code[names];
        let of_crate = paths_after(code, "crate::").map(|path| match known.get(&path[0]) {
            Some(full) => [full, &path[1..]].concat(),
            None => path,
        });
        let of_parents = paths_after(code, "super::").filter_map(|path| {
            let ups = 1 + path.iter().take_while(|name| *name == "super").count();
            let base = names.len().checked_sub(ups)?;
            Some([&names[..base], &path[ups - 1..]].concat())
        });
        of_crate.chain(of_parents).collect()
    }

    /// The module that uses and the one declared below it in the same file, for each wrong use of a module.
    fn wrong(&self, names: &[String], known: &BTreeMap<String, Names>) -> Vec<(Names, String)> {
        let wrong = |used: Names| {
            let level = names.iter().zip(&used).take_while(|(own, other)| own == other).count();
            let (own, other) = (names.get(level)?, used.get(level)?);
            let order = self.declared.get(&names[..level])?;
            let place = |name: &String| order.iter().position(|known| known == name);
            (place(other)? > place(own)?).then(|| (names[..level].to_vec(), other.clone()))
        };
        self.uses(names, known).into_iter().filter_map(wrong).collect()
    }
}

/// The name that a line of code declares as a module in a file of its own.
fn declared(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub(crate) ").or_else(|| line.strip_prefix("pub ")).unwrap_or(line);
    line.strip_prefix("mod ")?.strip_suffix(';')
}

/// The paths that follow a prefix in code, lists in braces one by one.
fn paths_after<'a>(code: &'a str, prefix: &'a str) -> impl Iterator<Item = Names> + 'a {
    let is_inside = |before: &str| before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
    let starts = code.match_indices(prefix).filter(move |(at, _)| !is_inside(&code[..*at]));
    starts.flat_map(move |(at, _)| paths(&code[at + prefix.len()..]))
}

/// The paths at the beginning of a text: `a::{b, c::d}` is two.
fn paths(text: &str) -> Vec<Names> {
    let mut names = Names::new();
    let mut rest = text;
    loop {
        if let Some(list) = rest.strip_prefix('{') {
            return items(list)
                .into_iter()
                .flat_map(paths)
                .map(|path| [&names[..], &path].concat())
                .collect();
        }
        let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
        if name.is_empty() {
            break;
        }
        names.push(name.to_owned());
        match rest[name.len()..].strip_prefix("::") {
            Some(next) => rest = next,
            None => break,
        }
    }
    if names.is_empty() { Vec::new() } else { vec![names] }
}

/// The items of a list up to its closing brace.
fn items(list: &str) -> Vec<&str> {
    let (mut depth, mut from, mut items) = (0, 0, Vec::new());
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            ',' if depth == 0 => {
                items.push(list[from..at].trim());
                from = at + 1;
            }
            '}' if depth == 0 => {
                items.push(list[from..at].trim());
                break;
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    items
}

/// The names that the root of a crate gives to what is in its modules.
fn known_at_root(modules: &Modules) -> BTreeMap<String, Names> {
    let statements = modules.code[&Names::new()].split(';').map(str::trim_start);
    let uses = statements.filter_map(|text| text.strip_prefix("pub ").unwrap_or(text).strip_prefix("use "));
    let paths = uses.flat_map(paths).filter(|path| modules.declared[&Names::new()].contains(&path[0]));
    paths.filter_map(|path| Some((path.last()?.clone(), path))).collect()
}

#[test]
fn modules_use_only_those_declared_above_them() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of all crates");
    let mut wrong = Vec::new();
    let mut read = 0;
    let mut mutual = Vec::new();
    for entry in fs::read_dir(crates).expect("the folder can be read") {
        let folder = entry.expect("the entry can be read").path();
        let src = folder.join("src");
        if !src.join("lib.rs").exists() {
            continue;
        }
        let mut modules = Modules::default();
        modules.read(&src.join("lib.rs"), &src, &[]);
        read += modules.code.len();
        let known = known_at_root(&modules);
        let name = folder.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        for names in modules.code.keys() {
            for (parent, used) in modules.wrong(names, &known) {
                let parent = [std::slice::from_ref(&name), &parent].concat().join("/");
                if MUTUAL.contains(&&*parent) {
                    mutual.push(parent);
                } else {
                    wrong.push(format!(
                        "{name}: {} uses {used}, which is declared below it",
                        names.join("::")
                    ));
                }
            }
        }
    }
    assert!(read > 150, "only {read} modules were found");
    assert!(MUTUAL.iter().all(|folder| mutual.iter().any(|found| found == folder)), "{mutual:?}");
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn paths_are_read_from_code() {
    let read = |code: &str| paths_after(code, "crate::").map(|path| path.join("::")).collect::<Vec<_>>();
    assert_eq!(read("use crate::{a, b::{self, C}};"), ["a", "b::self", "b::C"]);
    assert_eq!(read("$crate::x(crate::y::Z::<crate::w>)"), ["x", "y::Z", "w"]);
    assert_eq!(read("acrate::x my::crate::y"), [""; 0]);
}
