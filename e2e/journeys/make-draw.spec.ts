// From entries to a published draw, and on to its first result (D9, D14; brief section 2, Draw maker). The arithmetic is tested in packages/domain.
import type { Match } from '@tennis/contract';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

const PLAYERS = ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad', 'Ida Lund'] as const;

/** A line without its number. */
const nameIn = (text: string): string => text.replace(/^\d+/, '');

test('a director draws, swaps two lines, publishes, and a result moves its winner on [D14]', async ({
  page,
}) => {
  const { id } = await aTournament(page, PLAYERS);
  await page.goto(`/tournaments/${id}?tab=participants`);
  await page.getByRole('link', { name: 'Make the draw' }).click();
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await expect(maker.getByRole('definition')).toHaveText(['5', '8', '3', '0']);
  await expectAccessible(page);
  await maker.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(maker.getByRole('heading', { name: 'Draw 1, private' })).toBeVisible();
  await expect(maker).toContainText('The draw keeps every rule.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const lines = maker
    .getByRole('listitem')
    .getByRole('button', { name: /^\d/ })
    .and(page.locator(':enabled'));
  const [first = '', second = ''] = await lines.allTextContents();
  await lines.nth(0).click();
  await lines.nth(1).click();
  await expect(maker).toContainText('Changed by hand');
  await expect(lines.nth(0)).toContainText(nameIn(second));
  await expect(lines.nth(1)).toContainText(nameIn(first));
  // Below the lines stands what players will see.
  const preview = maker.getByRole('region', { name: 'As players will see it' });
  await expect(preview.getByText(nameIn(second)).filter({ visible: true }).first()).toBeVisible();

  await maker.getByRole('button', { name: 'Publish draw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }).click();
  await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();
  await expectAccessible(page);

  const matches = await send<Match[]>(page, 'GET', `/api/tournaments/${id}/matches`);
  const match = matches.find(
    ({ participant1Id, participant2Id }) => participant1Id !== null && participant2Id !== null,
  );
  if (match === undefined) throw new Error('nothing can be played');
  await send(page, 'PUT', `/api/matches/${match.id}/scores`, {
    scores: { text: '6-4 6-4' },
    winnerId: match.participant1Id,
  });
  const after = await send<Match[]>(page, 'GET', `/api/tournaments/${id}/matches`);
  const next = after.filter(({ id: other }) => other !== match.id);
  expect(
    next.filter(({ participant1Id, participant2Id }) =>
      [participant1Id, participant2Id].includes(match.participant1Id),
    ),
  ).toHaveLength(1);
});

test('a name is put on a line by its number, lines are pinned, and the rest is drawn again [brief 2]', async ({
  page,
}) => {
  const players = Array.from({ length: 8 }, (_, index) => `Player ${'ABCDEFGH'.charAt(index)}`);
  const { id } = await aTournament(page, players);
  const participants = await send<{ id: number }[]>(page, 'GET', `/api/tournaments/${id}/participants`);
  for (const [index, { id: entry }] of participants.slice(0, 2).entries())
    await send(page, 'PATCH', `/api/tournaments/${id}/participants/${entry}`, { seed: index + 1 });
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await maker.getByRole('radio', { name: 'Feed-in consolation' }).check();
  await maker.getByText('More choices').click();
  await maker.getByLabel('Where seeds stand').selectOption('USTA lines');
  await maker.getByRole('spinbutton', { name: 'Rounds whose losers join the consolation' }).fill('1');
  await expect(maker).toContainText('At most 2 in a draw of this size.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
  await maker.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(maker.getByRole('heading', { name: 'Draw 1, private' })).toBeVisible();
  const { draft } = await send<{ draft: { options: object } }>(page, 'GET', `/api/tournaments/${id}/draws`);
  expect(draft.options).toMatchObject({ kind: 'feed_in_consolation', seeding: 'usta', feedRounds: 1 });

  // The first seed belongs on line 1: elsewhere it is said beside the line.
  await maker.getByRole('button', { name: '1 Player A [1]' }).click();
  await maker.getByRole('spinbutton', { name: 'Move to line' }).fill('4');
  await expectAccessible(page);
  await maker.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(maker.getByRole('button', { name: '4 Player A [1]' })).toBeVisible();
  const breach = 'Player A, seed 1, stands on line 4 and belongs on line 1.';
  // Once in the list of what is odd, and once below the line.
  await expect(maker.getByText(breach)).toHaveCount(2);

  await maker.getByRole('button', { name: 'Keep Player A on this line' }).click();
  await maker.getByRole('button', { name: 'Redraw all but 1 line' }).click();
  // That is another draw, and says so.
  await expect(maker.getByRole('heading', { name: 'Draw 2, private' })).toBeVisible();
  await expect(maker.getByRole('button', { name: '4 Player A [1]' })).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Let Player A be drawn again' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);
});

test('relatives are kept apart, who meet by hand are named to the director, and nobody reads of it who is related [UN2, UN3]', async ({
  page,
  newVisitor,
}) => {
  const players = Array.from({ length: 8 }, (_, index) => `Player ${'ABCDEFGH'.charAt(index)}`);
  const { id } = await aTournament(page, players);
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  const entries = await send<{ id: number }[]>(page, 'GET', `/api/tournaments/${id}/participants`);
  for (const { id: entryId } of entries.slice(0, 2)) {
    await send(page, 'POST', '/api/user/claims', { entryId, relation: 'manager' });
    const [claim] = await send<{ id: number }[]>(page, 'GET', `/api/clubs/${clubId}/claims`);
    await send(page, 'PUT', `/api/clubs/${clubId}/claims/${claim?.id ?? 0}`, { approved: true });
  }
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await expect(
    maker.getByRole('checkbox', { name: 'Keep relatives apart in their first match' }),
  ).toBeChecked();
  await maker.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(maker.getByRole('heading', { name: 'Draw 1, private' })).toBeVisible();
  await expect(maker).toContainText('The draw keeps every rule.');

  const lines = maker
    .getByRole('listitem')
    .getByRole('button', { name: /^\d/ })
    .and(page.locator(':enabled'));
  const standing = (await lines.allTextContents()).map(nameIn);
  const opponent = standing[standing.indexOf('Player A') ^ 1] ?? '';
  await lines.filter({ hasText: opponent }).click();
  await lines.filter({ hasText: 'Player B' }).click();
  // Once in the list of what is odd, and once below the line.
  const breach = maker.getByText(
    /^Player (A and Player B|B and Player A) meet in their first match and are of one family\.$/,
  );
  await expect(breach).toHaveCount(2);
  await expectNoSidewaysScroll(page, 320);

  await maker.getByRole('button', { name: 'Publish draw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }).click();
  await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();
  const visitor = await newVisitor();
  const main = visitor.getByRole('main');
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(visitor.getByRole('link', { name: 'Check this draw' })).toBeVisible();
  await expect(main.getByText('Player B').filter({ visible: true }).first()).toBeVisible();
  await expect(main).not.toContainText(/family/i);
  await visitor.goto(`/tournaments/${id}/draw-check`);
  await expect(visitor.getByText('2 lines differ from what the number gives.')).toBeVisible();
  await expect(visitor.getByText('So the draw does not say who is related.')).toBeVisible();
  await expect(main).not.toContainText(/family/i);
  await expectAccessible(visitor);
});

test('a director is told whether the matches fit the courts and days, before the draw is made [OP25]', async ({
  page,
}) => {
  const players = Array.from({ length: 16 }, (_, at) => `Player ${at + 1}`);
  const { id } = await aTournament(page, players, { startsIn: 3 });
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const maker = page.getByRole('region', { name: 'Make the draw' });
  await expect(maker).toContainText('The club has no courts yet');
  await expect(maker.getByRole('link', { name: 'Add courts' })).toBeVisible();
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '15:00' }));
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name: 'Court 1', hours }] });
  await page.reload();
  // Three days of six hours for fifteen matches of an hour and a half.
  await expect(maker).toContainText(
    /The matches do not fit\. 15 matches need about 23 court hours\. .+: 1 court has 18 hours\./,
  );
  await expect(maker).toContainText('5 court hours are missing.');
  const ways = maker.getByRole('listitem');
  await expect(ways.filter({ hasText: 'one more court' })).toBeVisible();
  await expect(ways.filter({ hasText: 'one more day' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, 320);

  await send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name: 'Court 2', hours }] });
  await page.reload();
  await expect(maker).toContainText(/The matches fit\. .+: 2 courts have 36 hours\. All could be over by/);
  await maker.getByRole('radio', { name: 'Double elimination' }).check();
  await expect(maker).toContainText('31 matches need about 47 court hours.');
  await expect(maker).toContainText('The matches do not fit.');
  await maker.getByRole('radio', { name: 'One defeat and you are out.' }).check();
  await expect(maker).toContainText('The matches fit.');

  await maker.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(maker.getByRole('heading', { name: 'Draw 1, private' })).toBeVisible();
  await expect(maker).toContainText('The matches fit.');
  await expectAccessible(page);
});

