// Reading the log: filters, pages, files, and the check over the API (ADR 12; D7).
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pathOf, routes, type AuditRecord, type Route, type RouteName } from '@tennis/contract';
import { ATTEMPTS } from '../../testing/attempts.ts';
import { aClub, aMatch, aTournament, bodyOf, joinClub, tournamentBody } from '../../testing/factories.ts';
import { aWorld, draftMark, paramsOf, type Stage } from '../../testing/rights-world.ts';
import { aServer } from '../../testing/server.ts';

/** The inner object of an address, from a stage that is not the outer one's. */
const innerParams = ({ path, method }: Route, stage: Stage) =>
  path.startsWith('/api/clubs/')
    ? {
        invitationId: stage.invitationId,
        claimId: stage.claimId,
        userId: stage.memberId,
        courtId: stage.courtIds.at(-1) ?? 0,
        meetingId: stage.meetingId,
        personId: method === 'DELETE' ? stage.mergedId : stage.personId,
      }
    : { participantId: stage.spareId, drawId: stage.drawId, personId: stage.personId };

const NOW = '2026-09-12T15:00:00.000Z';

async function aScene() {
  const server = await aServer({ now: NOW });
  const scene = await aMatch(server);
  const superAdmin = await server.signUp('super_admin', 'Root Admin');
  const clubId = String(scene.club.id);
  const list = async (query: Record<string, string>) =>
    bodyOf(await scene.admin.call('listAuditRecords', { query: { clubId, ...query } }));
  return { server, ...scene, superAdmin, clubId, list };
}

const namesFor = (records: readonly AuditRecord[]) => records.map(({ actor }) => actor.name);
const acts = (records: readonly AuditRecord[]): readonly string[] => records.map(({ act }) => act);

