// Tournaments over the API (§5, D7-D9, D25, D32, D33).
import { describe, expect, it } from 'vitest';
import {
  aClub,
  aMatch,
  aTournament,
  bodyOf,
  joinClub,
  matchBody,
  tournamentBody,
} from '../../testing/factories.ts';
import { aServer, type Person } from '../../testing/server.ts';

const idOf = (thing: { id: number }) => ({ id: String(thing.id) });

describe('creating a tournament', () => {
  it('answers every field of §3', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const { admin, club } = await aClub(server);
    const created = await aTournament(admin, club.id, {
      location: 'Lisbon',
      contactEmail: 'desk@example.org',
    });
    expect(created).toEqual({
      id: expect.any(Number) as number,
      name: 'Riverside Open',
      description: null,
      clubId: club.id,
      type: 'Open',
      status: 'upcoming',
      startDate: '2026-09-11T09:00:00.000Z',
      endDate: '2026-09-13T18:00:00.000Z',
      registrationEndDate: null,
      maxParticipants: 16,
      format: 'knockout',
      location: 'Lisbon',
      scoringType: 'Standard',
      setsFormat: 'Best of 3',
      stageFormats: {},
      tiebreakerRule: 'Standard',
      matchFormat: 'SET3-S:6/TB7',
      contactEmail: 'desk@example.org',
      createdBy: admin.user?.id,
      createdAt: '2026-09-01T10:00:00.000Z',
      createdByUser: { name: 'Marta Silva' },
      club: { name: club.name },
      clubName: club.name,
      clubLogo: null,
      clubColours: null,
      timeZone: 'UTC',
      currentStage: 'registration',
      rules: tournamentBody(club.id).rules,
      participantCount: 0,
      matchCount: 0,
      matchesCompleted: 0,
      membersOnly: false,
      reportHours: null,
      meetingId: null,
      archivedAt: null,
      version: 1,
    });
  });

  it('[D33] stores 0 players progressing for a round robin and derives knockout from the format [S4.13]', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const { rules } = tournamentBody(club.id);
    const created = await aTournament(admin, club.id, {
      rules: { ...rules, format: 'round_robin', knockout: true },
    });
    expect(created.rules).toMatchObject({ playersProgressingFromGroups: 0, knockout: false });
  });

  it('[D25] derives the match format from deuce and let rules, and takes a better one', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const { rules } = tournamentBody(club.id);
    const noAd = await aTournament(admin, club.id, {
      rules: { ...rules, pointSystem: 'sudden_death_deuce', letRule: false },
    });
    expect(noAd.matchFormat).toBe('SET3-S:6NOAD/TB7-NOLET');
    const short = await aTournament(admin, club.id, { matchFormat: 'set3-s:4/tb7' });
    expect(short).toMatchObject({ matchFormat: 'SET3-S:4/TB7', setsFormat: 'Best of 3 short sets to 4' });
  });

  it.each([
    [{ name: 'ab' }, 'Tournament name must be at least 3 characters.'],
    [{ clubId: 0 }, 'Please select a club.'],
    [{ maxParticipants: 1 }, 'Minimum of 2 participants required.'],
    [{ maxParticipants: 129 }, 'Maximum of 128 participants allowed.'],
    [{ endDate: '2026-09-10T18:00:00Z' }, 'End date cannot be before start date'],
    [{ endDate: '2026-09-11T09:00:00Z' }, 'End time must be after start time for same-day tournaments'],
    [
      { registrationEndDate: '2026-09-30T18:00:00Z' },
      'Registration must end by the last day of the tournament. Please choose an earlier day.',
    ],
    [{ matchFormat: 'SET9' }, '"SET9" is not a format code such as SET3-S:6/TB7.'],
  ])('[§5] refuses %j', async (change, message) => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const reply = await admin.call('createTournament', { body: { ...tournamentBody(club.id), ...change } });
    expect(reply).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    [{ timeLimit: 29 }, 'Time limit must be at least 30 minutes.'],
    [{ timeLimit: 181 }, 'Time limit must be at most 180 minutes.'],
    [{ matchesPerParticipant: 0 }, 'At least 1 match per participant required.'],
    [
      { format: 'groups_knockout' as const, playersProgressingFromGroups: 0 },
      'Group + Knockout format requires at least 1 player progressing from each group',
    ],
  ])('[§5] refuses the rules %j', async (change, message) => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const body = tournamentBody(club.id);
    const reply = await admin.call('createTournament', {
      body: { ...body, rules: { ...body.rules, ...change } },
    });
    expect(reply).toMatchObject({ status: 400, body: { message } });
  });

  it('[D33] judges "same day" on the calendar of the club', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server, { timeZone: 'America/Los_Angeles' });
    // 23:00 UTC and 02:00 UTC next day are both the afternoon of the 11th in Los Angeles.
    const body = {
      ...tournamentBody(club.id),
      startDate: '2026-09-12T02:00:00Z',
      endDate: '2026-09-11T23:00:00Z',
    };
    const reply = await admin.call('createTournament', { body });
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'End time must be after start time for same-day tournaments' },
    });
  });

  it('[D33] refuses an end before the start in the night in which clocks are set back', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server, { timeZone: 'Europe/Lisbon' });
    // 01:10 after the change and 01:50 before it: later by the clock, earlier in time.
    const body = {
      ...tournamentBody(club.id),
      startDate: '2026-10-25T01:10:00Z',
      endDate: '2026-10-25T00:50:00Z',
    };
    expect((await admin.call('createTournament', { body })).status).toBe(400);
  });

  it('needs a club in which the caller is an admin (403), and a session (401)', async () => {
    const server = await aServer();
    const { club } = await aClub(server);
    const elsewhere = await server.signUp('club_admin');
    const body = tournamentBody(club.id);
    expect((await elsewhere.call('createTournament', { body })).status).toBe(403);
    expect((await elsewhere.call('createTournament', { body: { ...body, clubId: 999_999 } })).status).toBe(
      403,
    );
    expect((await server.visitor().call('createTournament', { body })).status).toBe(401);
  });
});