test('a published draw is taken back with a reason while nothing was played', async ({ page }) => {
  const { id } = await aTournament(page, PLAYERS);
  const draw = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, {
    kind: 'consolation',
  });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${draw.id}/publication`, { published: true });
  await page.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await expect(page.getByText('Consolation', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(question.getByText('Say why. Everybody who follows the draw reads it.')).toBeVisible();
  await question.getByLabel('Reason').fill('An entry was forgotten.');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The draw was taken back: An entry was forgotten.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Draw 1, private' })).toBeVisible();
});

test('a draw of several parts has a map, and each match says where its loser goes on [brief 6]', async ({
  page,
  newVisitor,
}) => {
  const players = Array.from({ length: 8 }, (_, index) => `Player ${'ABCDEFGH'.charAt(index)}`);
  const { id } = await aTournament(page, players);
  const draw = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, {
    kind: 'consolation',
  });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${draw.id}/publication`, { published: true });
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  const way = /Loser goes to Consolation, round 1, line 1(?!, if)/;
  await visitor.getByRole('button', { name: 'Map of the draw' }).click();
  await expect(visitor.getByRole('article', { name: way })).toHaveCount(1);
  const map = visitor.getByRole('list', { name: 'Parts of the draw' });
  await expect(map.getByRole('listitem')).toHaveText([
    /Main draw\s*0 of 7 completed\s*Losers go to: Consolation/,
    /Consolation\s*0 of 3 completed/,
  ]);
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor, 320);
  await map
    .getByRole('button', { name: /Consolation/ })
    .last()
    .click();
  await expect(map.getByRole('button', { name: /^Consolation/ })).toHaveAttribute('aria-current', 'true');
  await expect(visitor.getByText('Loser of 1').filter({ visible: true }).first()).toBeVisible();
});

