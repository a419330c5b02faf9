// Properties of every format, score and log, checked by random search. A failing seed stays as a row.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { singles } from './fixtures.ts';
import { formatScore } from './format-score.ts';
import { parseMatchFormat, printMatchFormat } from './format-code.ts';
import { judgeScore } from './judge.ts';
import { parseScore } from './parse-score.ts';
import type { LogEvent, MatchSetup } from './point-log.ts';
import { playOn, replayLog, replayThrough } from './replay.ts';
import { swapScore } from './score.ts';
import { otherSide } from './side.ts';
import { suggestedWinner } from './suggested-winner.ts';
import { anyFormat, anyScore, isPlain, isUnmistakable, known, side } from '../testing/scores.ts';

/** Without this lists stay below ten entries, and no log would see the end of a set. */
const LONG = { size: 'max' } as const;

/** The events up to the end of the match, without those that do not fit where they stand. */
const fitting = (setup: MatchSetup, events: readonly LogEvent[]): readonly LogEvent[] => {
  const state = replayLog(setup, events);
  if (state.ok) return events;
  const { code, index } = state.error;
  return code === 'match-over' ? events.slice(0, index) : fitting(setup, events.toSpliced(index, 1));
};

const log = (setup: MatchSetup): fc.Arbitrary<readonly LogEvent[]> => {
  const event: fc.Arbitrary<LogEvent> = fc.oneof(
    { weight: 60, arbitrary: side.map((winner): LogEvent => ({ type: 'point', winner })) },
    { weight: 8, arbitrary: fc.constant<LogEvent>({ type: 'fault' }) },
    { weight: 2, arbitrary: fc.constant<LogEvent>({ type: 'replayed' }) },
    { weight: 2, arbitrary: side.map((server): LogEvent => ({ type: 'server', side: server })) },
    { weight: 1, arbitrary: fc.constant<LogEvent>({ type: 'ends' }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(side, fc.constantFrom('warning', 'point', 'game'))
        .map(([against, loss]): LogEvent => ({ type: 'penalty', against, loss })),
    },
  );
  return fc.array(event, { ...LONG, maxLength: 400 }).map((events) => fitting(setup, events));
};

/** The same event with the sides exchanged. */
const mirrored = (event: LogEvent): LogEvent => {
  if (event.type === 'point') return { type: 'point', winner: otherSide(event.winner) };
  if (event.type === 'server') return { ...event, side: otherSide(event.side) };
  return event.type === 'penalty' ? { ...event, against: otherSide(event.against) } : event;
};

const setupAndLog = known.chain((format) => {
  const setup: MatchSetup = { ...singles('SET3-S:6/TB7'), format };
  return fc.tuple(fc.constant(setup), log(setup));
});

describe('formats', () => {
  it('[SC7] parse ∘ print is the identity', () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        const again = parseMatchFormat(printMatchFormat(format));
        const isRedundant = again.ok && again.value.finalSet === null && format.finalSet !== null;
        expect(again).toEqual({ ok: true, value: isRedundant ? { ...format, finalSet: null } : format });
      }),
    );
  });
});

