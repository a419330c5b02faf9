// A match on court takes as long as its sets say (OP28): the plan counts on the court from then on.
import type { Suggestion } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf, matchesOf, published } from '../../testing/draws.ts';
import { bodyOf } from '../../testing/factories.ts';

const DAY = '2026-09-12';
const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;

/** One court, on which the first semi-final of four began at nine; it should take an hour and a half. */
async function aSemiFinal() {
  const { admin, club, tournament, server } = await published(4);
  const params = { clubId: String(club.id), day: DAY };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const body = { courts: [{ name: 'Court 1', hours }] };
  const { courts } = bodyOf(await admin.call('createCourts', { params: { clubId: params.clubId }, body }));
  server.setNow(at('09:00'));
  const semis = (await matchesOf(admin, tournament)).filter(({ round }) => round === 'semi_final');
  const [first, second] = semis;
  if (first === undefined || second === undefined) throw new Error('no semi-finals');
  const moves = [{ matchId: first.id, courtId: courts[0]?.id ?? 0, startTime: at('09:00') }];
  bodyOf(await admin.call('moveMatches', { params, body: { moves } }));
  bodyOf(await admin.call('setMatchStatus', { params: idOf(first), body: { status: 'in_progress' } }));
  const score = async (text: string) =>
    bodyOf(await admin.call('setMatchScores', { params: idOf(first), body: { scores: { text } } }));
  const startOfSecond = async (): Promise<string | undefined> => {
    const { moves: found }: Suggestion = bodyOf(await admin.call('suggestOrder', { params }));
    return found.find(({ matchId }) => matchId === second.id)?.startTime;
  };
  return { server, score, startOfSecond };
}

it('keeps the planned length as long as the sets say nothing else [OP28]', async () => {
  const { server, score, startOfSecond } = await aSemiFinal();
  server.setNow(at('09:40'));
  expect(await startOfSecond()).toBe(at('10:30'));
  await score('6-4');
  expect(await startOfSecond()).toBe(at('10:30'));
});

it('counts on a court only after the third set, once it is known that there is one [OP28]', async () => {
  const { server, score, startOfSecond } = await aSemiFinal();
  server.setNow(at('10:28'));
  expect((await startOfSecond()) ?? '').toMatch(/T10:3/);
  await score('7-6 6-7');
  expect((await startOfSecond()) ?? '').toMatch(/T(?:10:5|11:0)/);
});
