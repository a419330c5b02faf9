// Properties of every type of draw after any sequence of operations, however odd.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draw, Entry } from '../draws/draw.ts';
import { drawnOf, entriesOf, valueOf } from '../draws/fixtures.ts';
import { drawGroups } from '../draws/groups.ts';
import { drawQualifying } from '../draws/qualifying.ts';
import { drawRoundRobin } from '../draws/round-robin.ts';
import type { DrawType } from '../draws/structure.ts';
import type { Result } from '../result.ts';
import { isFinished, playableMatches } from './outlook.ts';
import { OUTCOMES } from './outcome.ts';
import type { Change, ChangeOptions, Progress, ProgressError } from './progress.ts';
import { announced, differences, rankByWins, rebuilt } from './fixtures.ts';
import { championOf, rankingOf } from './ranking.ts';
import { clearResult, setResult, settlePlaces, startProgress } from './results.ts';
import { promoteAlternate, reinstateEntry, withdrawEntry } from './withdrawals.ts';

/** Every type of draw. */
const TYPES: readonly DrawType[] = [
  'knockout',
  'consolation',
  'feed_in_consolation',
  'compass',
  'double_elimination',
  'qualifying',
  'round_robin',
  'groups_knockout',
];

const ALTERNATES: readonly Entry[] = [
  { id: 'a1', name: 'A1' },
  { id: 'a2', name: 'A2' },
];

const withRanking = (number: number): Partial<Entry> => ({ ranking: number * 10 });

/** A draw of any type for 4 or more entries, alternates waiting. */
function anyDraw(type: DrawType, count: number, randomSeed: number): Draw {
  const common = { randomSeed, alternates: ALTERNATES };
  if (type === 'round_robin')
    return valueOf(
      drawRoundRobin(entriesOf(count, 2, withRanking), { ...common, matchesPerParticipant: count - 1 }),
    );
  if (type === 'groups_knockout')
    return valueOf(
      drawGroups(entriesOf(count, 2, withRanking), {
        ...common,
        matchesPerParticipant: 2,
        progressing: 1,
        consolation: randomSeed % 2 === 0,
      }),
    );
  if (type === 'qualifying') {
    const all = entriesOf(count, 0, withRanking);
    const direct = Math.floor(count / 2) - 1;
    return valueOf(drawQualifying(all.slice(0, direct), all.slice(direct), { ...common, qualifiers: 2 }));
  }
  return { ...drawnOf(count, 2, { ...common, type, thirdPlace: randomSeed % 2 === 0 }) };
}

/** One random operation described by four numbers; what it asks for may well be refused. */
function operate(
  progress: Progress,
  [what, where, how, also]: readonly [number, number, number, number],
  options: ChangeOptions,
): Result<Change, ProgressError> {
  const { structure, entries } = progress.draw;
  const match = where % structure.matches.length;
  const entry = where % entries.length;
  if (what < 12) {
    const outcome = OUTCOMES[also < 60 ? 0 : also % OUTCOMES.length] ?? 'completed';
    const winner = OUTCOMES.indexOf(outcome) > 3 ? null : how % 2 === 0 ? 1 : 2;
    return setResult(progress, match, { winner, outcome }, options);
  }
  if (what < 14) return clearResult(progress, match, options);
  if (what < 16) return withdrawEntry(progress, entry, options);
  if (what === 16) return reinstateEntry(progress, entry, options);
  if (what === 17) return promoteAlternate(progress, entry, { ...options, beforeOrderOfPlay: how % 2 === 0 });
  if (what === 18 && structure.type === 'qualifying')
    return promoteAlternate(progress, entry, { ...options, luckyLoser: how % entries.length });
  const stage = where % structure.stages.length;
  const order = how % 5 === 0 ? null : (rankByWins(progress, stage) ?? []).toReversed();
  return settlePlaces(progress, stage, order, options);
}

const draws = fc.record({
  type: fc.constantFrom(...TYPES),
  count: fc.integer({ min: 6, max: 19 }),
  randomSeed: fc.integer({ min: 0, max: 1_000_000 }),
  ranked: fc.boolean(),
});
/** The types that start from one bracket with two seeds. */
const BRACKETS = TYPES.slice(0, 5);
/** Long sequences: without `size` they stay below twelve. */
const operations = fc.array(fc.tuple(fc.nat(19), fc.nat(255), fc.nat(99), fc.nat(99)), {
  minLength: 1,
  maxLength: 150,
  size: 'max',
});

const startOf = ({
  type,
  count,
  randomSeed,
  ranked,
}: {
  type: (typeof TYPES)[number];
  count: number;
  randomSeed: number;
  ranked: boolean;
}): Progress => valueOf(startProgress(anyDraw(type, count, randomSeed), ranked ? { rank: rankByWins } : {}));

/** The players on the two sides of a match. */
const playersOf = ({ slots }: Progress, match: number): readonly number[] =>
  slots.slice(match * 2, match * 2 + 2);

/** A search may take long beside other work. */
const SEARCH_MS = 30_000;

