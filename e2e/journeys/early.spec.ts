// A page's data is requested before its code is there, and only once: on a weak connection the app takes seconds to arrive.
import { watchRest } from '../support/at-rest.ts';
import { addMatch } from '../support/matches.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';
import { aTournament } from '../support/tournaments.ts';

declare global {
  /** As in apps/web/lib/early-reads.ts. */
  var earlyReads: Map<string, Promise<Response>> | undefined;
  /** The early reads that the page has taken. */
  var takenReads: string[];
}

/** Notes from now on which early reads are taken. */
function noteTaken(): void {
  const reads = globalThis.earlyReads ?? new Map<string, Promise<Response>>();
  const get = reads.get.bind(reads);
  globalThis.takenReads = [];
  reads.get = (path) => {
    const answer = get(path);
    if (answer !== undefined) globalThis.takenReads.push(path);
    return answer;
  };
}

test('a page asks for its reads while the app is still on its way, and for each once', async ({ page }) => {
  const { id, entries } = await aTournament(page, ['Nina Kovač', 'Priya Raman']);
  await addMatch(page, id, { round: 'final', players: [entries[0] ?? 0, entries[1] ?? 0] });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  const tournament = `/api/tournaments/${id}`;
  const session = '/api/auth/me';
  const pages: [address: string, reads: string[]][] = [
    [`/tournaments/${id}`, [session, tournament]],
    [`/tournaments/${id}?tab=matches&view=list`, [session, tournament, `${tournament}/matches`]],
    [
      `/tournaments/${id}?tab=participants`,
      [session, tournament, `${tournament}/groups`, `${tournament}/participants`],
    ],
    ['/match-schedules?date=2026-09-12', [session, '/api/matches/date/2026-09-12']],
    [`/match-schedules?tab=results&tournament=${id}`, [session, `/api/matches/completed?tournamentId=${id}`]],
  ];
  const rest = watchRest(page);
  for (const [address, reads] of pages) {
    asked.length = 0;
    const release = await hold(page, '**/assets/base-*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted()).toEqual(reads.toSorted());
    await page.evaluate(() => globalThis.earlyReads?.set('/api/clubs', Promise.resolve(new Response('[]'))));
    await page.evaluate(noteTaken);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // All of it is what the page wants.
    const taken = async () => (await page.evaluate(() => globalThis.takenReads)).toSorted();
    await expect.poll(taken).toEqual(reads.toSorted());
    // Reads that this page does not want are kept for no other.
    await expect.poll(() => page.evaluate(() => globalThis.earlyReads?.size)).toBe(0);
    await rest.until();
    // The page may ask for more, but for nothing again.
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(await taken()).toEqual(reads.toSorted());
    await page.unroute('**/assets/base-*.js');
  }
});
