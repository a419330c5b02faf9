// The sentences while score is kept on court, in English word for word.
import { keypadFor, replayLog } from '@tennis/domain';
import type { EntryField, LogEvent, MatchSetup, SetEntry } from '@tennis/domain';
import { against, BEST_OF_3, formatOf, games, singles, won } from '@tennis/domain/fixtures/score';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../index.ts';
import { sayDigit, sayLogError } from './scoring.ts';

const english = wordsIn('en');

describe('an event that does not fit', () => {
  const ITS_END: LogEvent = { type: 'end', ending: { kind: 'walkover', by: 1 } };

  it.each<[MatchSetup, readonly LogEvent[], string]>([
    [BEST_OF_3, [{ type: 'undo' }], 'There is nothing to undo.'],
    [BEST_OF_3, [...games('111111111111'), ...won('1')], 'The match is over.'],
    [
      singles('SET3-S:6/TB7-NOLET'),
      [{ type: 'let' }],
      'Without lets, a serve that touches the net is in play.',
    ],
    [BEST_OF_3, [{ type: 'court', court: 'ad' }], 'The receiver chooses the court at a deciding point only.'],
    [BEST_OF_3, [{ type: 'time' }], 'This set is not timed.'],
    [singles('SET1-S:T20P'), against(1, 'game'), 'This set is counted in points; there is no game to lose.'],
    [
      BEST_OF_3,
      [...won('2'), ITS_END],
      'The match has begun, so it ends by retirement, default or abandonment.',
    ],
    [
      BEST_OF_3,
      [{ type: 'score', sets: [[5, 4]], games: [0, 0], points: [0, 0] }],
      'This score cannot be in the format of this match, or it decides the match.',
    ],
    [BEST_OF_3, [{ type: 'order', side: 1, firstServer: 0 }], 'Only doubles has an order within a side.'],
    [BEST_OF_3, [{ type: 'server', side: 1, player: 1 }], 'Only doubles has a second player.'],
    [BEST_OF_3, [{ type: 'receiver', player: 0 }], 'In singles there is one receiver.'],
    [
      { ...BEST_OF_3, discipline: { kind: 'doubles' } },
      [...won('1'), { type: 'order', side: 1, firstServer: 1 }],
      'The order is fixed until the next set; correct the server instead.',
    ],
  ])('%#: %s', (setup, log, sentence) => {
    const replayed = replayLog(setup, log);
    expect(replayed.ok ? null : sayLogError(english.scoring, replayed.error)).toBe(sentence);
  });
});

describe('[SC8] a digit that may not follow says why', () => {
  const EMPTY: SetEntry = { first: '', second: '', tieBreak: '' };
  const reason = (code: string, field: EntryField, entry: Partial<SetEntry>, digit: number) => {
    const { digits } = keypadFor(field, { ...EMPTY, ...entry }, { format: formatOf(code), set: 0 });
    const found = digits[digit]?.reason ?? null;
    return found === null ? null : sayDigit(english, found);
  };

  it.each([
    ['SET3-S:6/TB7', 'first', {}, 8, 'No set of this format ends with 8 on one side.'],
    ['SET3-S:6/TB7', 'second', { first: '6' }, 5, 'At 6-5 the set is not over.'],
    ['SET3-S:6/TB7', 'second', { first: '7' }, 3, 'A set to 6 was over at 6-3; 7-3 cannot be reached.'],
    ['SET3-S:6/TB7', 'first', { first: '0' }, 3, 'A number has at most two digits, and none after 0.'],
    ['SET3-S:6', 'first', { first: '12' }, 3, 'A number has at most two digits, and none after 0.'],
    [
      'SET3-S:4/TB5NOAD@3',
      'tieBreak',
      { first: '3', second: '4' },
      5,
      'With a deciding point the loser of a tie-break to 5 has at most 4 points, not 5.',
    ],
  ] as const)('%s, %s after %j, digit %i: %s', (code, field, entry, digit, sentence) => {
    expect(reason(code, field, entry, digit)).toBe(sentence);
  });
});
