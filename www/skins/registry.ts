// Finds the skins of games. Each file in www/skins/games/ contains the skins of one game and is fetched when
// the game is first needed. skin.ts explains how to write one.
//
// Invariant, tested: every role of every game has a light and a dark look.
import { inkOn } from './colour';
import { paintGround, paintTile } from './shapes';
import type { GameSkins, RoleSkin, Skin } from './skin';
import { paintText } from './text';

const files = import.meta.glob<GameSkins>('./games/*.ts', { import: 'default' });
const games = new Map<string, GameSkins['skins']>();

/** Fetches the skins of a game. Until then, and for games without skins, all roles look plain. */
export async function needSkins(game: string): Promise<void> {
  const skins = games.has(game) ? undefined : await files[`./games/${game}.ts`]?.();
  if (skins !== undefined) games.set(game, skins.skins);
}

/** Registers skins that were loaded another way, as on a standalone page. */
export function putSkins({ game, skins }: GameSkins): void {
  games.set(game, skins);
}

/** The look of roles that a skin does not define: visible and readable, in one of four colours. */
export const FALLBACK: RoleSkin = {
  kind: 'tile',
  face(look, theme) {
    const fills =
      theme === 'light'
        ? ['#5f6b6d', '#7a5c3e', '#3f6a8a', '#7b4f7f']
        : ['#a9b4b5', '#c9a57e', '#86b3d4', '#c79acb'];
    const fill = fills[look % fills.length] as string;
    return { fill, ink: inkOn(fill) };
  },
  paint(brush) {
    const { fill, ink = fill } = this.face(brush.look, brush.theme);
    const isLarge = brush.w > 2 * brush.unit || brush.h > 2 * brush.unit;
    if (isLarge) {
      paintGround(brush, brush.theme === 'light' ? '#e6e1d9' : '#26231f');
    } else {
      paintTile(brush, { fill });
      paintText(brush, { ink });
    }
  },
};

const PLAIN: Skin = { name: 'plain', roles: {} };

/** The skins of a game, the default first. */
export const skinsOf = (game: string): readonly Skin[] => games.get(game) ?? [PLAIN];

/** A skin of a game by name; the default one if there is none of that name. */
export function skinOf(game: string, name?: string): Skin {
  const skins = skinsOf(game);
  return skins.find((skin) => skin.name === name) ?? (skins[0] as Skin);
}
