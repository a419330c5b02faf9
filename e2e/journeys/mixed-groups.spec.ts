// Mixed doubles from partner requests through groups, one with a three-way tie, to the knockout and its champions (D46, D57; rules AG2, RR).
import type { DrawOnWire, DrawsAnswer, Match } from '@tennis/contract';
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { button } from '../support/locators.ts';
import { enterResult, isPlayable, matchesOf, playOn } from '../support/results.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enterPair } from '../support/tournaments.ts';

const PAIRS = [
  ['Ida Lund', 'Bo Lind'],
  ['Lea Wirz', 'Sam Oduya'],
  ['Elif Demir', 'Karim Haddad'],
  ['Mia Berg', 'Tom Falk'],
  ['Ana Silva', 'Ben Khalil'],
  ['Zoe Adler', 'Jan Novak'],
] as const;

/** A Mixed for eight pairs with groups that each send two to the knockout, run by the person signed in on the page. */
async function openMixed(page: Page): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Summer Mixed',
    clubId,
    type: 'Mixed',
    format: 'groups_knockout',
    status: 'registering',
  });
  await send(page, 'PATCH', `/api/tournaments/${id}`, { maxParticipants: 8 });
  for (const pair of PAIRS) await enterPair(page, id, pair);
  return id;
}

/** The entries of a group in the order of its draw. */
function entriesOf(draw: DrawOnWire, stage: number): number[] {
  const { firstLine = 0 } = draw.stages[stage] ?? {};
  return draw.lines.slice(firstLine, firstLine + 4).map((entry) => draw.entries[entry]?.participantId ?? 0);
}

/** How a match of the tied group ends: the first three beat each other in a circle, and all of them beat the fourth. */
function endOf(match: Match, entries: readonly number[]): { text: string; isFirst: boolean } {
  const [first, second] = [match.participant1Id, match.participant2Id].map((id) => entries.indexOf(id ?? 0));
  if (first === undefined || second === undefined) throw new Error('nobody plays');
  const isFirst = second === 3 || (first !== 3 && (first + 1) % 3 === second);
  return { isFirst, text: isFirst ? '6-4 6-4' : '4-6 4-6' };
}

