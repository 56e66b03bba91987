//! All tests of Tileburst in one binary, since each further binary adds seconds of compiling and linking.

mod gestures;
mod naive;
mod reasons;
mod recorded;
mod rules;
mod seen;
mod symmetry;
mod texts;
mod trail;

tilery_kit::laws!(tilery_tileburst::Tileburst, recorded: plays assignments perft refused);