describe('drafts [D8]', () => {
  it('are seen by those who may manage them only; to others they are missing', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const draft = await aTournament(admin, club.id, { status: 'draft' });
    const stranger = await server.signUp('club_admin');
    const visitor = server.visitor();
    expect((await admin.call('getTournament', { params: idOf(draft) })).status).toBe(200);
    const hidden = await stranger.call('getTournament', { params: idOf(draft) });
    const missing = await stranger.call('getTournament', { params: { id: '999999' } });
    expect(hidden).toMatchObject({ status: 404, body: missing.body as never });
    expect(bodyOf(await visitor.call('listTournaments', {}))).toEqual([]);
    expect(bodyOf(await admin.call('listTournaments', {}))).toHaveLength(1);
  });
});

describe('lists [D7]', () => {
  it('come nearest in time first and go on behind the limit', async () => {
    const server = await aServer({ now: '2026-09-10T12:00:00Z' });
    const { admin, club } = await aClub(server);
    for (const day of ['2026-09-01', '2026-09-09', '2026-09-11', '2026-09-30', '2026-12-01', '2026-01-01']) {
      await aTournament(admin, club.id, {
        name: day,
        startDate: `${day}T09:00:00Z`,
        endDate: `${day}T18:00:00Z`,
      });
    }
    const visitor = server.visitor();
    const names: string[] = [];
    let url: string | undefined = '/api/tournaments?limit=2';
    while (url !== undefined) {
      const reply = await visitor.send({ method: 'GET', url });
      names.push(...(reply.body as { name: string }[]).map((tournament) => tournament.name));
      url = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link'] ?? ''))?.[1];
    }
    expect(names).toEqual([
      '2026-09-11',
      '2026-09-09',
      '2026-09-01',
      '2026-09-30',
      '2026-12-01',
      '2026-01-01',
    ]);
  });

  it('[D8] gives the nearest of each group in one answer', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const make = async (name: string, status: 'draft' | 'upcoming' | 'registering', day: string) =>
      aTournament(admin, club.id, {
        name,
        status,
        startDate: `${day}T09:00:00.000Z`,
        endDate: `${day}T18:00:00.000Z`,
      });
    await make('far', 'upcoming', '2027-12-01');
    await make('near', 'upcoming', '2026-09-20');
    await make('plan', 'draft', '2026-09-15');
    await make('open', 'registering', '2027-10-01');
    const names = async (caller: Pick<typeof admin, 'call'>, query: Record<string, string>) =>
      bodyOf(await caller.call('listTournaments', { query })).map((tournament) => tournament.name);
    const visitor = server.visitor();
    expect(await names(visitor, { perGroup: '2' })).toEqual(['open', 'near', 'far']);
    expect(await names(visitor, { perGroup: '1' })).toEqual(['open', 'near']);
    expect(await names(visitor, { perGroup: '2', status: 'upcoming' })).toEqual(['near', 'far']);
    // A draft is seen by those who may manage it only.
    expect(await names(admin, { perGroup: '2' })).toEqual(['open', 'near', 'plan']);
    const reply = await visitor.send({ method: 'GET', url: '/api/tournaments?perGroup=1' });
    expect(reply.headers['link']).toBeUndefined();
    for (const wrong of ['0', '61', 'x'])
      expect((await visitor.send({ method: 'GET', url: `/api/tournaments?perGroup=${wrong}` })).status).toBe(
        400,
      );
  });

  it('filter by status, club and words', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    await aTournament(admin, club.id, { name: 'Été Cup' });
    await aTournament(admin, club.id, { name: 'Winter Cup', status: 'registering' });
    const visitor = server.visitor();
    const names = async (query: Record<string, string>) =>
      bodyOf(await visitor.call('listTournaments', { query })).map((tournament) => tournament.name);
    expect(await names({ status: 'active,registering' })).toEqual(['Winter Cup']);
    expect(await names({ q: 'ete' })).toEqual(['Été Cup']);
    expect(await names({ clubId: '999' })).toEqual([]);
    expect((await visitor.send({ method: 'GET', url: '/api/tournaments?status=odd' })).status).toBe(400);
    expect((await visitor.send({ method: 'GET', url: '/api/tournaments?cursor=odd' })).status).toBe(400);
  });
});

