//! The tests of Tilerama, in one program: each program more is compiled and linked for seconds.

mod agreement;
mod boards;
mod difficulty;
mod gestures;
mod grid;
mod laws;
mod naive;
mod notation;
mod recorded;
mod rules;
mod seen;
mod solving;
mod symmetry;
mod trail;
mod weighed;
mod workshop;
mod workshop_laws;
