// Every language has a sentence for each verdict of the engine: nothing throws, and no parameter is left open or missing.
import { readScores } from '@tennis/contract';
import { judgeScore, keypadFor, parseMatchFormat, parseScore, winnerContradiction } from '@tennis/domain';
import { anyFormat, anyScore, known, side } from '@tennis/domain/testing/scores';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn, type Words } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { describeMatchFormat, formatChoice, formatTexts } from './formats.ts';
import { sayContradiction, sayFormatProblem, sayScoreText, sayUnreadable, sayVerdict } from './score.ts';
import { sayDigit } from './scoring.ts';

/** A sentence as people can read it. */
function expectSaid(text: string): void {
  expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object|\s\s|\s$|^\s|^$/);
}

const expectEverywhere = (say: (words: Words) => string): void => {
  for (const language of LANGUAGES) expectSaid(say(wordsIn(language)));
};

describe('in every language', () => {
  it('[SC8] the verdict on any score', () => {
    fc.assert(
      fc.property(anyScore, fc.option(known), fc.option(side), (score, format, winner) => {
        const { reason } = judgeScore(score, format, { winner });
        expectEverywhere((words) => sayVerdict(words.score, reason));
      }),
      { numRuns: 500 },
    );
  });

  it('[OU2] what a score says against a winner', () => {
    fc.assert(
      fc.property(anyScore, side, (score, winner) => {
        const found = winnerContradiction(score, winner);
        expectEverywhere(({ score: room }) => (found === null ? 'Nothing.' : sayContradiction(room, found)));
      }),
    );
  });

  it('[SC6] why a text is no score', () => {
    const piece = fc.constantFrom(...'0123456789-(){}[]<>:; retwo'.split(''), '6-4 ', '3-Jun', 'ret.', '(4)');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const parsed = parseScore(pieces.join(''));
        if (parsed.ok) return;
        // The text itself is quoted, whatever signs it has.
        const { error } = parsed;
        expectEverywhere(({ score }) =>
          sayScoreText(score, 'text' in error ? { ...error, text: 'it' } : error),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('D31: why a shape is no score', () => {
    const number = fc.oneof(fc.constantFrom(-1, 1.5, 1000, 'x', null), fc.nat({ max: 9 }));
    const set = fc.record(
      { player1: number, player2: number, tieBreak1: number, matchTieBreak: fc.boolean(), set: number },
      { requiredKeys: [] },
    );
    const shape = fc.oneof(
      fc.record({
        set1: fc.oneof(set, fc.constant(7)),
        set2: set,
        outcome: fc.constantFrom('lost', 'retired'),
      }),
      fc.array(set),
      fc.constantFrom(7, true),
    );
    fc.assert(
      fc.property(shape, (sent) => {
        const read = readScores(sent);
        if (read.ok) return;
        const { error } = read;
        expectEverywhere(({ score }) => sayUnreadable(score, error));
      }),
      { numRuns: 500 },
    );
  });

  it('[SC7] any format, in one sentence and in the texts of section 2', () => {
    fc.assert(
      fc.property(anyFormat, (format) => {
        expectEverywhere(({ formats }) => describeMatchFormat(formats, format));
        expectEverywhere(({ formats }) => formatChoice(formats, format));
        expectEverywhere(({ formats }) => Object.values(formatTexts(formats, format)).join('|'));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'x',
    'SET3A-S:T10',
    'SET6-S:6',
    'SET3-S:0',
    'SET3-S:TB70',
    'SET1-S:T0',
    'SET3-S:6/TB7@4',
    'SET1-S:6-F:7',
    'SET2-S:6-F:7',
  ])('[SC7] why %s is no format', (code) => {
    const parsed = parseMatchFormat(code);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expectEverywhere(({ score }) => sayFormatProblem(score, parsed.error));
  });

  it('[SC8] why a digit may not follow', () => {
    const digits = fc.constantFrom('', '0', '3', '6', '7', '12');
    fc.assert(
      fc.property(
        anyFormat,
        digits,
        digits,
        digits,
        fc.constantFrom('first', 'second', 'tieBreak'),
        (format, first, second, tieBreak, field) => {
          const keypad = keypadFor(field, { first, second, tieBreak }, { format, set: 0 });
          const said = (words: Words) =>
            keypad.digits.map(({ reason }) => (reason === null ? 'It may.' : sayDigit(words, reason)));
          expectEverywhere((words) => said(words).join('|'));
        },
      ),
    );
  });
});
