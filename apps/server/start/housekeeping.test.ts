// Expired things are deleted, and nothing else.
import { expect, it } from 'vitest';
import { cleanUp } from './housekeeping.ts';
import { aClub, bodyOf } from '../testing/factories.ts';
import { anAskedPair } from '../testing/pairs.ts';
import { aServer } from '../testing/server.ts';

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

it('forgets invitations that nobody accepted 90 days after their time is over, and keeps an accepted one', async () => {
  const server = await aServer({ now: '2026-01-01T10:00:00Z' });
  const admin = await server.signUp('club_admin');
  const { id } = bodyOf(await admin.call('createClub', { body: { name: 'Hillside' } }));
  const params = { clubId: String(id) };
  const invite = async (email: string) =>
    bodyOf(await admin.call('createInvitation', { params, body: { email } })).id;
  await invite('expired@example.org');
  const revoked = await invite('revoked@example.org');
  await admin.call('revokeInvitation', { params: { ...params, invitationId: String(revoked) } });
  const accepted = await invite('accepted@example.org');
  const { db } = server.database;
  await db.updateTable('invitations').set({ status: 'accepted' }).where('id', '=', accepted).execute();
  const left = async () => {
    await cleanUp(server.services);
    return (await db.selectFrom('invitations').select('email').orderBy('id').execute()).map(
      (row) => row.email,
    );
  };
  // They are good until 8 January.
  server.setNow('2026-04-08T09:00:00Z');
  expect(await left()).toEqual(['expired@example.org', 'revoked@example.org', 'accepted@example.org']);
  server.setNow('2026-04-08T11:00:00Z');
  expect(await left()).toEqual(['accepted@example.org']);
});

it('forgets requests to be a partner 90 days after their answer, and those that are open stay', async () => {
  const server = await aServer({ now: '2026-01-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const pairs = [await anAskedPair(server, admin, club.id), await anAskedPair(server, admin, club.id)];
  const [answered] = pairs;
  const params = { token: answered?.token ?? '' };
  await server.visitor().call('declinePartnerRequest', { params, body: {} });
  const left = async () => {
    await cleanUp(server.services);
    const rows = await server.database.db
      .selectFrom('partner_requests')
      .select('state')
      .orderBy('id')
      .execute();
    return rows.map(({ state }) => state);
  };
  server.setNow('2026-03-31T10:00:00Z');
  expect(await left()).toEqual(['declined', 'pending']);
  server.setNow('2026-04-02T10:00:00Z');
  expect(await left()).toEqual(['pending']);
  // Nobody answers it any more once its tournament is long over.
  await server.database.db
    .updateTable('tournaments')
    .set({
      registration_end_date: '2026-02-01T10:00:00.000Z',
      start_date: '2026-02-02T10:00:00.000Z',
      end_date: '2026-02-03T10:00:00.000Z',
    })
    .execute();
  server.setNow('2026-05-05T10:00:00Z');
  expect(await left()).toEqual([]);
});

it('forgets in small transactions, and what is much to the last row', async () => {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { db } = server.database;
  const keys = Array.from({ length: 1203 }, (_, n) => ({
    key_hash: `key-${n}`,
    request_hash: 'x',
    created_at: '2026-08-01T10:00:00.000Z',
  }));
  await db.insertInto('idempotency_keys').values(keys).execute();
  await cleanUp(server.services);
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
});
