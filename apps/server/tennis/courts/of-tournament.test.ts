// The courts of a tournament (OP2): the organisers name them, suggestions and free places keep to them, and a match that somebody puts elsewhere
// breaks a rule.
import { expect, it } from 'vitest';
import { drawParams, idOf, matchesOf } from '../../testing/draws.ts';
import { aClub, anEntry, aTournament, bodyOf, setNoLimits } from '../../testing/factories.ts';
import { aServer } from '../../testing/server.ts';

const DAY = '2026-09-12';

/** Three courts, a knockout of eight, and its matches. */
async function aDesk() {
  const server = await aServer({ now: '2026-09-10T10:00:00.000Z' });
  const { admin, club } = await aClub(server);
  await setNoLimits({ admin, club });
  const params = { clubId: String(club.id) };
  const named = ['Court 1', 'Court 2', 'Court 3'].map((name) => ({ name }));
  const { courts } = bodyOf(await admin.call('createCourts', { params, body: { courts: named } }));
  const tournament = await aTournament(admin, club.id);
  for (let entry = 1; entry <= 8; entry += 1) await anEntry(admin, tournament.id, `Player ${entry}`);
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(tournament), body: { randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  const [one, two, three] = courts.map(({ id }) => id) as [number, number, number];
  const choose = (courtIds: number[] | null) =>
    admin.call('setTournamentCourts', { params: idOf(tournament), body: { courtIds } });
  const ofDay = { ...params, day: DAY };
  const suggested = async () => {
    const { moves, unplaced } = bodyOf(await admin.call('suggestOrder', { params: ofDay }));
    return { courts: [...new Set(moves.map(({ courtId }) => courtId))].toSorted((a, b) => a - b), unplaced };
  };
  return { server, admin, club, courts, tournament, one, two, three, choose, ofDay, suggested };
}

it('[OP2] may be on all courts until some are named, and on all again', async () => {
  const { admin, tournament, one, choose, suggested, two, three } = await aDesk();
  const used = async () => {
    const { courts } = bodyOf(await admin.call('getTournamentCourts', { params: idOf(tournament) }));
    return courts.filter(({ isUsed }) => isUsed).map(({ id }) => id);
  };
  expect(await used()).toEqual([one, two, three]);
  bodyOf(await choose([two]));
  expect(await used()).toEqual([two]);
  expect(await suggested()).toEqual({ courts: [two], unplaced: [] });
  bodyOf(await choose(null));
  expect(await used()).toEqual([one, two, three]);
  // Two are as good as three for a knockout of eight.
  expect((await suggested()).courts).toEqual(expect.arrayContaining([one, two]));
});

it('[D48] [OP2] its head has the surface of its courts, while all of them have the same', async () => {
  const { admin, club, courts, tournament, one, two, three, choose } = await aDesk();
  const surface = async () =>
    bodyOf(await admin.call('getTournament', { params: idOf(tournament) })).surface ?? null;
  const setSurface = async (courtId: number, made: 'clay' | 'hard') =>
    bodyOf(
      await admin.call('updateCourt', {
        params: { clubId: String(club.id), courtId: String(courtId) },
        body: { surface: made },
      }),
    );
  expect(await surface()).toBeNull();
  for (const { id } of courts.slice(0, 2)) await setSurface(id, 'clay');
  expect(await surface()).toBeNull();
  await setSurface(three, 'hard');
  expect(await surface()).toBeNull();
  bodyOf(await choose([one, two]));
  expect(await surface()).toBe('clay');
  bodyOf(await choose([three]));
  expect(await surface()).toBe('hard');
  bodyOf(await choose(null));
  await setSurface(three, 'clay');
  expect(await surface()).toBe('clay');
});

it('[OP2] a match on another court is a broken rule that is said and asked about, and not forbidden', async () => {
  const { admin, tournament, choose, ofDay, one, three } = await aDesk();
  bodyOf(await choose([one]));
  const [match] = await matchesOf(admin, tournament);
  const place = { matchId: match?.id ?? 0, courtId: three, startTime: `${DAY}T10:00:00.000Z` };
  const asked = await admin.call('moveMatches', { params: ofDay, body: { moves: [place] } });
  expect([asked.status, asked.body]).toMatchObject([
    409,
    { details: { canConfirm: true, faults: [{ rule: 'OP2', level: 'warned', code: 'court-not-allowed' }] } },
  ]);
  const { desk } = bodyOf(
    await admin.call('moveMatches', { params: ofDay, body: { moves: [place], confirm: true } }),
  );
  expect(desk?.faults).toMatchObject([
    {
      rule: 'OP2',
      message: 'Court 3 is not one of the courts of this tournament.',
      places: [{ courtId: one }, { courtId: one }, { courtId: one }],
    },
  ]);
});

it('[OP2] [D55] a suggestion that was made before is not applied, and other tournaments keep all courts', async () => {
  const { admin, club, choose, ofDay, one, two, three } = await aDesk();
  const { moves, basis } = bodyOf(await admin.call('suggestOrder', { params: ofDay }));
  bodyOf(await choose([one]));
  const body = { basis, moves: moves.map(({ court: _court, ...move }) => move) };
  expect((await admin.call('moveMatches', { params: ofDay, body })).status).toBe(409);
  const other = await aTournament(admin, club.id, { name: 'Another cup' });
  for (let entry = 1; entry <= 8; entry += 1) await anEntry(admin, other.id, `Guest ${entry}`);
  const draw = bodyOf(await admin.call('makeDraw', { params: idOf(other), body: { randomSeed: 7 } }));
  bodyOf(await admin.call('setDrawPublished', { params: drawParams(draw), body: { published: true } }));
  const own = new Set((await matchesOf(admin, other)).map(({ id }) => id));
  const again = bodyOf(await admin.call('suggestOrder', { params: ofDay }));
  const courtsOf = (isOther: boolean) =>
    new Set(again.moves.filter(({ matchId }) => own.has(matchId) === isOther).map(({ courtId }) => courtId));
  expect(courtsOf(false)).toEqual(new Set([one]));
  expect([...courtsOf(true)]).toEqual(expect.arrayContaining([two, three]));
});

it('[OP25] whether a draw fits is asked of its own courts', async () => {
  const { admin, club, courts } = await aDesk();
  const tournament = await aTournament(admin, club.id, { name: 'Another cup' });
  for (let entry = 1; entry <= 4; entry += 1) await anEntry(admin, tournament.id, `Guest ${entry}`);
  const fit = async () => bodyOf(await admin.call('getDrawFit', { params: idOf(tournament), query: {} }));
  const all = await fit();
  const body = { courtIds: [courts[2]?.id ?? 0] };
  bodyOf(await admin.call('setTournamentCourts', { params: idOf(tournament), body }));
  expect(await fit()).toMatchObject({ courts: 1, given: all.given / 3 });
});

it('[OP2] refuses a court of another club, and forgets one that is deleted', async () => {
  const { server, admin, club, tournament, choose, one, three } = await aDesk();
  const { admin: stranger, club: elsewhere } = await aClub(server, { name: 'Elsewhere' });
  const params = { clubId: String(elsewhere.id) };
  const { courts } = bodyOf(
    await stranger.call('createCourts', { params, body: { courts: [{ name: 'X' }] } }),
  );
  expect((await choose([one, courts[0]?.id ?? 0])).body).toMatchObject({ issues: [{ path: 'courtIds.1' }] });
  bodyOf(await choose([one, three]));
  await admin.call('deleteCourt', { params: { clubId: String(club.id), courtId: String(three) } });
  const { courts: left } = bodyOf(await admin.call('getTournamentCourts', { params: idOf(tournament) }));
  expect(left.filter(({ isUsed }) => isUsed).map(({ id }) => id)).toEqual([one]);
});
