//! All tests of Template in one binary, since each additional binary takes seconds to compile and link.

mod recorded;
mod rules;

tilery_kit::laws!(tilery_template::Template, recorded: plays perft refused);
