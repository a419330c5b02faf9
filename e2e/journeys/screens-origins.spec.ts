// Screens say where unknown players come from, and, in little room, when a match is expected (brief section 2; OP38).
import { send } from '../support/send.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

interface Drawn {
  readonly id: number;
  readonly drawMatch: number;
  readonly participant1Id: number | null;
}

test('a screen says whose winner is awaited, and which match that is', async ({ page, browser, baseURL }) => {
  const { id } = await aTournament(page, ['Nina Kovač', 'Priya Raman', 'Elif Demir', 'Karim Haddad']);
  const { clubId } = await send<{ clubId: number }>(page, 'GET', `/api/tournaments/${id}`);
  await send(page, 'POST', `/api/clubs/${clubId}/courts`, { courts: [{ name: 'Court 1' }] });
  const [court] = await send<{ id: number }[]>(page, 'GET', `/api/clubs/${clubId}/courts`);
  const draw = await send<{ id: number }>(page, 'POST', `/api/tournaments/${id}/draws`, { randomSeed: 7 });
  await send(page, 'PUT', `/api/tournaments/${id}/draws/${draw.id}/publication`, { published: true });
  const matches = await send<Drawn[]>(page, 'GET', `/api/tournaments/${id}/matches`);
  const [first, second, final] = matches.toSorted((one, other) => one.drawMatch - other.drawMatch);
  if (first === undefined || second === undefined || final === undefined) throw new Error('No matches.');
  await send(page, 'PUT', `/api/matches/${first.id}/scores`, {
    scores: { text: '6-4 6-2' },
    winnerId: first.participant1Id,
    complete: true,
  });
  const startTime = new Date().toISOString();
  await send(page, 'PATCH', `/api/matches/${final.id}`, { startTime, court: 'Court 1' });
  await send(page, 'PUT', `/api/matches/${second.id}/status`, { status: 'in_progress' });

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1920, height: 1080 },
  });
  const screen = await context.newPage();
  await screen.goto(`/tv/${id}`);
  const items = screen.getByRole('listitem');
  await expect(items.filter({ hasText: 'Winner of match 2' })).toBeVisible();
  // The one that is waited for bears its number.
  await expect(items.filter({ hasText: 'Match 2' }).filter({ hasText: 'Semi Final' })).toBeVisible();
  await expect(screen.getByText('TBD')).toHaveCount(0);
  await expectAccessible(screen);

  await screen.goto(`/tv/club/${clubId}/court/${court?.id}`);
  await expect(items.filter({ hasText: 'Winner of match 2' })).toBeVisible();
  await expect(screen.getByText('TBD')).toHaveCount(0);
  const isWide = () => screen.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  await context.close();
});
