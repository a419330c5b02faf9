// Junk never becomes data: for each write route, the valid body of a caller who may succeeds, and at least 100
// single mutations of it are refused with 4xx and change no row.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes, successStatus, type Route, type RouteName } from '@tennis/contract';
import type { Db } from './database/connection.ts';
import { aMatch, anEntry, bodyOf, matchBody, tournamentBody, type Scene } from './testing/factories.ts';
import { mutationsOf, type MutationRules } from './testing/mutations.ts';
import { aServer, type Person, type TestServer } from './testing/server.ts';

interface Attempt extends MutationRules {
  /** Who may make the call. */
  readonly by: 'admin' | 'visitor';
  readonly url: (scene: Scene) => string;
  readonly body: (scene: Scene) => unknown;
}

const none: MutationRules = { nullable: [], optional: [] };
const account = {
  username: 'somebody',
  password: 'Tennis123',
  email: 'somebody@example.org',
  name: 'Some Body',
};
const tournamentOptions = ['description', 'location', 'contactEmail', 'registrationEndDate'];
const wholeTournament = (scene: Scene) => ({
  ...tournamentBody(scene.club.id),
  description: 'Clay',
  location: 'Lisbon',
  contactEmail: 'desk@example.org',
  registrationEndDate: '2026-09-10T18:00:00.000Z',
  matchFormat: 'SET3-S:6/TB7',
});
const set = (player1: number, player2: number) => ({ player1, player2 });

const ATTEMPTS: Partial<Record<RouteName, Attempt>> = {
  login: {
    by: 'visitor',
    url: () => '/api/auth/login',
    body: ({ admin }) => ({ username: admin.user?.username, password: 'Tennis123' }),
    ...none,
  },
  register: {
    by: 'visitor',
    url: () => '/api/auth/register',
    body: () => ({ ...account, role: 'member' }),
    nullable: [],
    optional: ['role'],
  },
  logout: { by: 'admin', url: () => '/api/auth/logout', body: () => ({}), ...none },
  createClub: {
    by: 'admin',
    url: () => '/api/clubs',
    body: () => ({
      name: 'Hillside',
      description: 'Six courts',
      location: 'Porto',
      timeZone: 'Europe/Lisbon',
    }),
    nullable: ['description', 'location'],
    optional: ['description', 'location', 'timeZone'],
  },
  createTournament: {
    by: 'admin',
    url: () => '/api/tournaments',
    body: (scene) => ({ ...wholeTournament(scene), status: 'draft' }),
    nullable: tournamentOptions,
    optional: [...tournamentOptions, 'matchFormat', 'status', 'rules.knockout'],
  },
  updateTournament: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}`,
    body: (scene) => {
      const { clubId: _, ...body } = wholeTournament(scene);
      return body;
    },
    nullable: tournamentOptions,
    optional: [
      ...tournamentOptions,
      'name',
      'type',
      'startDate',
      'endDate',
      'maxParticipants',
      'rules',
      'rules.knockout',
      'matchFormat',
    ],
  },
  setTournamentStatus: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/status`,
    body: () => ({ status: 'registering' }),
    ...none,
  },
  addParticipant: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/participants`,
    body: () => ({ name: 'Sam Oduya', seed: 3, club: 'Hillside', birthYear: 1999 }),
    nullable: ['seed', 'club', 'birthYear'],
    optional: ['seed', 'club', 'birthYear'],
  },
  updateParticipant: {
    by: 'admin',
    url: ({ tournament, first }) => `/api/tournaments/${tournament.id}/participants/${first.id}`,
    body: () => ({ name: 'Nina Kovač-Strand', seed: 2, club: 'Hillside', birthYear: 1999 }),
    nullable: ['seed', 'club', 'birthYear'],
    optional: ['name', 'seed', 'club', 'birthYear'],
  },
  createGroup: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/groups`,
    body: () => ({ name: 'Red' }),
    nullable: ['name'],
    optional: ['name'],
  },
  createMatch: {
    by: 'admin',
    url: ({ tournament }) => `/api/tournaments/${tournament.id}/matches`,
    body: ({ tournament, first, second }) => ({
      tournamentId: tournament.id,
      ...matchBody(first.id, second.id),
    }),
    nullable: ['participant1Id', 'participant2Id', 'court', 'startTime', 'groupId'],
    optional: ['tournamentId', 'court', 'groupId', 'status'],
  },
  updateMatch: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}`,
    body: ({ tournament, first, second }) => ({
      tournamentId: tournament.id,
      ...matchBody(first.id, second.id),
    }),
    nullable: ['participant1Id', 'participant2Id', 'court', 'startTime', 'groupId'],
    optional: [
      'tournamentId',
      'participant1Id',
      'participant2Id',
      'court',
      'round',
      'startTime',
      'groupId',
      'status',
    ],
  },
  setMatchStatus: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/status`,
    body: () => ({ status: 'in_progress' }),
    ...none,
  },
  setMatchWinner: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/winner`,
    body: ({ first }) => ({ winnerId: first.id, confirm: false }),
    nullable: ['winnerId'],
    optional: ['confirm'],
  },
  setMatchScores: {
    by: 'admin',
    url: ({ match }) => `/api/matches/${match.id}/scores`,
    body: ({ first }) => ({
      scores: { set1: set(6, 4), set2: set(7, 5), set3: set(0, 0) },
      winnerId: first.id,
      confirm: false,
    }),
    nullable: ['winnerId'],
    optional: ['scores.set2', 'scores.set3', 'winnerId', 'confirm'],
  },
};

/** Writes that carry no body, and the set-up, which wants an empty database: they have tests of their own. */
const ELSEWHERE: ReadonlySet<RouteName> = new Set([
  'setUp',
  'deleteTournament',
  'removeParticipant',
  'deleteMatch',
]);

/** All rows that a write could touch. Sessions are left out: signing in as such makes one. */
async function snapshot(db: Db): Promise<string> {
  const tables = [
    'users',
    'clubs',
    'club_members',
    'tournaments',
    'participants',
    'groups',
    'matches',
    'result_changes',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

async function setTheScene(): Promise<{ server: TestServer; scene: Scene }> {
  const server = await aServer();
  const made = await aMatch(server, { rules: { ...tournamentBody(1).rules, format: 'groups_knockout' } });
  bodyOf(
    await made.admin.call('createGroup', {
      params: { id: String(made.tournament.id) },
      body: { name: 'Blue' },
    }),
  );
  await anEntry(made.admin, made.tournament.id, 'Aria Shah');
  return { server, scene: made };
}

const writes = (Object.entries<Route>(routes) as [RouteName, Route][]).filter(
  ([name, declaration]) => declaration.method !== 'GET' && !ELSEWHERE.has(name),
);

/** Fields of the product's own objects: what somebody would inject who hopes for mass assignment. */
const OWN_FIELDS = `
  id role clubId createdBy createdAt winnerId status version
  userId seed passwordHash password_hash isSuperAdmin clubs timeZone currentStage
  matchCount participantCount scoreText scores startedAt completedAt email username
  rules tournamentId participant1Id p1Name groupId name confirm invitationToken
  token