describe('the list', () => {
  it('holds the records of the club, newest first', async () => {
    const { list } = await aScene();
    const records = await list({});
    expect(acts(records)).toEqual([
      'createMatch',
      'addParticipant',
      'addParticipant',
      'createTournament',
      'createClub',
    ]);
    expect(records.map(({ seq }) => seq).toSorted((a, b) => b - a)).toEqual(records.map(({ seq }) => seq));
  });

  it('holds everything for a super admin, of other clubs and of none too', async () => {
    const { server, superAdmin } = await aScene();
    await aClub(server, { name: 'Hillside' });
    const records = bodyOf(await superAdmin.call('listAuditRecords', {}));
    expect(new Set(records.map(({ club }) => club?.name ?? null))).toEqual(
      new Set([null, 'Riverside Tennis Club', 'Hillside']),
    );
  });

  it.each([
    ['person', { q: 'silva' }, 5],
    ['somebody else', { q: 'nobody' }, 0],
    ['act', { act: 'addParticipant' }, 2],
    ['outcome', { outcome: 'refused' }, 0],
    ['a time before', { to: '2026-09-12T15:00:00Z' }, 0],
    ['a time from', { from: '2026-09-12T15:00:00Z' }, 5],
    ['a time after', { from: '2026-09-12T15:00:00.001Z' }, 0],
  ])('is filtered by %s', async (_, query, count) => {
    const { list } = await aScene();
    expect(await list(query)).toHaveLength(count);
  });

  it('is filtered by the object, the tournament and the actor that a record names', async () => {
    const { list, match, tournament, admin } = await aScene();
    expect(acts(await list({ object: `match:${match.id}` }))).toEqual(['createMatch']);
    expect(await list({ tournamentId: String(tournament.id) })).toHaveLength(4);
    expect(await list({ actorId: String(admin.user?.id) })).toHaveLength(5);
    expect(await list({ actorId: '999' })).toEqual([]);
  });

  it('[D7] goes on where the Link header says, without gap or repetition', async () => {
    const { list, admin } = await aScene();
    const all = (await list({})).map(({ seq }) => seq);
    const found: number[] = [];
    let url: string | undefined = '/api/audit-log?limit=2&clubId=1';
    while (url !== undefined) {
      const { body, headers } = await admin.send({ method: 'GET', url });
      found.push(...(body as AuditRecord[]).map(({ seq }) => seq));
      url = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(found).toEqual(all);
  });

  it('keeps ids and forgets names when what it speaks of is gone', async () => {
    const { list, admin, tournament, match, first, second } = await aScene();
    await admin.call('deleteMatch', { params: { id: String(match.id) } });
    for (const { id } of [first, second]) {
      const params = { id: String(tournament.id), participantId: String(id) };
      await admin.call('removeParticipant', { params });
    }
    const records = await list({ object: `match:${match.id}` });
    expect(records).toMatchObject([
      { act: 'deleteMatch', object: { id: match.id, name: null } },
      { act: 'createMatch', object: { id: match.id, name: null } },
    ]);
    expect(JSON.stringify(await list({}))).not.toContain('Nina');
  });
});

describe('the log of a club', () => {
  it('is missing where there was never such a club, and stays readable where there is none any more', async () => {
    const { server, superAdmin, club } = await aScene();
    const read = async (id: number) =>
      (await superAdmin.call('listAuditRecords', { query: { clubId: String(id) } })).status;
    const file = (id: number) =>
      superAdmin.send({ method: 'GET', url: `/api/audit-log/export?clubId=${id}` });
    expect(await read(club.id + 77)).toBe(404);
    expect((await file(club.id + 77)).status).toBe(404);
    expect(await read(club.id)).toBe(200);
    const { db } = server.database;
    await db.updateTable('tournaments').set({ club_id: null }).execute();
    await db.deleteFrom('clubs').execute();
    expect(await read(club.id)).toBe(200);
  });
});

describe('names in the log of a club', () => {
  it('say what a changed field means: groups and accounts too', async () => {
    const { server, admin, list, club } = await aScene();
    const rules = { ...tournamentBody(club.id).rules, format: 'groups_knockout' as const };
    const params = { id: String((await aTournament(admin, club.id, { rules })).id) };
    const group = bodyOf(await admin.call('createGroup', { params, body: { name: 'Red' } }));
    const member = await server.signUp('member', 'Aria Shah');
    await joinClub(server, club.id, member);
    const body = { userId: member.user?.id ?? 0, groupId: group.id };
    bodyOf(await admin.call('addParticipant', { params, body }));
    const [record] = await list({ act: 'addParticipant' });
    expect(record?.changes).toEqual(
      expect.arrayContaining([
        { field: 'userId', after: member.user?.id, afterName: 'Aria Shah' },
        { field: 'groupId', after: group.id, afterName: 'Red' },
      ]),
    );
  });

  it('[D24] are short for somebody under 18 of another club, and the whole name finds nothing', async () => {
    const { server, list, superAdmin, tournament, clubId, admin } = await aScene();
    const { db } = server.database;
    const stranger = await server.signUp('member', 'Zoe Adler');
    const isBorn = (day: string | null) =>
      db
        .updateTable('users')
        .set({ date_of_birth: day })
        .where('id', '=', stranger.user?.id ?? 0)
        .execute();
    const params = { id: String(tournament.id) };
    await stranger.call('updateTournament', { params, body: { name: 'Mine' } });
    await server.services.audit.settled();
    const refused = { outcome: 'refused' } as const;

    await isBorn('2008-09-13');
    expect(namesFor(await list(refused))).toEqual(['Z. A.']);
    expect(await list({ q: 'adler' })).toEqual([]);
    expect(namesFor(await list({ q: stranger.user?.username ?? '' }))).toEqual(['Z. A.']);
    const file = await admin.send({ method: 'GET', url: `/api/audit-log/export?clubId=${clubId}` });
    expect(String(file.body)).toContain('Z. A.');
    expect(String(file.body)).not.toContain('Adler');
    const whole = bodyOf(await superAdmin.call('listAuditRecords', { query: { ...refused, q: 'adler' } }));
    expect(namesFor(whole)).toEqual(['Zoe Adler']);

    for (const day of ['2008-09-12', null]) {
      await isBorn(day);
      expect(namesFor(await list({ q: 'adler' }))).toEqual(['Zoe Adler']);
    }
  });

  it('[D24] are whole for somebody under 18 who was a member then', async () => {
    const { server, list, tournament, club } = await aScene();
    const member = await server.signUp('member', 'Zoe Adler');
    await joinClub(server, club.id, member);
    await server.database.db
      .updateTable('users')
      .set({ date_of_birth: '2012-01-01' })
      .where('id', '=', member.user?.id ?? 0)
      .execute();
    await member.call('updateTournament', { params: { id: String(tournament.id) }, body: { name: 'Mine' } });
    await server.services.audit.settled();
    expect(namesFor(await list({ q: 'adler' }))).toEqual(['Zoe Adler']);
  });
});

/** Routes with an address that names an object inside another one; those for super admins belong to no club. */
const NESTED = (Object.entries<Route>(routes) as [RouteName, Route][]).filter(
  ([, { path }]) => [...path.matchAll(/\{\w*id\}/gi)].length > 1 && !path.startsWith('/api/admin/'),
);

describe('another club’s objects', () => {
  it('have no name in a club’s log, though a refused call put their number behind the own club’s', async () => {
    const server = await aServer();
    const { stages } = await aWorld(server);
    const { admin, club } = stages.foreign;
    const hidden = stages.ownDraft;
    for (const [name, route] of NESTED) {
      const { method, path, body } = route;
      const params = { ...paramsOf({ path, method }, stages.foreign), ...innerParams(route, hidden) };
      const payload = body === undefined ? {} : { payload: ATTEMPTS[name]?.body(stages.foreign) ?? {} };
      const { status } = await admin.send({ method, url: pathOf(path, params), ...payload });
      expect([path, status]).toEqual([path, 404]);
    }
    await server.services.audit.settled();
    const query = { clubId: String(club.id), outcome: 'refused' } as const;
    const records = bodyOf(await admin.call('listAuditRecords', { query }));
    expect(new Set(records.map(({ object }) => object?.kind))).toEqual(
      // The address of a member names an account, which is no membership: such a record names nothing.
      new Set(['club', 'court', 'meeting', 'entry', 'invitation', 'person', 'claim', 'draw', undefined]),
    );
    // A score link is recorded under its club: that of the address, which is the caller's own.
    const isOwnClub = ({ object }: AuditRecord): boolean => object?.kind === 'club' && object.id === club.id;
    const others = records.filter((record) => !isOwnClub(record));
    expect(others.filter(({ object }) => object !== null && object.name !== null)).toEqual([]);
    const file = await admin.send({ method: 'GET', url: `/api/audit-log/export?clubId=${club.id}` });
    expect(String(file.body)).not.toMatch(new RegExp(`${draftMark('A')}|guest-of-${hidden.tournament.id}@`));
    const whole = bodyOf(await (await server.signUp('super_admin')).call('listAuditRecords', { query }));
    expect(whole.filter(({ object }) => object?.name === null)).toEqual([]);
  });
});

/** The accounts that the changes of records name. */
const accountsIn = (records: readonly AuditRecord[]) =>
  new Set(
    records
      .flatMap(({ changes }) => changes)
      .flatMap(({ field, beforeName, afterName }) =>
        field === 'userId' ? [beforeName, afterName].filter((name) => name !== undefined) : [],
      ),
  );

describe('accounts that a change names', () => {
  it('[D24] are short when they are under 18 and of another club, also after their entry was removed', async () => {
    const { server, list, superAdmin, tournament, clubId, club, admin } = await aScene();
    const stranger = await server.signUp('member', 'Zoe Adler');
    const member = await server.signUp('member', 'Mia Berger');
    await joinClub(server, (await aClub(server, { name: 'Hillside' })).club.id, stranger);
    await joinClub(server, club.id, member);
    const params = { id: String(tournament.id) };
    for (const person of [stranger, member]) {
      const userId = person.user?.id ?? 0;
      await server.database.db
        .updateTable('users')
        .set({ date_of_birth: '2012-01-01' })
        .where('id', '=', userId)
        .execute();
      // Somebody of another club is entered by super admins only.
      const { id } = bodyOf(await superAdmin.call('addParticipant', { params, body: { userId } }));
      await admin.call('removeParticipant', { params: { ...params, participantId: String(id) } });
    }
    expect(accountsIn(await list({}))).toEqual(new Set(['Z. A.', 'Mia Berger']));
    const file = await admin.send({ method: 'GET', url: `/api/audit-log/export?clubId=${clubId}` });
    expect(String(file.body)).toContain('Z. A.');
    expect(String(file.body)).not.toContain('Adler');
    const whole = bodyOf(await superAdmin.call('listAuditRecords', { query: { clubId } }));
    expect(accountsIn(whole)).toEqual(new Set(['Zoe Adler', 'Mia Berger']));
  });
});

describe('the files', () => {
  it('CSV: a line a record, and no cell that a spreadsheet would calculate', async () => {
    const { server, admin, clubId } = await aScene();
    const name = '=HYPERLINK("https://evil.example","click")';
    await admin.call('createTournament', {
      body: { ...tournamentBody(Number(clubId)), name },
    });
    await server.services.audit.settled();
    const { status, headers, body } = await admin.send({
      method: 'GET',
      url: `/api/audit-log/export?clubId=${clubId}`,
    });
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="audit-log-2026-09-12.csv"',
    ]);
    const lines = String(body).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^"number","at",/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"",""click"")"`);
    const cells = lines.flatMap((line) =>
      [...line.matchAll(/(?:^|,)"((?:[^"]|"")*)"/g)].map(([, cell]) => cell),
    );
    expect(cells.filter((cell) => /^\s*[=+\-@|%]/.test(cell ?? ''))).toEqual([]);
    expect(lines.at(-1)).toContain('"Marta Silva created Riverside Tennis Club"');
  });

  it.each([
    ['comma', /","/],
    ['semicolon', /;/],
    ['tab', /\t/],
    ['bar', /\|/],
  ])('CSV: no formula for a reader that separates cells by a %s', async (_, separator) => {
    const { admin, clubId } = await aScene();
    for (const name of ["x;=cmd|'/C calc'!A0", 'x ; +1', 'x|@SUM(1)', '＝1+1', '-10', 'x;％;－1']) {
      bodyOf(await admin.call('createTournament', { body: { ...tournamentBody(Number(clubId)), name } }));
    }
    const { body } = await admin.send({ method: 'GET', url: `/api/audit-log/export?clubId=${clubId}` });
    const cells = String(body)
      .split('\r\n')
      .flatMap((line) => line.replace(/^"|"$/g, '').split(separator));
    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  });

  it('JSON Lines: every record of a long log, and enough to check the chain elsewhere', async () => {
    const { server, superAdmin } = await aScene();
    for (let at = 0; at < 600; at += 1) {
      server.services.audit.refuse({
        at: Date.parse(NOW),
        act: 'createClub',
        status: 401,
        reason: 'not-signed-in',
        actor: { id: 1000 + at, role: 'member', clubs: [] },
        object: null,
        tournamentId: null,
        clubId: null,
        requestId: `request-${at}`,
      });
    }
    await server.services.audit.settled();
    const { headers, body } = await superAdmin.send({
      method: 'GET',
      url: '/api/audit-log/export?format=jsonl',
    });
    expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const records = String(body)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditRecord)
      .toReversed();
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1));
    expect(records.length).toBeGreaterThan(600);
    // As the ADR says to check the file: with no code of ours.
    let hash = '0'.repeat(64);
    for (const record of records) {
      const { actor, object, tournament, club } = record;
      // Names of entries are added at reading.
      const changes = JSON.stringify(record.changes, (key, value: unknown) =>
        /^(?:before|after)Name$/.test(key) ? undefined : value,
      );
      const parts: unknown[] = [1, hash, record.seq, record.at, record.until, record.count];
      parts.push(actor.id, actor.role, actor.clubRole, record.act);
      parts.push(object?.kind ?? null, object?.id ?? null, tournament?.id ?? null, club?.id ?? null);
      parts.push(record.outcome, record.status, record.reason);
      parts.push(changes === '[]' ? null : changes, record.requestId);
      hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
      expect([record.seq, record.hash]).toEqual([record.seq, hash]);
    }
  });
});

describe('the check', () => {
  it('says how many records there are and the hash of the last one', async () => {
    const { superAdmin } = await aScene();
    const [last] = bodyOf(await superAdmin.call('listAuditRecords', { query: { limit: '1' } }));
    expect(bodyOf(await superAdmin.call('verifyAuditLog', {}))).toEqual({
      state: 'intact',
      records: last?.seq,
      unsealed: 0,
      hash: last?.hash,
      brokenAt: null,
      problem: null,
    });
  });

  it('compares with what somebody has noted', async () => {
    const { superAdmin } = await aScene();
    const { hash, records } = bodyOf(await superAdmin.call('verifyAuditLog', {}));
    const ask = (query: Record<string, string>) => superAdmin.call('verifyAuditLog', { query });
    expect(bodyOf(await ask({ seq: String(records), hash })).state).toBe('intact');
    expect(bodyOf(await ask({ seq: '1', hash }))).toMatchObject({ brokenAt: 1, problem: 'rewritten' });
    expect((await ask({ seq: '1' })).status).toBe(400);
  });
});
