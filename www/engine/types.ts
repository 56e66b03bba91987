// The types shared by the page and the wasm packages, as crates/web declares them.
import type * as pkg from '../pkg/tilery';

/** A preset of the page's catalogue. Its difficulty is loaded later, by `difficultiesOf` in `facts.ts`. */
export type Preset = Omit<pkg.Preset, 'difficulty'>;

/** A game of the page's catalogue, without fields that only tests use, and the number of boards of its trail. */
export type GameInfo = Omit<pkg.GameInfo, 'sentences' | 'presets'> & { presets: Preset[]; puzzles: number };

export type {
  Action,
  Assignment,
  Budget,
  Card,
  Chart,
  Coming,
  Direction,
  Fact,
  Fault,
  Field,
  Figure,
  Hint,
  Label,
  Labels,
  Layout,
  Name,
  Origin,
  PackedFilm,
  Phase,
  Phrase,
  Rating,
  Refusal,
  Role,
  ScoreRecord,
  Sentence,
  Session as GameSession,
  Status,
  TrailBoard,
  TrailChapter,
  Update,
  Whole,
} from '../pkg/tilery';