describe('changing a tournament', () => {
  it('changes what is sent and keeps the rest', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const reply = await admin.call('updateTournament', {
      params: idOf(tournament),
      body: { name: 'Riverside Masters' },
    });
    expect(reply.body).toMatchObject({
      name: 'Riverside Masters',
      startDate: tournament.startDate,
      version: 2,
    });
  });

  it('[D32] answers a stale version with 409', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const params = idOf(tournament);
    await admin.call('updateTournament', { params, body: { name: 'First' } });
    const stale = await admin.call(
      'updateTournament',
      { params, body: { name: 'Second' } },
      { 'if-match': '1' },
    );
    expect(stale).toMatchObject({ status: 409, body: { details: { current: { name: 'First' } } } });
  });

  it('refuses a registration that ends after the last day, unless it did so already', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const update = (body: Record<string, string | null>) =>
      admin.call('updateTournament', { params: idOf(tournament), body });
    const refused = { status: 400, body: { issues: [{ path: 'registrationEndDate' }] } };
    expect(await update({ registrationEndDate: '2026-09-14T18:00:00Z' })).toMatchObject(refused);
    expect((await update({ registrationEndDate: '2026-09-13T20:00:00Z' })).status).toBe(200);
    expect(await update({ endDate: '2026-09-12T18:00:00Z' })).toMatchObject(refused);
    const late = '2026-09-30T18:00:00.000Z';
    await server.database.db.updateTable('tournaments').set({ registration_end_date: late }).execute();
    expect((await update({ name: 'Riverside Masters' })).status).toBe(200);
    expect((await update({ registrationEndDate: late, endDate: '2026-09-12T18:00:00Z' })).status).toBe(200);
    expect(await update({ registrationEndDate: '2026-09-29T18:00:00Z' })).toMatchObject(refused);
    expect((await update({ registrationEndDate: null })).status).toBe(200);
  });

  it('refuses fewer places than there are entries', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const params = idOf(tournament);
    await admin.call('addParticipant', { params, body: { name: 'Sam Oduya' } });
    const reply = await admin.call('updateTournament', { params, body: { maxParticipants: 2 } });
    expect(reply).toMatchObject({ status: 409, body: { issues: [{ path: 'maxParticipants' }] } });
  });

  it('counts no version up when nothing changes', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const body = { name: tournament.name, startDate: tournament.startDate };
    const reply = await admin.call('updateTournament', { params: idOf(tournament), body });
    expect(reply.body).toMatchObject({ version: tournament.version });
  });

  it('refuses another match format once scores are stored under the present one', async () => {
    const server = await aServer();
    const { admin, tournament, match } = await aMatch(server);
    const params = idOf(tournament);
    const body = { matchFormat: 'SET3-S:6/TB7-F:TB10' };
    await admin.call('setMatchScores', { params: idOf(match), body: { scores: { text: '6-4 3-6 7-5' } } });
    expect(await admin.call('updateTournament', { params, body })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'matchFormat' }] },
    });
    await admin.call('setMatchScores', {
      params: idOf(match),
      body: { scores: { set1: { player1: 0, player2: 0 } } },
    });
    expect((await admin.call('updateTournament', { params, body })).status).toBe(200);
  });

  it('refuses to turn a tournament of pairs into one of single players', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { type: 'Mixed' });
    const params = idOf(tournament);
    await admin.call('addParticipant', {
      params,
      body: { name: 'Nina Kovač', partnerName: 'Oliver Strand' },
    });
    expect(await admin.call('updateTournament', { params, body: { type: 'Open' } })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'type' }] },
    });
    expect((await admin.call('updateTournament', { params, body: { type: 'Doubles' } })).status).toBe(200);
  });

  it('refuses a plain knockout while there are groups', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const { rules } = tournamentBody(club.id);
    const grouped = { ...rules, format: 'groups_knockout' as const };
    const tournament = await aTournament(admin, club.id, { rules: grouped });
    const params = idOf(tournament);
    await admin.call('createGroup', { params, body: { name: 'Red' } });
    expect(await admin.call('updateTournament', { params, body: { rules } })).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'rules.format' }] },
    });
  });

  it('[D2] lets its creator manage it although they no longer administer the club', async () => {
    const server = await aServer();
    const { admin, club, tournament } = await aMatch(server);
    const { db } = server.database;
    // A club keeps an admin.
    await joinClub(server, club.id, await server.signUp('club_admin', 'Ana Costa'));
    await db.updateTable('club_members').set({ role: 'admin' }).execute();
    await db
      .deleteFrom('club_members')
      .where('user_id', '=', admin.user?.id ?? 0)
      .execute();
    const reply = await admin.call('updateTournament', {
      params: idOf(tournament),
      body: { name: 'Still mine' },
    });
    expect(reply.status).toBe(200);
  });

  it('is refused to club admins of elsewhere (403)', async () => {
    const server = await aServer();
    const { tournament } = await aMatch(server);
    const stranger = await server.signUp('club_admin');
    const params = idOf(tournament);
    expect((await stranger.call('updateTournament', { params, body: { name: 'Mine' } })).status).toBe(403);
    expect((await stranger.call('deleteTournament', { params })).status).toBe(403);
    expect((await stranger.call('setTournamentStatus', { params, body: { status: 'active' } })).status).toBe(
      403,
    );
  });
});

