// A spectator on a day with many matches: where somebody plays now is one press away, past all that is over (brief section 1).
import { addMatch, finishMatch, setMatchStatus } from '../support/matches.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

test('the match on court is one press away from the top of a long list', async ({ page, newVisitor }) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman', 'Ida Lund', 'Lea Wirz']);
  const [nina = 0, priya = 0, ida = 0, lea = 0] = entries;
  for (let round = 0; round < 5; round += 1) {
    const matchId = await addMatch(page, id, { round: 'quarter_final', players: [nina, priya] });
    await finishMatch(page, matchId, '6-4 6-2', nina);
  }
  const liveId = await addMatch(page, id, { round: 'semi_final', players: [ida, lea], court: 'Court 3' });
  const visitor = await newVisitor();
  const jump = visitor.getByRole('link', { name: '1 match on court now' });
  await visitor.goto(`/tournaments/${id}?tab=matches`);
  await expect(visitor.getByRole('article', { name: /Ida Lund/ })).toBeAttached();
  // Nobody plays yet, and it is told once somebody does.
  await expect(jump).toHaveCount(0);
  await setMatchStatus(page, liveId, 'in_progress');
  await expect(jump).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  const live = visitor.getByRole('article', { name: /Ida Lund.*in progress/i });
  await expect(live).not.toBeInViewport();
  await jump.click();
  await expect(live).toBeInViewport({ ratio: 1 });
  await expect(visitor).toHaveURL(/tab=matches/);

  await visitor.goto(`/match-schedules?tournament=${id}`);
  await jump.click();
  await expect(live).toBeInViewport({ ratio: 1 });
  // A match on court puts its club first on the pages of the day, which other journeys read.
  await setMatchStatus(page, liveId, 'cancelled');
});
