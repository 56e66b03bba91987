//! The tests of Tilt, in one program: each program more is compiled and linked for seconds.

mod laws;
mod recorded;
mod rules;
