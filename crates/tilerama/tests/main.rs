//! All tests of Tilerama in one binary, since each further binary adds seconds of compiling and linking.

mod agreement;
mod boards;
mod difficulty;
mod gestures;
mod grid;
mod naive;
mod notation;
mod recorded;
mod rules;
mod seen;
mod solving;
mod symmetry;
mod trail;
mod weighed;
mod workshop;
mod workshop_laws;

tilery_kit::laws!(tilery_tilerama::Tilerama, recorded: plays assignments perft refused);
