// Who serves is asked whenever nobody has said it, also after an undo ([SC2], [SC4]).
import { parseMatchFormat, replayThrough, type LogEvent } from '@tennis/domain';
import { expect, it } from 'vitest';
import { asksServer } from './server-known.ts';

const format = parseMatchFormat('SET3-S:6/TB7');

function isAsked(events: readonly LogEvent[]): boolean {
  if (!format.ok) throw new Error('no format');
  const setup = { format: format.value, discipline: { kind: 'singles' }, firstServer: 1 } as const;
  const replayed = replayThrough(setup, events);
  if (!replayed.ok) throw new Error(replayed.error.code);
  return asksServer({
    setup,
    events,
    replayed: replayed.value,
    state: replayed.value.state,
    undoTo: null,
  });
}

const UNDO: LogEvent = { type: 'undo' };
const POINT: LogEvent = { type: 'point', winner: 2 };
const SERVER: LogEvent = { type: 'server', side: 2 };
const WALKOVER: LogEvent = { type: 'end', ending: { kind: 'walkover', by: 1 } };
const score = (...[set, ...more]: (readonly [number, number])[]): LogEvent => ({
  type: 'score',
  sets: more.map((numbers) => [...numbers]),
  games: [...(set ?? [0, 0])],
  points: [0, 0],
});
const UNDER_WAY = score([2, 1]);
const RESULT = score([0, 0], [6, 4], [6, 3]);

it.each<readonly [string, readonly LogEvent[]]>([
  ['a walkover is taken back', [WALKOVER, UNDO]],
  ['a typed result is taken back', [RESULT, UNDO]],
  ['a result typed over a score is taken back', [UNDER_WAY, RESULT, UNDO]],
  ['a typed score is taken back, with who served at it', [UNDER_WAY, UNDO]],
  ['so are its points', [UNDER_WAY, POINT, UNDO, UNDO]],
  ['another score is typed instead', [RESULT, UNDO, UNDER_WAY]],
  ['also after points', [UNDER_WAY, POINT, UNDO, UNDO, score([3, 1])]],
  ['the answer is taken back', [WALKOVER, UNDO, SERVER, UNDO]],
])('[SC2] who serves is asked where %s', (_when, events) => {
  expect(isAsked(events)).toBe(true);
});

it.each<readonly [string, readonly LogEvent[]]>([
  ['it was said before the first point', []],
  ['the first point is taken back', [POINT, UNDO]],
  ['the match is over without a serve', [WALKOVER]],
  ['it was said with a typed score', [UNDER_WAY]],
  ['that score is put right', [UNDER_WAY, score([3, 1])]],
  ['a point after it is taken back', [UNDER_WAY, POINT, UNDO]],
  ['it was answered', [WALKOVER, UNDO, SERVER]],
  ['it was answered at the score typed instead', [RESULT, UNDO, UNDER_WAY, SERVER]],
  ['a point after the answer is taken back', [RESULT, UNDO, SERVER, POINT, UNDO]],
])('[SC2] it is not asked again where %s', (_when, events) => {
  expect(isAsked(events)).toBe(false);
});
