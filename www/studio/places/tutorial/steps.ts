// The steps of the tutorial. Each has a place and checks the project itself: the content of the map, or the
// outcome of a small trial game. The way the player got there does not matter.

import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { StudioGlue } from '../../project/package';
import type { Route } from '../../route';
import type { KindView, ProjectView } from '../../types';
import { others, placed, trial } from './trial';

/** The input of a step's check. */
export interface World {
  glue: StudioGlue;
  project: ProjectView;
  text: string;
  title: string;
  /** The player's picture at the start. */
  face: Uint8Array | undefined;
}

export interface TutorialStep {
  /** The suffix of its sentence ids. */
  id: 'place' | 'draw' | 'walk' | 'wall' | 'coins' | 'collect' | 'win' | 'crate' | 'push' | 'own';
  where(world: World): Route;
  isDone(world: World): boolean;
  /** An example of the rule to make, as text. */
  rule?(world: World): string;
  /** The edits that make that rule. */
  make?(world: World): readonly Edit[];
  /** True if the game is played after this step, to try what the step made. */
  isTried?: boolean;
  /**
   * Selectors of the control to use next, in the step's place. The first one that finds an element is used.
   */
  points?(world: World): readonly string[];
}

const player = ({ project }: World): string => project.kinds.find(({ isSprite }) => isSprite)?.name ?? '';
const grounds = ({ project }: World): KindView[] => project.kinds.filter(({ isSprite }) => !isSprite);
const ground = (world: World): string => grounds(world)[0]?.name ?? '';
/** The wall: the second background. */
const wall = (world: World): string => grounds(world)[1]?.name ?? '';

const play = (
  world: World,
  map: (string | null)[][],
  sprites: (string | null)[][],
  rounds: readonly string[],
) => trial(world.glue, { ...world, ground: ground(world) }, { map, sprites }, rounds);

const at = (outcome: ReturnType<typeof play>, name: string): string =>
  outcome?.sprites
    .filter((sprite) => sprite.name === name)
    .map(({ row, col }) => `${row},${col}`)
    .join(' ') ?? '';

/** True if the player steps from the centre of nine tiles to tile `to`. */
const steps = (world: World, button: string, to: string): boolean => {
  const me = player(world);
  const none = [null, null, null];
  return at(play(world, [none, none, none], [none, [null, me, null], none], [button]), me) === to;
};

/** True if a wall stops the player. */
const isStopped = (world: World): boolean => {
  const me = player(world);
  const outcome = play(world, [[null, wall(world), null]], [[me, null, null]], ['R', '.']);
  return outcome !== undefined && at(outcome, me) === '1,1';
};

/** True if a sprite vanishes when the player reaches it, and gives points. */
const isCollected = (world: World, name: string): boolean => {
  const me = player(world);
  const outcome = play(world, [[null, null, null, null]], [[me, name, null, name]], ['R', '.', '.']);
  return outcome !== undefined && at(outcome, name) === '1,4' && outcome.score > 0;
};

/** True if the game is won with the last sprite of the kind, and not before. */
const isWonWith = (world: World, name: string): boolean => {
  const me = player(world);
  const last = play(world, [[null, null, null]], [[me, name, null]], ['R', '.', '.', '.']);
  const before = play(world, [[null, null, null]], [[me, null, name]], ['.', '.']);
  return last?.state === 'won' && before?.state === 'playing';
};

/** True if the player can push a sprite, and a wall stops both. */
const isPushed = (world: World, name: string): boolean => {
  const me = player(world);
  const pushed = play(world, [[null, null, null, null]], [[me, name, null, null]], ['R']);
  const held = play(world, [[null, null, wall(world)]], [[me, name, null]], ['R', '.']);
  return (
    pushed !== undefined &&
    held !== undefined &&
    [at(pushed, me), at(pushed, name), at(held, me), at(held, name)].join(' ') === '1,2 1,3 1,1 1,2'
  );
};

/** The most frequent kind on the map, apart from the player. */
const treasure = ({ project }: World): string | undefined =>
  others(project).sort((a, b) => placed(project, b.name) - placed(project, a.name))[0]?.name;

/** A kind on the map that is not collected, so it may be pushed. */
const crate = (world: World): string | undefined =>
  others(world.project).find(({ name }) => placed(world.project, name) > 0 && !isCollected(world, name))
    ?.name;

const map = (): Route => ({ place: 'map', level: 0 });
const rules = (): Route => ({ place: 'rules' });