`
  .trim()
  .split(/\s+/);

/** The fields that a route's body does take. */
function takenFields(declaration: Route): readonly string[] {
  if (declaration.body === undefined) return [];
  const { properties = {} } = z.toJSONSchema(declaration.body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

/** Things that are wrong with how a body is sent rather than with what it says. */
const WRONG_SENDING = [
  { what: 'plain text', headers: { 'content-type': 'text/plain' } },
  { what: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { what: 'multipart', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { what: 'XML', headers: { 'content-type': 'application/xml' } },
  { what: 'another origin', headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
  { what: 'another site', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } },
] as const;

describe('hostile bodies', () => {
  it('every write route is tried here', () => {
    expect(writes.map(([name]) => name).filter((name) => ATTEMPTS[name] === undefined)).toEqual([]);
  });

  it.each(writes)('%s', async (name, declaration) => {
    const attempt = ATTEMPTS[name];
    if (attempt === undefined) throw new Error(`${name} has no attempt`);
    const { server, scene } = await setTheScene();
    const caller = attempt.by === 'admin' ? scene.admin : server.visitor();
    await expectOnlyTheValid(server, caller, declaration, attempt.url(scene), attempt.body(scene), attempt);
  });

  it('setUp', async () => {
    const server = await aServer();
    const body = { ...account, code: server.services.setup.code };
    await expectOnlyTheValid(server, server.visitor(), routes.setUp, '/api/setup', body, none);
  });

  it.each([
    ['a match', ({ match }: Scene) => `/api/matches/${match.id}`],
    ['a tournament', ({ tournament }: Scene) => `/api/tournaments/${tournament.id}`],
    [
      'an entry',
      ({ tournament, first }: Scene) => `/api/tournaments/${tournament.id}/participants/${first.id}`,
    ],
  ])('deleting %s takes no body', async (_, urlOf) => {
    const { server, scene } = await setTheScene();
    const before = await snapshot(server.database.db);
    const bodies = ['{}', '[]', '7', '"text"', '{"confirm":true}'];
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await scene.admin.send({ method: 'DELETE', url: urlOf(scene), payload, headers });
      expect(status).toBe(400);
    }
    expect(await snapshot(server.database.db)).toBe(before);
  });
});

async function expectOnlyTheValid(
  server: TestServer,
  caller: Person,
  declaration: Route,
  url: string,
  valid: unknown,
  rules: MutationRules,
): Promise<void> {
  const send = (payload: string, headers: Readonly<Record<string, string>>) =>
    caller.send({ method: declaration.method, url, payload, headers });
  const json = { 'content-type': 'application/json' };
  const taken = takenFields(declaration);
  const mutations = mutationsOf(
    valid,
    rules,
    OWN_FIELDS.filter((field) => !taken.includes(field)),
  );
  const before = await snapshot(server.database.db);
  const accepted: string[] = [];
  const note = (what: string, status: number) => {
    if (status < 400 || status >= 500) accepted.push(`${what}: ${status}`);
  };
  for (const { what, body } of mutations) note(what, (await send(JSON.stringify(body), json)).status);
  for (const { what, headers } of WRONG_SENDING) {
    note(what, (await send(JSON.stringify(valid), headers)).status);
  }
  for (const broken of [
    '{',
    '{"a":1,}',
    '',
    'undefined',
    `${JSON.stringify(valid)}x`,
    '{"__proto__":{"a":1}}',
  ]) {
    note(`broken JSON ${broken.slice(0, 20)}`, (await send(broken, json)).status);
  }
  note('a large body', (await send(JSON.stringify({ padding: 'x'.repeat(70_000) }), json)).status);
  expect(accepted).toEqual([]);
  expect(await snapshot(server.database.db)).toBe(before);
  expect(mutations.length).toBeGreaterThanOrEqual(100);
  expect((await send(JSON.stringify(valid), json)).status).toBe(successStatus(declaration));
}
