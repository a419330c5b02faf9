// The score pad for journeys: a match of their own, opened on it, and its points.
import type { Page } from '@playwright/test';
import { createClub, signUp } from './accounts.ts';
import { addMatch } from './matches.ts';
import { send } from './send.ts';
import { expect } from './test.ts';
import { createTournament, enter, type TournamentWish } from './tournaments.ts';

interface StoredLog {
  readonly match: { readonly scoreText: string | null; readonly status: string };
  readonly log: { readonly count: number; readonly events: { readonly id: string }[] } | null;
}

/** A semi-final between Nina Kovač and Priya Raman, run by the person signed in on the page. */
export async function aMatch(page: Page, wish: Partial<TournamentWish> = {}): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Riverside Clay Open',
    clubId,
    status: 'registering',
    ...wish,
  });
  const players: [number, number] = [
    await enter(page, id, 'Nina Kovač'),
    await enter(page, id, 'Priya Raman'),
  ];
  return addMatch(page, id, { round: 'semi_final', players, court: 'Court 3' });
}

/** The server's record of a match. */
export const logOf = (page: Page, id: number) => send<StoredLog>(page, 'GET', `/api/matches/${id}/log`);

/** A thumb's pause: the guard against double taps asks for it. */
export const pause = (page: Page) => page.waitForTimeout(260);

/** Taps with a thumb's pause. */
export async function point(page: Page, name: string, times = 1): Promise<void> {
  for (let tap = 0; tap < times; tap += 1) {
    await page.getByRole('button', { name: `Point to ${name}` }).click();
    await pause(page);
  }
}

/** Opens a match on the pad and says who serves first. */
export async function begin(page: Page, id: number, server = 'Nina Kovač'): Promise<void> {
  await page.goto(`/score/${id}`);
  await page.getByRole('button', { name: `${server} to serve` }).click();
  await expect(page.getByRole('button', { name: `Point to ${server}` })).toBeVisible();
}
