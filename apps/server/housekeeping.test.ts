// What has expired is forgotten, and nothing else.
import { expect, it } from 'vitest';
import { cleanUp } from './housekeeping.ts';
import { aServer } from './testing/server.ts';

it('forgets expired sessions, those not used for 14 days, and answers older than a day', async () => {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const early = await server.signUp('club_admin');
  await early.call('createClub', { body: { name: 'Hillside' } }, { 'idempotency-key': 'early-write' });
  server.setNow('2026-09-16T11:00:00Z');
  await server.signUp('member');
  server.setNow('2026-10-01T09:00:00Z');
  const late = await server.signUp('club_admin');
  await late.call('createClub', { body: { name: 'Riverside' } }, { 'idempotency-key': 'late-write' });
  server.setNow('2026-10-01T11:00:00Z');
  await cleanUp(server.services);
  const { db } = server.database;
  const sessions = await db.selectFrom('sessions').select('user_id').execute();
  expect(sessions.map((session) => session.user_id)).toEqual([late.user?.id]);
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toHaveLength(1);
});
