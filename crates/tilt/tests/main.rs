//! All tests of Tilt in one binary, since each additional binary takes seconds to compile and link.

mod recorded;
mod rules;
mod seen;
mod symmetry;

tilery_kit::laws!(tilery_tilt::Tilt, recorded: plays assignments perft refused);
