// Public reads are made once for each change and class of readers, and are never older than the last write.
import { describe, expect, it } from 'vitest';
import { aClub, aMatch, anEntry, aTournament, bodyOf, joinClub, matchBody } from '../../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };

const get = (person: Person, url: string, headers: Readonly<Record<string, string>> = BROTLI) =>
  person.send({ method: 'GET', url, headers });

/** A server that counts its statements, each with its text. */
async function aWatchedServer(onStatement: (sql: string) => void = () => undefined) {
  const ran: string[] = [];
  const server = await aServer({
    now: '2026-09-12T10:00:00Z',
    log: ({ query }) => {
      // The log is sealed by and by, whatever is read meanwhile.
      if (!/audit|change_batches/.test(query.sql)) ran.push(query.sql);
      onStatement(query.sql);
    },
  });
  const statements = () => ran.splice(0).length;
  return { server, statements };
}

/** The names of headers, without those that only kept answers have. */
const names = (headers: object) =>
  Object.keys(headers)
    .filter((name) => !['etag', 'vary', 'content-length'].includes(name))
    .toSorted();

const readsOf = (id: number) => [
  '/api/tournaments',
  `/api/tournaments/${id}`,
  `/api/tournaments/${id}/matches`,
  '/api/matches/today',
  '/api/matches/date/2026-09-12',
];

