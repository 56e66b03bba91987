//! The laws of all games.

tilery_kit::laws!(tilery_template::Template);
