// A tournament from its first entry to its champion (D12, D14, D16, D29, D46, D57; rules SD, BY, OU, RR). Single steps have journeys of their own;
// here they follow one another.
import { stdout } from 'node:process';
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { button, field } from '../support/locators.ts';
import {
  correctResult,
  countingHand,
  enterResult,
  HAND,
  isPlayable,
  matchesOf,
  playOn,
  withdrawEntry,
  type Hand,
} from '../support/results.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const MINUTE_MS = 60_000;

async function openEntries(page: Page, maxParticipants: number): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Clay Open', clubId, status: 'registering' });
  await send(page, 'PATCH', `/api/tournaments/${id}`, { maxParticipants });
  return id;
}

const closeEntries = (page: Page, id: number) =>
  send(page, 'PATCH', `/api/tournaments/${id}`, {
    registrationEndDate: new Date(Date.now() - MINUTE_MS).toISOString(),
  });

async function setSeed(page: Page, name: string, seed: number): Promise<void> {
  await field(page, `Seed of ${name}`).fill(String(seed));
  await field(page, `Seed of ${name}`).press('Enter');
  await expect(field(page, `Seed of ${name}`)).toHaveValue(String(seed));
}

/** Draws and publishes on the page of the matches. */
async function drawAndPublish(page: Page, { press }: Hand): Promise<void> {
  await press(page.getByRole('radio', { name: 'Draw', exact: true }));
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await press(button(maker, 'Draw'));
  await expect(maker).toContainText('The draw keeps every rule.');
  await press(button(maker, 'Publish draw'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }));
  await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();
}

/** The places for matches in the first round of a draw of 32. */
const FIRST_ROUND = 16;

const isFinal = ({ round }: { round: string }): boolean => round === 'final';

