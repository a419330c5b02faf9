import { formatScore, parseMatchFormat, printMatchFormat, type MatchFormat } from '@tennis/domain';
import type { Match } from '@tennis/contract';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../lib/sample-match.ts';
import {
  endAs,
  endedBy,
  erase,
  goTo,
  keysOf,
  openPad,
  openSet,
  pressDigit,
  pressNext,
  readPad,
  refusalOf,
  setInPlay,
  stepOf,
  type PadState,
} from './pad-state.ts';
import { setsWon } from './sets-won.ts';

function formatOf(code: string): MatchFormat {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) throw new Error(code);
  return parsed.value;
}

const BEST_OF_THREE = formatOf('SET3-S:6/TB7');
const WITH_MATCH_TIE_BREAK = formatOf('SET3-S:6/TB7-F:TB10');

const match = (fields: Partial<Match> = {}): Match =>
  sampleMatch(7, { matchFormat: 'SET3-S:6/TB7', ...fields });

/** Types digits one after the other; `>` goes on to the next box. */
function typed(keys: string, format = BEST_OF_THREE, from?: PadState): PadState {
  const opened = openPad(match({ matchFormat: printMatchFormat(format) }), format);
  return Array.from(keys).reduce(
    (state, key) => (key === '>' ? pressNext(state, format) : pressDigit(state, Number(key), format)),
    from ?? opened,
  );
}

const setsOf = ({ form }: PadState): string =>
  form.entries
    .map(({ first, second, tieBreak }) => `${first}-${second}${tieBreak === '' ? '' : `(${tieBreak})`}`)
    .join(' ');

