import type { Match } from '@tennis/contract';
import type { Score } from '@tennis/domain';
import { expect, test } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { scoreOf } from './match-writes.ts';

const ODD: Score = { sets: [{ kind: 'games', games: [0, 9], tieBreak: null }], ending: null };

const nothing = () => undefined;

/** The body that a score is first sent with once somebody has said that it was played like this. */
const bodyOf = (match: Match) => {
  const how = { isMeant: true, completes: false };
  const { call } = scoreOf(match, ODD, 2, how, () => new Promise(nothing), nothing);
  return call.body;
};

test('[D13, D14] an odd score in a draw is first sent without a confirmation: it would allow what has not been shown', () => {
  expect(bodyOf(sampleMatch(1, { drawId: 3 }))).not.toHaveProperty('confirm');
});

test('[D13] an odd score of a match made by hand is confirmed when it is sent', () => {
  expect(bodyOf(sampleMatch(1, { drawId: null }))).toMatchObject({ confirm: true });
});
