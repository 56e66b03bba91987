//! All tests of TileCode in one binary, since each additional binary takes seconds to compile and link.

mod agree;
mod bots;
mod buttons;
mod corners;
mod events;
mod first_press;
mod games;
mod groups;
mod hints;
mod lost;
mod play;
mod ratings;
mod rooms;
mod rules;
mod solve;
mod text;
mod time;
mod told;

tilery_kit::laws!(tilery_tilecode::TileCode, recorded: plays assignments);
