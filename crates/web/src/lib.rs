//! The JavaScript interface (in preparation).
use wasm_bindgen::prelude::*;

/// The notation's version.
#[wasm_bindgen]
pub fn version() -> u32 {
    1
}
