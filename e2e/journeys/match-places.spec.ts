// A match in a list of results, on a person's page or in a line about what is next leads to its own row, however long the list there is.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch, finishMatch } from '../support/matches.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';
import { withoutScript } from '../support/without-script.ts';

const NAMES = ['Nina Kovač', 'Priya Raman', 'Ida Lund', 'Ana Costa'];

interface Long {
  readonly id: number;
  /** The result at the end of the list. */
  readonly last: number;
}

/** A tournament whose list is far longer than a screen, with a result at its end. */
async function aLongList(page: Page): Promise<Long> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Clay Open', clubId, status: 'active' });
  const players: number[] = [];
  for (const name of NAMES) players.push(await enter(page, id, name));
  const [a = 0, b = 0, c = 0, d = 0] = players;
  for (let n = 0; n < 24; n += 1) await addMatch(page, id, { round: 'knockout', players: [c, d] });
  const last = await addMatch(page, id, { round: 'knockout', players: [a, b] });
  await finishMatch(page, last, '6-4 7-6(3)', a);
  return { id, last };
}

/** The link of a result; other journeys have results of people of the same name. */
const linkTo = (match: number): string => `article a[href$="#match-${match}"]`;

/** The row is seen, marked, and where the keyboard is. */
async function expectThere(page: Page, match: number): Promise<void> {
  const row = page.locator(`#match-${match}`);
  await expect(page).toHaveURL(new RegExp(`#match-${match}$`));
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await expect(row).not.toHaveCSS('box-shadow', 'none');
  await expect(row.getByRole('article')).toHaveAccessibleName(/Nina Kovač.*Priya Raman/);
}

test('a result leads to its own row, on a page that was drawn and in the app, and after a reload', async ({
  page,
  newVisitor,
}) => {
  const { id, last } = await aLongList(page);
  const visitor = await newVisitor();
  await visitor.goto('/match-schedules?tab=results');
  await visitor.locator(linkTo(last)).click();
  await expectThere(visitor, last);
  await visitor.reload();
  await expectThere(visitor, last);
  await expectAccessible(visitor);
  // In the app.
  await page.goto('/match-schedules?tab=results');
  await page.locator(linkTo(last)).click();
  await expectThere(page, last);
  await page.reload();
  await expectThere(page, last);
  // A person's page.
  await visitor.goto(`/tournaments/${id}?tab=participants`);
  await visitor.getByRole('link', { name: 'Nina Kovač' }).first().click();
  await visitor.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expectThere(visitor, last);
});

test('without script the browser itself goes there', async ({ page, browser, server }) => {
  const { last } = await aLongList(page);
  const plain = await withoutScript(browser, server, page);
  await plain.goto('/match-schedules?tab=results');
  await plain.locator(linkTo(last)).click();
  const row = plain.locator(`#match-${last}`);
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS('box-shadow', /5px/);
  await plain.context().close();
});
