// Matches over the API: creating, editing, starting, scoring, winning, completing, deleting.
import { describe, expect, it } from 'vitest';
import { aMatch, anEntry, aTournament, bodyOf, matchBody, tournamentBody } from '../../testing/factories.ts';
import { resultChangesBy } from '../../audit/result-history.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const idOf = (thing: { id: number }) => ({ id: String(thing.id) });
const sets = (...games: [number, number][]) =>
  Object.fromEntries(games.map(([player1, player2], at) => [`set${at + 1}`, { player1, player2 }])) as {
    set1: { player1: number; player2: number };
  };

const won = (winnerId: number | null) => ({ status: 'scheduled', winnerId, scores: null });

/** The changes of results, in the order in which they were made. */
async function changesOf({ services, database }: TestServer, { user }: Person) {
  await services.audit.settled();
  return (await resultChangesBy(database.db, user?.id ?? 0, 10)).toReversed();
}

describe('the main job', () => {
  it('starts a match, scores it, sets the winner and completes it; the public sees the result [S4.7]', async () => {
    const server = await aServer();
    const { admin, match, tournament, first } = await aMatch(server);
    const params = idOf(match);
    const started = bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
    expect(started.status).toBe('in_progress');
    const scored = bodyOf(
      await admin.call('setMatchScores', { params, body: { scores: sets([6, 4], [7, 5], [0, 0]) } }),
    );
    expect(scored).toMatchObject({ scoreText: '6-4 7-5', winnerId: null, status: 'in_progress' });
    await admin.call('setMatchWinner', { params, body: { winnerId: first.id } });
    const completed = bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'completed' } }));
    expect(completed).toMatchObject({ status: 'completed', winnerId: first.id });

    const visitor = server.visitor();
    const results = bodyOf(await visitor.call('listCompletedMatches', {}));
    expect(results.map((result) => [result.p1Name, result.p2Name, result.scoreText])).toEqual([
      ['Nina Kovač', 'Priya Raman', '6-4 7-5'],
    ]);
    const seen = bodyOf(await visitor.call('getTournament', { params: idOf(tournament) }));
    expect(seen).toMatchObject({ status: 'active', currentStage: 'knockout', matchesCompleted: 1 });
  });

  it('says of a match that had no time when it was completed', async () => {
    const server = await aServer();
    const { admin, match, first } = await aMatch(server);
    const params = idOf(match);
    bodyOf(await admin.call('updateMatch', { params, body: { startTime: null } }));
    const body = { scores: { text: '6-1 6-2' }, winnerId: first.id, complete: true };
    const done = bodyOf(await admin.call('setMatchScores', { params, body }));
    expect(done).toMatchObject({ status: 'completed', startTime: null });
    expect(done.completedAt).toMatch(/^20\d\d-/);
  });

  it('[D9] makes the tournament active when its first match starts', async () => {
    const server = await aServer();
    const { admin, match, tournament } = await aMatch(server);
    expect(tournament.status).toBe('upcoming');
    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } });
    const after = bodyOf(await admin.call('getTournament', { params: idOf(tournament) }));
    expect(after.status).toBe('active');
  });
});

