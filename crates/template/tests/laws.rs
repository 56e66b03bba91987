//! Runs the laws that hold for every game.

tilery_kit::laws!(tilery_template::Template);
