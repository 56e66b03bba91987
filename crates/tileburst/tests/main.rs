//! All tests of Tileburst in one binary, since each further binary adds seconds of compiling and linking.

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