describe('the pad for set scores', () => {
  it('goes from box to box by itself, and asks for the points of a tie-break where there was one', () => {
    const state = typed('6476');
    expect(setsOf(state)).toBe('6-4 7-6 -');
    expect(state.place).toEqual({ set: 1, field: 'tieBreak' });
    // 1 could be the first of two digits, 3 is the whole number.
    expect(typed('1', BEST_OF_THREE, state).place).toEqual({ set: 1, field: 'tieBreak' });
    const over = typed('3', BEST_OF_THREE, state);
    expect(over.place).toBeNull();
    expect(stepOf(over, BEST_OF_THREE)).toEqual({ kind: 'complete', winner: 1 });
  });

  it('goes on after the points of a tie-break: the next digit counts in the next set', () => {
    expect(setsOf(typed('76564'))).toBe('7-6(5) 6-4 -');
    expect(setsOf(typed('76264'))).toBe('7-6(2) 6-4 -');
    expect(setsOf(typed('671064'))).toBe('6-7(10) 6-4 -');
    expect(setsOf(typed('761>64'))).toBe('7-6(1) 6-4 -');
  });

  it('takes no digit that cannot follow [SC8]', () => {
    const state = typed('68');
    expect(setsOf(state)).toBe('6- - -');
    expect(refusalOf(state, 8, BEST_OF_THREE)?.code).toBe('games-past-tie-break');
    expect(refusalOf(state, 5, BEST_OF_THREE)).toBeNull();
    const keys = keysOf(state, BEST_OF_THREE);
    expect(keys?.digits.filter(({ reason }) => reason === null).map(({ digit }) => digit)).toEqual([
      0, 1, 2, 3, 4, 7,
    ]);
  });

  it('says which set is still to be typed', () => {
    expect(stepOf(typed(''), BEST_OF_THREE)).toEqual({ kind: 'empty' });
    expect(stepOf(typed('64'), BEST_OF_THREE)).toEqual({ kind: 'unfinished', set: 2 });
    expect(stepOf(typed('6446'), BEST_OF_THREE)).toEqual({ kind: 'unfinished', set: 3 });
    expect(stepOf(typed('644663'), BEST_OF_THREE)).toEqual({ kind: 'complete', winner: 1 });
  });

  it('a match tie-break is typed in points of one or two digits', () => {
    const state = typed('6446108', WITH_MATCH_TIE_BREAK);
    expect(setsOf(state)).toBe('6-4 4-6 10-8');
    expect(stepOf(state, WITH_MATCH_TIE_BREAK)).toEqual({ kind: 'complete', winner: 1 });
    expect(state.place).toBeNull();
  });

  it('takes digits back across boxes and sets', () => {
    const state = typed('6446');
    const back = erase(state);
    expect([setsOf(back), back.place]).toEqual(['6-4 4- -', { set: 1, field: 'second' }]);
    expect(setsOf(erase(erase(erase(back))))).toBe('- - -');
    expect(erase(typed(''))).toEqual(typed(''));
  });

  it('a box that is chosen again is typed anew, and its tie-break forgotten', () => {
    const state = typed('7', BEST_OF_THREE, goTo(typed('76123>'), { set: 0, field: 'second' }));
    expect(setsOf(state)).toBe('7-6(12) 3- -');
    expect(setsOf(typed('5', BEST_OF_THREE, goTo(state, { set: 0, field: 'second' })))).toBe('7-5 3- -');
  });

  it('a match that is still in play may stop anywhere, and is only saved', () => {
    const state = typed('64', BEST_OF_THREE, setInPlay(openPad(match(), BEST_OF_THREE), true));
    const half = typed('32', BEST_OF_THREE, state);
    expect(setsOf(half)).toBe('6-4 3-2 -');
    expect(stepOf(half, BEST_OF_THREE)).toEqual({ kind: 'save' });
  });

  it('[OU1] a retirement asks who retired, and the other side wins', () => {
    const retired = typed('21', BEST_OF_THREE, endAs(typed('64'), 'retired', BEST_OF_THREE));
    expect(setsOf(retired)).toBe('6-4 2-1 -');
    expect(stepOf(retired, BEST_OF_THREE)).toEqual({ kind: 'side' });
    expect(stepOf(endedBy(retired, 1), BEST_OF_THREE)).toEqual({ kind: 'complete', winner: 2 });
  });

  it('[OU1] a set that is not over is kept as that, and a retirement completes with it', () => {
    const state = typed('6421');
    expect(setsOf(state)).toBe('6-4 2-1 -');
    expect(openSet(state, BEST_OF_THREE)).toEqual({ first: '2', second: '1' });
    expect(stepOf(state, BEST_OF_THREE)).toEqual({ kind: 'unfinished', set: 2 });
    for (const kind of ['retired', 'defaulted'] as const) {
      const ended = endAs(state, kind, BEST_OF_THREE);
      expect(openSet(ended, BEST_OF_THREE)).toBeNull();
      expect(stepOf(endedBy(ended, 1), BEST_OF_THREE)).toEqual({ kind: 'complete', winner: 2 });
      expect(formatScore(readPad(ended, BEST_OF_THREE).score)).toMatch(/^6-4 2-1/);
    }
    expect(stepOf(endAs(state, 'abandoned', BEST_OF_THREE), BEST_OF_THREE)).toEqual({ kind: 'abandon' });
  });

  it('typing goes on in a set that is not over: the next digit puts its number right', () => {
    expect(setsOf(typed('654'))).toBe('6-4 - -');
    expect(setsOf(typed('654'.concat('64')))).toBe('6-4 6-4 -');
    expect(setsOf(erase(typed('65')))).toBe('6- - -');
    expect(setsOf(pressNext(typed('65'), BEST_OF_THREE))).toBe('6-5 - -');
    // A set that others follow was over.
    const earlier = goTo(typed('6464'), { set: 0, field: 'second' });
    expect(refusalOf(earlier, 5, BEST_OF_THREE)?.code).toBe('set-not-over');
    // In a match tie-break a digit may still grow: nothing is said before it cannot.
    expect(openSet(typed('64464>1', WITH_MATCH_TIE_BREAK), WITH_MATCH_TIE_BREAK)).toBeNull();
    expect(openSet(typed('64464>2', WITH_MATCH_TIE_BREAK), WITH_MATCH_TIE_BREAK)).not.toBeNull();
  });

  it('an empty box beside a filled one is never 0', () => {
    const half = typed('642');
    expect(stepOf(half, BEST_OF_THREE)).toEqual({ kind: 'unfinished', set: 2 });
    // 6-4 6-0 would have been over.
    expect(stepOf(typed('646'), BEST_OF_THREE)).toEqual({ kind: 'unfinished', set: 2 });
    expect(setsWon(typed('646').form.entries, BEST_OF_THREE)).toEqual([1, 0]);
    for (const kind of ['retired', 'defaulted', 'abandoned'] as const)
      expect(stepOf(endedBy(endAs(half, kind, BEST_OF_THREE), 2), BEST_OF_THREE)).toEqual({ kind: 'half' });
    expect(stepOf(setInPlay(half, true), BEST_OF_THREE)).toEqual({ kind: 'half' });
    // Without play its numbers do not count.
    expect(stepOf(endedBy(endAs(half, 'walkover', BEST_OF_THREE), 2), BEST_OF_THREE)).toEqual({
      kind: 'complete',
      winner: 1,
    });
  });

  it('[OU1] a walkover has no score; taken off again, what was typed is back', () => {
    const state = endedBy(endAs(typed('64'), 'walkover', BEST_OF_THREE), 2);
    expect(readPad(state, BEST_OF_THREE).score).toEqual({ sets: [], ending: { kind: 'walkover', by: 2 } });
    expect(stepOf(state, BEST_OF_THREE)).toEqual({ kind: 'complete', winner: 1 });
    expect(keysOf(state, BEST_OF_THREE)).toBeNull();
    expect(setsOf(endAs(state, 'walkover', BEST_OF_THREE))).toBe('6-4 - -');
  });

  it('[OU1] a default asks who was defaulted, before play and in the middle of it', () => {
    const early = endAs(typed(''), 'defaulted', BEST_OF_THREE);
    expect(stepOf(early, BEST_OF_THREE)).toEqual({ kind: 'side' });
    expect(stepOf(endedBy(early, 2), BEST_OF_THREE)).toEqual({ kind: 'complete', winner: 1 });
    const late = typed('32', BEST_OF_THREE, endAs(typed('64'), 'defaulted', BEST_OF_THREE));
    expect(stepOf(endedBy(late, 1), BEST_OF_THREE)).toEqual({ kind: 'complete', winner: 2 });
  });

  it('[OU1] an abandoned match stops anywhere, and is completed without a winner', () => {
    const state = typed('32', BEST_OF_THREE, endAs(typed('64'), 'abandoned', BEST_OF_THREE));
    expect(setsOf(state)).toBe('6-4 3-2 -');
    expect(readPad(state, BEST_OF_THREE).score.ending).toEqual({ kind: 'abandoned', by: null });
    expect(stepOf(state, BEST_OF_THREE)).toEqual({ kind: 'abandon' });
    expect(stepOf(endAs(state, 'abandoned', BEST_OF_THREE), BEST_OF_THREE).kind).toBe('unfinished');
  });

  it('a timed set that ended level asks for the winner', () => {
    const timed = formatOf('SET1-S:T20');
    expect(stepOf(typed('3>3>', timed), timed)).toEqual({ kind: 'winner' });
    // A table counts it without a winner.
    expect(stepOf(typed('3>3>', timed), timed, true)).toEqual({ kind: 'level' });
    expect(stepOf(typed('6446'), BEST_OF_THREE, true)).toEqual({ kind: 'unfinished', set: 3 });
    expect(stepOf(typed('4>3>', timed), timed)).toEqual({ kind: 'complete', winner: 1 });
  });

  it('opens on what is stored, at the first set without a score', () => {
    const stored = match({ scores: { set1: { player1: 6, player2: 4 } } });
    expect(openPad(stored, BEST_OF_THREE).place).toEqual({ set: 1, field: 'first' });
  });

  it('opens on the set in play, and asks for that one', () => {
    const scores = { set1: { player1: 6, player2: 4 }, set2: { player1: 3, player2: 2 } };
    const opened = openPad(match({ scores }), BEST_OF_THREE);
    expect(opened.place).toEqual({ set: 1, field: 'first' });
    expect(stepOf(opened, BEST_OF_THREE)).toEqual({ kind: 'unfinished', set: 2 });
    // Its old games are not taken for typed ones.
    expect(setsOf(typed('6', BEST_OF_THREE, opened))).toBe('6-4 6- -');
    expect(setsOf(typed('64', BEST_OF_THREE, opened))).toBe('6-4 6-4 -');
    const less = erase(opened);
    expect(setsOf(less)).toBe('6-4 3- -');
    expect(setsOf(erase(less))).toBe('6-4 - -');
    // A box that somebody goes to is corrected alone.
    expect(setsOf(typed('4', BEST_OF_THREE, goTo(opened, { set: 1, field: 'first' })))).toBe('6-4 4-2 -');
  });

  it('opens on the timed set that is being played, and asks for the next one once the match is not in progress', () => {
    const timed = formatOf('SET3-S:T20');
    const scores = { set1: { player1: 4, player2: 3 }, set2: { player1: 2, player2: 3 } };
    const stored = { matchFormat: 'SET3-S:T20', scores };
    const opened = openPad(match({ ...stored, status: 'in_progress' }), timed);
    expect([opened.place, opened.resumes]).toEqual([{ set: 1, field: 'first' }, true]);
    expect(setsOf(typed('4>3>', timed, opened))).toBe('4-3 4-3 -');
    expect(openPad(match(stored), timed).place).toEqual({ set: 2, field: 'first' });
    const only = formatOf('SET1-S:T20');
    const one = { matchFormat: 'SET1-S:T20', scores: { set1: { player1: 3, player2: 3 } } };
    expect(openPad(match({ ...one, status: 'in_progress' }), only).place).toEqual({ set: 0, field: 'first' });
  });
});
