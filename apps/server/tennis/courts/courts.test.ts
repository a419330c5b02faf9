// The courts of a club over the API (D48), and what they mean for its matches.
import { describe, expect, it } from 'vitest';
import { aClub, aMatch, aTournament, anEntry, bodyOf, joinClub, matchBody } from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const ofClub = ({ id }: { id: number }) => ({ clubId: String(id) });
const ofCourt = (club: { id: number }, court: { id: number } | undefined) => ({
  clubId: String(club.id),
  courtId: String(court?.id ?? 0),
});
const idOf = ({ id }: { id: number }) => ({ id: String(id) });
const week = (from: string, to: string) => Array.from({ length: 7 }, () => ({ from, to }));

/** Adds courts of these names and answers all courts of the club. */
const add = async (admin: Person, club: { id: number }, ...names: string[]) =>
  bodyOf(
    await admin.call('createCourts', {
      params: ofClub(club),
      body: { courts: names.map((name) => ({ name })) },
    }),
  ).courts;

const matchesOf = async (admin: Person, tournament: { id: number }) =>
  bodyOf(await admin.call('listTournamentMatches', { params: idOf(tournament) }));

async function aClubWith(...names: string[]) {
  const server = await aServer();
  const { club, admin } = await aClub(server);
  return { server, club, admin, courts: names.length === 0 ? [] : await add(admin, club, ...names) };
}

