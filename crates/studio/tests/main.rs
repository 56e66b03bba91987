//! All tests of the studio in one binary, since each further binary adds seconds of compiling and linking.

mod chase;
mod cookbook;
mod hostile;
mod infer;
mod project_tests;
mod lab;
mod merge;
mod proof;
mod samples;
mod shipped;
mod studio;
mod studio_laws;
mod studio_view;
mod why;
