//! The laws of every game, for the editor.

tilery_kit::laws!(tilery_tilerama::Workshop);