describe('[D48] the courts of a club', () => {
  it('are added together, in that order, outdoors and open every day until something else is said', async () => {
    const { courts, club } = await aClubWith('Court 1', 'Court 2', 'Centre Court');
    expect(courts.map(({ name }) => name)).toEqual(['Court 1', 'Court 2', 'Centre Court']);
    expect(courts[0]).toEqual({
      id: courts[0]?.id,
      clubId: club.id,
      name: 'Court 1',
      surface: null,
      indoor: false,
      lights: false,
      centre: false,
      hours: week('08:00', '22:00'),
      closures: [],
      version: 1,
    });
  });

  it('keep their hours, closures and surface', async () => {
    const { admin, club } = await aClubWith();
    const hours = [...week('09:00', '24:00').slice(0, 6), null];
    const body = {
      name: 'Hall',
      surface: 'carpet' as const,
      indoor: true,
      lights: true,
      hours,
      closures: [
        { from: '2026-12-01T08:00:00.000Z', to: null, reason: 'New carpet' },
        { from: '2026-09-12T08:00:00Z', to: '2026-09-13T08:00:00Z' },
      ],
    };
    const { courts } = bodyOf(
      await admin.call('createCourts', { params: ofClub(club), body: { courts: [body] } }),
    );
    expect(courts[0]).toMatchObject({
      ...body,
      closures: [
        { from: '2026-09-12T08:00:00.000Z', to: '2026-09-13T08:00:00.000Z', reason: null },
        { from: '2026-12-01T08:00:00.000Z', to: null, reason: 'New carpet' },
      ],
    });
  });

  it('are listed for everybody; why one is out of use is told to those who run the club', async () => {
    const { server, admin, club, courts } = await aClubWith('Court 1');
    const closures = [{ from: '2026-09-12T08:00:00.000Z', to: null, reason: 'Burst pipe, ask Peter' }];
    const params = ofCourt(club, courts[0]);
    expect(bodyOf(await admin.call('updateCourt', { params, body: { closures } })).closures).toEqual(
      closures,
    );
    const member = await server.signUp('member');
    await joinClub(server, club.id, member);
    for (const reader of [server.visitor(), member]) {
      const [court] = bodyOf(await reader.call('listCourts', { params: ofClub(club) }));
      expect(court?.closures).toEqual([{ ...closures[0], reason: null }]);
    }
    const missing = await server.visitor().call('listCourts', { params: { clubId: '999999' } });
    expect(missing.status).toBe(404);
  });

  it.each(['court 1', '1', 'Court  01', 'Platz 1'])('are never called the same: %s', async (name) => {
    const { admin, club } = await aClubWith('Court 1', 'Court 2');
    const body = { courts: [{ name: 'Court 3' }, { name }] };
    const reply = await admin.call('createCourts', { params: ofClub(club), body });
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { reason: 'courtNameTaken', params: { name: 'Court 1' }, issues: [{ path: 'courts.1.name' }] },
    ]);
    expect(bodyOf(await admin.call('listCourts', { params: ofClub(club) }))).toHaveLength(2);
  });

  it('are at most sixty', async () => {
    const names = Array.from({ length: 59 }, (_, at) => `Court ${at + 1}`);
    const { admin, club } = await aClubWith(...names);
    const body = { courts: [{ name: 'Court 60' }, { name: 'Court 61' }] };
    const reply = await admin.call('createCourts', { params: ofClub(club), body });
    expect([reply.status, reply.body]).toMatchObject([400, { issues: [{ path: 'courts' }] }]);
    expect(await add(admin, club, 'Court 60')).toHaveLength(60);
  });

  it.each([
    ['closing before opening', { hours: week('22:00', '08:00') }],
    ['a time that is none', { hours: week('08:00', '25:00') }],
    ['a week of six days', { hours: week('08:00', '22:00').slice(1) }],
    ['an end before the start', { closures: [{ from: '2026-09-13T08:00:00Z', to: '2026-09-12T08:00:00Z' }] }],
    ['a surface that nobody knows', { surface: 'ice' as 'clay' }],
    ['no name', { name: ' ' }],
    ['too long a name', { name: 'x'.repeat(61) }],
  ])('are refused with %s', async (_, body) => {
    const { admin, club, courts } = await aClubWith('Court 1');
    const reply = await admin.call('updateCourt', { params: ofCourt(club, courts[0]), body });
    expect(reply.status).toBe(400);
  });

  it('stand in the order that the club gives them', async () => {
    const { admin, club, courts } = await aClubWith('Court 1', 'Court 2', 'Centre Court');
    const courtIds = courts.map(({ id }) => id).toReversed();
    const params = ofClub(club);
    expect(
      bodyOf(await admin.call('orderCourts', { params, body: { courtIds } })).courts.map(({ name }) => name),
    ).toEqual(['Centre Court', 'Court 2', 'Court 1']);
    // One who has not seen the newest court.
    await add(admin, club, 'Court 4');
    const reply = await admin.call('orderCourts', { params, body: { courtIds } });
    expect([reply.status, reply.body]).toMatchObject([409, { reason: 'courtsChanged' }]);
    const names = bodyOf(await admin.call('listCourts', { params })).map(({ name }) => name);
    expect(names).toEqual(['Centre Court', 'Court 2', 'Court 1', 'Court 4']);
  });

  it('[D16] show what somebody else has saved first, and a change that changes nothing makes nobody stale', async () => {
    const { admin, club, courts } = await aClubWith('Court 1');
    const params = ofCourt(club, courts[0]);
    const change = (lights: boolean, ifMatch: number) =>
      admin.call('updateCourt', { params, body: { lights } }, { 'if-match': `"${ifMatch}"` });
    expect(bodyOf(await change(false, 1)).version).toBe(1);
    expect(bodyOf(await change(true, 1)).version).toBe(2);
    const stale = await change(false, 1);
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { reason: 'stale', details: { current: { lights: true, version: 2 } } },
    ]);
    const removed = await admin.call('deleteCourt', { params }, { 'if-match': '"1"' });
    expect(removed.status).toBe(409);
  });

  it('of another club are not found', async () => {
    const { server, admin, courts } = await aClubWith('Court 1');
    const other = await aClub(server, { name: 'Hillside' });
    const params = ofCourt(other.club, courts[0]);
    for (const reply of [
      await other.admin.call('updateCourt', { params, body: { lights: true } }),
      await other.admin.call('deleteCourt', { params }),
    ])
      expect(reply.status).toBe(404);
    expect(
      bodyOf(await admin.call('listCourts', { params: ofClub({ id: courts[0]?.clubId ?? 0 }) })),
    ).toEqual(courts);
  });

  it('are told in the audit log', async () => {
    const { server, admin, club, courts } = await aClubWith('Court 1', 'Court 2');
    const params = ofCourt(club, courts[1]);
    const hours = [...week('09:00', '20:00').slice(0, 5), null, null];
    await admin.call('updateCourt', { params, body: { name: 'Hall', hours, closures: [] } });
    const closures = [{ from: '2026-09-12T08:00:00.000Z', to: null, reason: 'Ask Peter' }];
    await admin.call('updateCourt', { params, body: { closures } });
    await admin.call('orderCourts', {
      params: ofClub(club),
      body: { courtIds: courts.map(({ id }) => id).toReversed() },
    });
    await admin.call('deleteCourt', { params });
    await server.services.audit.settled();
    const records = bodyOf(await admin.call('listAuditRecords', { query: { clubId: String(club.id) } }));
    const told = records.map(({ act, changes }) => [act, changes] as const);
    expect(told.slice(0, 5)).toMatchObject([
      ['deleteCourt', [{ field: 'name', before: 'Hall' }, {}, {}, {}, { before: '1-5 09:00-20:00' }, {}]],
      ['orderCourts', [{ field: 'courts', before: 'Court 1, Hall', after: 'Hall, Court 1' }]],
      ['updateCourt', [{ field: 'closures' }]],
      [
        'updateCourt',
        [
          { field: 'name', before: 'Court 2', after: 'Hall' },
          { field: 'hours', before: '1-7 08:00-22:00', after: '1-5 09:00-20:00' },
        ],
      ],
      ['createCourts', [{ field: 'courts', after: 'Court 1, Court 2' }]],
    ]);
    expect(JSON.stringify(records)).not.toContain('Peter');
  });

  it('are added once, however often the call is sent', async () => {
    const { admin, club } = await aClubWith();
    const send = () =>
      admin.call(
        'createCourts',
        { params: ofClub(club), body: { courts: [{ name: '1' }] } },
        { 'idempotency-key': 'the-first-court' },
      );
    expect(bodyOf(await send())).toEqual(bodyOf(await send()));
  });
});

