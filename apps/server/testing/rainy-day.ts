// A Saturday on five courts, two of them indoors, on which it begins to rain at ten past two (D56).
import type { Move, OrderOfPlayOnWire, Plans } from '@tennis/contract';
import { idOf, matchesOf } from './draws.ts';
import { aClub, anEntry, aTournament, bodyOf, matchBody } from './factories.ts';
import { aServer, type Person, type TestServer } from './server.ts';

export const DAY = '2026-09-12';
/** When it is planned. */
export const BEFORE = '2026-09-10T10:00:00.000Z';
export const at = (clock: string): string => `${DAY}T${clock}:00.000Z`;
const ROUNDS = ['13:30', '15:00', '16:30'] as const;
const COURTS = 5;

/** A published day on five courts, the last two of them indoors: one match on court on each since 13:30, two more to come. */
export async function aSaturday(on?: TestServer) {
  const server = on ?? (await aServer({ now: BEFORE }));
  const { admin, club } = await aClub(server);
  const params = { clubId: String(club.id) };
  const hours = Array.from({ length: 7 }, () => ({ from: '09:00', to: '21:00' }));
  const courts = bodyOf(
    await admin.call('createCourts', {
      params,
      body: {
        courts: Array.from({ length: COURTS }, (_, index) => ({
          name: `Court ${index + 1}`,
          hours,
          indoor: index >= 3,
        })),
      },
    }),
  ).courts.map(({ id }) => id);
  const tournament = await aTournament(admin, club.id, { maxParticipants: 64 });
  const moves: Move[] = [];
  for (const startTime of ROUNDS)
    for (const courtId of courts) {
      const one = await anEntry(admin, tournament.id, `Ann ${courtId} ${startTime}`);
      const two = await anEntry(admin, tournament.id, `Ben ${courtId} ${startTime}`);
      // Not finals, as they are all over the courts.
      const body = { ...matchBody(one.id, two.id), round: 'quarter_final' as const };
      const match = bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
      moves.push({ matchId: match.id, courtId, startTime: at(startTime) });
    }
  const ofDay = { ...params, day: DAY };
  bodyOf(await admin.call('moveMatches', { params: ofDay, body: { moves } }));
  bodyOf(await admin.call('setOrderPublished', { params: ofDay, body: { published: true } }));
  server.setNow(at('13:30'));
  const matches = await matchesOf(admin, tournament);
  const first = matches.filter(({ startTime }) => startTime === at('13:30'));
  for (const match of first)
    bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  server.setNow(at('14:10'));
  return { server, admin, club, tournament, courts, outdoor: courts.slice(0, 3), params: ofDay, matches };
}

export type Saturday = Awaited<ReturnType<typeof aSaturday>>;

export const readDay = async (who: Person, { params }: Saturday): Promise<OrderOfPlayOnWire> =>
  bodyOf(await who.call('getOrderOfPlay', { params }));

export const suspend = (day: Saturday, courtIds: readonly number[], who = day.admin, again?: string) =>
  who.call('suspendPlay', {
    params: day.params,
    body: { courtIds: [...courtIds], reason: 'rain', ...(again !== undefined && { again: at(again) }) },
  });

export const resume = (day: Saturday, courtIds: readonly number[], who = day.admin) =>
  who.call('resumePlay', { params: day.params, body: { courtIds: [...courtIds] } });

export const plansFor = async ({ admin, params }: Saturday, again: string): Promise<Plans> =>
  bodyOf(await admin.call('replanOrder', { params, query: { again: at(again) } }));
