// The tests that `npm test -- quick` leaves out, since each takes seconds.

/** Tests of Rust, by the end of their names. @type {readonly string[]} */
export const SLOW_IN_RUST = [
  // tilecode
  'no_level_is_won_by_a_simple_bot',
  'every_level_by_turns_is_solved',
  'a_lost_level_is_reported_in_shipped_games',
  'no_position_of_a_winning_play_is_declared_lost',
  // tilerama
  'own_boards_are_solved_however_their_rows_are_joined',
  'boards_of_whole_cycles_are_solved_in_a_short_time',
  'every_deal_can_be_solved_even_without_time_and_after_some_moves',
  'scrambles_differ_and_are_not_solved',
  // studio
  'rules_are_inferred_from_four_boards',
  'explanations_agree_on_shipped_games',
  'large_hostile_texts_are_read_and_shown',
  'offers_are_exactly_the_valid_commands',
  // mound
  'random_games_agree_with_the_naive_version',
  'hints_clear_',
];

/** Files of Node tests, below `tests/node`. @type {readonly string[]} */
export const SLOW_IN_NODE = [
  'engine/adviser',
  'engine/interface',
  'engine/plays',
  'features/league',
  'run/challenge-games',
  'run/coach',
  'run/review',
  'run/week',
  'store/foreign',
  'studio/search',
  'words/sentences',
].map((name) => `tests/node/${name}.test.mjs`);