/** A match of a club without courts, with a court by name. */
async function named(court: string) {
  const server = await aServer();
  const scene = await aMatch(server);
  await scene.admin.call('updateMatch', { params: idOf(scene.match), body: { court } });
  return { server, ...scene };
}

describe('[D48] matches on a court of the club', () => {
  it.each(['1', 'court 01', 'Court 1'])('belong to it when it is made, written as %s', async (written) => {
    const { admin, club, tournament } = await named(written);
    const [court] = await add(admin, club, 'Court 1');
    expect(await matchesOf(admin, tournament)).toMatchObject([{ court: 'Court 1', courtId: court?.id }]);
  });

  it('are found by the name of the court, and another name stays as text', async () => {
    const { server, admin, club, tournament, match } = await named('2');
    const [court] = await add(admin, club, 'Court 1');
    const move = async (name: string | null) =>
      bodyOf(await admin.call('updateMatch', { params: idOf(match), body: { court: name } }));
    expect(await move('1')).toMatchObject({ court: 'Court 1', courtId: court?.id });
    expect(await move('The meadow')).toMatchObject({ court: 'The meadow', courtId: null });
    expect(await move(null)).toMatchObject({ court: null, courtId: null });
    const first = await anEntry(admin, tournament.id, 'Aria Shah');
    const created = await admin.call('createMatch', {
      params: idOf(tournament),
      body: { ...matchBody(first.id, null), court: 'COURT 1' },
    });
    expect(bodyOf(created)).toMatchObject({ court: 'Court 1', courtId: court?.id });
    // Another club's court of that name is another one.
    const other = await aMatch(server);
    expect((await matchesOf(other.admin, other.tournament))[0]).toMatchObject({ courtId: null });
  });

  it('take its new name, and those that were written so before belong to it', async () => {
    const { admin, club, tournament, first } = await named('Court 1');
    const body = { ...matchBody(first.id, null), court: 'centre court' };
    await admin.call('createMatch', { params: idOf(tournament), body });
    const [court] = await add(admin, club, 'Court 1');
    const params = ofCourt(club, court);
    await admin.call('updateCourt', { params, body: { name: 'Centre Court' } });
    const matches = await matchesOf(admin, tournament);
    expect(matches.map((match) => [match.court, match.courtId])).toEqual([
      ['Centre Court', court?.id],
      ['Centre Court', court?.id],
    ]);
  });

  it('keep it from being deleted while they are to be played; afterwards they keep its name', async () => {
    const { admin, club, tournament, match, first } = await named('Court 1');
    const [court] = await add(admin, club, 'Court 1');
    const params = ofCourt(club, court);
    const refused = await admin.call('deleteCourt', { params });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { reason: 'courtHasMatches', params: { count: 1, name: 'Court 1' }, details: { matches: 1 } },
    ]);
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } });
    await admin.call('setMatchWinner', { params: idOf(match), body: { winnerId: first.id } });
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'completed' } });
    expect((await admin.call('deleteCourt', { params })).status).toBe(204);
    expect(await matchesOf(admin, tournament)).toMatchObject([{ court: 'Court 1', courtId: null }]);
  });

  it('are read by everybody under the new name at once', async () => {
    const { server, admin, club, tournament } = await named('Court 1');
    const visitor = server.visitor();
    expect((await matchesOf(visitor, tournament))[0]?.court).toBe('Court 1');
    const [court] = await add(admin, club, 'Court 1');
    await admin.call('updateCourt', { params: ofCourt(club, court), body: { name: 'Centre Court' } });
    expect((await matchesOf(visitor, tournament))[0]).toMatchObject({
      court: 'Centre Court',
      courtId: court?.id,
    });
  });

  it('[D15] clash on the court of the club, in whatever tournament', async () => {
    const { admin, club, match } = await named('1');
    await add(admin, club, 'Court 1');
    const other = await aTournament(admin, club.id);
    const first = await anEntry(admin, other.id, 'Aria Shah');
    const reply = await admin.call('createMatch', {
      params: idOf(other),
      body: { ...matchBody(first.id, null), court: 'court no. 1' },
    });
    expect(bodyOf(reply).conflicts).toMatchObject([{ kind: 'court', matchId: match.id }]);
  });
});

