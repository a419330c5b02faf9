// Matches of today one after the other on the courts of a club, and somebody who follows one of them.
import type { Match } from '@tennis/contract';
import { tellWhoIsNext } from '../tennis/next/tell-next.ts';
import { idOf } from './draws.ts';
import { aClub, anEntry, aTournament, bodyOf, matchBody } from './factories.ts';
import { aServer, type Person, type TestServer } from './server.ts';

export const NOON = '2026-09-12T12:00:00.000Z';
/** A moment after noon, in minutes. */
export const later = (minutes: number): string => new Date(Date.parse(NOON) + minutes * 60_000).toISOString();

type Fields = Readonly<Parameters<typeof aTournament>[2]>;

/** A club with three courts and a tournament of today; its matches are made as they are needed. */
export async function aDayOnCourt(on?: TestServer, fields: Fields = {}) {
  const server = on ?? (await aServer({ now: NOON }));
  const { admin, club } = await aClub(server);
  const params = { clubId: String(club.id) };
  const { courts } = bodyOf(
    await admin.call('createCourts', {
      params,
      body: { courts: [{ name: 'Court 1' }, { name: 'Court 2' }, { name: 'Court 3' }] },
    }),
  );
  const tournament = await aTournament(admin, club.id, { maxParticipants: 64, ...fields });
  let entries = 0;
  const enter = async (name?: string) => {
    entries += 1;
    return (await anEntry(admin, tournament.id, name ?? `Entry ${entries}`)).id;
  };
  /** A match this many minutes after noon. */
  const aMatch = async (minutes: number, court = 'Court 1', sides?: readonly (number | null)[]) => {
    const [first, second] = sides ?? [await enter(), await enter()];
    const body = { ...matchBody(first ?? null, second ?? null), court, startTime: later(minutes) };
    return bodyOf(await admin.call('createMatch', { params: idOf(tournament), body }));
  };
  const setStatus = async (match: Match, status: 'in_progress' | 'scheduled' | 'cancelled') =>
    bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status, confirm: true } }));
  const change = async (
    match: Match,
    body: { court?: string; startTime?: string; participant1Id?: number; participant2Id?: number },
  ) => bodyOf(await admin.call('updateMatch', { params: idOf(match), body }));
  const look = () => tellWhoIsNext(server.services);
  return { server, admin, club, courts, tournament, params, enter, aMatch, setStatus, change, look };
}

export type DayOnCourt = Awaited<ReturnType<typeof aDayOnCourt>>;

/** Somebody who follows the upper side of a match, and of which matches they read that they are next, the last first. */
export async function aFan({ server, look }: DayOnCourt, match: Pick<Match, 'participant1Id'>) {
  const fan = await server.signUp('member', 'Jo Fan');
  const follows = [{ kind: 'entry' as const, id: match.participant1Id ?? 0 }];
  await fan.call('addFollows', { body: { follows } });
  return { fan, next: () => nextRead(server, look, fan) };
}

/** The matches that somebody reads are next on a court, a minute later, with the numbers of the notices. */
export async function nextRead(server: TestServer, look: () => Promise<void>, who: Person) {
  await look();
  const before = server.services.now();
  server.setNow(new Date(before.getTime() + 60_000).toISOString());
  const { notices } = bodyOf(await who.call('getNotices', {}));
  return notices.filter(({ kind }) => kind === 'next').map(({ id, match }) => ({ id, match: match?.id }));
}

/** Two matches one after the other, an hour apart, and somebody who follows the second. */
export async function twoMatches(minutes = 0) {
  const day = await aDayOnCourt();
  const [first, second] = [await day.aMatch(minutes), await day.aMatch(minutes + 60)];
  await day.look();
  return { ...day, first, second, ...(await aFan(day, second)) };
}

/** Rain on the first court, or its end. */
export const suspend = ({ admin, params, courts }: DayOnCourt, isOn: boolean) => {
  const call = { params: { ...params, day: NOON.slice(0, 10) } };
  const courtIds = courts.slice(0, 1).map(({ id }) => id);
  return isOn
    ? admin.call('suspendPlay', { ...call, body: { courtIds, reason: 'rain' } })
    : admin.call('resumePlay', { ...call, body: { courtIds } });
};

/** Says when the first court is out of use. */
export const close = (
  { admin, params, courts }: DayOnCourt,
  closures: { from: string; to: string | null }[],
) => admin.call('updateCourt', { params: { ...params, courtId: String(courts[0]?.id) }, body: { closures } });
