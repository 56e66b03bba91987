//! The laws of all rules, for the studio.

mod samples;

use tilery_studio::Studio;

tilery_kit::laws!(rules Studio, samples::sample);