describe('creating a match', () => {
  it('[D29] is scheduled whatever status is sent', async () => {
    const server = await aServer();
    const { admin, tournament, first } = await aMatch(server);
    const created = bodyOf(
      await admin.call('createMatch', {
        params: idOf(tournament),
        body: { ...matchBody(first.id, null), status: 'completed' },
      }),
    );
    expect(created).toMatchObject({ status: 'scheduled', p2Name: null });
  });

  it('refuses a player of another tournament with 400', async () => {
    const server = await aServer();
    const { admin, tournament, club } = await aMatch(server);
    const other = await aTournament(admin, club.id);
    const stranger = await anEntry(admin, other.id, 'Aria Shah');
    const reply = await admin.call('createMatch', {
      params: idOf(tournament),
      body: matchBody(stranger.id, null),
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ issues: [{ path: 'participant1Id' }] });
  });

  it('[D15] lets a player meet themselves in a hand-made match', async () => {
    const server = await aServer();
    const { admin, tournament, first } = await aMatch(server);
    const reply = await admin.call('createMatch', {
      params: idOf(tournament),
      body: { ...matchBody(first.id, first.id), startTime: null },
    });
    expect(reply).toMatchObject({
      status: 201,
      body: { conflicts: [{ kind: 'player', message: 'Nina Kovač is on both sides of this match.' }] },
    });
    const listed = bodyOf(await admin.call('listTournamentMatches', { params: idOf(tournament) }));
    expect(listed.map(({ conflicts }) => conflicts?.length)).toEqual([0, 1]);
  });

  it('[D49] tells of one person in both pairs of a match', async () => {
    const server = await aServer();
    const { admin, club } = await aMatch(server);
    const doubles = await aTournament(admin, club.id, { type: 'Doubles' });
    const params = idOf(doubles);
    const enter = async (body: { userId?: number; name?: string; partnerName: string }) =>
      bodyOf(await admin.call('addParticipant', { params, body }));
    const pair = await enter({ userId: admin.user?.id ?? 0, partnerName: 'Ana Silva' });
    const other = await enter({ name: 'Rui Costa', partnerName: 'Jo Berg' });
    await server.database.db
      .updateTable('participants')
      .set({ partner_user_id: admin.user?.id ?? 0, partner_name: null })
      .where('id', '=', other.id)
      .execute();
    const body = { ...matchBody(pair.id, other.id), startTime: null };
    const reply = await admin.call('createMatch', { params, body });
    expect(reply.body).toMatchObject({
      conflicts: [{ kind: 'player', message: 'The same person is on both sides of this match.' }],
    });
  });

  it.each([
    ['1', 'Court 1', true],
    ['1', ' court  01 ', true],
    ['Court 1', 'Court No. 1', true],
    ['CENTRE COURT', 'Centre-Court', true],
    ['Court', 'court', true],
    ['Ｃｏｕｒｔ １', '1', true],
    ['1', '11', false],
    ['Court 1', 'Court 1A', false],
    ['10', '1', false],
    ['Court A', 'Court B', false],
  ])('[D48] %j and %j are one court: %s', async (one, other, same) => {
    const server = await aServer();
    const { admin, club } = await aMatch(server);
    const tournament = await aTournament(admin, club.id);
    const make = async (court: string) =>
      bodyOf(
        await admin.call('createMatch', {
          params: idOf(tournament),
          body: { ...matchBody(null, null), court, startTime: '2026-09-20T10:00:00Z' },
        }),
      ).conflicts;
    await make(one);
    expect((await make(other)).map(({ kind }) => kind)).toEqual(same ? ['court'] : []);
  });

  it('[D15] stores a clash of court and of player and reports both', async () => {
    const server = await aServer();
    const { admin, tournament, first, match } = await aMatch(server);
    const reply = await admin.call('createMatch', {
      params: idOf(tournament),
      body: { ...matchBody(first.id, null), startTime: '2026-09-12T15:00:00Z' },
    });
    expect(bodyOf(reply).conflicts).toEqual([
      {
        kind: 'court',
        matchId: match.id,
        message: 'Court 1 has another match at that time.',
        code: 'court-taken',
        params: { court: 'Court 1' },
      },
      {
        kind: 'player',
        matchId: match.id,
        message: 'Nina Kovač has another match at that time.',
        code: 'player-busy',
        params: { name: 'Nina Kovač' },
      },
    ]);
  });

  it('tells each manager of a clash in their language, with the answer and in the list that is kept', async () => {
    const server = await aServer();
    const { admin, tournament, first, match } = await aMatch(server);
    const params = idOf(tournament);
    const body = { ...matchBody(first.id, null), court: '7', startTime: '2026-09-12T15:00:00Z' };
    const [german, french] = [{ 'accept-language': 'de' }, { 'accept-language': 'fr' }];
    const reply = bodyOf(await admin.call('createMatch', { params, body }, german));
    expect(reply.conflicts.map(({ message }) => message)).toEqual([
      'Nina Kovač hat zur selben Zeit ein anderes Match.',
    ]);
    const listed = async (headers = {}) =>
      bodyOf(await admin.call('listTournamentMatches', { params }, headers)).find(({ id }) => id === match.id)
        ?.conflicts?.[0]?.message;
    expect([await listed(), await listed(french), await listed(german), await listed()]).toEqual([
      'Nina Kovač has another match at that time.',
      'Nina Kovač a un autre match à cette heure.',
      'Nina Kovač hat zur selben Zeit ein anderes Match.',
      'Nina Kovač has another match at that time.',
    ]);
  });

  it('speaks of a court that is only a number as "Court 1"', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    const params = idOf(tournament);
    const body = { ...matchBody(null, null), court: '1', startTime: '2026-09-20T10:00:00Z' };
    await admin.call('createMatch', { params, body });
    const reply = await admin.call('createMatch', { params, body });
    expect(bodyOf(reply).conflicts.map((conflict) => conflict.message)).toEqual([
      'Court 1 has another match at that time.',
    ]);
  });

  it('finds a longer match of another event that is still on, and one person in two events', async () => {
    const server = await aServer();
    const { admin, club } = await aMatch(server);
    const userId = admin.user?.id ?? 0;
    const { rules } = tournamentBody(club.id);
    const enter = async (timeLimit: number) => {
      const tournament = await aTournament(admin, club.id, { rules: { ...rules, timeLimit } });
      const params = idOf(tournament);
      const entry = bodyOf(await admin.call('addParticipant', { params, body: { userId } }));
      return { params, entry };
    };
    const long = await enter(180);
    const short = await enter(30);
    await admin.call('createMatch', {
      params: long.params,
      body: { ...matchBody(long.entry.id, null), startTime: '2026-09-20T10:00:00Z' },
    });
    const reply = await admin.call('createMatch', {
      params: short.params,
      body: { ...matchBody(short.entry.id, null), startTime: '2026-09-20T12:30:00Z' },
    });
    expect(bodyOf(reply).conflicts.map((conflict) => conflict.kind)).toEqual(['court', 'player']);
    const later = await admin.call('createMatch', {
      params: short.params,
      body: { ...matchBody(short.entry.id, null), startTime: '2026-09-20T13:00:00Z' },
    });
    expect(bodyOf(later).conflicts).toEqual([]);
  });

  it('shows clashes in the lists of the tournament’s managers, on both matches, and tells nobody else', async () => {
    const server = await aServer();
    const { admin, tournament, match, first } = await aMatch(server);
    const params = idOf(tournament);
    const body = { ...matchBody(first.id, null), startTime: '2026-09-12T15:00:00Z' };
    const second = bodyOf(await admin.call('createMatch', { params, body }));
    const free = { ...matchBody(null, null), startTime: '2026-09-13T15:00:00Z' };
    const third = bodyOf(await admin.call('createMatch', { params, body: free }));
    const untimed = bodyOf(await admin.call('createMatch', { params, body: { ...body, startTime: null } }));
    const clashes = async (person: typeof admin) =>
      bodyOf(await person.call('listTournamentMatches', { params }))
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, conflicts }) => [id, conflicts?.map(({ kind, matchId }) => `${kind} ${matchId}`)]);
    expect(await clashes(admin)).toEqual([
      [match.id, [`court ${second.id}`, `player ${second.id}`]],
      [second.id, [`court ${match.id}`, `player ${match.id}`]],
      [third.id, []],
      [untimed.id, []],
    ]);
    expect((await clashes(server.visitor())).every(([, conflicts]) => conflicts === undefined)).toBe(true);

    await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'cancelled' } });
    expect(await clashes(admin)).toEqual([match, second, third, untimed].map(({ id }) => [id, []]));
  });

  it('reports no clash with a match that begins when this one must be over', async () => {
    const server = await aServer();
    const { admin, tournament, first } = await aMatch(server);
    const reply = await admin.call('createMatch', {
      params: idOf(tournament),
      body: { ...matchBody(first.id, null), startTime: '2026-09-12T15:30:00Z' },
    });
    expect(bodyOf(reply).conflicts).toEqual([]);
  });
});

