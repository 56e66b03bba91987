//! The command `wasm-bindgen` with the options that wasm-pack passes, around the library that does the work.
//!
//! `cargo install wasm-bindgen-cli` also builds a test server with TLS, which takes four fifths of the time.

use std::env;
use std::error::Error;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match run(env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-bindgen: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut args: impl Iterator<Item = String>) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    let mut out = None;
    let mut has_input = false;
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} asks for a value"));
        match arg.as_str() {
            "--version" | "-V" => {
                println!("wasm-bindgen {}", env!("CARGO_PKG_VERSION"));
                return Ok(());
            }
            "--out-dir" => out = Some(value()?),
            "--out-name" => drop(bindgen.out_name(&value()?)),
            "--target" => set_target(&mut bindgen, &value()?)?,
            "--typescript" => drop(bindgen.typescript(true)),
            "--no-typescript" => drop(bindgen.typescript(false)),
            "--debug" => drop(bindgen.debug(true)),
            "--no-demangle" => drop(bindgen.demangle(false)),
            "--keep-debug" => drop(bindgen.keep_debug(true)),
            "--omit-default-module-path" => drop(bindgen.omit_default_module_path(true)),
            "--split-linked-modules" => drop(bindgen.split_linked_modules(true)),
            option if option.starts_with('-') => {
                return Err(format!(
                    "{option} is not among the options of this command, which wasm-pack calls"
                )
                .into());
            }
            input if !has_input => {
                has_input = true;
                bindgen.input_path(input);
            }
            input => return Err(format!("one file at a time: {input} is the second").into()),
        }
    }
    let out = out.ok_or("--out-dir DIR is missing")?;
    if !has_input {
        return Err("the wasm file is missing".into());
    }
    Ok(bindgen.generate(out)?)
}

fn set_target(bindgen: &mut Bindgen, name: &str) -> Result<(), Box<dyn Error>> {
    match name {
        "bundler" => bindgen.bundler(true)?,
        "web" => bindgen.web(true)?,
        "no-modules" => bindgen.no_modules(true)?,
        "nodejs" => bindgen.nodejs(true)?,
        "deno" => bindgen.deno(true)?,
        _ => return Err(format!("there is no target {name}").into()),
    };
    Ok(())
}
