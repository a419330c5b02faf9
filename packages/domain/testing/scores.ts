// For tests only: formats and scores by random search, possible ones and others.
import * as fc from 'fast-check';
import { validateMatchFormat } from '../score/format.ts';
import type { MatchFormat, SetFormat } from '../score/format.ts';
import { judgeSet } from '../score/judge-set.ts';
import { KNOWN_FORMATS, MIXABLE_SETS } from '../score/known-formats.ts';
import { ENDINGS, gameSet, matchTieBreak, withoutBlankSets } from '../score/score.ts';
import type { Ending, Score, SetScore } from '../score/score.ts';
import type { Side } from '../score/side.ts';

/** A side. */
export const side: fc.Arbitrary<Side> = fc.constantFrom(1, 2);
/** A format that tennis has commonly used. */
export const known: fc.Arbitrary<MatchFormat> = fc.constantFrom(...KNOWN_FORMATS);

const setFormat: fc.Arbitrary<SetFormat> = fc.oneof(
  fc
    .record({
      to: fc.integer({ min: 1, max: 20 }),
      noAd: fc.boolean(),
      tieBreak: fc.option(
        fc.record({ to: fc.integer({ min: 2, max: 50 }), noAd: fc.boolean(), later: fc.nat({ max: 9 }) }),
      ),
    })
    .map(({ to, noAd, tieBreak }): SetFormat => ({
      kind: 'games',
      to,
      noAd,
      tieBreak:
        tieBreak === null
          ? null
          : { to: tieBreak.to, noAd: tieBreak.noAd, at: Math.max(1, to - 1) + tieBreak.later },
    })),
  fc
    .record({ to: fc.integer({ min: 2, max: 50 }), noAd: fc.boolean() })
    .map((rule): SetFormat => ({ kind: 'tieBreak', ...rule })),
  fc
    .record({ minutes: fc.integer({ min: 1, max: 600 }), counting: fc.constantFrom('games', 'points') })
    .map((rule): SetFormat => ({ kind: 'timed', ...rule })),
);

/** Any format that can be played. */
export const anyFormat: fc.Arbitrary<MatchFormat> = fc
  .record({
    bestOf: fc.integer({ min: 1, max: 5 }),
    exactly: fc.boolean(),
    set: setFormat,
    finalSet: fc.option(setFormat),
    lets: fc.boolean(),
  })
  .filter((format) => validateMatchFormat(format).ok);

const count = fc.integer({ min: 0, max: 30 });
const games: fc.Arbitrary<SetScore> = fc.oneof(
  fc.tuple(count, count).map(([a, b]) => gameSet(a, b)),
  fc
    .tuple(fc.integer({ min: 3, max: 13 }), side, count)
    .map(([low, winner, loser]) =>
      winner === 1 ? gameSet(low + 1, low, [null, loser]) : gameSet(low, low + 1, [loser, null]),
    ),
  fc.tuple(fc.integer({ min: 3, max: 13 }), count, count).map(([at, a, b]) => gameSet(at, at, [a, b])),
);
const tieBreakSet: fc.Arbitrary<SetScore> = fc.oneof(
  fc.tuple(count, count).map(([a, b]) => matchTieBreak(a, b)),
  count.map((points) => matchTieBreak(null, points)),
);
const ending: fc.Arbitrary<Ending | null> = fc.option(
  fc
    .constantFrom(...ENDINGS)
    .map((kind): Ending => ({ kind, by: kind === 'abandoned' || kind === 'cancelled' ? null : 2 })),
);
/** Whether a text can express the set: a bare 10-5 at the end would be read as a match tie-break, 7-60 as 7-6(0). */
export const isPlain = (set: SetScore): boolean =>
  set.kind === 'matchTieBreak' ||
  set.tieBreak !== null ||
  (Math.max(...set.games) < 10 && Math.max(...set.games) !== 0);
/**
 * Whether a text can express the whole score. In a match that was broken off, a last set that is impossible in games is read as the match tie-break
 * (7-2 ret.).
 */
export const isUnmistakable = ({ sets, ending: word }: Score): boolean => {
  const last = sets.at(-1);
  if (word === null || last === undefined || last.kind === 'matchTieBreak' || last.tieBreak !== null)
    return true;
  return MIXABLE_SETS.some((set) => judgeSet(last, set).state !== 'impossible');
};
/** A score with any sets, possible or not. */
export const anyScore: fc.Arbitrary<Score> = fc
  .record({ sets: fc.array(fc.oneof(games, tieBreakSet), { maxLength: 5 }), ending })
  .map(withoutBlankSets);
