// Everybody reads that a match was broken off, and when and where it goes on: in the lists of its tournament and of a day, on the page of one who plays in it, and
// at the desk (D56).
import type { Match } from '@tennis/contract';
import { expect, it } from 'vitest';
import { idOf, matchesOf } from '../../testing/draws.ts';
import { bodyOf } from '../../testing/factories.ts';
import { aSaturday, at, DAY, readDay, resume, suspend } from '../../testing/rainy-day.ts';
import type { Person } from '../../testing/server.ts';

const NEXT = '2026-09-13';

/** A match in play on a court in the open, and what visitors read of it everywhere. */
async function inPlay() {
  const day = await aSaturday();
  const { server, admin, tournament, courts } = day;
  const [wet = 0] = day.outdoor;
  const hall = courts.at(-1) ?? 0;
  const live = day.matches.find(({ courtId, startTime }) => courtId === wet && startTime === at('13:30'));
  const other = day.matches.find(({ courtId, startTime }) => courtId === hall && startTime === at('13:30'));
  if (live === undefined || other === undefined) throw new Error('nothing on court');
  const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
  const player = entries.find(({ id }) => id === live.participant1Id)?.personId ?? 0;
  const visitor = server.visitor();
  const own = (matches: readonly Match[], id = live.id) => matches.find((one) => one.id === id)?.interrupted;
  const everywhere = async (who: Person = visitor, on = DAY) => [
    own(await matchesOf(who, tournament)),
    own(bodyOf(await who.call('listMatchesOfDay', { params: { day: on } }))),
    own(bodyOf(await who.call('getPerson', { params: { id: String(player) } })).upcoming),
    own((await readDay(who, { ...day, params: { ...day.params, day: on } })).matches),
  ];
  const goOn = async (startTime: string, courtId = hall) => {
    const basis = (await readDay(admin, day)).desk?.basis ?? '';
    const moves = [{ matchId: live.id, courtId, startTime }];
    return admin.call('moveMatches', { params: day.params, body: { moves, basis, confirm: true } });
  };
  const ofOther = async () => own(await matchesOf(visitor, tournament), other.id);
  return { day, live, wet, hall, visitor, everywhere, goOn, ofOther };
}

const four = <T>(one: T): readonly T[] => [one, one, one, one];

it('says it while play is suspended on its court, and no longer once it goes on', async () => {
  const { day, wet, everywhere, ofOther } = await inPlay();
  expect(await everywhere()).toEqual(four(undefined));
  await suspend(day, [wet], day.admin, '15:00');
  const suspended = { since: at('14:10'), reason: 'rain', again: at('15:00') };
  expect(await everywhere()).toEqual(four({ goesOn: null, suspended }));
  // The hall plays on.
  expect(await ofOther()).toBeUndefined();
  await resume(day, [wet]);
  expect(await everywhere()).toEqual(four(undefined));
});

it('says from when it is on court no more, if nobody enters what became of it by midnight', async () => {
  const { day, live, everywhere, goOn, visitor, wet } = await inPlay();
  const { server, admin, tournament } = day;
  const ends = async () => {
    const listed = await matchesOf(visitor, tournament);
    return listed.find(({ id }) => id === live.id)?.leftOverFrom;
  };
  expect(await ends()).toBe(`${NEXT}T00:00:00.000Z`);
  // Darkness stopped it, and nobody said so. A day later the desk lets it go on.
  server.setNow(`${NEXT}T09:00:00.000Z`);
  expect(await ends()).toBe(`${NEXT}T00:00:00.000Z`);
  expect(await everywhere()).toEqual(four(undefined));
  const player = server.visitor();
  const entries = bodyOf(await admin.call('listParticipants', { params: idOf(tournament) }));
  const id = String(entries.find((one) => one.id === live.participant1Id)?.personId ?? 0);
  const { upcoming } = bodyOf(await player.call('getPerson', { params: { id } }));
  expect(upcoming.map((match) => match.leftOverFrom)).toEqual([`${NEXT}T00:00:00.000Z`]);
  bodyOf(await goOn(`${NEXT}T20:00:00.000Z`, wet));
  // A match that goes on in the evening may be played past midnight.
  expect(await ends()).toBe('2026-09-14T02:00:00.000Z');
});

it('says when it goes on, on the court to which it was moved', async () => {
  const { day, wet, hall, everywhere, goOn, visitor, live } = await inPlay();
  await suspend(day, [wet]);
  bodyOf(await goOn(at('14:40')));
  expect(await everywhere()).toEqual(four({ goesOn: at('14:40') }));
  const moved = (await matchesOf(visitor, day.tournament)).find(({ id }) => id === live.id);
  expect(moved).toMatchObject({ status: 'in_progress', courtId: hall });
  // It goes on, and then the light goes out in the hall.
  day.server.setNow(at('16:00'));
  await suspend(day, [hall]);
  const suspended = { since: at('16:00'), reason: 'rain', again: null };
  expect(await everywhere()).toEqual(four({ goesOn: at('14:40'), suspended }));
});

it('says when it goes on, on another day', async () => {
  const { day, wet, everywhere, goOn } = await inPlay();
  await suspend(day, [wet]);
  bodyOf(await goOn(`${NEXT}T09:00:00.000Z`, wet));
  // It stands in the order of play of that day, which nobody has published.
  const [ofTournament, , ofPerson] = await everywhere();
  for (const one of [ofTournament, ofPerson]) expect(one).toMatchObject({ goesOn: `${NEXT}T09:00:00.000Z` });
});

it('still says it the next day if nobody has put it anywhere', async () => {
  const { day, wet, everywhere } = await inPlay();
  await suspend(day, [wet]);
  day.server.setNow(`${NEXT}T09:00:00.000Z`);
  const [ofTournament] = await everywhere();
  expect(ofTournament).toMatchObject({ goesOn: null, suspended: { since: at('14:10') } });
});
