// The meaning of a change in a draw, in English word for word; and every code has its sentence in every language.
import { OUTCOMES, type MatchName, type News, type ProgressProblem } from '@tennis/domain';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../index.ts';
import { LANGUAGES } from '../languages.ts';
import { listerOf } from './lists.ts';
import { sayNews, sayProgressProblem } from './progress.ts';

const english = wordsIn('en');
const match: MatchName = { code: 'semi-final', position: 1, stage: null };
const final: MatchName = { code: 'final', stage: null };
const second: MatchName = { code: 'round', round: 2, position: 1, stage: { code: 'grand-final' } };
const beaten = { code: 'completed', first: 'A', second: 'B' } as const;
const stage = { code: 'group', number: 1 } as const;
const name = 'A';

const isSaid = (text: string): boolean => !/[{}]|undefined|null|NaN|\[object|\s\s|\s$|^\s|^$/.test(text);

/** Examples by code, so that none is forgotten. */
type ByCode<C extends { readonly code: string }> = { readonly [K in C['code']]: readonly [C, string] };

const NEWS = {
  'result-entered': [
    { code: 'result-entered', match, result: { ...beaten, code: 'retired' } },
    'Semi final, match 1: A beat B, who retired.',
  ],
  'result-changed': [
    { code: 'result-changed', match, result: { code: 'completed', first: 'B', second: 'A' }, before: beaten },
    'Semi final, match 1: B beat A, no longer "A beat B".',
  ],
  'result-removed': [
    { code: 'result-removed', match, result: beaten },
    'Semi final, match 1: the result "A beat B" is removed.',
  ],
  'not-needed': [{ code: 'not-needed', match: second }, 'Grand final, round 2, match 1 is not needed.'],
  'nobody-advances': [{ code: 'nobody-advances', match }, 'Nobody advances from Semi final, match 1.'],
  'no-winner': [{ code: 'no-winner', match }, 'Semi final, match 1 has no winner.'],
  'waits-again': [{ code: 'waits-again', match: final }, 'Final waits for its players again.'],
  'open-again': [{ code: 'open-again', match }, 'Semi final, match 1 is open again.'],
  wins: [{ code: 'wins', match, name }, 'A wins Semi final, match 1.'],
  advances: [{ code: 'advances', match, name }, 'A advances from Semi final, match 1 without playing.'],
  'winner-passes': [
    { code: 'winner-passes', match: final, from: match },
    'The winner of Semi final, match 1 will advance from Final without playing.',
  ],
  'opponent-passes': [
    { code: 'opponent-passes', match: final },
    'The opponent in Final is not known yet and will advance without playing.',
  ],
  leaves: [{ code: 'leaves', match: final, name }, 'A leaves Final; the place is open again.'],
  'moves-in': [{ code: 'moves-in', match: final, name }, 'A moves into Final.'],
  'takes-place': [
    { code: 'takes-place', match: final, name: 'B', before: 'A' },
    'B takes the place of A in Final.',
  ],
  'place-open': [
    { code: 'place-open', match: second },
    'A place in Grand final, round 2, match 1 is open again.',
  ],
  'becomes-bye': [
    { code: 'becomes-bye', match: second },
    'Nobody comes to Grand final, round 2, match 1: it is a bye.',
  ],
  'nobody-comes': [
    { code: 'nobody-comes', match: final },
    'Nobody comes to Final: the player who is there wins by walkover.',
  ],
  'order-open': [{ code: 'order-open', stage }, 'The order of Group A is open again.'],
  order: [{ code: 'order', stage, order: ['A', 'B', 'C'] }, 'Group A ends in this order: 1. A, 2. B, 3. C.'],
  'still-in': [{ code: 'still-in', name }, 'A is still in the draw.'],
  withdraws: [{ code: 'withdraws', name }, 'A withdraws.'],
  back: [{ code: 'back', name }, 'A is back in the draw.'],
  'ends-on-place': [{ code: 'ends-on-place', name, place: 1 }, 'A finishes in place 1.'],
  'ends-on-places': [{ code: 'ends-on-places', name, best: 3, worst: 4 }, 'A finishes in places 3 to 4.'],
  seed: [{ code: 'seed', name: 'H', seed: 3 }, 'H is now seed 3.'],
  line: [
    { code: 'line', name: 'Y', line: 3, stage: { code: 'main' } },
    'Line 3 of Main draw now belongs to Y.',
  ],
} satisfies ByCode<News>;

const REFUSALS = {
  overwrites_played: [
    { code: 'overwrites_played', matches: [final] },
    'Final has been played or started with other players; confirm to remove that result.',
  ],
  contradicts_score: [
    { code: 'contradicts_score', contradiction: { code: 'winner-differs' }, matches: [] },
    'By this score the other side won. Confirm to enter it all the same.',
  ],
  no_such_match: [{ code: 'no_such_match', number: 100 }, 'There is no match 100.'],
  no_such_entry: [{ code: 'no_such_entry', number: 10 }, 'There is no entry 10.'],
  no_such_stage: [{ code: 'no_such_stage', number: 3 }, 'Stage 3 is not a group.'],
  not_ready: [{ code: 'not_ready', match: final }, 'Final still waits for a player.'],
  not_needed: [{ code: 'not_needed', match: second }, 'Grand final, round 2, match 1 is not needed.'],
  still_open: [{ code: 'still_open', match }, 'Semi final, match 1 is still to be played.'],
  no_result: [{ code: 'no_result', match: final }, 'Final has no result.'],
  not_played: [
    { code: 'not_played', match, side: 'bye' },
    'Semi final, match 1 is not played: one side is a bye.',
  ],
  winner_missing: [
    { code: 'winner_missing', outcome: 'walkover' },
    'This kind of result (walkover) needs a winner.',
  ],
  winner_given: [
    { code: 'winner_given', outcome: 'double_walkover' },
    'This kind of result (double walkover) has no winner.',
  ],
  bad_order: [
    { code: 'bad_order', stage, entries: 3 },
    'The order of Group A has to name each of its 3 entries once.',
  ],
  already_withdrawn: [{ code: 'already_withdrawn', name }, 'A has already withdrawn.'],
  not_withdrawn: [{ code: 'not_withdrawn', name }, 'A has not withdrawn.'],
  not_in_draw: [{ code: 'not_in_draw', name }, 'A is not on any line of the draw.'],
  line_taken: [{ code: 'line_taken', name }, 'A has no line any more; somebody has taken it.'],
  not_next: [{ code: 'not_next', name: 'Y' }, 'Y is first on the list of alternates; confirm to pass over.'],
  already_in_draw: [{ code: 'already_in_draw', name }, 'A is in that draw already.'],
  loser_withdrawn: [{ code: 'loser_withdrawn', name }, 'A has withdrawn.'],
  has_not_lost: [{ code: 'has_not_lost', name }, 'A has not lost in qualifying.'],
  no_next_seed: [
    { code: 'no_next_seed', name },
    'It is not known who is next due a seed. Name the player who takes the line of A.',
  ],
  first_match_played: [
    { code: 'first_match_played', name, match, state: 'begun' },
    'A has already begun Semi final, match 1.',
  ],
  no_alternate: [{ code: 'no_alternate' }, 'No alternate is left on the list.'],
} satisfies ByCode<ProgressProblem>;

describe('in English', () => {
  it.each(Object.values(NEWS))('%j: %s', (news, sentence) => {
    expect(sayNews(english, news)).toBe(sentence);
  });

  it.each(Object.values(REFUSALS))('%j: %s', (problem, sentence) => {
    expect(sayProgressProblem(english, problem, listerOf('en'))).toBe(sentence);
  });

  it('[OU1] every way in which a match ends', () => {
    const said = OUTCOMES.map((code) =>
      sayNews(english, { code: 'result-entered', match: final, result: { ...beaten, code } }),
    );
    expect(said).toEqual([
      'Final: A beat B.',
      'Final: A beat B, who retired.',
      'Final: A beat B by walkover.',
      'Final: A beat B, who was defaulted.',
      'Final: A against B is a double walkover.',
      'Final: A against B is a double default.',
      'Final: A against B was abandoned.',
      'Final: A against B was cancelled.',
    ]);
  });

  it('[SC8] a match that ended level', () => {
    expect(
      sayNews(english, { code: 'result-entered', match: final, result: { ...beaten, code: 'level' } }),
    ).toBe('Final: A against B ended level.');
  });

  it('[D14] several results that would be lost, beside a score that contradicts the winner', () => {
    const matches = [match, final];
    const lost =
      'Semi final, match 1 and Final have been played or started with other players; confirm to remove those results.';
    const list = listerOf('en');
    expect(sayProgressProblem(english, { code: 'overwrites_played', matches }, list)).toBe(lost);
    expect(
      sayProgressProblem(
        english,
        { code: 'contradicts_score', contradiction: { code: 'winner-gave-up' }, matches },
        list,
      ),
    ).toBe(`By this score the winner would be the side that could not go on. ${lost}`);
  });
});

it.each(LANGUAGES)('%s says every code', (language) => {
  const words = wordsIn(language);
  const said = [
    ...Object.values(NEWS).map(([news]) => sayNews(words, news)),
    ...Object.values(REFUSALS).map(([problem]) => sayProgressProblem(words, problem, listerOf(language))),
    ...OUTCOMES.flatMap((outcome) => [
      sayNews(words, { code: 'result-entered', match, result: { ...beaten, code: outcome } }),
      sayProgressProblem(words, { code: 'winner_missing', outcome }, listerOf(language)),
    ]),
  ];
  expect(said.filter((text) => !isSaid(text))).toEqual([]);
});
