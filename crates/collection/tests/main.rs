//! The tests of the collection, in one program: each program more is compiled and linked for seconds.

mod aims;
mod session;
