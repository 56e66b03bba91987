//! The tests of the template, in one program: each program more is compiled and linked for seconds.

mod laws;
mod recorded;
mod rules;