describe('the status of a match [D29]', () => {
  it.each([
    ['scheduled', 'in_progress', 200],
    ['scheduled', 'completed', 409],
    ['scheduled', 'cancelled', 200],
    ['in_progress', 'scheduled', 409],
    ['in_progress', 'cancelled', 200],
    ['cancelled', 'scheduled', 200],
    ['cancelled', 'completed', 409],
    ['completed', 'in_progress', 200],
    ['completed', 'scheduled', 409],
  ] as const)('%s to %s answers %i', async (from, to, status) => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const params = idOf(match);
    if (from === 'completed') await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } });
    if (from !== 'scheduled') bodyOf(await admin.call('setMatchStatus', { params, body: { status: from } }));
    const reply = await admin.call('setMatchStatus', { params, body: { status: to } });
    expect(reply.status).toBe(status);
  });

  it('completes a scheduled match that has a winner', async () => {
    const server = await aServer();
    const { admin, match, second } = await aMatch(server);
    const params = idOf(match);
    await admin.call('setMatchWinner', { params, body: { winnerId: second.id } });
    const reply = await admin.call('setMatchStatus', { params, body: { status: 'completed' } });
    expect(reply).toMatchObject({ status: 200, body: { winnerId: second.id, status: 'completed' } });
  });
});

