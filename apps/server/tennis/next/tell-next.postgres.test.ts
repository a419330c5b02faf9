// Two processes on one PostgreSQL look at the same courts: everybody is told once.
import { expect, it, onTestFinished } from 'vitest';
import type { Match } from '@tennis/contract';
import { win } from '../../testing/draws.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { aDayOnCourt, aFan, NOON } from '../../testing/next-on-court.ts';
import { startServer } from '../../testing/server.ts';
import { tellWhoIsNext } from './tell-next.ts';

it('[D53] of two processes that look at once, one tells', async () => {
  const on = await freshDatabase();
  const servers = [await startServer({ now: NOON, on }), await startServer({ now: NOON, on })];
  onTestFinished(async () => {
    for (const { stop } of servers) await stop();
    await on.remove();
  });
  const [one, other] = servers.map(({ server }) => server);
  if (one === undefined || other === undefined) throw new Error('two servers');
  const day = await aDayOnCourt(one);
  const matches: Match[] = [];
  for (let minutes = 0; minutes <= 360; minutes += 60) matches.push(await day.aMatch(minutes));
  const last = matches.at(-1);
  if (last === undefined) throw new Error('no match');
  const fans = [];
  for (const match of matches) fans.push(await aFan(day, match));
  const looks = () => Promise.all([tellWhoIsNext(one.services), tellWhoIsNext(other.services)]);
  const stored = () =>
    one.database.db.selectFrom('notices').select('match_id').where('kind', '=', 'next').execute();
  for (const [at, match] of matches.slice(0, -1).entries()) {
    // While one process stores the result, both look.
    await Promise.all([win(day.admin, match), looks()]);
    await looks();
    expect((await stored()).map(({ match_id: id }) => id)).toContain(matches[at + 1]?.id);
    const told = (await stored()).filter(({ match_id: id }) => id === matches[at + 1]?.id);
    expect(told).toHaveLength(1);
  }
  expect(fans).toHaveLength(matches.length);
});
