//! Writes what stands between JavaScript and a wasm file of ours: the library behind the program `wasm-bindgen`, which comes with a test
//! runner, a server and a WebDriver client that take minutes to build.
//!
//!     bindgen FILE FOLDER TARGET

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, folder, target] = args.as_slice() else {
        return Err("expected a wasm file, a folder and a target".into());
    };
    let mut bindgen = Bindgen::new();
    match target.as_str() {
        "web" => bindgen.web(true)?,
        "no-modules" => bindgen.no_modules(true)?,
        other => return Err(format!("expected the target web or no-modules, found {other}").into()),
    };
    bindgen.input_path(file).out_name("tilery").omit_default_module_path(false).typescript(true);
    bindgen.generate(folder)?;
    Ok(())
}
