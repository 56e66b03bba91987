//! All tests of Tilt in one binary, since each further binary adds seconds of compiling and linking.

mod laws;
mod recorded;
mod rules;
