// Events while a draw is played (D14, D16, D29, D57; rules OU1, SB1): withdrawals, no-shows, corrections, undo. The arithmetic is tested in
// packages/domain, each call in apps/server.
import type { DrawOnWire, Match, Participant } from '@tennis/contract';
import type { Page } from '@playwright/test';
import { enterResult, playOn } from '../support/results.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, resize, test } from '../support/test.ts';
import { aTournament, createTournament } from '../support/tournaments.ts';

const FOUR = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad'] as const;
const SIXTEEN = Array.from({ length: 16 }, (_, index) => `Player ${String.fromCharCode(65 + index)}`);

async function published(page: Page, players: readonly string[], choices: object = {}) {
  const { id } = await aTournament(page, players);
  const made = await send<DrawOnWire>(page, 'POST', `/api/tournaments/${id}/draws`, {
    randomSeed: 7,
    ...choices,
  });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, { published: true });
  return { id, matches: () => send<Match[]>(page, 'GET', `/api/tournaments/${id}/matches`) };
}

const finish = (page: Page, match: Match, body: object = {}) =>
  send<Match>(page, 'PUT', `/api/matches/${match.id}/scores`, {
    scores: { text: '6-1 6-2' },
    winnerId: match.participant1Id,
    complete: true,
    ...body,
  });

const isFinal = ({ round }: Match): boolean => round === 'final';

/** Opens the dialog in which an entry withdraws. */
async function openWithdrawal(page: Page, name: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  return page.getByRole('dialog');
}

for (const width of [390, 1280]) {
  test(`in the middle of a knockout an entry withdraws, and that is undone, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id, matches } = await published(page, FOUR);
    const [first] = await matches();
    if (first === undefined) throw new Error('no match');
    await finish(page, first);
    const name = first.p1Name ?? '';
    await page.goto(`/tournaments/${id}?tab=participants`);
    const dialog = await openWithdrawal(page, name);
    await expect(dialog).toContainText('This is what happens');
    await expect(dialog).toContainText(`${name} withdraws.`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Withdraw entry' }).click();
    await expect(page.getByText(`${name} has withdrawn`)).toBeVisible();
    // The focused control stays on screen for as long as it has the focus.
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Withdrawn: injury');
    await expectAccessible(page);
    await undo.click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: name })).not.toContainText('Withdrawn');
    expect((await matches()).find(isFinal)).toMatchObject({ status: 'scheduled' });
  });
}

for (const width of [390, 1280]) {
  test(`somebody who comes late takes a bye of the draw, and that is undone, at ${width} [BY1, D14]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { id, matches } = await published(page, FOUR.slice(0, 3));
    const before = (await matches()).length;
    await send(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Ida Lund' });
    await page.goto(`/tournaments/${id}?tab=participants`);
    const hint = page.getByText('Not in the draw. They can take a bye');
    await expect(hint).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Ida Lund' }).click();
    await page.getByRole('menuitem', { name: 'Put into the draw' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Ida Lund moves into Semi final, match');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Put into the draw' }).click();
    await expect(page.getByText('Ida Lund is in the draw')).toBeVisible();
    await expect(hint).toHaveCount(0);
    expect(await matches()).toHaveLength(before + 1);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await undo.click();
    await expect(page.getByText('Undone')).toBeVisible();
    await expect(hint).toBeVisible();
    expect(await matches()).toHaveLength(before);
  });
}

test('somebody leaves all their events from one dialog, each with what follows there [D14, D57]', async ({
  page,
}) => {
  const { id } = await published(page, FOUR);
  const [entry] = await send<Participant[]>(page, 'GET', `/api/tournaments/${id}/participants`);
  if (entry?.personId == null) throw new Error('no person');
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  const enter = async (name: string) => {
    const event = await createTournament(page, { name, clubId, status: 'registering' });
    await send(page, 'POST', `/api/tournaments/${event}/participants`, { personId: entry.personId });
    return () => send<Participant[]>(page, 'GET', `/api/tournaments/${event}/participants`);
  };
  const [mixed, veterans] = [await enter('Mixed Doubles of the Autumn'), await enter('Veterans')];
  await page.goto(`/tournaments/${id}?tab=participants`);
  const name = entry.player?.name ?? '';
  const dialog = await openWithdrawal(page, name);
  await expect(dialog).toContainText(`${name} withdraws.`);
  const others = dialog.getByRole('group', { name: 'Also withdraw from' });
  await others.getByRole('checkbox', { name: 'Mixed Doubles of the Autumn' }).check();
  await expect(others.getByText('Nothing else changes.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Withdraw 2 entries' }).click();
  await expect(page.getByText(`${name} has withdrawn`)).toBeVisible();
  expect((await mixed()).map(({ withdrawn }) => withdrawn)).toEqual([true]);
  expect((await veterans()).map(({ withdrawn }) => withdrawn)).toEqual([false]);
});