describe('scores', () => {
  it('[D31] takes a typed line', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const reply = await admin.call('setMatchScores', {
      params: idOf(match),
      body: { scores: { text: '6-4 7-6(3)' } },
    });
    expect(reply.body).toMatchObject({
      scoreText: '6-4 7-6(3)',
      scores: { set2: { player1: 7, player2: 6, tieBreak2: 3 } },
    });
  });

  it('[D13] refuses an impossible score with the reason, and stores it when confirmed', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const params = idOf(match);
    const scores = sets([9, 0], [6, 0]);
    const refused = await admin.call('setMatchScores', { params, body: { scores } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'conflict', details: { canConfirm: true } });
    const stored = await admin.call('setMatchScores', { params, body: { scores, confirm: true } });
    expect(stored).toMatchObject({ status: 200, body: { scores: { set1: { player1: 9, player2: 0 } } } });
  });

  it('stores 0-0 in all sets as no score', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const reply = await admin.call('setMatchScores', {
      params: idOf(match),
      body: { scores: sets([0, 0], [0, 0], [0, 0]) },
    });
    expect(reply.body).toMatchObject({ scores: null, scoreText: null });
  });

  it('keeps how a match ended', async () => {
    const server = await aServer();
    const { admin, match, first } = await aMatch(server);
    const reply = await admin.call('setMatchScores', {
      params: idOf(match),
      body: { scores: { ...sets([6, 4], [3, 2]), outcome: { kind: 'retired', by: 2 } }, winnerId: first.id },
    });
    expect(reply.body).toMatchObject({ scoreText: '6-4 3-2 ret.', winnerId: first.id });
  });

  it('refuses a winner who does not play', async () => {
    const server = await aServer();
    const { admin, match, tournament } = await aMatch(server);
    const third = await anEntry(admin, tournament.id, 'Sam Oduya');
    const reply = await admin.call('setMatchWinner', {
      params: idOf(match),
      body: { winnerId: third.id },
    });
    expect(reply.status).toBe(400);
  });

  it('[D14] keeps every change of a result with who and when', async () => {
    const server = await aServer({ now: '2026-09-12T15:00:00Z' });
    const { admin, match, first, second } = await aMatch(server);
    const params = idOf(match);
    await admin.call('setMatchWinner', { params, body: { winnerId: first.id } });
    await admin.call('setMatchWinner', { params, body: { winnerId: second.id } });
    const change = {
      matchId: match.id,
      changedBy: admin.user?.id,
      changedAt: '2026-09-12T15:00:00.000Z',
    };
    expect(await changesOf(server, admin)).toEqual([
      { ...change, before: won(null), after: won(first.id) },
      { ...change, before: won(first.id), after: won(second.id) },
    ]);
  });
});

