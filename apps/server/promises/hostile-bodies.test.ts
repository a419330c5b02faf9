// Junk never becomes data: for each write route, the valid body of a caller who may succeeds, and at least 100
// single mutations of it are refused with 4xx and change no row.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { routes, successStatus, type Route, type RouteName } from '@tennis/contract';
import { createResetToken } from '../accounts/reset-tokens.ts';
import { renewLink } from '../accounts/invitations/store.ts';
import { account, ATTEMPTS, none, type Attempt } from '../testing/attempts.ts';
import {
  aCourt,
  aMeeting,
  aDraw,
  aMatch,
  anAct,
  anEntry,
  bodyOf,
  somePeople,
  somePlatform,
  tournamentBody,
  type Scene,
} from '../testing/factories.ts';
import { aMailStop } from '../testing/mail-stops.ts';
import { aLateEntry } from '../testing/late-entry.ts';
import { levelGroups } from '../testing/level-groups.ts';
import { aPlayersMatch } from '../testing/reports.ts';
import { aMatchToArrange } from '../testing/arranging.ts';
import { anAskedPair } from '../testing/pairs.ts';
import { mutationsOf, type MutationRules } from '../testing/mutations.ts';
import { snapshot } from '../testing/rows.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

/**
 * Writes without a body, and writes that need an empty database, the token of a link or something that was done before: they have tests of their own.
 */
const ELSEWHERE: ReadonlySet<RouteName> = new Set([
  'setUp',
  'deleteTournament',
  'removeParticipant',
  'deleteMatch',
  'deleteCourt',
  'deleteMeeting',
  'discardDraw',
  'unmergePerson',
  'clearCheckIns',
  'enterTournament',
  'leaveTournament',
  'seekPartner',
  'setEntryTimes',
  'answerPartner',
  'declinePartnerRequest',
  'stopMails',
  'revokeScoreLink',
  'reportResult',
  'answerReport',
  'proposePlace',
  'answerProposal',
  'removeManager',
  'stopManaging',
  'withdrawClaim',
  'settleGroup',
  'takeBye',
  'undoInDraw',
  'undoMove',
  'removeMember',
  'resetPassword',
  'endOtherSessions',
  'endSession',
  'deleteUser',
  'deleteClub',
  'assignClubAdmin',
  'endUserSessions',
  'issueResetLink',
  'revokeInvitation',
  'resendInvitation',
  'acceptInvitation',
  'issueInvitationLink',
]);

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
  const people = await somePeople(made.admin, made.club.id, made.first);
  const courts = await aCourt(made.admin, made.club.id);
  const meeting = await aMeeting(made.admin, made.club.id, made.tournament.id);
  const platform = await somePlatform(server, made.admin);
  const drawId = await aDraw(made.admin, made.tournament.id);
  return {
    server,
    scene: { ...made, ...people, ...courts, ...meeting, ...platform, drawId },
  };
}

async function callerOf(by: Attempt['by'], server: TestServer, scene: Scene): Promise<Person> {
  if (by === 'admin') return scene.admin;
  if (by === 'visitor') return server.visitor();
  return server.signUp(by === 'member' ? 'member' : 'super_admin');
}

const writes = (Object.entries<Route>(routes) as [RouteName, Route][]).filter(
  ([name, declaration]) => declaration.method !== 'GET' && !ELSEWHERE.has(name),
);

