// Tournaments and matches for journeys, made through the API as whoever the page is signed in as.
import { expect, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;

export interface TournamentWish {
  readonly name: string;
  readonly clubId: number;
  readonly format?: 'round_robin' | 'groups_knockout' | 'knockout';
  /** Where it ends up; active and completed are reached by the product's own steps. */
  readonly status?: 'draft' | 'upcoming' | 'registering' | 'active' | 'completed';
  /** Start in days from today; it lasts two days. */
  readonly startsIn?: number;
  readonly origin?: string;
}

async function call<T>(page: Page, method: 'POST' | 'PUT', url: string, data: unknown): Promise<T> {
  const response = await page.request.fetch(url, { method, data });
  expect(response.ok(), `${method} ${url}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** Creates a tournament; returns its id. */
export async function createTournament(
  page: Page,
  { name, clubId, format = 'knockout', status = 'upcoming', startsIn = 0, origin = '' }: TournamentWish,
): Promise<number> {
  const start = new Date();
  start.setUTCHours(9, 0, 0, 0);
  start.setUTCDate(start.getUTCDate() + startsIn);
  const first = status === 'draft' || status === 'registering' ? status : 'upcoming';
  const { id } = await call<{ id: number }>(page, 'POST', `${origin}/api/tournaments`, {
    name,
    clubId,
    type: 'Open',
    startDate: start.toISOString(),
    endDate: new Date(start.getTime() + 2 * DAY_MS).toISOString(),
    maxParticipants: 16,
    status: first,
    rules: {
      format,
      pointSystem: 'normal_deuce',
      letRule: true,
      timeLimit: 90,
      matchesPerParticipant: 3,
      playersProgressingFromGroups: 2,
      tieBreakerRule: 'matches_won',
    },
  });
  const steps = status === 'active' ? ['active'] : status === 'completed' ? ['active', 'completed'] : [];
  for (const step of steps)
    await call(page, 'PUT', `${origin}/api/tournaments/${id}/status`, { status: step });
  return id;
}

/** Enters a player by name; returns the participant's id. */
export async function enter(page: Page, tournamentId: number, name: string): Promise<number> {
  const { id } = await call<{ id: number }>(page, 'POST', `/api/tournaments/${tournamentId}/participants`, {
    name,
  });
  return id;
}

/** Creates a match that starts now, so that it belongs to today whatever the zone; returns its id. */
export async function createMatchNow(
  page: Page,
  tournamentId: number,
  {
    round,
    players,
    court = null,
  }: { round: string; players: [number | null, number | null]; court?: string | null },
): Promise<number> {
  const { id } = await call<{ id: number }>(page, 'POST', `/api/tournaments/${tournamentId}/matches`, {
    participant1Id: players[0],
    participant2Id: players[1],
    round,
    court,
    startTime: new Date().toISOString(),
  });
  return id;
}