describe(
  'any sequence of set, change, clear, withdraw, reinstate, promote and settle',
  { timeout: SEARCH_MS },
  () => {
    it('leaves the state that a rebuild from the final results gives', () => {
      fc.assert(
        fc.property(draws, operations, (draw, steps) => {
          let progress = startOf(draw);
          for (const step of steps) {
            const answer = operate(progress, step, { confirm: true });
            if (answer.ok) progress = answer.value.progress;
          }
          expect(progress).toEqual(rebuilt(progress));
        }),
        { numRuns: 80 },
      );
    });

    it('announces every difference between before and after, and nothing else', () => {
      fc.assert(
        fc.property(draws, operations, (draw, steps) => {
          let progress = startOf(draw);
          for (const step of steps) {
            const answer = operate(progress, step, { confirm: true });
            if (!answer.ok) continue;
            const { consequences, progress: after } = answer.value;
            expect(announced(consequences)).toEqual(differences(progress, after));
            progress = after;
          }
        }),
        { numRuns: 80 },
      );
    });

    it('[D14] unconfirmed it removes no other result, and when refused it announces what confirming does', () => {
      fc.assert(
        fc.property(draws, operations, (draw, steps) => {
          let progress = startOf(draw);
          for (const step of steps) {
            const asked = operate(progress, step, {});
            const confirmed = operate(progress, step, { confirm: true });
            expect(asked.ok ? asked.value.overwritten : []).toEqual([]);
            const refused = asked.ok || asked.error.code !== 'overwrites_played' ? null : asked.error;
            const would = confirmed.ok ? confirmed.value : null;
            expect(refused === null || refused.overwritten.length > 0).toBe(true);
            expect(refused?.consequences ?? []).toEqual(refused ? would?.consequences : []);
            expect(refused?.overwritten ?? []).toEqual(refused ? would?.overwritten : []);
            if (would) progress = would.progress;
          }
        }),
        { numRuns: 50 },
      );
    });

    it('[D14] keeps a result only with the two who played it', () => {
      fc.assert(
        fc.property(draws, operations, (draw, steps) => {
          let progress = startOf(draw);
          const entered = new Map<unknown, readonly number[]>();
          for (const step of steps) {
            const answer = operate(progress, step, { confirm: true });
            if (!answer.ok) continue;
            const before = progress;
            ({ progress } = answer.value);
            for (const [match, result] of progress.results.entries()) {
              if (result === null) continue;
              const players = playersOf(progress, match);
              if (result !== before.results[match]) entered.set(result, players);
              expect(entered.get(result)).toEqual(players);
            }
          }
        }),
        { numRuns: 50 },
      );
    });

    it('changes no state that was handed out before', () => {
      fc.assert(
        fc.property(draws, operations, (draw, steps) => {
          let progress = startOf(draw);
          for (const step of steps) {
            const before = JSON.stringify(progress);
            const answer = operate(progress, step, { confirm: true });
            expect(JSON.stringify(progress)).toBe(before);
            if (answer.ok) progress = answer.value.progress;
          }
        }),
        { numRuns: 30 },
      );
    });
  },
);

/** Plays every open match with a random winner. */
const playOut = (start: Progress, chances: Iterable<number>): Progress => {
  let progress = start;
  const chance = chances[Symbol.iterator]();
  for (let open = playableMatches(progress); open.length > 0; open = playableMatches(progress)) {
    const pick = Number(chance.next().value);
    const match = open[pick % open.length] ?? 0;
    const winner = pick % 2 === 0 ? 1 : 2;
    progress = valueOf(setResult(progress, match, { winner, outcome: 'completed' })).progress;
  }
  return progress;
};

const chances = fc.infiniteStream(fc.nat(999));

describe('a draw played out', () => {
  it('ends with one champion and everybody on a place, alone or shared', () => {
    fc.assert(
      fc.property(draws, chances, (draw, chance) => {
        const progress = playOut(startOf({ ...draw, ranked: true }), chance);
        expect(isFinished(progress)).toBe(true);
        expect(championOf(progress)).not.toBeNull();
        const ranking = rankingOf(progress);
        expect(ranking.map((row) => row.entry).toSorted((a, b) => a - b)).toEqual([
          ...progress.draw.entries.keys(),
        ]);
        let next = 1;
        while (next <= ranking.length) {
          const places = ranking[next - 1]?.places ?? [0, 0];
          expect(places[0]).toBe(next);
          for (const row of ranking.slice(next - 1, places[1])) expect(row.places).toEqual(places);
          next = places[1] + 1;
        }
        expect(ranking.every((row) => row.final)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('[RR1] [UN1] has nobody twice in a round', () => {
    fc.assert(
      fc.property(draws, chances, (draw, chance) => {
        const { slots, draw: drawn } = playOut(startOf({ ...draw, ranked: true }), chance);
        const rounds = new Map<string, number[]>();
        drawn.structure.matches.forEach((match, index) => {
          const players = slots.slice(index * 2, index * 2 + 2).filter((occupant) => occupant >= 0);
          const round = `${match.stage} ${match.round}`;
          rounds.set(round, [...(rounds.get(round) ?? []), ...players]);
        });
        for (const players of rounds.values()) expect(new Set(players).size).toBe(players.length);
      }),
      { numRuns: 200 },
    );
  });

  it('[SD1] lets seeds 1 and 2 meet in the main bracket only in its final', () => {
    fc.assert(
      fc.property(draws, chances, (draw, chance) => {
        const type = BRACKETS.find((bracket) => bracket === draw.type) ?? 'knockout';
        const { slots, draw: drawn } = playOut(startOf({ ...draw, type }), chance);
        const main = drawn.structure.stages[0];
        const meetings = drawn.structure.matches.flatMap((match, index) => {
          const players = new Set(slots.slice(index * 2, index * 2 + 2));
          return match.stage === 0 && players.has(0) && players.has(1) ? [match.round] : [];
        });
        expect(meetings.every((round) => round === main?.rounds)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