test('a withdrawal is undone from the menu of the entry, when the message is long gone [D14]', async ({
  page,
}) => {
  const { id, matches } = await published(page, FOUR);
  const [first] = await matches();
  const name = first?.p1Name ?? '';
  const of = `/api/tournaments/${id}/participants/${first?.participant1Id ?? 0}/withdrawal`;
  await send(page, 'PUT', of, { withdrawn: true, reason: 'injury', confirm: true });
  await page.goto(`/tournaments/${id}?tab=participants`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Withdrawn: injury');
  await page.getByRole('button', { name: `Actions for ${first?.p2Name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(row).not.toContainText('Withdrawn');
  expect((await matches()).find((match) => match.id === first?.id)).toMatchObject({
    status: 'scheduled',
    winnerId: null,
  });
});

test('an alternate takes the place of an entry that has not played [SB1]', async ({ page }) => {
  const { id, matches } = await published(page, FOUR);
  await send<Participant>(page, 'POST', `/api/tournaments/${id}/participants`, { name: 'Sam Oduya' });
  const [first] = await matches();
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('button', { name: 'Actions for Sam Oduya' }).click();
  await page.getByRole('menuitem', { name: 'Make an alternate' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sam Oduya' })).toContainText('Alternate 1');
  const dialog = await openWithdrawal(page, first?.p1Name ?? '');
  await expect(dialog.getByLabel('Who takes the place?')).toContainText('Sam Oduya (next on the list)');
  await dialog.getByRole('button', { name: 'Withdraw entry' }).click();
  await expect(page.getByText(`${first?.p1Name} has withdrawn`)).toBeVisible();
  const now = (await matches()).find((match) => match.id === first?.id);
  expect(now).toMatchObject({ p1Name: 'Sam Oduya', status: 'scheduled' });
});

test('a feed-in consolation of 16 with a withdrawal in its middle is played to its end, and shows it to everybody', async ({
  page,
  newVisitor,
}) => {
  const { id, matches } = await published(page, SIXTEEN, { kind: 'feed_in_consolation' });
  const opening = (await matches()).filter(
    ({ participant1Id, participant2Id }) => participant1Id !== null && participant2Id !== null,
  );
  for (const match of opening.slice(0, 4)) await finish(page, match);
  const loser = opening[0]?.p2Name ?? '';
  await page.goto(`/tournaments/${id}?tab=participants`);
  const dialog = await openWithdrawal(page, loser);
  await expect(dialog).toContainText('Consolation');
  await dialog.getByRole('button', { name: 'Withdraw entry' }).click();
  await expect(page.getByText(`${loser} has withdrawn`)).toBeVisible();
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(visitor.getByText('w/d').first()).toBeVisible();
  await expectAccessible(visitor);

  // All but the last match of either part, which the director enters on the page.
  const { published: draw } = await send<{ published: DrawOnWire }>(
    page,
    'GET',
    `/api/tournaments/${id}/draws`,
  );
  const lasts = draw.stages.map(({ firstMatch, matchCount }) => draw.matchIds[firstMatch + matchCount - 1]);
  await playOn(page, id, (match) => !lasts.includes(match.id));
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  for (const last of lasts) {
    const now = (await matches()).find((match) => match.id === last);
    if (now === undefined) throw new Error('no last match');
    await enterResult(page, now, { line: '6-4 6-4' });
  }
  const played = await matches();
  expect(played.filter(({ status }) => status !== 'completed')).toEqual([]);
  expect(played.filter((match) => [match.p1Name, match.p2Name].includes(loser)).length).toBe(2);
  expect((await send<{ status: string }>(page, 'GET', `/api/tournaments/${id}`)).status).toBe('completed');
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(visitor.getByText('Champion').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(visitor);
});

test('nobody came: one step ends the match, and the next opponent goes on [OU1, D29]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id, matches } = await published(page, FOUR);
  const [first, second] = await matches();
  if (first === undefined || second === undefined) throw new Error('no match');
  await finish(page, first);
  await page.goto(`/tournaments/${id}?tab=matches`);
  await page.getByRole('button', { name: `Scores & Winner: ${second.p1Name} v ${second.p2Name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How it ended').selectOption('walkover');
  await dialog.getByLabel('Who did not play').selectOption('both');
  await expect(dialog.getByLabel('Complete the match')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nobody comes to Final' })).toBeVisible();
  await expect(page.getByRole('button', { name: /as winner$/ })).toHaveCount(0);
  await expectAccessible(page);
  expect((await matches()).find(isFinal)).toMatchObject({
    status: 'completed',
    winnerId: first.participant1Id,
  });
});

test('a corrected result whose winner had moved on says first what is lost, and is undone [D14]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409 \(Conflict\)/);
  const { id, matches } = await published(page, FOUR);
  for (const match of (await matches()).slice(0, 2)) await finish(page, match);
  const final = (await matches()).find(isFinal);
  if (final === undefined) throw new Error('no final');
  await finish(page, final);
  const [first] = await matches();
  await page.goto(`/tournaments/${id}?tab=matches`);
  const title = `${first?.p1Name} v ${first?.p2Name}`;
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Correct result' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Quick entry').fill('1-6 2-6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Final');
  await expect(question).toContainText('is removed');
  await expectAccessible(page);
  // In a low window the sentences scroll, and Tab comes to them.
  const size = page.viewportSize();
  if (size === null) throw new Error('no window');
  await resize(page, { ...size, height: 360 });
  await expect(question.getByRole('group', { name: 'Save this result?' })).toHaveAttribute('tabindex', '0');
  await expectAccessible(page);
  await resize(page, size);
  await question.getByRole('button', { name: 'Save all the same' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await expect(
    page.getByRole('status').filter({ hasText: `${first?.p2Name} takes the place` }),
  ).toBeVisible();
  await undo.click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect((await matches()).find(isFinal)).toMatchObject({
    status: 'completed',
    winnerId: final.participant1Id,
  });
});
