//! The macro that generates a test for each law.

/// Generates a test for each law, see [`mod@laws`](mod@crate::laws).
#[macro_export]
macro_rules! laws {
    (rules $rules:ty, $sample:expr) => {
        mod laws {
            use super::*;
            use $crate::laws::{self, line};
            use $crate::proptest::prelude::*;

            proptest! {
                #![proptest_config(laws::cases(48))]

                #[test]
                fn texts_print_and_parse_back(line in line()) {
                    laws::texts_print_and_parse_back::<$rules>(&line, $sample);
                }

                #[test]
                fn refused_moves_change_nothing(line in line()) {
                    laws::refused_moves_change_nothing::<$rules>(&line, $sample);
                }

                #[test]
                fn steps_and_seeks_restore_boards(line in line()) {
                    laws::steps_and_seeks_restore_boards::<$rules>(&line, $sample);
                }

                #[test]
                fn undo_goes_to_before_a_player_action(line in line()) {
                    laws::undo_goes_to_before_a_player_action::<$rules>(&line, $sample);
                }

                #[test]
                fn saves_load_to_the_same_bytes(line in line()) {
                    laws::saves_load_to_the_same_bytes::<$rules>(&line, $sample);
                }

                #[test]
                fn assignments_are_kept(line in line(), at in any::<u16>(), byte in any::<u8>()) {
                    laws::assignments_are_kept::<$rules>(&line, $sample, at, byte);
                }

                #[test]
                fn damaged_saves_are_refused_or_load(line in line(), at in any::<u16>(), byte in any::<u8>()) {
                    laws::damaged_saves_are_refused_or_load::<$rules>(&line, $sample, at, byte);
                }
            }
        }
    };
    (board $game:ty, $sample:expr) => {
        $crate::laws!(rules $game, $sample);

        mod board_laws {
            use super::*;
            use $crate::laws::{self, gestures, line};
            use $crate::proptest::prelude::*;

            proptest! {
                #![proptest_config(laws::cases(48))]

                #[test]
                fn undo_and_redo_restore_board_and_scene(line in line()) {
                    laws::undo_and_redo_restore_board_and_scene::<$game>(&line, $sample);
                }

                #[test]
                fn loaded_games_can_be_played(line in line(), at in any::<u16>(), byte in any::<u8>()) {
                    laws::loaded_games_can_be_played::<$game>(&line, $sample, at, byte);
                }

                #[test]
                fn scenes_are_sound(line in line()) { laws::scenes_are_sound::<$game>(&line, $sample); }

                #[test]
                fn gestures_lead_to_valid_boards(line in line(), gestures in gestures()) {
                    laws::gestures_lead_to_valid_boards::<$game>(&line, $sample, &gestures);
                }
            }
        }
    };
    ($game:ty) => {
        $crate::laws!(board $game, $crate::laws::listed::<$game>);

        mod game_laws {
            use super::*;
            use $crate::laws::{self, line};
            use $crate::proptest::prelude::*;

            proptest! {
                #![proptest_config(laws::cases(48))]

                #[test]
                fn listed_moves_play(line in line()) { laws::listed_moves_play::<$game>(&line); }

                #[test]
                fn hints_are_legal(line in line()) { laws::hints_are_legal::<$game>(&line); }

                #[test]
                fn advice_ignores_future_chance(line in line(), chance: u64) {
                    laws::advice_ignores_future_chance::<$game>(&line, chance);
                }

                #[test]
                fn ratings_are_legal(line in line()) { laws::ratings_are_legal::<$game>(&line); }

                #[test]
                fn a_game_without_moves_is_over(line in line()) { laws::a_game_without_moves_is_over::<$game>(&line); }
            }
        }
    };
}
