// A championship over weeks (OP39, ADR 33): last days for its rounds, a time that two sides agree on, contact, and a proposed walkover for a late
// match.
import type { Browser, Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { button, expectSound, field } from '../support/locators.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

interface Made {
  readonly id: number;
}

const WEEK = Array.from({ length: 7 }, () => ({ from: '08:00', to: '12:00' }));
const DAY_MS = 86_400_000;
const tomorrow = (): string => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

/** The label of tomorrow's chip. */
const TOMORROW = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

async function player(
  browser: Browser,
  baseURL: string | undefined,
  id: number,
  name: string,
): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signUp(page, { name, role: 'member' });
  await send(page, 'POST', `/api/tournaments/${id}/entry`, {});
  return page;
}

test('two sides agree on a time before the last day; a late match is offered a walkover', async ({
  page,
  browser,
  baseURL,
}) => {
  // Once: it may be midnight meanwhile.
  const byDay = tomorrow();
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, {
    courts: ['Court 1', 'Court 2'].map((name) => ({ name, hours: WEEK })),
  });
  const id = await createTournament(page, { name: 'Club Championship', clubId, status: 'registering' });
  const nina = await player(browser, baseURL, id, 'Nina Kovač');
  const ana = await player(browser, baseURL, id, 'Ana Lind');
  const entries = await send<Made[]>(page, 'GET', `/api/tournaments/${id}/participants`);
  const [one, two] = entries;
  for (const round of ['semi_final', 'final'])
    await send(page, 'POST', `/api/tournaments/${id}/matches`, {
      participant1Id: one?.id ?? null,
      participant2Id: two?.id ?? null,
      round,
      startTime: null,
    });

  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  await button(page, 'Dates to play by').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Spread evenly').click();
  await field(dialog, 'Semi Final: play by').fill(byDay);
  await expectSound(page);
  await button(dialog, 'Save').click();
  await expect(page.getByRole('region', { name: 'Matches to play by a date' })).toContainText(
    '1 not arranged',
  );
  await expectSound(page);

  await nina.goto('/settings');
  await nina.getByLabel('Opponents see my email').click();
  await expect(nina.getByLabel('Opponents see my email')).toBeChecked();

  await ana.goto('/my-tennis');
  await ana.getByRole('link', { name: 'Arrange' }).first().click();
  await expect(ana.getByRole('heading', { level: 1 })).toContainText('against Nina Kovač');
  await expect(ana.getByRole('region', { name: 'Contact' })).toContainText('@');
  const day = TOMORROW.format(new Date(`${byDay}T12:00:00Z`));
  await ana.getByRole('radio', { name: day }).check({ force: true });
  await button(ana, 'Propose 9:00 AM, Court 2').click();
  await button(ana.getByRole('alertdialog'), 'Propose').click();
  await expect(ana.getByText('Waiting for the other side to answer.')).toBeVisible();
  await expectSound(ana);

  const path = new URL(ana.url()).pathname;
  await nina.goto(path);
  await expect(nina.getByRole('region', { name: 'Contact' })).toContainText('Nobody on the other side');
  await button(nina, 'Decline').click();
  await expect(nina.getByText('was declined. Please choose another time.')).toBeVisible();
  await nina.getByRole('radio', { name: day }).check({ force: true });
  await button(nina, 'Propose 10:00 AM, Court 1').click();
  await button(nina.getByRole('alertdialog'), 'Propose').click();
  await expect(nina.getByText('Waiting for the other side to answer.')).toBeVisible();

  await ana.reload();
  await button(ana, 'Accept').click();
  await expect(ana.getByRole('region', { name: 'Arrange the match' })).toContainText('10:00 AM');

  // Weeks later the final has not been played: nothing has happened by itself.
  await page.clock.setFixedTime(new Date(Date.now() + 30 * DAY_MS));
  await page.reload();
  const panel = page.getByRole('region', { name: 'Matches to play by a date' });
  await expect(panel).toContainText('At risk');
  await panel
    .getByRole('button', { name: /^Walkover\?/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Walkover');
  await expectSound(page);
});
