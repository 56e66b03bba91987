//! All tests of the collection in one binary, since each additional binary takes seconds to compile and link.

mod aims;
mod effort;
mod layers;
mod session;