test('anybody checks a published draw, and a line changed by hand is named [UN3]', async ({
  page,
  newVisitor,
}) => {
  const { id } = await aTournament(page, PLAYERS);
  const made = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, {});
  const publish = (body: object) =>
    send(page, 'PUT', `/api/tournaments/${id}/draws/${made.id}/publication`, body);
  await publish({ published: true });
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}?tab=matches&view=draw`);
  await visitor.getByRole('link', { name: 'Check this draw' }).click();
  await expect(visitor.getByText('It is the same draw: all 8 lines agree.')).toBeVisible();
  await expect(visitor.getByRole('table', { name: 'All lines' }).getByRole('row')).toHaveCount(9);
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  await publish({ published: false, reason: 'Two names change places.' });
  const { entries, lines } = await send<{ entries: { name: string }[]; lines: number[] }>(
    page,
    'PATCH',
    `/api/tournaments/${id}/draws/${made.id}`,
    { swap: [0, 7] },
  );
  await publish({ published: true });
  await visitor.reload();
  await expect(visitor.getByText('2 lines differ from what the number gives.')).toBeVisible();
  await expect(visitor.getByText('The organisers have changed lines by hand.')).toBeVisible();
  const changed = visitor.getByRole('row').filter({ hasText: 'differs' });
  await expect(changed).toHaveCount(2);
  await expect(changed.first()).toContainText(entries[lines[0] ?? 0]?.name ?? '');
  await expectAccessible(visitor);
});

test('anybody checks a draw of which the rest was redrawn, and reads with which numbers [UN3]', async ({
  page,
  newVisitor,
}) => {
  const { id } = await aTournament(page, PLAYERS);
  const made = await send<{ id: number; randomSeed: number }>(
    page,
    'POST',
    `/api/tournaments/${id}/draws`,
    {},
  );
  const redrawn = await send<{ id: number; randomSeed: number }>(
    page,
    'PATCH',
    `/api/tournaments/${id}/draws/${made.id}`,
    { redraw: { keep: [0] } },
  );
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${redrawn.id}/publication`, { published: true });
  const visitor = await newVisitor();
  await visitor.goto(`/tournaments/${id}/draw-check`);
  await expect(visitor.getByText('It is the same draw: all 8 lines agree.')).toBeVisible();
  await expect(visitor.getByText(`Draw 2 of 2. Drawn with number ${redrawn.randomSeed}`)).toBeVisible();
  await expect(
    visitor.getByText(
      `Draw 1 had the number ${made.randomSeed}. One of its lines stayed, and the rest was drawn with number ${redrawn.randomSeed}: draw 2.`,
    ),
  ).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  // Its seeds are print now: the draw was made with them.
  await page.goto(`/tournaments/${id}?tab=participants`);
  await expect(page.getByRole('button', { name: 'Actions for Ida Lund' })).toBeVisible();
  await expect(page.getByLabel('Seed of Ida Lund')).toHaveCount(0);
});
