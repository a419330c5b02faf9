// How long people rest, by whose rules, and who rests longer.
import { describe, expect, it } from 'vitest';
import { parseMatchFormat } from '../score/format-code.ts';
import { checkOrder } from './check.ts';
import { aProblem, aSituation, at } from './fixtures.ts';
import { juniorsOverBy, restAfterMatch } from './planning.ts';

const formatOf = (code: string) => {
  const format = parseMatchFormat(code);
  if (!format.ok) throw new Error(code);
  return format.value;
};

it.each([
  ['U9', 1080],
  ['U12', 1080],
  ['U14', 1140],
  ['U18', 1140],
  ['Open', null],
  ['Mixed', null],
] as const)('[OP16] %s should be over by the minute %s', (type, minute) => {
  expect(juniorsOverBy(type)).toBe(minute);
});

describe('the rest after a match', () => {
  it.each([
    ['default', 'Open', 'SET3-S:6/TB7', 60],
    ['default', 'Open', 'SET3-S:6/TB7-F:TB10', 60],
    ['default', 'Doubles', 'SET3-S:6/TB7', 60],
    ['default', 'U12', 'SET3-S:4/TB7', 30],
    ['default', 'Open', 'SET1-S:8/TB7', 30],
    ['usta', 'Open', 'SET3-S:6/TB7', 30],
    ['usta', 'U12', 'SET3-S:6/TB7', 60],
    ['usta', 'Doubles', 'SET3-S:6/TB7', 30],
    ['usta', 'U12', 'SET3-S:6/TB7-F:TB10', 30],
    ['usta', 'U12', 'SET1-S:8/TB7', 30],
  ] as const)('[RE1] [OP5] by %s in %s, %s: %i minutes', (rules, type, code, minutes) => {
    expect(restAfterMatch(rules, type, formatOf(code))).toBe(minutes);
  });

  it('[RE1] is longer for both sides where one person needs it, also where they may only get to the match', () => {
    const order = [at('sf1', '1', 540), at('sf2', '2', 540), at('f', '1', 630)];
    const found = (possiblePlayers: 'avoid' | 'count') =>
      checkOrder(
        aProblem(
          aSituation({
            players: { ann: { rest: 90 } },
            possiblePlayers,
          }),
        ),
        order,
        [],
      );
    expect(found('avoid')).toMatchObject([{ rule: 'OP5', matches: ['f', 'sf1'], minutes: 60 }]);
    // She is certain to be in the first match.
    expect(found('count')).toMatchObject([{ rule: 'OP5', matches: ['f', 'sf1'], minutes: 60 }]);
  });

  it('[RE1] [OP13] follows the format of the match itself, where that has one of its own', () => {
    const order = [at('sf1', '1', 540), at('sf2', '2', 540), at('f', '1', 615)];
    const found = (rest?: number) => {
      const { matches, ...situation } = aSituation();
      const own = matches.map((match) =>
        match.id === 'f' || rest === undefined ? match : { ...match, rest },
      );
      return checkOrder(aProblem({ ...situation, matches: own }), order, []);
    };
    // The event asks for half an hour.
    expect(found()).toMatchObject([{ rule: 'OP5' }, { rule: 'OP5' }]);
    expect(found(15)).toEqual([]);
  });
});