/** Fields of the product's own objects: what an attacker would add to try mass assignment. */
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
  { what: 'plain text', status: 415, headers: { 'content-type': 'text/plain' } },
  { what: 'a form', status: 415, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { what: 'multipart', status: 415, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { what: 'XML', status: 415, headers: { 'content-type': 'application/xml' } },
  {
    what: 'another origin',
    status: 403,
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
  },
  {
    what: 'another site',
    status: 403,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
  },
] as const;

describe('hostile bodies', () => {
  it('every write route is tried here', () => {
    expect(writes.map(([name]) => name).filter((name) => ATTEMPTS[name] === undefined)).toEqual([]);
  });

  it.each(writes)('%s', async (name, declaration) => {
    const attempt = ATTEMPTS[name];
    if (attempt === undefined) throw new Error(`${name} has no attempt`);
    const { server, scene } = await setTheScene();
    const caller = await callerOf(attempt.by, server, scene);
    await expectOnlyTheValid(server, caller, declaration, attempt.url(scene), attempt.body(scene), attempt);
  });

  it('setUp', async () => {
    const server = await aServer();
    const body = { ...account, code: server.services.setup.code };
    await expectOnlyTheValid(server, server.visitor(), routes.setUp, '/api/setup', body, none);
  });

  it('enterTournament', async () => {
    const { server, scene } = await setTheScene();
    const { admin, tournament } = scene;
    const params = { id: String(tournament.id) };
    bodyOf(await admin.call('setTournamentStatus', { params, body: { status: 'registering' } }));
    const own = bodyOf(await admin.call('getEntering', { params })).people.find(({ isSelf }) => isSelf);
    const body = { personId: own?.personId, birthYear: 2001 };
    const rules = { nullable: [], optional: ['personId', 'birthYear'] };
    const url = `/api/tournaments/${tournament.id}/entry`;
    await expectOnlyTheValid(server, admin, routes.enterTournament, url, body, rules);
  });

  it('seekPartner', async () => {
    const { server, scene } = await setTheScene();
    const { admin, club } = scene;
    const { tournamentId, personId } = await anAskedPair(server, admin, club.id);
    const body = { partnerEmail: 'partner@example.org', looking: true };
    const rules = { nullable: [], optional: ['partnerEmail', 'looking'] };
    const url = `/api/tournaments/${tournamentId}/entry/${personId}/partner`;
    await expectOnlyTheValid(server, admin, routes.seekPartner, url, body, rules);
  });

  it('setEntryTimes', async () => {
    const { server, scene } = await setTheScene();
    const { admin, tournament } = scene;
    const params = { id: String(tournament.id) };
    bodyOf(await admin.call('setTournamentStatus', { params, body: { status: 'registering' } }));
    bodyOf(await admin.call('enterTournament', { params, body: {} }));
    const own = bodyOf(await admin.call('getEntering', { params })).people.find(({ isSelf }) => isSelf);
    const body = { times: [{ kind: 'away', day: '2026-09-12', from: '00:00', to: '15:00' }] };
    const rules = { nullable: [], optional: [], emptiable: ['times'] };
    const url = `/api/tournaments/${tournament.id}/entry/${own?.personId}/times`;
    await expectOnlyTheValid(server, admin, routes.setEntryTimes, url, body, rules);
  });

  it('answerPartner', async () => {
    const { server, scene } = await setTheScene();
    const { asked, tournamentId, requestId } = await anAskedPair(server, scene.admin, scene.club.id);
    const url = `/api/tournaments/${tournamentId}/partner-requests/${requestId}`;
    const body = { accept: true, token: 'a-link' };
    const rules = { nullable: [], optional: ['token'] };
    await expectOnlyTheValid(server, asked, routes.answerPartner, url, body, rules);
  });

  it('reportResult', async () => {
    const { server, scene } = await setTheScene();
    const { matchId, entryIds } = await aPlayersMatch(server, scene.admin, scene.club.id);
    const body = { scores: { text: '6-4 6-3' }, winnerId: entryIds[0], confirm: false };
    const rules = { nullable: [], optional: ['confirm'] };
    const url = `/api/matches/${matchId}/report`;
    await expectOnlyTheValid(server, scene.admin, routes.reportResult, url, body, rules);
  });

  it('answerReport', async () => {
    const { server, scene } = await setTheScene();
    const { matchId, entryIds, other } = await aPlayersMatch(server, scene.admin, scene.club.id);
    const [winnerId] = entryIds;
    const params = { id: String(matchId) };
    const report = { scores: { text: '6-4 6-3' }, winnerId };
    bodyOf(await scene.admin.call('reportResult', { params, body: report }));
    const url = `/api/matches/${matchId}/report`;
    const body = { answer: 'dispute', scores: { text: '6-7(3) 6-3 6-3' }, winnerId };
    const rules = { nullable: [], optional: ['scores', 'winnerId'] };
    await expectOnlyTheValid(server, other, routes.answerReport, url, body, rules);
  });

  it('proposePlace', async () => {
    const { server, scene } = await setTheScene();
    const made = await aMatchToArrange(server, scene.admin, scene.club.id);
    const url = `/api/matches/${made.matchId}/proposal`;
    const body = { courtId: made.courtId, startTime: made.startTime };
    await expectOnlyTheValid(server, made.asked, routes.proposePlace, url, body, none);
  });

  it('answerProposal', async () => {
    const { server, scene } = await setTheScene();
    const made = await aMatchToArrange(server, scene.admin, scene.club.id);
    const url = `/api/matches/${made.matchId}/proposal/answer`;
    const body = { proposalId: made.proposalId, answer: 'accepted' };
    await expectOnlyTheValid(server, made.asked, routes.answerProposal, url, body, none);
  });

  it('declinePartnerRequest', async () => {
    const { server, scene } = await setTheScene();
    const { token } = await anAskedPair(server, scene.admin, scene.club.id);
    const url = `/api/partner-requests/${token}/decline`;
    const rules = { nullable: [], optional: [] };
    await expectOnlyTheValid(server, server.visitor(), routes.declinePartnerRequest, url, {}, rules);
  });

  it('stopMails', async () => {
    const { server, scene } = await setTheScene();
    const token = await aMailStop(server, scene.admin);
    const rules = { nullable: [], optional: [] };
    await expectOnlyTheValid(
      server,
      server.visitor(),
      routes.stopMails,
      `/api/mail-stops/${token}`,
      {},
      rules,
    );
  });

  it('resetPassword', async () => {
    const { server, scene } = await setTheScene();
    const { db } = server.database;
    const { token } = await server.database.transaction((tx) =>
      createResetToken(tx, scene.admin.user?.id ?? 0, new Date()),
    );
    const url = `/api/auth/reset-password/${token}`;
    const body = { newPassword: 'Tennis1234' };
    await expectOnlyTheValid(server, server.visitor(), routes.resetPassword, url, body, none);
    expect(await db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
  });

  it('acceptInvitation', async () => {
    const { server, scene } = await setTheScene();
    const guest = await server.signUp('member');
    const { id } = bodyOf(
      await scene.admin.call('createInvitation', {
        params: { clubId: String(scene.club.id) },
        body: { email: guest.user?.email ?? '' },
      }),
    );
    const { token } = await server.database.transaction((tx) => renewLink(tx, id, new Date()));
    const body = { userId: guest.user?.id };
    const url = `/api/invitations/${token}/accept`;
    await expectOnlyTheValid(server, guest, routes.acceptInvitation, url, body, none);
  });

  it('settleGroup', async () => {
    const { server, scene } = await setTheScene();
    const { tournament, draw } = await levelGroups(scene.admin, scene.club.id, 2, { lots: 'director' });
    const url = `/api/tournaments/${tournament.id}/draws/${draw.id}/order`;
    const body = { stage: 0, order: 'lot', confirm: true };
    const shape = { nullable: ['order'], optional: ['confirm'] };
    await expectOnlyTheValid(server, scene.admin, routes.settleGroup, url, body, shape);
  });

  it('takeBye', async () => {
    const { server, scene } = await setTheScene();
    const { late, line, url } = await aLateEntry(scene.admin, scene.club.id);
    const body = { participantId: late.id, line, reason: 'They were here first.', confirm: true };
    const shape = { nullable: [], optional: ['line', 'reason', 'confirm'] };
    await expectOnlyTheValid(server, scene.admin, routes.takeBye, url, body, shape);
  });

  it('undoInDraw', async () => {
    const { server, scene } = await setTheScene();
    const { drawId, act } = await anAct(scene.admin, scene.tournament.id);
    const url = `/api/tournaments/${scene.tournament.id}/draws/${drawId}/undo`;
    await expectOnlyTheValid(server, scene.admin, routes.undoInDraw, url, { act }, none);
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
    const before = await snapshot(server.database);
    const bodies = ['{}', '[]', '7', '"text"', '{"confirm":true}'];
    for (const payload of bodies) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await scene.admin.send({ method: 'DELETE', url: urlOf(scene), payload, headers });
      expect(status).toBe(400);
    }
    expect(await snapshot(server.database)).toBe(before);
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
  const before = await snapshot(server.database);
  const accepted: string[] = [];
  const note = (what: string, status: number) => {
    if (status < 400 || status >= 500) accepted.push(`${what}: ${status}`);
  };
  for (const { what, body } of mutations) note(what, (await send(JSON.stringify(body), json)).status);
  for (const { what, status, headers } of WRONG_SENDING) {
    const refused = (await send(JSON.stringify(valid), headers)).status;
    if (refused !== status) accepted.push(`${what}: ${refused}`);
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
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  note('a deep body', (await send(deep, { ...json, 'idempotency-key': 'a-key-for-a-deep-body' })).status);
  note('a large body', (await send(JSON.stringify({ padding: 'x'.repeat(70_000) }), json)).status);
  expect(accepted).toEqual([]);
  expect(await snapshot(server.database)).toBe(before);
  expect(mutations.length).toBeGreaterThanOrEqual(100);
  expect((await send(JSON.stringify(valid), json)).status).toBe(successStatus(declaration));
}
