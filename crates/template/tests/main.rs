//! The template's tests, in one program, since each further one takes seconds to link.

mod laws;
mod recorded;
mod rules;
