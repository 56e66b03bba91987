//! The macro that generates a test for each law.

/// Generates a test for each law, see [`mod@laws`](mod@crate::laws).
#[macro_export]
macro_rules! laws {
    (@$group:ident $game:ty, $sample:expr; $($law:ident($($value:ident in $values:expr),*);)*) => {
        mod $group {
            use super::*;
            use $crate::laws::{self, line};
            use $crate::proptest::prelude::*;

            proptest! {
                #![proptest_config(laws::cases(48))]

                $(#[test]
                fn $law(line in line() $(, $value in $values)*) {
                    laws::$law::<$game>(&line, $sample $(, $value)*);
                })*
            }
        }
    };
    (rules $rules:ty, $sample:expr) => {
        $crate::laws!(@laws $rules, $sample;
            texts_print_and_parse_back();
            refused_moves_change_nothing();
            steps_and_seeks_restore_boards();
            undo_goes_to_before_a_player_action();
            saves_load_to_the_same_bytes();
            assignments_are_kept(at in any::<u16>(), byte in any::<u8>());
            damaged_saves_are_refused_or_load(at in any::<u16>(), byte in any::<u8>());
        );
    };
    (board $game:ty, $sample:expr) => {
        $crate::laws!(rules $game, $sample);
        $crate::laws!(@board_laws $game, $sample;
            undo_and_redo_restore_board_and_scene();
            loaded_games_can_be_played(at in any::<u16>(), byte in any::<u8>());
            scenes_are_sound();
            unseen_moves_are_shown_when_asked();
            gestures_lead_to_valid_boards(gestures in laws::gestures());
        );
    };
    ($game:ty, recorded: $($files:ident)*) => {
        $crate::laws!(board $game, $crate::laws::listed::<$game>);
        $crate::laws!(@game_laws $game, $crate::laws::listed::<$game>;
            listed_moves_play();
            hints_are_legal();
            advice_ignores_future_chance(chance in any::<u64>());
            ratings_are_legal();
            a_game_without_moves_is_over();
        );

        mod recorded_files {
            $(#[test]
            fn $files() {
                $crate::recorded::$files::<$game>();
            })*
        }
    };
}
