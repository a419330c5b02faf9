// The desk notes who is here and who is missing (D55).
import { expect, it } from 'vitest';
import { entered, idOf } from '../../testing/draws.ts';
import { bodyOf } from '../../testing/factories.ts';
import type { Person } from '../../testing/server.ts';

async function aDesk() {
  const scene = await entered(4);
  const { admin, tournament } = scene;
  const list = async (by: Person = admin) =>
    bodyOf(await by.call('listParticipants', { params: idOf(tournament) }));
  const check = (participantId: number, state: 'expected' | 'here' | 'missing', by: Person = admin) =>
    by.call('setCheckIn', {
      params: { ...idOf(tournament), participantId: String(participantId) },
      body: { state },
    });
  const [first, second] = await list();
  return { ...scene, list, check, first: first?.id ?? 0, second: second?.id ?? 0 };
}

it('notes who is here and who is missing, until everybody is expected again', async () => {
  const { admin, tournament, list, check, first, second } = await aDesk();
  const states = async () => (await list()).map(({ checkIn }) => checkIn);
  expect(await states()).toEqual(['expected', 'expected', 'expected', 'expected']);
  expect(bodyOf(await check(first, 'here'))).toMatchObject({ id: first, checkIn: 'here' });
  expect(bodyOf(await check(second, 'missing'))).toMatchObject({ checkIn: 'missing' });
  expect(await states()).toEqual(['here', 'missing', 'expected', 'expected']);
  expect(bodyOf(await check(second, 'expected'))).toMatchObject({ checkIn: 'expected' });
  expect((await admin.call('clearCheckIns', { params: idOf(tournament) })).status).toBe(204);
  expect(await states()).toEqual(['expected', 'expected', 'expected', 'expected']);
});

it('is told to those who manage the tournament, and to nobody else', async () => {
  const { server, list, check, first } = await aDesk();
  await check(first, 'here');
  const member = await server.signUp('member');
  for (const other of [server.visitor(), member])
    expect((await list(other)).every((entry) => !('checkIn' in entry))).toBe(true);
  expect((await check(first, 'missing', member)).status).toBe(403);
});

it('is refused for an entry that has withdrawn, and for one that is not there', async () => {
  const { admin, tournament, check, first } = await aDesk();
  const params = { ...idOf(tournament), participantId: String(first) };
  const body = { withdrawn: true, reason: 'injury', confirm: true } as const;
  bodyOf(await admin.call('setWithdrawal', { params, body }));
  expect(await check(first, 'here')).toMatchObject({ status: 409, body: { reason: 'withdrawnAlready' } });
  expect((await check(999_999, 'here')).status).toBe(404);
});
