// The worker that searches for good moves in one game, with its own wasm instance. It keeps its session and
// thus the tables that a search fills, so that later questions about the same game are cheaper.
import { type Glue, startIn } from './packages';
import { type Answer, type Lesson, type Question, READY, type Start } from './protocol';
import type { GameSession } from './types';

let glue: Glue | undefined;
let session: GameSession | undefined;
/** Messages received before the package was loaded. */
let early: (Lesson | Question)[] | undefined = [];
const lessons = new Map<string, Uint8Array>();

/** Gives a session the trained values of its game. Without them, hints are worse but still available. */
function teach(pupil: GameSession): void {
  const trained = lessons.get(pupil.game());
  if (trained === undefined) return;
  try {
    pupil.learn(trained);
  } catch (error) {
    console.warn(error);
    lessons.delete(pupil.game());
  }
}

/** Moves the session to the position of a question. Returns undefined if the position cannot be reached. */
function follow({ save, moves = [], position }: Question): GameSession | undefined {
  try {
    if (save !== undefined) {
      if (glue === undefined) return undefined;
      const next: GameSession = glue.Session.load(save);
      session?.free();
      session = next;
      teach(next);
    }
    for (const move of moves) session?.play(move);
  } catch {
    return undefined;
  }
  return session?.position() === position ? session : undefined;
}

function answer(question: Question): Answer {
  const { id, kind, budget } = question;
  const here = follow(question);
  if (here === undefined) return { id, isLost: true };
  if (kind === 'rate') return { id, ratings: here.rate(budget) };
  const hint = here.hint(budget);
  return { id, hint, whyNone: hint === undefined ? here.whyNoHint() : undefined };
}

function start({ game, module }: Start): void {
  startIn(game, module, (loaded) => {
    glue = loaded;
    const waiting = early ?? [];
    early = undefined;
    self.postMessage({ id: READY } satisfies Answer);
    waiting.forEach(receive);
  });
}

function receive(data: Lesson | Question): void {
  if (early !== undefined) {
    early.push(data);
  } else if ('trained' in data) {
    lessons.set(data.game, data.trained);
    if (session?.game() === data.game) teach(session);
  } else {
    self.postMessage(answer(data));
  }
}

self.onmessage = ({ data }: MessageEvent<Start | Lesson | Question>) => {
  if ('module' in data) start(data);
  else receive(data);
};
