//! The tests of Mound, in one program: each program more is compiled and linked for seconds.

mod gestures;
mod hints;
mod laws;
mod naive;
mod recorded;
mod rules;
mod solver;
mod trail;
