//! All tests of Template in one binary, since each additional binary takes seconds to compile and link.

mod laws;
mod recorded;
mod rules;
