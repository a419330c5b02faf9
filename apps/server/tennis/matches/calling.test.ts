// Calling a match to its court: who is told, what everybody reads, and which calls are refused (OP34, OP35).
import { expect, it } from 'vitest';
import { idOf, matchesOf } from '../../testing/draws.ts';
import { aMatch, anEntry, bodyOf, matchBody } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const DAY = '2026-09-12';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

async function aCourt() {
  const server = await aServer({ now: at('10:00') });
  const scene = await aMatch(server, { status: 'registering' });
  const { admin, club, tournament } = scene;
  const made = bodyOf(
    await admin.call('createCourts', {
      params: { clubId: String(club.id) },
      body: { courts: [{ name: 'Court 1' }, { name: 'Court 2' }] },
    }),
  );
  const [one = 0, two = 0] = made.courts.map(({ id }) => id);
  const call = (match: { id: number }, body: object = {}) =>
    admin.call('callMatch', { params: idOf(match), body: { called: true, ...body } });
  const others = [
    await anEntry(admin, tournament.id, 'Ada Nwosu'),
    await anEntry(admin, tournament.id, 'Lea Roth'),
  ];
  const body = { ...matchBody(others[0]?.id ?? 0, others[1]?.id ?? 0), court: null, startTime: null };
  const next = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
  const visitor = server.visitor();
  const seen = async (id: number) => (await matchesOf(visitor, tournament)).find((match) => match.id === id);
  return { ...scene, server, one, two, call, next, visitor, seen };
}

it('tells everybody that a match is called, and where, and takes it back', async () => {
  const { match, call, seen, admin, two } = await aCourt();
  expect((await seen(match.id))?.calledAt).toBeNull();
  expect(bodyOf(await call(match, { courtId: two }))).toMatchObject({
    court: 'Court 2',
    calledAt: at('10:00'),
  });
  expect(await seen(match.id)).toMatchObject({ court: 'Court 2', calledAt: at('10:00') });
  // Called twice is called once.
  const version = (await seen(match.id))?.version;
  expect(bodyOf(await call(match)).version).toBe(version);
  bodyOf(await admin.call('callMatch', { params: idOf(match), body: { called: false } }));
  expect(await seen(match.id)).toMatchObject({ court: 'Court 2', calledAt: null });
});

it('asks before two matches are called to one court, and refuses what cannot be played', async () => {
  const { match, call, next, one, seen } = await aCourt();
  expect(await call(next)).toMatchObject({ status: 409, body: { reason: 'callWithoutCourt' } });
  bodyOf(await call(match, { courtId: one }));
  const asked = await call(next, { courtId: one });
  expect(asked).toMatchObject({
    status: 409,
    body: { reason: 'callCourtTaken', details: { canConfirm: true } },
  });
  expect((await seen(next.id))?.calledAt).toBeNull();
  bodyOf(await call(next, { courtId: one, confirm: true }));
  // It had no time: it is played now.
  expect(await seen(next.id)).toMatchObject({ calledAt: at('10:00'), startTime: at('10:00') });
  expect(await call(next, { courtId: 9999 })).toMatchObject({ status: 400 });
});

it('asks no question for a match that an earlier day has left on the court, nor for one that goes on there later', async () => {
  const { server, admin, match, call, next, one } = await aCourt();
  bodyOf(await call(match, { courtId: one }));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  const isAsked = async (): Promise<boolean> => {
    const asked = await call(next, { courtId: one });
    if (asked.status === 200)
      bodyOf(await admin.call('callMatch', { params: idOf(next), body: { called: false } }));
    return asked.status === 409;
  };
  expect(await isAsked()).toBe(true);
  // Late in the evening it may still be played, though it began more than twelve hours ago.
  server.setNow(at('23:30'));
  expect(await isAsked()).toBe(true);
  server.setNow('2026-09-13T00:30:00.000Z');
  expect(await isAsked()).toBe(false);
  const breaks = (goesOn: string) =>
    server.database.db
      .updateTable('matches')
      .set({ breaks: JSON.stringify([[at('12:00'), goesOn]]) })
      .where('id', '=', match.id)
      .execute();
  // The desk lets it go on there in the afternoon.
  await breaks('2026-09-13T14:00:00.000Z');
  server.setNow('2026-09-13T09:00:00.000Z');
  expect(await isAsked()).toBe(false);
  server.setNow('2026-09-13T14:05:00.000Z');
  expect(await isAsked()).toBe(true);
});

it('keeps when it was called beside when it began, and is not called any more when it was cancelled meanwhile', async () => {
  const { admin, match, call, server, seen, club, next, two } = await aCourt();
  bodyOf(await call(match));
  bodyOf(await call(next, { courtId: two }));
  server.setNow(at('10:06'));
  const status = (of: { id: number }, to: 'in_progress' | 'scheduled' | 'cancelled') =>
    admin.call('setMatchStatus', { params: idOf(of), body: { status: to } });
  bodyOf(await status(match, 'in_progress'));
  const order = bodyOf(await admin.call('getOrderOfPlay', { params: { clubId: String(club.id), day: DAY } }));
  expect(order.matches.find(({ id }) => id === match.id)).toMatchObject({
    calledAt: at('10:00'),
    startedAt: at('10:06'),
    completedAt: null,
    checkIn: ['expected', 'expected'],
  });
  expect(await call(match)).toMatchObject({ status: 409, body: { reason: 'callBegun' } });
  bodyOf(await status(next, 'cancelled'));
  bodyOf(await status(next, 'scheduled'));
  expect((await seen(next.id))?.calledAt).toBeNull();
});

it('tells those who play, once, and no longer when it is taken back', async () => {
  const { admin, match, call, server, first } = await aCourt();
  const kinds = async () =>
    (await server.database.db.selectFrom('notices').select(['kind', 'person_id']).execute()).filter(
      ({ kind }) => kind === 'called',
    );
  const account = await server.database.db
    .selectFrom('persons')
    .select('account_id')
    .where('id', '=', first.personId ?? 0)
    .executeTakeFirst();
  bodyOf(await call(match));
  const told = await kinds();
  expect(told).toHaveLength((account?.account_id ?? null) === null ? 0 : 1);
  bodyOf(await admin.call('callMatch', { params: idOf(match), body: { called: false } }));
  expect(await kinds()).toEqual([]);
});
