//! All tests of Mound in one binary, since each further binary adds seconds of compiling and linking.

mod gestures;
mod hints;
mod levels;
mod naive;
mod recorded;
mod rules;
mod solver;
mod trail;

tilery_kit::laws!(tilery_mound::Mound, recorded: plays assignments perft refused);