/** The rule that moves the player, or the list of rules. */
const walking = (world: World): Route => {
  const rule = world.project.rules.findIndex(
    ({ event, centres }) => event.startsWith('press:') && centres.includes(player(world)),
  );
  return rule < 0 ? rules() : { place: 'rules', rule };
};

const added = (rule: string): Edit[] => [edits.rule.addText(rule)];

/** Excludes a kind on the right of the player, in the rule that makes the player walk. */
function excluded(world: World, name: string): Edit[] {
  const to = walking(world);
  const rule = to.place === 'rules' ? to.rule : undefined;
  const known = rule === undefined ? undefined : world.project.rules[rule];
  if (known === undefined || rule === undefined) return [];
  const { E } = known.when;
  const without = (names: readonly string[]) => names.filter((one) => one !== name);
  const exclude = [...without(E.exclude), name];
  return [edits.rule.when(rule, 'E', { ...E, include: without(E.include), also: without(E.also), exclude })];
}

export const STEPS: readonly TutorialStep[] = [
  {
    id: 'place',
    where: map,
    isDone: (world) => placed(world.project, player(world)) > 0,
    points: () => ['.cell-canvas'],
  },
  {
    id: 'walk',
    where: rules,
    isDone: (world) =>
      steps(world, 'L', '2,1') &&
      steps(world, 'U', '1,2') &&
      steps(world, 'R', '2,3') &&
      steps(world, 'D', '3,2'),
    rule: (world) => `rule press:right all-four\nwhen C +${player(world)}\ndo C move:right`,
    make: (world) => added(`rule press:right all-four\nwhen C +${player(world)}\ndo C move:right`),
    isTried: true,
  },
  {
    id: 'wall',
    where: walking,
    isDone: (world) => steps(world, 'R', '2,3') && isStopped(world),
    rule: (world) =>
      `rule press:right all-four\nwhen C +${player(world)}\nwhen E -${wall(world)}\ndo C move:right`,
    make: (world) => excluded(world, wall(world)),
    isTried: true,
  },
  {
    id: 'coins',
    where: map,
    isDone: ({ project }) => others(project).some(({ name }) => placed(project, name) >= 3),
    points: ({ project }) =>
      others(project).length > 0 ? ['.cell-canvas'] : ['[data-picture="coin"]', '.palette .add'],
  },
  {
    id: 'collect',
    where: rules,
    isDone: (world) => others(world.project).some(({ name }) => isCollected(world, name)),
    rule: (world) =>
      `rule change\nwhen C +${treasure(world) ?? '?'} ~${player(world)}\ndo C destroy score:10`,
    make: (world) =>
      added(`rule change\nwhen C +${treasure(world) ?? '?'} ~${player(world)}\ndo C destroy score:10`),
    isTried: true,
  },
  {
    id: 'win',
    where: rules,
    isDone: (world) => others(world.project).some(({ name }) => isWonWith(world, name)),
    rule: (world) => `rule never\nwhen C +${treasure(world) ?? '?'}\ndo game win`,
    make: (world) => added(`rule never\nwhen C +${treasure(world) ?? '?'}\ndo game win`),
    isTried: true,
  },
  {
    id: 'draw',
    where: (world) => ({ place: 'picture', kind: player(world) }),
    isDone: (world) => {
      const { face } = world;
      const now = world.project.kinds.find(({ name }) => name === player(world))?.pixels ?? face;
      return face?.some((pixel, n) => pixel !== now?.[n]) ?? false;
    },
    points: () => ['.cell-canvas'],
  },
  {
    id: 'crate',
    where: map,
    isDone: ({ project }) => others(project).filter(({ name }) => placed(project, name) > 0).length >= 2,
    points: ({ project }) =>
      others(project).length > 1 ? ['.cell-canvas'] : ['[data-picture="crate"]', '.palette .add'],
  },
  {
    id: 'push',
    where: rules,
    isDone: (world) => others(world.project).some(({ name }) => isPushed(world, name)),
    rule: (world) =>
      `rule press:right all-four\nwhen C +${crate(world) ?? '?'}\nwhen W +${player(world)}\nwhen E -${wall(world)}\ndo C move:right\ndo W move:right`,
    make: (world) => {
      const name = crate(world) ?? '?';
      const rule = `rule press:right all-four\nwhen C +${name}\nwhen W +${player(world)}\nwhen E -${wall(world)}\ndo C move:right\ndo W move:right`;
      return [...added(rule), ...excluded(world, name)];
    },
    isTried: true,
  },
  {
    id: 'own',
    where: () => ({ place: 'settings' }),
    isDone: ({ project, title }) => project.title !== '' && project.title !== title,
    points: () => ['.place input'],
  },
];
