//! The collection's tests, in one program, since each further one takes seconds to link.

mod aims;
mod effort;
mod session;