describe('the status of a tournament [D9]', () => {
  it.each([
    ['upcoming', 'registering', 200],
    ['upcoming', 'active', 200],
    ['upcoming', 'completed', 409],
    ['upcoming', 'draft', 200],
    ['registering', 'draft', 409],
    ['registering', 'upcoming', 200],
  ] as const)('%s to %s answers %i', async (from, to, status) => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { status: from });
    const reply = await admin.call('setTournamentStatus', {
      params: idOf(tournament),
      body: { status: to },
    });
    expect(reply.status).toBe(status);
  });

  it('[D33] moves by an edit under the same rules, with all of the edit or nothing', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const tournament = await aTournament(admin, club.id, { status: 'draft' });
    const edit = (body: object) => admin.call('updateTournament', { params: idOf(tournament), body });
    expect(await edit({ status: 'upcoming', name: 'Autumn Open' })).toMatchObject({
      status: 200,
      body: { status: 'upcoming', name: 'Autumn Open', version: 2 },
    });
    expect(await edit({ status: 'completed', name: 'Winter Open' })).toMatchObject({ status: 409 });
    expect(await edit({ status: 'started' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'status' }] },
    });
    expect(await edit({ status: 'upcoming' })).toMatchObject({ body: { name: 'Autumn Open', version: 2 } });
    const stranger = await aClub(server, { name: 'Hillside' });
    const foreign = { params: idOf(tournament), body: { status: 'active' as const } };
    expect((await stranger.admin.call('updateTournament', foreign)).status).toBe(403);
  });

  it('[D49] is active straight from upcoming, and upcoming again while nothing was played', async () => {
    const server = await aServer();
    const { admin, tournament, match } = await aMatch(server);
    const move = async (status: 'active' | 'upcoming') =>
      (await admin.call('setTournamentStatus', { params: idOf(tournament), body: { status } })).status;
    expect([await move('active'), await move('upcoming'), await move('active')]).toEqual([200, 200, 200]);
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } });
    expect(await move('upcoming')).toBe(409);
  });

  it('is completed only when every match has a winner, and can be reopened', async () => {
    const server = await aServer();
    const { admin, tournament, match, first } = await aMatch(server);
    const params = idOf(tournament);
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } });
    const early = await admin.call('setTournamentStatus', { params, body: { status: 'completed' } });
    expect(early).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('1 match has no winner') as string },
    });
    await admin.call('setMatchWinner', { params: idOf(match), body: { winnerId: first.id } });
    const done = await admin.call('setTournamentStatus', { params, body: { status: 'completed' } });
    expect(done).toMatchObject({ status: 200, body: { currentStage: 'complete' } });
    expect((await admin.call('setTournamentStatus', { params, body: { status: 'active' } })).status).toBe(
      200,
    );
  });

  it('may be active without a match, but is not completed without one', async () => {
    const server = await aServer();
    const { admin, club } = await aClub(server);
    const params = idOf(await aTournament(admin, club.id));
    expect((await admin.call('setTournamentStatus', { params, body: { status: 'active' } })).status).toBe(
      200,
    );
    expect(await admin.call('setTournamentStatus', { params, body: { status: 'completed' } })).toMatchObject({
      status: 409,
      body: {
        message:
          'A tournament without matches cannot be completed. Create its matches first, or delete the tournament.',
      },
    });
  });

  it('is completed when all its matches were cancelled', async () => {
    const server = await aServer();
    const { admin, tournament, match } = await aMatch(server);
    const params = idOf(tournament);
    await admin.call('setTournamentStatus', { params, body: { status: 'active' } });
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'cancelled' } });
    const reply = await admin.call('setTournamentStatus', { params, body: { status: 'completed' } });
    expect(reply.status).toBe(200);
  });
});