test('pairs find each other, three of a group are level, and two pairs of each group play on to the champions', async ({
  page,
  newVisitor,
}) => {
  const id = await openMixed(page);
  const nina = await newVisitor();
  const oliver = await newVisitor();
  const priya = await newVisitor();
  await signUp(nina, { name: 'Nina Kovač', role: 'member' });
  await signUp(oliver, { name: 'Oliver Strand', role: 'member' });
  await signUp(priya, { name: 'Priya Raman', role: 'member' });

  // Nina looks for a partner; she declines one request and accepts the other.
  await nina.goto(`/tournaments/${id}`);
  const card = nina.getByRole('region', { name: 'Entries' });
  await button(card, 'Enter with a partner: Nina Kovač').click();
  const dialog = nina.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'List me as looking for a partner' }).check();
  await button(dialog, 'Enter').click();
  await expect(card).toContainText('Looking for a partner');
  for (const asking of [priya, oliver]) {
    await asking.goto(`/tournaments/${id}`);
    await button(asking.getByRole('region', { name: 'Entries' }), 'Ask Nina Kovač').click();
    await expect(asking.getByRole('region', { name: 'Entries' })).toContainText('Waiting for Nina Kovač');
  }
  await nina.goto('/dashboard');
  const requests = nina.getByRole('region', { name: 'Partner requests' });
  await button(requests, 'Decline: Priya Raman').click();
  await button(requests, 'Accept: Oliver Strand').click();
  await expect(requests).toBeHidden();
  await nina.goto(`/tournaments/${id}`);
  await expect(card).toContainText('With Oliver Strand');

  // Priya is alone: she looks now, and Leo finds her.
  await priya.goto(`/tournaments/${id}`);
  const herCard = priya.getByRole('region', { name: 'Entries' });
  await expect(herCard).toContainText('Nina Kovač has declined');
  await button(herCard, 'Ask a partner for Priya Raman').click();
  const herDialog = priya.getByRole('dialog');
  await herDialog.getByRole('checkbox', { name: 'List me as looking for a partner' }).check();
  await button(herDialog, 'Ask').click();
  await expect(herDialog).toBeHidden();
  const leo = await newVisitor();
  await signUp(leo, { name: 'Leo Moreau', role: 'member' });
  await leo.goto(`/tournaments/${id}`);
  await button(leo.getByRole('region', { name: 'Entries' }), 'Ask Priya Raman').click();
  await expect(leo.getByRole('region', { name: 'Entries' })).toContainText('Waiting for Priya Raman');
  await priya.goto('/dashboard');
  const herRequests = priya.getByRole('region', { name: 'Partner requests' });
  await button(herRequests, 'Accept: Leo Moreau').click();
  await expect(herRequests).toBeHidden();
  await priya.goto(`/tournaments/${id}`);
  await expect(herCard).toContainText('With Leo Moreau');

  // The draw as the tournament's rules have it: two groups of four.
  await page.goto(`/tournaments/${id}?tab=matches`);
  await page.getByRole('radio', { name: 'Draw', exact: true }).click();
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await button(maker, 'Draw').click();
  await expect(maker).toContainText('The draw keeps every rule.');
  await expectAccessible(page);
  await button(maker, 'Publish draw').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }).click();
  await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();

  const { published: draw } = await send<DrawsAnswer>(page, 'GET', `/api/tournaments/${id}/draws`);
  if (draw === null) throw new Error('nothing is published');
  const tied = entriesOf(draw, 0);
  const isTied = ({ participant1Id: one, participant2Id: other }: Match) =>
    tied.includes(one ?? 0) && tied.includes(other ?? 0);
  const inTied = (await matchesOf(page, id)).filter((match) => isPlayable(match) && isTied(match));
  expect(inTied).toHaveLength(6);
  const last = inTied.pop();
  if (last === undefined) throw new Error('no match');
  for (const match of inTied) {
    const { isFirst, text } = endOf(match, tied);
    await send(page, 'PUT', `/api/matches/${match.id}/scores`, {
      scores: { text },
      winnerId: isFirst ? match.participant1Id : match.participant2Id,
      complete: true,
    });
  }
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  await enterResult(page, last, { line: endOf(last, tied).text });

  // Level in everything: the table says so, and what decided.
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const table = visitor.getByRole('table', { name: 'Group A, table' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByText('level on every step')).toHaveCount(3);
  await expect(table.getByRole('row').nth(4)).toContainText('0 wins');
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  // Only a lot decides: the director says what it gave, and two pairs go on.
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const group = page.getByRole('region', { name: 'Group A' });
  await button(group, 'Set the order').click();
  const order = page.getByRole('dialog', { name: 'Order in Group A' });
  const third = ((await order.getByRole('listitem').nth(2).textContent()) ?? '').replace(/^\d+/, '');
  await button(order, `Move ${third} up`).click();
  await button(order, `Move ${third} up`).click();
  await button(order, 'Save order').click();
  await expect(group.getByRole('row').nth(1)).toContainText('the organisers settled the order');

  await playOn(page, id, ({ round }) => round !== 'final');
  const final = (await matchesOf(page, id)).find(({ round }) => round === 'final');
  if (final === undefined) throw new Error('no final');
  const finalists = (await matchesOf(page, id)).filter(({ round }) => round === 'semi_final');
  expect(finalists.flatMap(({ p1Name, p2Name }) => [p1Name, p2Name])).toContain(third);
  await page.goto(`/tournaments/${id}?tab=matches&view=list`);
  await enterResult(page, final, { line: '6-4 3-6 7-6(5)' });
  await visitor.reload();
  await expect(visitor.getByText('Champion').filter({ visible: true }).first()).toBeVisible();
  expect((await matchesOf(page, id)).every(({ status }) => status === 'completed')).toBe(true);
});
