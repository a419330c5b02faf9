// The cost of a result in a large draw: the match it concerns and the one that its winner goes to are drawn anew, and no other, in the list and in the
// draw.
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { watchRest } from '../support/at-rest.ts';
import { holdTimers } from '../support/hold.ts';
import { countRenders, rendersOf, restartCount } from '../support/renders.ts';
import { send } from '../support/send.ts';
import { expect, test } from '../support/test.ts';
import { createTournament } from '../support/tournaments.ts';

const PLAYERS = 64;

/** A published draw of 64 that has begun; returns its tournament. */
async function aLargeDraw(page: Page): Promise<number> {
  await signUp(page, { name: 'Marta Silva', role: 'club_admin' });
  const clubId = await createClub(page, 'Riverside Tennis Club');
  const id = await createTournament(page, { name: 'The Great Open', clubId, status: 'registering' });
  const own = `/api/tournaments/${id}`;
  await send(page, 'PATCH', own, { maxParticipants: PLAYERS });
  const lines = Array.from({ length: PLAYERS }, (_, at) => ({ player: { name: `Player Number ${at + 1}` } }));
  await send(page, 'POST', `${own}/participants/import`, { lines, confirm: true });
  const draw = await send<{ id: number }>(page, 'POST', `${own}/draws`, {});
  await send(page, 'PUT', `${own}/draws/${draw.id}/publication`, { published: true });
  return id;
}

interface Kept {
  readonly p1Name: string | null;
  readonly p2Name: string | null;
}

/** With some to spare. Before, it was 525 in the list and 2730 in the draw, where each of the 63 matches was drawn four times. */
const MOST = { list: 200, draw: 600 } as const;

for (const view of ['list', 'draw'] as const) {
  const most = MOST[view];
  test(`a result in a draw of ${PLAYERS} draws its own match and the next one, in the ${view}`, async ({
    page,
  }) => {
    const id = await aLargeDraw(page);
    const matches = await send<Kept[]>(page, 'GET', `/api/tournaments/${id}/matches`);
    const first = matches.find(({ p1Name, p2Name }) => p1Name !== null && p2Name !== null);
    if (first === undefined) throw new Error('The draw has no match.');
    await countRenders(page);
    // A toast that leaves by itself would be one more drawing.
    await holdTimers(page, 3000);
    const rest = watchRest(page);
    const following = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/live');
    await page.goto(`/tournaments/${id}?tab=matches&view=${view}&quarter=all`);
    // Both names: the winner stands in the next match as well, which may come first.
    const both = new RegExp(`${first.p1Name}\\b.*${first.p2Name}\\b`);
    const row = page.getByRole('article', { name: both }).first();
    await expect(row).toBeVisible();
    await rest.until();
    await following;

    await (
      view === 'list'
        ? row.getByRole('button', { name: /^Scores & Winner/ })
        : row.getByRole('button', { name: /match \d+/ })
    ).click();
    const scores = page.getByRole('dialog', { name: 'Update Match Scores & Winner', exact: true });
    await scores.getByLabel('Quick entry').fill('60 60');
    await rest.until();
    await restartCount(page);
    await scores.getByLabel('Quick entry').press('Enter');
    await expect(scores).toBeHidden();
    await expect(row).toHaveAccessibleName(/winner/);
    await rest.until();
    const saved = await rendersOf(page);
    expect(saved.components, saved.names.join(', ')).toBeLessThanOrEqual(most);
  });
}