describe('deleting a tournament [D9]', () => {
  it('takes entries and unplayed matches with it', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const params = idOf(tournament);
    expect((await admin.call('deleteTournament', { params })).status).toBe(204);
    expect((await admin.call('getTournament', { params })).status).toBe(404);
    expect(await server.database.db.selectFrom('participants').selectAll().execute()).toEqual([]);
  });

  it('is refused to somebody who has seen an older version', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const params = idOf(tournament);
    const changed = bodyOf(await admin.call('updateTournament', { params, body: { name: 'Clay Open' } }));
    const remove = (version: number) =>
      admin.call('deleteTournament', { params }, { 'if-match': `"${version}"` });
    expect(await remove(tournament.version)).toMatchObject({
      status: 409,
      body: { details: { current: { name: 'Clay Open' } } },
    });
    expect((await admin.call('getTournament', { params })).status).toBe(200);
    expect((await remove(changed.version)).status).toBe(204);
  });

  it('is refused once a match has been played, and archiving is offered', async () => {
    const server = await aServer();
    const { admin, tournament, match } = await aMatch(server);
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } });
    expect(await admin.call('deleteTournament', { params: idOf(tournament) })).toMatchObject({
      status: 409,
      body: {
        message:
          'Matches of this tournament have been played, so it cannot be deleted. Archive it instead; its results stay on record.',
        details: { canArchive: true },
      },
    });
  });
});

it.each([
  ['under 18', '2012-01-01', 'Open', 'M. S.'],
  ['under 18, of juniors', '2012-01-01', 'U14', 'M. S.'],
  // The creator plays in none of it, so only their own age protects them.
  ['grown up, of juniors', '1980-01-01', 'U14', 'Marta Silva'],
  ['of unknown age', null, 'U14', 'Marta Silva'],
] as const)('[D24] visitors see a creator %s by what protects them', async (_, birth, type, shown) => {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const created = await aTournament(admin, club.id, { type });
  const { db } = server.database;
  await db
    .updateTable('users')
    .set({ date_of_birth: birth })
    .where('id', '=', admin.user?.id ?? 0)
    .execute();
  server.changedBelow();
  const params = { id: String(created.id) };
  const nameTo = async (somebody: Person) => {
    const one = bodyOf(await somebody.call('getTournament', { params }));
    const [listed] = bodyOf(await somebody.call('listTournaments', {}));
    expect(listed?.createdByUser).toEqual(one.createdByUser);
    return one.createdByUser?.name;
  };
  const visitor = server.visitor();
  const member = await server.signUp('member');
  await joinClub(server, club.id, member);
  expect([await nameTo(visitor), await nameTo(member), await nameTo(admin)]).toEqual([
    shown,
    'Marta Silva',
    'Marta Silva',
  ]);
  await db.updateTable('clubs').set({ publishes_full_names: 1 }).execute();
  server.changedBelow();
  expect(await nameTo(visitor)).toBe('Marta Silva');
});

