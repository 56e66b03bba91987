//! The tests of the studio, in one program: each program more is compiled and linked for seconds.

mod hostile;
mod lab;
mod samples;
mod shipped;
mod studio;
mod studio_laws;
mod studio_view;
mod why;