describe('editing a match', () => {
  it('[D15] keeps the status of a match in progress and applies court and time', async () => {
    const server = await aServer();
    const { admin, match, first, second } = await aMatch(server);
    const params = idOf(match);
    await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } });
    const reply = await admin.call('updateMatch', {
      params,
      body: { ...matchBody(first.id, second.id), court: 'Court 5' },
    });
    expect(reply.body).toMatchObject({ status: 'in_progress', court: 'Court 5' });
  });

  it('[D15] refuses other players once a match has begun', async () => {
    const server = await aServer();
    const { admin, match, tournament } = await aMatch(server);
    const third = await anEntry(admin, tournament.id, 'Sam Oduya');
    const params = idOf(match);
    await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } });
    const reply = await admin.call('updateMatch', { params, body: { participant1Id: third.id } });
    expect(reply.status).toBe(409);
  });

  it('[D16] answers a stale write with 409 and the present version', async () => {
    const server = await aServer();
    const { admin, match } = await aMatch(server);
    const params = idOf(match);
    await admin.call('updateMatch', { params, body: { court: 'Court 2' } }, { 'if-match': '"1"' });
    const stale = await admin.call(
      'updateMatch',
      { params, body: { court: 'Court 3' } },
      { 'if-match': '"1"' },
    );
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ details: { current: { court: 'Court 2', version: 2 } } });
  });

  it('[D16] does a repeated write once and gives the first answer again', async () => {
    const server = await aServer();
    const { admin, tournament, first, second } = await aMatch(server);
    const request = { params: idOf(tournament), body: matchBody(first.id, second.id) };
    const key = { 'idempotency-key': 'a-key-of-this-test' };
    const [one, two] = await Promise.all([
      admin.call('createMatch', request, key),
      admin.call('createMatch', request, key),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    const matches = bodyOf(await admin.call('listTournamentMatches', { params: idOf(tournament) }));
    expect(matches).toHaveLength(2);
    // The second one says that it tells how things stand now.
    const replayed = [one, two].map(({ headers }) => headers['idempotency-replayed']);
    expect(new Set(replayed)).toEqual(new Set([undefined, 'true']));
    const other = await admin.call('createMatch', { ...request, body: matchBody(first.id, null) }, key);
    expect(other.status).toBe(409);
  });
});

describe('deleting a match', () => {
  it('deletes one without a result', async () => {
    const server = await aServer();
    const { admin, match, tournament } = await aMatch(server);
    expect((await admin.call('deleteMatch', { params: idOf(match) })).status).toBe(204);
    expect(bodyOf(await admin.call('listTournamentMatches', { params: idOf(tournament) }))).toEqual([]);
  });

  it('deletes a result only when confirmed, and keeps its history', async () => {
    const server = await aServer();
    const { admin, match, first } = await aMatch(server);
    const params = idOf(match);
    await admin.call('setMatchWinner', { params, body: { winnerId: first.id } });
    expect((await admin.call('deleteMatch', { params })).status).toBe(409);
    expect((await admin.call('deleteMatch', { params, query: { confirm: 'true' } })).status).toBe(204);
    expect(await changesOf(server, admin)).toMatchObject([
      { before: { winnerId: null }, after: { winnerId: first.id } },
      { before: { winnerId: first.id }, after: { deleted: true } },
    ]);
  });
});

