//! The tests of Tileburst, in one program: each program more is compiled and linked for seconds.

mod gestures;
mod laws;
mod naive;
mod reasons;
mod recorded;
mod rules;
mod seen;
mod symmetry;
mod texts;
mod trail;