describe('the database itself', () => {
  it('holds no court, hours or closure that the rules forbid, and lets a match outlive its court', async () => {
    const server = await aServer();
    const { admin, club, match } = await aMatch(server);
    const { db } = server.database;
    const [{ id } = { id: 0 }] = await add(admin, club, 'Court 1');
    const row = {
      club_id: club.id,
      name: 'Hall',
      name_key: 'hall',
      surface: null,
      indoor: 0,
      lights: 0,
      position: 2,
      created_at: '2026-09-01T10:00:00.000Z',
    };
    for (const change of [
      { name_key: '1' },
      { name: '' },
      { name: 'x'.repeat(61) },
      { surface: 'ice' as 'clay' },
      { indoor: 2 },
      { position: 0 },
      { club_id: 999_999 },
    ])
      await expect(
        db
          .insertInto('courts')
          .values({ ...row, ...change })
          .execute(),
      ).rejects.toThrow(/constraint/i);
    const hours = { court_id: id, weekday: 1, opens: 480, closes: 1320 };
    await db.deleteFrom('court_hours').where('weekday', '=', 1).execute();
    await db.insertInto('court_hours').values(hours).execute();
    for (const change of [
      {},
      { weekday: 8 },
      { weekday: 0 },
      { opens: 1320 },
      { closes: 1441 },
      { opens: -1 },
    ])
      await expect(
        db
          .insertInto('court_hours')
          .values({ ...hours, ...change })
          .execute(),
      ).rejects.toThrow(/constraint/i);
    const closure = { court_id: id, starts_at: '2026-09-12T10:00:00.000Z', ends_at: null, reason: null };
    for (const change of [{ ends_at: '2026-09-12T09:00:00.000Z' }, { reason: '' }, { court_id: 999_999 }])
      await expect(
        db
          .insertInto('court_closures')
          .values({ ...closure, ...change })
          .execute(),
      ).rejects.toThrow(/constraint/i);
    await db.insertInto('court_closures').values(closure).execute();
    await db.deleteFrom('courts').where('id', '=', id).execute();
    const [left] = await db.selectFrom('matches').selectAll().where('id', '=', match.id).execute();
    expect(left).toMatchObject({ court: 'Court 1', court_id: null });
    for (const table of ['court_hours', 'court_closures'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