describe('a match is not deleted', () => {
  it('by somebody who has seen an older version', async () => {
    const server = await aServer();
    const { admin, match, tournament } = await aMatch(server);
    const params = idOf(match);
    await admin.call('updateMatch', { params, body: { court: 'Court 7' } });
    const stale = await admin.call('deleteMatch', { params }, { 'if-match': `"${match.version}"` });
    expect(stale).toMatchObject({ status: 409, body: { details: { current: { court: 'Court 7' } } } });
    expect(bodyOf(await admin.call('listTournamentMatches', { params: idOf(tournament) }))).toHaveLength(1);
  });

  it('out of a completed tournament, not even when confirmed', async () => {
    const server = await aServer();
    const { admin, match, tournament, first } = await aMatch(server);
    const params = idOf(match);
    await admin.call('setMatchWinner', { params, body: { winnerId: first.id } });
    const completed = { params: idOf(tournament), body: { status: 'completed' as const } };
    expect(
      (await admin.call('setTournamentStatus', { ...completed, body: { status: 'active' } })).status,
    ).toBe(200);
    expect((await admin.call('setTournamentStatus', completed)).status).toBe(200);
    expect(await admin.call('deleteMatch', { params, query: { confirm: 'true' } })).toMatchObject({
      status: 409,
      body: { message: 'The tournament is completed. Reopen it before deleting matches.' },
    });
    expect(bodyOf(await admin.call('listTournamentMatches', { params: idOf(tournament) }))).toHaveLength(1);
  });
});

describe('matches of a day [D1]', () => {
  it('belong to the day on which they start in the zone of their club', async () => {
    const server = await aServer();
    const { admin } = await aMatch(server);
    const club = bodyOf(
      await admin.call('createClub', {
        body: { name: 'Auckland Lawn Tennis', timeZone: 'Pacific/Auckland' },
      }),
    );
    const tournament = await aTournament(admin, club.id);
    await admin.call('createMatch', { params: idOf(tournament), body: matchBody(null, null) });
    const visitor = server.visitor();
    const namesOf = async (day: string) =>
      bodyOf(await visitor.call('listMatchesOfDay', { params: { day } })).map((match) => match.timeZone);
    expect(await namesOf('2026-09-12')).toEqual(['UTC']);
    expect(await namesOf('2026-09-13')).toEqual(['Pacific/Auckland']);
  });

  it('today follows the clock of each club', async () => {
    const server = await aServer({ now: '2026-09-12T22:00:00Z' });
    await aMatch(server);
    const visitor = server.visitor();
    expect(bodyOf(await visitor.call('listMatchesToday', {}))).toHaveLength(1);
    server.setNow('2026-09-13T00:30:00Z');
    expect(bodyOf(await visitor.call('listMatchesToday', {}))).toHaveLength(0);
  });

  it('go on behind the limit by the Link header', async () => {
    const server = await aServer();
    const { admin, tournament } = await aMatch(server);
    for (let hour = 8; hour < 12; hour += 1) {
      await admin.call('createMatch', {
        params: idOf(tournament),
        body: { ...matchBody(null, null), startTime: `2026-09-12T${String(hour).padStart(2, '0')}:00:00Z` },
      });
    }
    const visitor = server.visitor();
    const seen: number[] = [];
    let url: string | null = '/api/matches/date/2026-09-12?limit=2';
    while (url !== null) {
      const reply = await visitor.send({ method: 'GET', url });
      seen.push(...(reply.body as { id: number }[]).map((match) => match.id));
      const link: string | undefined = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link'] ?? ''))?.[1];
      url = link ?? null;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
});
