//! Checks the laws of all rules for the studio.

use tilery_studio::Studio;

tilery_kit::laws!(rules Studio, crate::samples::sample);
