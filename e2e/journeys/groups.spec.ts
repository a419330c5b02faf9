// Groups of a published draw as players and directors see them: tables with reasons, what must happen, and an order that only a lot can decide (RR8).
import type { DrawOnWire, Match } from '@tennis/contract';
import type { Page } from '@playwright/test';
import { matchesOf, playOn } from '../support/results.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const PLAYERS = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad', 'Ida Lund', 'Lea Wirz'] as const;

/** A tournament in two groups of three; the first of each goes on. */
async function inGroups(page: Page): Promise<number> {
  const { id } = await aTournament(page, PLAYERS);
  const { rules } = await send<{ rules: object }>(page, 'GET', `/api/tournaments/${id}`);
  await send(page, 'PATCH', `/api/tournaments/${id}`, {
    rules: {
      ...rules,
      format: 'groups_knockout',
      matchesPerParticipant: 2,
      playersProgressingFromGroups: 1,
    },
  });
  return id;
}

/** Drawn and published. The organisers want to be asked before a lot decides. */
async function twoGroups(page: Page): Promise<{ id: number; draw: DrawOnWire }> {
  const id = await inGroups(page);
  const made = await send<DrawOnWire>(page, 'POST', `/api/tournaments/${id}/draws`, { lots: 'director' });
  const draw = await send<DrawOnWire>(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, {
    published: true,
  });
  return { id, draw };
}

/** Plays matches of the first group, in which everybody beats the next by the same score. */
async function playInACircle(
  page: Page,
  id: number,
  draw: DrawOnWire,
  from: number,
  to: number,
): Promise<void> {
  const { firstLine = 0, firstMatch = 0 } = draw.stages[0] ?? {};
  const ids = draw.lines.slice(firstLine, firstLine + 3).map((entry) => draw.entries[entry]?.participantId);
  const matches = await send<Match[]>(page, 'GET', `/api/tournaments/${id}/matches`);
  for (const matchId of draw.matchIds.slice(firstMatch + from, firstMatch + to)) {
    const match = matches.find((one) => one.id === matchId);
    if (match === undefined) throw new Error('no match');
    const isFirst =
      (ids.indexOf(match.participant1Id ?? 0) + 1) % 3 === ids.indexOf(match.participant2Id ?? 0);
    await send(page, 'PUT', `/api/matches/${match.id}/scores`, {
      scores: { text: isFirst ? '6-4 6-4' : '4-6 4-6' },
      winnerId: isFirst ? match.participant1Id : match.participant2Id,
      complete: true,
    });
  }
}

test('a group tells who can still go on, and the organisers settle what only a lot can decide [RR8]', async ({
  page,
  newVisitor,
}) => {
  const { id, draw } = await twoGroups(page);
  await playInACircle(page, id, draw, 0, 2);
  const url = `/tournaments/${id}?tab=matches&view=draw`;
  const visitor = await newVisitor();
  await visitor.goto(url);
  const table = visitor.getByRole('table', { name: 'Group A, table' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table).toContainText('Goes on with a win.');
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await expect(visitor.getByRole('button', { name: 'Set the order' })).toHaveCount(0);

  await playInACircle(page, id, draw, 2, 3);
  await page.goto(url);
  const group = page.getByRole('region', { name: 'Group A' });
  await expect(group).toContainText('Only a lot can decide between');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await group.getByRole('button', { name: 'Set the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order in Group A' });
  const lines = dialog.getByRole('listitem');
  const third = ((await lines.nth(2).textContent()) ?? '').replace(/^\d+/, '');
  await dialog.getByRole('button', { name: `Move ${third} up` }).click();
  await dialog.getByRole('button', { name: `Move ${third} up` }).click();
  await expect(lines.nth(0)).toContainText(third);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order settled')).toBeVisible();
  // The focused control stays on screen.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.focus();
  await expect(group.getByRole('row').nth(1)).toContainText(third);
  await expect(group.getByRole('row').nth(1)).toContainText('the organisers settled the order');

  // The knockout has its first player, and the act can be undone at once.
  const placed = async () => {
    const final = (await send<Match[]>(page, 'GET', `/api/tournaments/${id}/matches`)).find(
      ({ round }) => round === 'final',
    );
    return [final?.p1Name, final?.p2Name];
  };
  expect(await placed()).toContain(third);
  await undo.click();
  await expect(group).toContainText('The places stay open until you settle the order.');
  expect(await placed()).not.toContain(third);
});

test('a settled order is undone from its group, when the message is long gone [D14]', async ({ page }) => {
  const { id, draw } = await twoGroups(page);
  await playInACircle(page, id, draw, 0, 3);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const group = page.getByRole('region', { name: 'Group A' });
  await expect(group).toContainText('The places stay open until you settle the order.');
  await group.getByRole('button', { name: 'Draw lots' }).click();
  await expect(page.getByText('Order settled')).toBeVisible();
  await page.reload();
  await expect(group).toContainText('Only a lot can decide between');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Group B' }).getByRole('button', { name: /^Undo/ }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await group.getByRole('button', { name: 'Undo: Group A' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(group).toContainText('The places stay open until you settle the order.');
  await expect(group.getByRole('button', { name: 'Undo: Group A' })).toHaveCount(0);
});

test('with one press those who do not go on play a consolation [RR2]', async ({ page }) => {
  const id = await inGroups(page);
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await maker.getByText('More choices').click();
  await expect(maker.getByRole('spinbutton', { name: 'Best of the next places' })).toBeVisible();
  await maker.getByRole('checkbox', { name: 'The others play a consolation' }).check();
  // Nobody goes through as best next then.
  await expect(maker.getByRole('spinbutton', { name: 'Best of the next places' })).toHaveCount(0);
  await expectAccessible(page);
  await maker.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(maker.getByRole('heading', { name: 'Draw 1, private' })).toBeVisible();
  await maker.getByRole('button', { name: 'Publish draw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }).click();
  await expect(maker).toHaveCount(0);
  await playOn(page, id, ({ round }) => round === 'group_stage');
  await page.reload();
  // Everybody has beaten one and lost to one.
  for (const name of ['Group A', 'Group B']) {
    const group = page.getByRole('region', { name });
    await group.getByRole('button', { name: 'Draw lots' }).click();
    await expect(group.getByRole('button', { name: 'Draw lots' })).toHaveCount(0);
  }
  const consolation = (await matchesOf(page, id)).filter(
    ({ drawRound }) => drawRound?.stage?.code === 'consolation',
  );
  expect(consolation.map(({ round }) => round)).toEqual(['knockout', 'knockout', 'knockout']);
  const [first] = consolation;
  await page.getByRole('radio', { name: 'Consolation' }).check();
  await expect(page.getByText(first?.p1Name ?? 'nobody').last()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
