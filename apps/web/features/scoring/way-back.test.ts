// Named scorers and holders of a link are never led to a page that is closed to them (D39, ADR 35).
import type { ScoreLog } from '@tennis/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { wayBack } from './way-back.ts';

const VIEW: ScoreLog = {
  match: sampleMatch(1),
  doubles: false,
  pairs: null,
  women: null,
  timeLimit: 90,
  log: null,
};

it('leads those who run the tournament to Manage Scores, and anybody else to what they may score', () => {
  const organisers = { ...VIEW, manages: true as const };
  expect(wayBack(true, organisers)).toMatchObject({ home: '/manage-scores', isOrganiser: true });
  expect(wayBack(true, organisers).close).toBe(
    `/tournaments/${VIEW.match.tournamentId}?tab=matches&view=list#match-1`,
  );
  const others = { home: '/score', close: '/score', isOrganiser: false };
  expect(wayBack(true, VIEW)).toEqual(others);
  expect(wayBack(true, null)).toEqual(others);
  // The session has ended since the match was read.
  expect(wayBack(false, organisers)).toEqual(others);
});
