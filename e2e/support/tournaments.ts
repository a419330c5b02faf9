// Tournaments and entries for journeys, made through the API as the person signed in on the page.
import type { Page } from '@playwright/test';
import { createClub, signUp } from './accounts.ts';
import { addMatch } from './matches.ts';
import { send } from './send.ts';

const DAY_MS = 86_400_000;

export interface TournamentWish {
  readonly name: string;
  readonly clubId: number;
  readonly type?: 'Open' | 'Mixed' | 'Doubles' | 'U14';
  readonly format?: 'round_robin' | 'groups_knockout' | 'knockout';
  /** The code of how its matches are played; three sets with tie-breaks by default. */
  readonly matchFormat?: string;
  /** Its final status; active and completed are reached by the product's own steps, completed with a final that was won. */
  readonly status?: 'draft' | 'upcoming' | 'registering' | 'active' | 'completed';
  /** Start in days from today; it lasts two days. */
  readonly startsIn?: number;
  readonly origin?: string;
  /** The two who play the final of a completed one. */
  readonly finalists?: readonly [string, string];
}

/** Creates a tournament; returns its id. */
export async function createTournament(
  page: Page,
  {
    name,
    clubId,
    type = 'Open',
    format = 'knockout',
    matchFormat,
    status = 'upcoming',
    startsIn = 0,
    origin = '',
    finalists = ['Ida Lund', 'Lea Wirz'],
  }: TournamentWish,
): Promise<number> {
  const start = new Date();
  start.setUTCHours(9, 0, 0, 0);
  start.setUTCDate(start.getUTCDate() + startsIn);
  const first = status === 'draft' || status === 'registering' ? status : 'upcoming';
  const { id } = await send<{ id: number }>(page, 'POST', `${origin}/api/tournaments`, {
    name,
    clubId,
    type,
    startDate: start.toISOString(),
    endDate: new Date(start.getTime() + 2 * DAY_MS).toISOString(),
    maxParticipants: 16,
    status: first,
    matchFormat,
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
  const moveTo = (step: string) =>
    send(page, 'PUT', `${origin}/api/tournaments/${id}/status`, { status: step });
  if (status === 'active') await moveTo('active');
  if (status === 'completed') {
    const players = [
      await enter(page, id, finalists[0], origin),
      await enter(page, id, finalists[1], origin),
    ] as const;
    const startTime = start.toISOString();
    const matchId = await addMatch(page, id, { round: 'final', players, startTime, origin });
    // A winner set by hand makes the tournament active (D9).
    await send(page, 'PUT', `${origin}/api/matches/${matchId}/winner`, { winnerId: players[0] });
    await moveTo('completed');
  }
  return id;
}

/** Enters a player by name; returns the participant's id. */
export async function enter(page: Page, tournamentId: number, name: string, origin = ''): Promise<number> {
  const url = `${origin}/api/tournaments/${tournamentId}/participants`;
  const { id } = await send<{ id: number }>(page, 'POST', url, { name });
  return id;
}

/** Puts tournaments of one club together as "Autumn Weekend"; returns the meeting's id. */
export async function aMeeting(page: Page, tournamentIds: readonly number[]): Promise<number> {
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${tournamentIds[0]}`);
  const { id } = await send<{ id: number }>(page, 'POST', `/api/clubs/${clubId}/meetings`, {
    name: 'Autumn Weekend',
    tournamentIds,
  });
  return id;
}

/** The person whose entry comes first. */
export async function firstPerson(page: Page, tournamentId: number): Promise<number> {
  const url = `/api/tournaments/${tournamentId}/participants`;
  const [entry] = await send<{ personId: number }[]>(page, 'GET', url);
  if (entry === undefined) throw new Error('Nobody is entered.');
  return entry.personId;
}

/** Enters a pair by name; returns the participant's id. */
export async function enterPair(
  page: Page,
  tournamentId: number,
  pair: readonly [string, string],
): Promise<number> {
  const [name, partnerName] = pair;
  const url = `/api/tournaments/${tournamentId}/participants`;
  const { id } = await send<{ id: number }>(page, 'POST', url, { name, partnerName });
  return id;
}

/** Signs the page in as the admin of a new club and makes a tournament of the given players in it. */
export async function aTournament(
  page: Page,
  players: readonly string[],
  wish: Partial<TournamentWish> = {},
): Promise<{ id: number; entries: number[] }> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, ...wish });
  const entries: number[] = [];
  for (const player of players) entries.push(await enter(page, id, player));
  return { id, entries };
}