describe('scores', () => {
  it('[SC6] parse ∘ format is the identity', () => {
    fc.assert(
      fc.property(anyScore, (score) => {
        fc.pre(score.sets.every(isPlain) && isUnmistakable(score));
        fc.pre(score.sets.length > 0 || score.ending !== null);
        const text = formatScore(score, { tieBreaks: 'both' });
        expect(parseScore(text, { winnerFirst: true })).toEqual({ ok: true, value: score });
      }),
      { numRuns: 2000 },
    );
  });

  it('[SC6] a text once written is written so for ever', () => {
    fc.assert(
      fc.property(anyScore, (score) => {
        const text = formatScore(score);
        const again = parseScore(text, { winnerFirst: true });
        fc.pre(again.ok);
        const settled = again.ok ? formatScore(again.value) : '';
        const third = parseScore(settled, { winnerFirst: true });
        expect(third.ok && formatScore(third.value)).toBe(settled);
      }),
    );
  });

  it('[SC8] has at most one winner, and the other one seen from the other side', () => {
    fc.assert(
      fc.property(anyScore, fc.option(known), (score, format) => {
        const mine = judgeScore(score, format);
        const theirs = judgeScore(swapScore(score), format);
        expect([theirs.verdict, theirs.reason.code, theirs.set, theirs.format]).toEqual([
          mine.verdict,
          mine.reason.code,
          mine.set,
          mine.format,
        ]);
        expect(theirs.winner).toBe(mine.winner === null ? null : otherSide(mine.winner));
      }),
      { numRuns: 500 },
    );
  });

  it('swapping sides twice changes nothing', () => {
    fc.assert(
      fc.property(anyScore, (score) => {
        expect(swapScore(swapScore(score))).toEqual(score);
        const suggested = suggestedWinner(score);
        expect(suggestedWinner(swapScore(score))).toBe(suggested === null ? null : otherSide(suggested));
      }),
    );
  });

  it('reading never throws, whatever the text', () => {
    const piece = fc.constantFrom(
      ...'0123456789-–(){}[]<>/:,;. retwodfabn&½⁷'.split(''),
      '6-4 ',
      '76',
      'ret.',
      '(4)',
    );
    fc.assert(
      fc.property(fc.array(piece, { ...LONG, maxLength: 30 }), (pieces) => {
        const parsed = parseScore(pieces.join(''));
        expect(parsed.ok ? typeof judgeScore(parsed.value).reason.code : parsed.error.type).toMatch(
          /string|score-text/,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('logs', () => {
  it('[SC8] the replay of any log yields a score that the judge accepts', () => {
    fc.assert(
      fc.property(setupAndLog, ([setup, events]) => {
        const state = replayLog(setup, events);
        expect(state.ok).toBe(true);
        if (!state.ok) return;
        const judged = judgeScore(state.value.score, setup.format);
        expect(judged.verdict).toBe(state.value.isOver ? 'complete' : 'partial');
        expect(judged.winner).toBe(state.value.winner);
      }),
      { numRuns: 300 },
    );
  });

  it('an undo equals never having played the point, to any depth', () => {
    fc.assert(
      fc.property(setupAndLog, fc.nat(), ([setup, events], depth) => {
        const back = events.length === 0 ? 0 : depth % (events.length + 1);
        const undos = Array.from({ length: back }, (): LogEvent => ({ type: 'undo' }));
        const undone = replayLog(setup, [...events, ...undos]);
        expect(undone).toEqual(replayLog(setup, events.slice(0, events.length - back)));
        expect(replayLog(setup, [...events, ...undos, ...events.slice(events.length - back)])).toEqual(
          replayLog(setup, events),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('played on event by event, it leads where playing it through leads, and what was played through stays as it was', () => {
    fc.assert(
      fc.property(setupAndLog, ([setup, events]) => {
        const begun = replayThrough(setup, []);
        if (!begun.ok) throw new Error('An empty log fits.');
        const steps = [begun.value];
        for (const [at, event] of events.entries()) {
          const [from] = steps.slice(-1);
          if (from === undefined || event.type === 'undo') throw new Error('The log has no undo.');
          const next = playOn(from, event, at);
          if (!next.ok) throw new Error('The log fits.');
          steps.push(next.value);
        }
        const through = steps.map((_, count) => replayThrough(setup, events.slice(0, count)));
        expect(steps).toEqual(through.map((one) => (one.ok ? one.value : null)));
      }),
      { numRuns: 50 },
    );
  });

  it('swapping sides swaps everything', () => {
    fc.assert(
      fc.property(setupAndLog, ([setup, events]) => {
        const mine = replayLog(setup, events);
        const theirs = replayLog({ ...setup, firstServer: 2 }, events.map(mirrored));
        if (!mine.ok || !theirs.ok) throw new Error('Both logs fit.');
        expect(theirs.value.score).toEqual(swapScore(mine.value.score));
        expect(theirs.value.stakes).toEqual([mine.value.stakes[1], mine.value.stakes[0]]);
        expect(theirs.value.isSwapped).toBe(mine.value.isSwapped);
        const server = mine.value.serve?.server.side;
        expect(theirs.value.serve?.server.side).toBe(server === undefined ? undefined : otherSide(server));
      }),
      { numRuns: 200 },
    );
  });
});