describe('what is said about a public read', () => {
  it('visitors’ caches ask again each time, what a session reads is its browser’s own, and what visitors may not see is kept by none', async () => {
    const server = await aServer();
    const { tournament, admin } = await aMatch(server);
    const url = `/api/tournaments/${tournament.id}`;
    const visitor = await get(server.visitor(), url);
    const elsewhere = await server.signUp('member');
    const member = await get(elsewhere, url);
    const manager = await get(admin, url);
    const said = [visitor, member, manager].map(({ headers }) => [headers['cache-control'], headers['vary']]);
    expect(said).toEqual([
      ['no-cache', 'accept-encoding, cookie'],
      ['private, no-cache', 'accept-encoding, cookie'],
      ['private, no-store', 'accept-encoding, cookie'],
    ]);
    expect(visitor.headers['etag']).toMatch(/^"[\w-]{22}(?:-br)?"$/);
    expect(visitor.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('what visitors may not see is kept by no cache, however the cookie is written', async () => {
    const server = await aServer();
    const { tournament, admin } = await aMatch(server);
    const cookie = `session =${admin.cookies['session'] ?? ''}`;
    const { headers } = await server.app.inject({
      url: `/api/tournaments/${tournament.id}/participants`,
      headers: { cookie },
    });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['/api/auth/password-rule', '/api/setup', '/api/health', '/api/auth/me', '/api/club-stats'])(
    '%s is kept by nobody',
    async (url) => {
      const server = await aServer();
      const { admin } = await aClub(server);
      for (const person of [server.visitor(), admin]) {
        const { headers, status } = await get(person, url);
        const isSaid = [200, 401].includes(status) && headers['cache-control'] !== 'no-cache';
        expect([url, isSaid, headers['etag']]).toEqual([url, true, undefined]);
      }
    },
  );

  it('a refusal is not kept either', async () => {
    const server = await aServer();
    const { tournament } = await aMatch(server, { status: 'draft' });
    const { status, headers } = await get(server.visitor(), `/api/tournaments/${tournament.id}`);
    expect([status, headers['cache-control'], headers['etag']]).toEqual([404, 'no-store', undefined]);
  });

  it('other bytes have another tag, and the same ones need not be sent again', async () => {
    const server = await aServer();
    const { tournament, admin } = await aMatch(server);
    for (let n = 0; n < 12; n += 1) await anEntry(admin, tournament.id, `Alexandra Player-${n}`);
    const url = `/api/tournaments/${tournament.id}/participants`;
    const visitor = server.visitor();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) => {
        const { headers } = await get(visitor, url, { 'accept-encoding': coding });
        expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
        return String(headers['etag']);
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const held of [tags[0], `W/${tags[0]}`, `"other", ${tags[0]}`, '*']) {
      const same = await get(visitor, url, { ...BROTLI, 'if-none-match': String(held) });
      expect([held, same.status, same.body, same.headers['etag']]).toEqual([held, 304, '', tags[0]]);
      expect(same.headers['cache-control']).toBe('no-cache');
      expect(same.headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await get(visitor, url, { ...BROTLI, 'if-none-match': String(tags[1]) })).status).toBe(200);
  });

  it('the head is that of any other answer, kept or made', async () => {
    const server = await aServer({ env: { PUBLIC_URL: 'https://tennis.example.org' } });
    const { tournament } = await aMatch(server);
    const url = `/api/tournaments/${tournament.id}`;
    const other = names((await get(server.visitor(), '/api/health', {})).headers);
    const made = await get(server.visitor(), url, {});
    const kept = await get(server.visitor(), url, {});
    expect([names(made.headers), names(kept.headers)]).toEqual([other, other]);
    expect(kept.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id']);
  });

  it('a HEAD says the same without a body', async () => {
    const server = await aServer();
    const { tournament } = await aMatch(server);
    const url = `/api/tournaments/${tournament.id}`;
    const visitor = server.visitor();
    const whole = await get(visitor, url);
    const head = await visitor.send({ method: 'HEAD', url, headers: BROTLI });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['etag']).toBe(whole.headers['etag']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it('is logged with its route like any other', async () => {
    const logLines: string[] = [];
    const server = await aServer({ logLines });
    const { tournament } = await aMatch(server);
    const url = `/api/tournaments/${tournament.id}`;
    await get(server.visitor(), url);
    logLines.length = 0;
    const { headers } = await get(server.visitor(), url);
    const said = { method: 'GET', route: '/api/tournaments/:id', status: 200, userId: null };
    expect(logLines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ ...said, reqId: headers['x-request-id'], msg: 'request' }),
    ]);
  });
});

describe('classes of readers', () => {
  it('members of the club share what one of them has read, strangers what visitors have', async () => {
    const { server, statements } = await aWatchedServer();
    const { club, tournament } = await aMatch(server);
    const members = [await server.signUp('member'), await server.signUp('member')] as const;
    for (const member of members) await joinClub(server, club.id, member);
    const strangers = [server.visitor(), await server.signUp('member')] as const;
    const url = `/api/tournaments/${tournament.id}/participants`;
    for (const [first, second] of [members, strangers]) {
      await get(first, url);
      // How the second one stands to the tournament is looked up once for all.
      await get(second, url);
      statements();
      expect((await get(second, url)).status).toBe(200);
      expect(statements()).toBe(1);
    }
  });

  it('[D24] people see their own names whole where others do not, and keep them from nobody', async () => {
    const server = await aServer({ now: '2026-09-12T10:00:00Z' });
    const { club, admin } = await aClub(server);
    const junior = await server.signUp('member', 'Nina Kovač');
    await joinClub(server, club.id, junior);
    const { id } = await aTournament(admin, club.id, { type: 'U14' });
    const params = { id: String(id) };
    bodyOf(await admin.call('addParticipant', { params, body: { userId: junior.user?.id ?? 0 } }));
    const { db } = server.database;
    await db
      .deleteFrom('club_members')
      .where('user_id', '=', junior.user?.id ?? 0)
      .execute();
    const url = `/api/tournaments/${id}/participants`;
    const nameTo = async (person: Person) =>
      ((await get(person, url)).body as { user: { name: string } }[])[0]?.user.name;
    const stranger = await server.signUp('member');
    for (let n = 0; n < 2; n += 1) {
      expect([await nameTo(junior), await nameTo(stranger), await nameTo(server.visitor())]).toEqual([
        'Nina Kovač',
        expect.not.stringContaining('Kovač'),
        expect.not.stringContaining('Kovač'),
      ]);
    }
  });

  it('a right given or taken a moment ago counts with the next read', async () => {
    const server = await aServer();
    const { club, tournament } = await aMatch(server, { status: 'draft' });
    const member = await server.signUp('member');
    const url = `/api/tournaments/${tournament.id}`;
    const { db } = server.database;
    const role = (to: 'admin' | 'member') =>
      db
        .updateTable('club_members')
        .set({ role: to })
        .where('user_id', '=', member.user?.id ?? 0)
        .execute();
    await joinClub(server, club.id, member);
    expect((await get(member, url)).status).toBe(404);
    await role('admin');
    expect((await get(member, url)).status).toBe(200);
    const listed = async () => ((await get(member, '/api/tournaments', {})).body as unknown[]).length;
    expect(await listed()).toBe(1);
    await role('member');
    expect([(await get(member, url)).status, await listed()]).toEqual([404, 0]);
  });
});

const tagsOf = async (server: TestServer, id: number) =>
  Promise.all(readsOf(id).map(async (url) => (await get(server.visitor(), url)).headers['etag']));

describe('a write', () => {
  it('is seen by the next read of everybody', async () => {
    const server = await aServer({ now: '2026-09-12T10:00:00Z' });
    const { admin, tournament, match, first } = await aMatch(server);
    const params = { id: String(match.id) };
    for (const write of [
      () =>
        admin.call('updateTournament', {
          params: { id: String(tournament.id) },
          body: { name: 'Riverside Cup' },
        }),
      () => admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }),
    ]) {
      const before = await tagsOf(server, tournament.id);
      expect((await write()).status).toBe(200);
      const after = await tagsOf(server, tournament.id);
      for (const [at, tag] of after.entries())
        expect([readsOf(tournament.id)[at], tag]).not.toEqual([readsOf(tournament.id)[at], before[at]]);
    }
    const scores = { set1: { player1: 6, player2: 4 }, set2: { player1: 6, player2: 4 } };
    bodyOf(await admin.call('setMatchScores', { params, body: { scores, winnerId: first.id } }));
    const [shown] = bodyOf(await server.visitor().call('listMatchesToday', {}));
    expect(shown?.winnerId).toBe(first.id);
  });

  it('that renames or deletes somebody is seen wherever the name stands', async () => {
    const server = await aServer();
    const { admin, tournament, club } = await aMatch(server);
    const player = await server.signUp('member', 'Rui Costa');
    await joinClub(server, club.id, player);
    const superAdmin = await server.signUp('super_admin');
    const params = { id: String(tournament.id) };
    bodyOf(await admin.call('addParticipant', { params, body: { userId: player.user?.id ?? 0 } }));
    const shown = async () =>
      JSON.stringify((await get(server.visitor(), `${readsOf(tournament.id)[1]}/participants`)).body);
    expect(await shown()).toContain('Rui Costa');
    const account = { id: String(player.user?.id) };
    bodyOf(await superAdmin.call('updateUser', { params: account, body: { name: 'Mia Berger' } }));
    expect([(await shown()).includes('Mia Berger'), (await shown()).includes('Rui Costa')]).toEqual([
      true,
      false,
    ]);
    expect((await superAdmin.call('deleteUser', { params: account })).status).toBe(204);
    expect(await shown()).not.toContain('Mia Berger');
  });

  it('[D24] that says at one entry how old somebody is shortens their name at the others too', async () => {
    const server = await aServer({ now: '2026-09-12T10:00:00Z' });
    const { club, admin } = await aClub(server);
    const [first, second] = [await aTournament(admin, club.id), await aTournament(admin, club.id)];
    const entry = await anEntry(admin, first.id, 'Nina Kovač');
    const params = { id: String(second.id) };
    bodyOf(await admin.call('addParticipant', { params, body: { personId: entry.personId ?? 0 } }));
    const visitor = server.visitor();
    const shown = async () => bodyOf(await visitor.call('listParticipants', { params }))[0]?.player?.name;
    expect(await shown()).toBe('Nina Kovač');
    const at = { id: String(first.id), participantId: String(entry.id) };
    bodyOf(await admin.call('updateParticipant', { params: at, body: { birthYear: 2015 } }));
    expect(await shown()).toBe('N. K.');
  });

  it('[D15] to another tournament of the club shows as a clash to its managers', async () => {
    const server = await aServer();
    const { admin, club, tournament, match } = await aMatch(server);
    const url = `/api/tournaments/${tournament.id}/matches`;
    const clashes = async () => {
      const [first] = (await get(admin, url, {})).body as { conflicts: unknown[] }[];
      return first?.conflicts.length;
    };
    expect(await clashes()).toBe(0);
    const other = await aTournament(admin, club.id);
    const body = { ...matchBody(null, null), startTime: match.startTime };
    bodyOf(await admin.call('createMatch', { params: { id: String(other.id) }, body }));
    expect(await clashes()).toBe(1);
  });

  it('to one tournament leaves what was kept of another', async () => {
    const { server, statements } = await aWatchedServer();
    const { admin, club, match } = await aMatch(server);
    const other = await aTournament(admin, club.id);
    const url = `/api/tournaments/${other.id}`;
    await get(server.visitor(), url);
    bodyOf(await admin.call('updateMatch', { params: { id: String(match.id) }, body: { court: '7' } }));
    statements();
    await get(server.visitor(), url);
    expect(statements()).toBe(0);
  });

  it('during a read keeps its answer from being kept', async () => {
    const during = { tell: () => undefined as void };
    const { server, statements } = await aWatchedServer((sql) => {
      if (sql.includes('from "matches"')) during.tell();
    });
    const { tournament, match, club } = await aMatch(server);
    const url = `/api/tournaments/${tournament.id}/matches`;
    during.tell = () => {
      server.services.changes.tell([
        {
          act: 'updateMatch',
          kind: 'match',
          id: match.id,
          clubId: club.id,
          tournamentId: tournament.id,
          version: 2,
        },
      ]);
    };
    await get(server.visitor(), url);
    during.tell = () => undefined;
    statements();
    await get(server.visitor(), url);
    expect(statements()).toBeGreaterThan(0);
    await get(server.visitor(), url);
    expect(statements()).toBe(0);
  });

  it('makes an answer once, however many ask for it at once', async () => {
    const { server, statements } = await aWatchedServer();
    const { tournament } = await aMatch(server);
    const url = `/api/tournaments/${tournament.id}`;
    await get(server.visitor(), url);
    server.changedBelow();
    statements();
    await get(server.visitor(), url);
    const once = statements();
    server.changedBelow();
    await Promise.all(Array.from({ length: 20 }, () => get(server.visitor(), url)));
    expect(statements()).toBe(once);
  });
});

it('[D24] a name is whole from the birthday on, and a day ends at its own midnight', async () => {
  const server = await aServer({ now: '2026-09-11T14:44:00Z' });
  const { club, admin } = await aClub(server, { timeZone: 'Asia/Kathmandu' });
  const junior = await server.signUp('member', 'Nina Kovač');
  await joinClub(server, club.id, junior);
  const { db } = server.database;
  await db
    .updateTable('users')
    .set({ date_of_birth: '2008-09-12' })
    .where('id', '=', junior.user?.id ?? 0)
    .execute();
  const { id } = await aTournament(admin, club.id);
  const params = { id: String(id) };
  bodyOf(await admin.call('addParticipant', { params, body: { userId: junior.user?.id ?? 0 } }));
  const visitor = server.visitor();
  const name = async () => bodyOf(await visitor.call('listParticipants', { params }))[0]?.user?.name;
  server.setNow('2026-09-11T18:14:59.999Z');
  expect(await name()).not.toContain('Kovač');
  // Kathmandu is five hours and three quarters ahead.
  server.setNow('2026-09-11T18:15:00.000Z');
  expect(await name()).toBe('Nina Kovač');
});

it('goes out over a real connection as it does without one', async () => {
  const server = await aServer();
  const { tournament } = await aMatch(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
  const url = `http://127.0.0.1:${address.port}/api/tournaments/${tournament.id}/matches`;
  const first = await fetch(url);
  const [match] = (await first.json()) as { tournamentId: number }[];
  expect(match?.tournamentId).toBe(tournament.id);
  const same = await fetch(url, { headers: { 'if-none-match': String(first.headers.get('etag')) } });
  expect([same.status, await same.text()]).toEqual([304, '']);
});
