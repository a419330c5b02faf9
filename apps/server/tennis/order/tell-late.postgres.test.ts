// Two processes on one PostgreSQL look at the same day: everybody is told once.
import { expect, it } from 'vitest';
import { aLateDay, toldTo } from '../../testing/late-day.ts';
import { at, BEFORE } from '../../testing/rainy-day.ts';
import { twoServers } from '../../testing/two-servers.ts';
import { tellWhoIsLate } from './tell-late.ts';

it('[OP30] of two processes that look at once, one tells', async () => {
  const [one, other] = await twoServers(BEFORE);
  const { last, player, parent, fan } = await aLateDay(one);
  for (const server of [one, other]) server.setNow(at('15:00'));
  await Promise.all([one, other, one, other].map((server) => tellWhoIsLate(server.services)));
  await tellWhoIsLate(other.services);
  for (const who of [player, parent, fan])
    expect(await toldTo(who)).toEqual([[at('16:30'), at('17:00'), last.id]]);
});