test('twenty-four enter, and one is the champion @desk [D14, D16, D46]', async ({
  page,
  newVisitor,
  expectProblem,
}) => {
  expectProblem(/409 \(Conflict\)/);
  const id = await openEntries(page, 22);
  for (let n = 1; n <= 21; n += 1) await enter(page, id, `Player ${String.fromCharCode(64 + n)}`);

  const nina = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  await nina.goto(`/tournaments/${id}`);
  const card = nina.getByRole('region', { name: 'Entries' });
  await button(card, 'Enter Nina Kovač').click();
  await expect(card).toContainText('22 of 22 entered');
  const waiting = await newVisitor();
  await signUp(waiting, { name: 'Ana Lind', role: 'member' });
  await waiting.goto(`/tournaments/${id}`);
  const herCard = waiting.getByRole('region', { name: 'Entries' });
  await button(herCard, 'Join the waiting list: Ana Lind').click();
  await expect(herCard).toContainText('Place 1 on the waiting list');
  // In a browser of her own: the one before hears what Ana Lind is told.
  const lea = await newVisitor();
  await signUp(lea, { name: 'Lea Wirz', role: 'member' });
  await send(lea, 'POST', `/api/tournaments/${id}/entry`, {});

  // Two withdraw, one by herself and one by the director; both places go to those who wait.
  await button(card, 'Withdraw Nina Kovač').click();
  await button(nina.getByRole('alertdialog'), 'Withdraw').click();
  await expect(card.getByRole('listitem')).toContainText('Withdrawn');
  await page.goto(`/tournaments/${id}?tab=participants`);
  const entries = page.getByRole('region', { name: 'Participants', exact: true }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Lea Wirz' })).toContainText('Alternate 1');
  await withdrawEntry(page, 'Player U');
  await expect(page.getByText('22 of 22 entered')).toBeVisible();
  for (const name of ['Ana Lind', 'Lea Wirz'])
    await expect(entries.filter({ hasText: name })).not.toContainText('Alternate');

  // Entries are closed, and somebody stands at the desk all the same.
  await closeEntries(page, id);
  await send(page, 'PATCH', `/api/tournaments/${id}`, { maxParticipants: 23 });
  await page.reload();
  await field(page, 'Add a participant').fill('Sam Oduya');
  await field(page, 'Add a participant').press('Enter');
  await expect(page.getByText('23 of 23 entered')).toBeVisible();
  for (const [at, name] of ['Ana Lind', 'Player A', 'Player B', 'Player C'].entries())
    await setSeed(page, name, at + 1);

  await page.getByRole('tab', { name: 'Matches' }).click();
  await drawAndPublish(page, HAND);
  // Twenty-three on 32 lines: nine byes, the first of them for the seeds.
  await expect(page.getByText('BYE', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  const first = (await matchesOf(page, id)).filter(({ drawMatch }) => (drawMatch ?? 0) < FIRST_ROUND);
  expect(first).toHaveLength(7);
  const inFirst = first.flatMap(({ p1Name, p2Name }) => [p1Name, p2Name]);
  for (const seeded of ['Ana Lind', 'Player A', 'Player B', 'Player C'])
    expect(inFirst).not.toContain(seeded);
  const [retired, walkover, corrected] = first;
  // The last one is in another part of the draw than the one that is corrected.
  const nobody = first[6];
  if (retired === undefined || walkover === undefined || corrected === undefined || nobody === undefined)
    throw new Error('too few matches');
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  await enterResult(page, retired, { line: '6-3 2-1', ending: 'retired' });
  await enterResult(page, walkover, { ending: 'walkover' });
  await enterResult(page, nobody, { ending: 'walkover', by: 'both' });
  await playOn(page, id, ({ round }) => round !== 'final' && round !== 'semi_final');
  await page.reload();
  await correctResult(page, corrected, '1-6 2-6');
  await expect(page.getByRole('status').filter({ hasText: 'is removed' })).toBeVisible();
  expect((await matchesOf(page, id)).find((match) => match.id === corrected.id)).toMatchObject({
    winnerId: corrected.participant2Id,
  });

  await playOn(page, id, (match) => !isFinal(match));
  const final = (await matchesOf(page, id)).find(isFinal);
  if (final === undefined) throw new Error('no final');
  await page.reload();
  await enterResult(page, final, { line: '6-4 3-6 7-6(5)' });
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(visitor.getByText('Champion').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(visitor);
  expect((await matchesOf(page, id)).every(({ status }) => status === 'completed')).toBe(true);
});

/** The half of a draw of eight in which a match of its first round is. */
const halfOf = ({ drawMatch }: { drawMatch?: number | null }): number => Math.floor((drawMatch ?? 0) / 2);

test('a director alone with a phone takes eight from a list to a champion @phone [D14, D16]', async ({
  page,
  expectProblem,
}) => {
  // Five minutes for all of it (the timeout is the promise).
  test.setTimeout(300_000);
  expectProblem(/409 \(Conflict\)/);
  const id = await openEntries(page, 7);
  const hand = countingHand();
  const { press, write } = hand;
  const began = Date.now();
  await page.goto(`/tournaments/${id}?tab=participants`);
  await press(page.getByRole('link', { name: 'Paste a list' }));
  await write(
    field(page, 'Or paste the list here'),
    'Nina Kovač [1]\nPriya Raman [2]\nElif Demir\nKarim Haddad\nIda Lund\nLea Wirz\nBo Lind\nAna Silva',
  );
  await press(button(page, 'Enter 8 lines'));
  await press(page.getByRole('link', { name: 'To the participants' }));
  await expect(page.getByText('7 of 7 entered')).toBeVisible();
  const entries = page.getByRole('region', { name: 'Participants', exact: true }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Ana Silva' })).toContainText('Alternate 1');
  await withdrawEntry(page, 'Ida Lund', hand);
  await expect(entries.filter({ hasText: 'Ana Silva' })).not.toContainText('Alternate');
  await expect(page.getByText('7 of 7 entered')).toBeVisible();
  await withdrawEntry(page, 'Lea Wirz', hand);
  await expect(page.getByText('6 of 7 entered')).toBeVisible();
  await write(field(page, 'Add a participant'), 'Sam Oduya');
  await field(page, 'Add a participant').press('Enter');
  await expect(page.getByText('7 of 7 entered')).toBeVisible();
  await press(page.getByRole('tab', { name: 'Matches' }));
  await drawAndPublish(page, hand);
  await expect(page.getByText('BYE', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Seed 1 has the bye. Nobody comes to the match beside it; the other half is played, and one of its results is corrected.
  const opening = (await matchesOf(page, id)).filter(isPlayable);
  const nobody = opening.find(
    (match) => !opening.some((other) => other !== match && halfOf(other) === halfOf(match)),
  );
  const [retired, walkover] = opening.filter((match) => match !== nobody);
  if (nobody === undefined || retired === undefined || walkover === undefined)
    throw new Error('too few matches');
  await press(page.getByRole('radio', { name: 'List', exact: true }));
  await enterResult(page, retired, { line: '6-3 2-1', ending: 'retired' }, hand);
  await enterResult(page, walkover, { ending: 'walkover' }, hand);
  await enterResult(page, nobody, { ending: 'walkover', by: 'both' }, hand);
  const enterOpen = async (line: string): Promise<void> => {
    const open = (await matchesOf(page, id)).find(isPlayable);
    if (open === undefined) throw new Error('nothing can be played');
    await enterResult(page, open, { line }, hand);
  };
  await enterOpen('6-4 6-4');
  await correctResult(page, retired, '3-6 2-6', hand);
  await enterOpen('7-5 6-3');
  await enterOpen('6-4 3-6 7-6(5)');
  const played = await matchesOf(page, id);
  expect(played.find(isFinal)).toMatchObject({ status: 'completed', scoreText: '6-4 3-6 7-6(5)' });
  expect(played.filter(({ status }) => status !== 'completed')).toEqual([]);
  await press(page.getByRole('radio', { name: 'Draw', exact: true }));
  await expect(page.getByText('Champion').filter({ visible: true }).first()).toBeVisible();
  const seconds = (Date.now() - began) / 1000;
  stdout.write(`${hand.taps()} taps, ${seconds.toFixed(1)} s\n`);
});
