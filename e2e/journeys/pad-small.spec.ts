// The score pad where there is little room: the narrowest phone, and one that lies on its side. Names are never cut, and the points stay large (brief
// section 8).
import { createClub, signUp } from '../support/accounts.ts';
import { addMatch } from '../support/matches.ts';
import { send } from '../support/send.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { createTournament, enterPair } from '../support/tournaments.ts';

const PAIRS = [
  ['Maximiliane-Henriette von Schulenburg-Wo', 'Bartholomäus Featherstonehaugh-Cholmonde'],
  ['Wolfeschlegelsteinhausenbergerdorff Anna', 'Konstantinopolitanischer Dudelsackpfeife'],
] as const;

const SCREENS = [
  { name: 'upright', size: { width: 390, height: 844 }, points: 100 },
  { name: 'on its side', size: { width: 844, height: 390 }, points: 72 },
  { name: 'the narrowest', size: { width: 320, height: 568 }, points: 32 },
] as const;

test('names of forty letters are whole, and the points large, on phones of any shape @phone', async ({
  page,
}) => {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, {
    name: 'Riverside Doubles',
    clubId,
    status: 'registering',
    type: 'Doubles',
  });
  const players: [number, number] = [
    await enterPair(page, id, PAIRS[0]),
    await enterPair(page, id, PAIRS[1]),
  ];
  const matchId = await addMatch(page, id, { round: 'semi_final', players, court: 'Court 3' });
  await page.goto(`/score/${matchId}`);
  await page.getByRole('button', { name: `${PAIRS[0][0]} to serve` }).click();
  const half = page.getByRole('button', { name: /^Point to Maximiliane/ });
  await half.click();
  await expect(half.getByText('15', { exact: true })).toBeVisible();
  for (const { name, size, points } of SCREENS)
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await expect
        .poll(() =>
          half.getByText('15', { exact: true }).evaluate((digits) => digits.getBoundingClientRect().height),
        )
        .toBeGreaterThanOrEqual(points);
      // The points lie on nothing else.
      const digits = await half.getByText('15', { exact: true }).boundingBox();
      const sets = await half.getByText('0', { exact: true }).boundingBox();
      if (digits === null || sets === null) throw new Error('The score is not there.');
      const isBeside = digits.x + digits.width <= sets.x || digits.y >= sets.y + sets.height;
      expect(isBeside).toBe(true);
      for (const player of PAIRS[0])
        expect(
          await half
            .getByText(player, { exact: true })
            .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
        ).toBeLessThanOrEqual(1);
      for (const button of await page.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
      await expectNoSidewaysScroll(page);
    });
  await expectAccessible(page);
});

test('who begins with points goes on from a score that was typed @phone', async ({ page, expectProblem }) => {
  // The pad asks before it goes over a typed score: the server names the one that it has.
  expectProblem(/409/);
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'Riverside Doubles', clubId, type: 'Doubles' });
  const players: [number, number] = [
    await enterPair(page, id, ['Nina Kovač', 'Anna Nagy']),
    await enterPair(page, id, ['Priya Raman', 'Ida Lund']),
  ];
  const matchId = await addMatch(page, id, { round: 'semi_final', players, court: 'Court 3' });
  await send(page, 'PUT', `/api/matches/${matchId}/status`, { status: 'in_progress' });
  await send(page, 'PUT', `/api/matches/${matchId}/scores`, { scores: { text: '6-4 3-2' } });
  await page.goto(`/score/${matchId}`);
  await expect(page.getByText('The score so far, 6-4 3-2, was typed set by set.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who serves now?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ida Lund to serve' }).click();
  await expect(page.getByText('Ida Lund serves, 0-0. 3 2 games.')).toBeAttached();
});