/** A U14 event with an entry by name, one with a year, one by an account without a birthday and one by somebody who has deleted their account. */
async function aJuniorEvent() {
  const server = await aServer({ now: '2026-09-01T10:00:00Z' });
  const { club, admin } = await aClub(server);
  const tournament = await aTournament(admin, club.id, { type: 'U14' });
  const params = idOf(tournament);
  const child = await server.signUp('member', 'Nina Kovač');
  const gone = await server.signUp('member', 'Kim Lind');
  await joinClub(server, club.id, child);
  await joinClub(server, club.id, gone);
  const enter = async (body: object) => bodyOf(await admin.call('addParticipant', { params, body }));
  const named = await enter({ name: 'Priya Raman' });
  await enter({ name: 'Ana Silva', birthYear: 2013 });
  const byAccount = await enter({ userId: child.user?.id ?? 0 });
  const former = await enter({ userId: gone.user?.id ?? 0 });
  await admin.call('createMatch', { params, body: matchBody(former.id, named.id) });
  expect((await gone.call('eraseAccount', { body: { password: 'Tennis123' } })).status).toBe(204);
  const change = (type: 'U12' | 'U14' | 'Open' | 'Doubles') =>
    admin.call('updateTournament', { params, body: { type } });
  return { server, admin, child, params, named, byAccount, change };
}

const refusal = (who: string) => {
  const message = `${who} in full. Enter the year first, or remove the entry.`;
  return { status: 409, body: { message, issues: [{ path: 'type', message }] } };
};

describe('[D24] a junior event with entries of unknown age', () => {
  it('stays one until all years are known, and says how many are not', async () => {
    const { server, admin, child, params, named, change } = await aJuniorEvent();
    const two = '2 entries have no year of birth. Outside a junior event, the public would see their names';
    expect(await change('Open')).toMatchObject(refusal(two));
    expect(await change('Doubles')).toMatchObject(refusal(two));
    const names = async () =>
      bodyOf(await server.visitor().call('listParticipants', { params })).map(
        ({ user, player }) => (user ?? player)?.name,
      );
    const short = ['P. R.', 'A. S.', 'N. K.', 'Former player'];
    expect(await names()).toEqual(short);
    const entry = { ...params, participantId: String(named.id) };
    await admin.call('updateParticipant', { params: entry, body: { birthYear: 2012 } });
    const one = '1 entry has no year of birth. Outside a junior event, the public would see its name';
    expect(await change('Open')).toMatchObject(refusal(one));
    await server.database.db
      .updateTable('users')
      .set({ date_of_birth: '2012-05-01' })
      .where('id', '=', child.user?.id ?? 0)
      .execute();
    expect((await change('Open')).status).toBe(200);
    expect(await names()).toEqual(short);
  });

  it('may become another junior event, and any event may become one', async () => {
    const { change, admin, params, named, byAccount } = await aJuniorEvent();
    expect((await change('U12')).status).toBe(200);
    // Older than the event allows: the organisers mean it.
    const body = { birthYear: 2012, confirm: true };
    for (const { id } of [named, byAccount]) {
      const entry = { ...params, participantId: String(id) };
      await admin.call('updateParticipant', { params: entry, body });
    }
    expect((await change('Open')).status).toBe(200);
    const entry = { ...params, participantId: String(named.id) };
    await admin.call('updateParticipant', { params: entry, body: { birthYear: null } });
    expect((await change('U14')).status).toBe(200);
  });

  it('counts a pair of whom one is unknown', async () => {
    const { server, admin, params, named, byAccount, change } = await aJuniorEvent();
    const { db } = server.database;
    const pair = { birth_year: null, partner_name: 'Bo Lind' };
    for (const { id } of [named, byAccount]) {
      const entry = { ...params, participantId: String(id) };
      await admin.call('updateParticipant', { params: entry, body: { birthYear: 2012 } });
    }
    await db
      .updateTable('users')
      .set({ date_of_birth: '2012-05-01' })
      .where('name', '=', 'Nina Kovač')
      .execute();
    await db.updateTable('participants').set(pair).where('id', '=', byAccount.id).execute();
    const one = '1 entry has no year of birth. Outside a junior event, the public would see its name';
    expect(await change('Open')).toMatchObject(refusal(one));
  });
});
