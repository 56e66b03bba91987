// The undo history stored with a project: all edits, or the newest that fit. It ends in the same project and
// can be undone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';

const { History } = await page('www/studio/project/history.ts');

const begin = () => tilery.Session.deal('studio', 'blank', '1');
/** @param {any} session @param {number} from @param {number} to */
function paint(session, from, to) {
  for (let n = from; n < to; n += 1) session.play(`title "Number ${n}"`);
}
/** The session after a reload. @param {any} session @param {string} kept */
function reloaded(session, kept) {
  const again = tilery.Session.load(kept);
  assert.equal(again.position(), session.position());
  return again;
}

test('a short history is stored whole', () => {
  const session = begin();
  paint(session, 0, 20);
  assert.equal(new History(10_000).newest(session), session.save());
});

test('of a long history the newest part is stored and can be undone', () => {
  const session = begin();
  const history = new History(4000);
  paint(session, 0, 500);
  session.play('title "Twice"');
  session.play('pace 200');
  session.play('pace 200');
  const kept = history.newest(session);
  assert.ok(kept.length <= 4000, String(kept.length));
  const again = reloaded(session, kept);
  assert.ok(again.at() > 40 && again.at() < 500, String(again.at()));
  assert.equal(session.at(), 503, 'the session is at the same position');
  for (let n = again.at(); n > 0; n -= 1) {
    again.undo();
    session.undo();
    assert.equal(again.position(), session.position());
  }
});

test('the cut is reused while there is room, and undone edits can be redone', () => {
  const session = begin();
  const history = new History(4000);
  paint(session, 0, 500);
  const first = reloaded(session, history.newest(session)).at();
  paint(session, 500, 505);
  const second = reloaded(session, history.newest(session)).at();
  assert.equal(second, first + 5);
  session.undo();
  session.undo();
  const again = reloaded(session, history.newest(session));
  assert.equal(again.length() - again.at(), 2);
  // New edits after undo.
  session.play('pace 300');
  reloaded(session, history.newest(session));
  for (let n = 0; n < 1000; n += 50) {
    paint(session, n, n + 50);
    const kept = history.newest(session);
    assert.ok(kept.length <= 4000);
    assert.ok(reloaded(session, kept).at() > 20);
  }
});

test('after many undos, more can be undone', () => {
  const session = begin();
  paint(session, 0, 600);
  for (let n = 0; n < 400; n += 1) session.undo();
  const kept = new History(4000).newest(session);
  assert.ok(reloaded(session, kept).at() > 20);
  for (let n = 0; n < 200; n += 1) session.undo();
  const start = new History(4000).newest(session);
  if (start !== undefined) reloaded(session, start);
});

test('a project without room stores no history', () => {
  const session = begin();
  paint(session, 0, 100);
  assert.equal(new History(200).newest(session), undefined);
});
