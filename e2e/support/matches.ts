// Matches at chosen times for journeys, made and played through the API as the person signed in on the page.
import type { Page } from '@playwright/test';
import { send } from './send.ts';

export interface MatchWish {
  readonly round: string;
  /** Participants' ids; null for a player to be decided. */
  readonly players: readonly [number | null, number | null];
  /** ISO 8601 in UTC; left out for now, which belongs to today whatever the zone. */
  readonly startTime?: string | null;
  readonly court?: string | null;
  readonly origin?: string;
}

/** Creates a match; returns its id. */
export async function addMatch(
  page: Page,
  tournamentId: number,
  { round, players, startTime = new Date().toISOString(), court = null, origin = '' }: MatchWish,
): Promise<number> {
  const [participant1Id, participant2Id] = players;
  const match = await send<{ id: number }>(
    page,
    'POST',
    `${origin}/api/tournaments/${tournamentId}/matches`,
    {
      participant1Id,
      participant2Id,
      round,
      court,
      startTime,
    },
  );
  return match.id;
}

/** Starts, completes or cancels a match. */
export const setMatchStatus = (page: Page, matchId: number, status: string): Promise<unknown> =>
  send(page, 'PUT', `/api/matches/${matchId}/status`, { status });

/** Plays a match to its end: "6-4 7-6(3)" for the participant `winnerId`. */
export async function finishMatch(
  page: Page,
  matchId: number,
  text: string,
  winnerId: number,
): Promise<void> {
  await setMatchStatus(page, matchId, 'in_progress');
  await send(page, 'PUT', `/api/matches/${matchId}/scores`, { scores: { text }, winnerId });
  await setMatchStatus(page, matchId, 'completed');
}
