//! The laws of every game, for the studio.

tilery_kit::laws!(tilery_tilecode::studio::Studio);
