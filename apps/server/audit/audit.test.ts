// Every write of the contract leaves one record, done or refused. No record holds a secret or anything personal. A write that cannot be recorded is
// not done. New routes are tested because they are in the contract.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ACTS, pathOf, routes, successStatus, type Route, type WriteName } from '@tennis/contract';
import { createResetToken } from '../accounts/reset-tokens.ts';
import { renewLink } from '../accounts/invitations/store.ts';
import { ATTEMPTS, type Attempt } from '../testing/attempts.ts';
import { withoutGuards } from '../testing/audit-guards.ts';
import {
  aCourt,
  aMeeting,
  aDraw,
  aMatch,
  anAct,
  bodyOf,
  joinClub,
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
import { SOME_PUSH_KEYS } from '../testing/push-keys.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';
import type { StoredRecord } from './record.ts';
import { verifyChain } from './verify.ts';

const WRITES = (Object.entries<Route>(routes) as [WriteName, Route][]).filter(
  ([, { method }]) => method !== 'GET',
);

/** Each write is done on a stage of its own, on the slowest machine. */
const PER_WRITE_MS = 2_000;

interface WriteCall {
  readonly by: Person;
  readonly url: string;
  readonly body?: unknown;
  /** Must not be found in the log. */
  readonly secrets?: readonly string[];
}

interface Stage {
  readonly server: TestServer;
  readonly scene: Scene;
  readonly superAdmin: Person;
}

let numbered = 0;

async function anInvitation({ scene }: Stage, email: string): Promise<number> {
  const params = { clubId: String(scene.club.id) };
  return bodyOf(await scene.admin.call('createInvitation', { params, body: { email } })).id;
}

/** A person of the stage's own, with sessions and a password that may be changed. */
const somebody = ({ server }: Stage): Promise<Person> => server.signUp('member', 'Aria Shah');

/** A browser that can be woken. Its address is a secret: with it alone, somebody could wake or silence the browser. */
const pushDevice = (name: string) => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/marked-${name}`,
  keys: SOME_PUSH_KEYS,
  language: 'en' as const,
  timeZone: 'Europe/Lisbon',
  follows: [],
});

/** The right call of each write that `ATTEMPTS` does not have, or has for one time only. */
const CALLS: Partial<Record<WriteName, (stage: Stage) => Promise<WriteCall>>> = {
  register: async ({ server }) => {
    numbered += 1;
    const body = {
      username: `marked-user-${numbered}`,
      password: 'Marked-password-1',
      email: `marked-${numbered}@example.org`,
      name: 'Marked Name',
    };
    return { by: server.visitor(), url: '/api/auth/register', body, secrets: Object.values(body) };
  },
  login: async (stage) => {
    const username = (await somebody(stage)).user?.username ?? '';
    const body = { username, password: 'Tennis123' };
    return { by: stage.server.visitor(), url: '/api/auth/login', body, secrets: ['Tennis123', username] };
  },
  logout: async (stage) => ({ by: await somebody(stage), url: '/api/auth/logout', body: {} }),
  deleteCourt: async ({ scene }) => ({
    by: scene.admin,
    url: `/api/clubs/${scene.club.id}/courts/${scene.courtIds.at(-1)}`,
  }),
  revokeScoreLink: async ({ scene }) => {
    const params = { clubId: String(scene.club.id) };
    const body = { day: '2099-09-12', matchIds: [scene.match.id] };
    const { links } = bodyOf(await scene.admin.call('createScoreLinks', { params, body }));
    return { by: scene.admin, url: `/api/clubs/${scene.club.id}/score-links/${links[0]?.id}` };
  },
  deleteMeeting: async ({ scene }) => ({
    by: scene.admin,
    url: `/api/clubs/${scene.club.id}/meetings/${scene.meetingId}`,
  }),
  createInvitation: async ({ scene }) => {
    const body = { email: 'marked-guest@example.org' };
    return { by: scene.admin, url: `/api/clubs/${scene.club.id}/invitations`, body, secrets: [body.email] };
  },
  endSession: async (stage) => {
    const me = await somebody(stage);
    const other = stage.server.visitor();
    const body = { username: me.user?.username ?? '', password: 'Tennis123' };
    await other.call('login', { body });
    const sessions = bodyOf(await me.call('listSessions', {}));
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id;
    return { by: me, url: `/api/auth/sessions/${id}` };
  },
  changePassword: async (stage) => {
    const body = { currentPassword: 'Tennis123', newPassword: 'Marked-password-3' };
    const secrets = Object.values(body);
    return { by: await somebody(stage), url: '/api/user/password', body, secrets };
  },
  setLanguage: async (stage) => ({
    by: await somebody(stage),
    url: '/api/user/language',
    body: { language: 'fr' },
  }),
  setNoticeChoices: async (stage) => ({
    by: await somebody(stage),
    url: '/api/notifications/choices',
    body: { quiet: null },
  }),
  stopMails: async (stage) => {
    const token = await aMailStop(stage.server, await somebody(stage));
    return { by: stage.server.visitor(), url: `/api/mail-stops/${token}`, body: {}, secrets: [token] };
  },
  addFollows: async (stage) => {
    const follows = [{ kind: 'club', id: stage.scene.club.id }];
    return { by: await somebody(stage), url: '/api/follows', body: { follows } };
  },
  removeFollows: async (stage) => {
    const follows = [{ kind: 'club' as const, id: stage.scene.club.id }];
    const by = await somebody(stage);
    await by.call('addFollows', { body: { follows } });
    return { by, url: '/api/follows/remove', body: { follows } };
  },
  setPushDevice: async (stage) => {
    const body = pushDevice('one');
    return { by: await somebody(stage), url: '/api/push/device', body, secrets: [body.endpoint] };
  },
  stopPush: async (stage) => {
    const by = await somebody(stage);
    const { endpoint } = pushDevice('two');
    await by.call('setPushDevice', { body: pushDevice('two') });
    return { by, url: '/api/push/stop', body: { endpoint }, secrets: [endpoint] };
  },
  readNotices: async (stage) => ({
    by: await somebody(stage),
    url: '/api/notifications/read',
    body: { upTo: 1 },
  }),
  endOtherSessions: async (stage) => ({ by: await somebody(stage), url: '/api/auth/sessions' }),
  updateUser: async (stage) => {
    const body = { username: 'marked-username', email: 'marked-user@example.org', name: 'Marked Name' };
    const url = `/api/admin/users/${(await somebody(stage)).user?.id}`;
    return { by: stage.superAdmin, url, body, secrets: Object.values(body) };
  },
  deleteUser: async (stage) => ({
    by: stage.superAdmin,
    url: `/api/admin/users/${(await somebody(stage)).user?.id}`,
  }),
  endUserSessions: async (stage) => ({
    by: stage.superAdmin,
    url: `/api/admin/users/${(await somebody(stage)).user?.id}/sessions`,
  }),
  createClubAdmin: async ({ superAdmin, scene: { club } }) => {
    const body = {
      username: 'marked-club-admin',
      password: 'Marked-password-4',
      email: 'marked-club-admin@example.org',
      name: 'Marked Admin',
    };
    const url = `/api/admin/clubs/${club.id}/admin`;
    return { by: superAdmin, url, body, secrets: Object.values(body) };
  },
  assignClubAdmin: async (stage) => ({
    by: stage.superAdmin,
    url: `/api/admin/clubs/${stage.scene.club.id}/admin/${await aMemberOf(stage)}`,
  }),
  deleteClub: async ({ superAdmin }) => {
    const { id } = bodyOf(await superAdmin.call('createClubFor', { body: { name: 'Lakeside' } }));
    return { by: superAdmin, url: `/api/admin/clubs/${id}` };
  },
  createTicket: async ({ scene: { admin } }) => {
    const body = { subject: 'Marked subject', description: 'Marked description' };
    return { by: admin, url: '/api/support-tickets', body, secrets: Object.values(body) };
  },
  createResponse: async ({ superAdmin, scene: { ticketId } }) => {
    const body = { message: 'Marked message' };
    const url = `/api/admin/support-tickets/${ticketId}/responses`;
    return { by: superAdmin, url, body, secrets: Object.values(body) };
  },
  issueResetLink: async (stage) => ({
    by: stage.superAdmin,
    url: `/api/admin/users/${(await somebody(stage)).user?.id}/reset-link`,
  }),
  resetPassword: async (stage) => {
    const { server } = stage;
    const { user } = await somebody(stage);
    const { token } = await server.database.transaction((tx) =>
      createResetToken(tx, user?.id ?? 0, new Date()),
    );
    const body = { newPassword: 'Marked-password-2' };
    const url = `/api/auth/reset-password/${token}`;
    return { by: server.visitor(), url, body, secrets: [token, body.newPassword] };
  },
  revokeInvitation: async (stage) => {
    const id = await anInvitation(stage, 'a@example.org');
    return { by: stage.scene.admin, url: `/api/clubs/${stage.scene.club.id}/invitations/${id}` };
  },
  resendInvitation: async (stage) => {
    const id = await anInvitation(stage, 'b@example.org');
    return { by: stage.scene.admin, url: `/api/clubs/${stage.scene.club.id}/invitations/${id}/resend` };
  },
  issueInvitationLink: async (stage) => {
    const id = await anInvitation(stage, 'c@example.org');
    return { by: stage.superAdmin, url: `/api/admin/invitations/${id}/link` };
  },
  acceptInvitation: async (stage) => {
    const guest = await somebody(stage);
    const id = await anInvitation(stage, guest.user?.email ?? '');
    const { token } = await stage.server.database.transaction((tx) => renewLink(tx, id, new Date()));
    const body = { userId: guest.user?.id };
    return { by: guest, url: `/api/invitations/${token}/accept`, body, secrets: [token] };
  },
  deleteTournament: async ({ scene: { admin, tournament } }) => ({
    by: admin,
    url: `/api/tournaments/${tournament.id}`,
  }),
  removeParticipant: async ({ scene: { admin, tournament } }) => {
    const params = { id: String(tournament.id) };
    const { id } = bodyOf(await admin.call('addParticipant', { params, body: { name: 'Spare' } }));
    return { by: admin, url: `/api/tournaments/${tournament.id}/participants/${id}` };
  },
  updateMember: async (stage) => ({
    by: stage.scene.admin,
    url: `/api/clubs/${stage.scene.club.id}/members/${await aMemberOf(stage)}`,
    body: { role: 'admin' },
  }),
  removeMember: async (stage) => ({
    by: stage.scene.admin,
    url: `/api/clubs/${stage.scene.club.id}/members/${await aMemberOf(stage)}`,
  }),
  adjustDraw: async ({ scene: { admin, tournament } }) => ({
    by: admin,
    url: `/api/tournaments/${tournament.id}/draws/${await aDraw(admin, tournament.id)}`,
    body: { swap: [0, 1] },
  }),
  setDrawPublished: async ({ scene: { admin, tournament } }) => ({
    by: admin,
    url: `/api/tournaments/${tournament.id}/draws/${await aDraw(admin, tournament.id)}/publication`,
    body: { published: true },
  }),
  enterTournament: async ({ scene: { admin, tournament } }) => {
    await openEntries(admin, tournament.id);
    return { by: admin, url: `/api/tournaments/${tournament.id}/entry`, body: {} };
  },
  leaveTournament: async ({ scene: { admin, tournament } }) => {
    await openEntries(admin, tournament.id);
    const params = { id: String(tournament.id) };
    const { people } = bodyOf(await admin.call('enterTournament', { params, body: {} }));
    const own = people.find(({ isSelf }) => isSelf);
    return { by: admin, url: `/api/tournaments/${tournament.id}/entry/${own?.personId}` };
  },
  setEntryTimes: async ({ scene: { admin, tournament } }) => {
    await openEntries(admin, tournament.id);
    const params = { id: String(tournament.id) };
    const { people } = bodyOf(await admin.call('enterTournament', { params, body: {} }));
    const own = people.find(({ isSelf }) => isSelf);
    return {
      by: admin,
      url: `/api/tournaments/${tournament.id}/entry/${own?.personId}/times`,
      body: { times: [{ kind: 'away', day: '2026-09-12', from: '00:00', to: '15:00' }] },
    };
  },
  seekPartner: async ({ server, scene: { admin, club } }) => {
    const { tournamentId, personId } = await anAskedPair(server, admin, club.id);
    return { by: admin, url: `/api/tournaments/${tournamentId}/entry/${personId}/partner`, body: {} };
  },
  answerPartner: async ({ server, scene: { admin, club } }) => {
    const { asked, tournamentId, requestId } = await anAskedPair(server, admin, club.id);
    const url = `/api/tournaments/${tournamentId}/partner-requests/${requestId}`;
    return { by: asked, url, body: { accept: true } };
  },
  reportResult: async ({ server, scene: { admin, club } }) => {
    const { matchId, entryIds } = await aPlayersMatch(server, admin, club.id);
    const body = { scores: { text: '6-4 6-3' }, winnerId: entryIds[0] };
    return { by: admin, url: `/api/matches/${matchId}/report`, body };
  },
  answerReport: async ({ server, scene: { admin, club } }) => {
    const { matchId, entryIds, other } = await aPlayersMatch(server, admin, club.id);
    const body = { scores: { text: '6-4 6-3' }, winnerId: entryIds[0] };
    bodyOf(await admin.call('reportResult', { params: { id: String(matchId) }, body }));
    return { by: other, url: `/api/matches/${matchId}/report`, body: { answer: 'confirm' } };
  },
  declinePartnerRequest: async ({ server, scene: { admin, club } }) => {
    const { token } = await anAskedPair(server, admin, club.id);
    const url = `/api/partner-requests/${token}/decline`;
    return { by: server.visitor(), url, body: {}, secrets: [token] };
  },
  clearCheckIns: async ({ scene: { admin, tournament } }) => ({
    by: admin,
    url: `/api/tournaments/${tournament.id}/check-in`,
  }),
  removeManager: async (stage) => {
    const { admin, club, personId } = stage.scene;
    const userId = await aManagerOf(stage, personId);
    return { by: admin, url: `/api/clubs/${club.id}/persons/${personId}/managers/${userId}` };
  },
  stopManaging: async (stage) => {
    const { admin, personId } = stage.scene;
    await aManagerOf(stage, personId, admin.user?.id);
    return { by: admin, url: `/api/user/people/${personId}` };
  },
  withdrawClaim: async ({ scene: { admin, claimId } }) => ({
    by: admin,
    url: `/api/user/claims/${claimId}`,
  }),
  unmergePerson: async ({ scene: { admin, club, mergedId } }) => ({
    by: admin,
    url: `/api/clubs/${club.id}/persons/${mergedId}/merge`,
  }),
  settleGroup: async ({ scene: { admin, club } }) => {
    const { tournament, draw } = await levelGroups(admin, club.id, 2, { lots: 'director' });
    const url = `/api/tournaments/${tournament.id}/draws/${draw.id}/order`;
    return { by: admin, url, body: { stage: 0, order: 'lot' } };
  },
  takeBye: async ({ scene: { admin, club } }) => {
    const { late, line, url } = await aLateEntry(admin, club.id);
    return { by: admin, url, body: { participantId: late.id, line, confirm: true } };
  },
  undoInDraw: async ({ scene: { admin, tournament } }) => {
    const { drawId, act } = await anAct(admin, tournament.id);
    return { by: admin, url: `/api/tournaments/${tournament.id}/draws/${drawId}/undo`, body: { act } };
  },
  resumePlay: async ({ scene: { admin, club, courtIds } }) => {
    // A break belongs to the day that it is; the club is in UTC.
    const day = new Date().toISOString().slice(0, 10);
    const params = { clubId: String(club.id), day };
    const body = { courtIds: [...courtIds] };
    bodyOf(await admin.call('suspendPlay', { params, body: { ...body, reason: 'rain' } }));
    return { by: admin, url: `/api/clubs/${club.id}/order-of-play/${day}/resumption`, body };
  },
  undoMove: async ({ scene: { admin, club, match } }) => {
    const params = { clubId: String(club.id), day: '2026-09-12' };
    const moves = [{ matchId: match.id, startTime: '2026-09-12T15:00:00.000Z' }];
    const { desk } = bodyOf(await admin.call('moveMatches', { params, body: { moves, confirm: true } }));
    const url = `/api/clubs/${club.id}/order-of-play/2026-09-12/undo`;
    return { by: admin, url, body: { move: desk?.lastMove?.id } };
  },
  discardDraw: async ({ scene: { admin, tournament } }) => ({
    by: admin,
    url: `/api/tournaments/${tournament.id}/draws/${await aDraw(admin, tournament.id)}`,
  }),
  proposePlace: async ({ server, scene: { admin, club } }) => {
    const made = await aMatchToArrange(server, admin, club.id);
    const body = { courtId: made.courtId, startTime: made.startTime };
    return { by: made.asked, url: `/api/matches/${made.matchId}/proposal`, body };
  },
  answerProposal: async ({ server, scene: { admin, club } }) => {
    const made = await aMatchToArrange(server, admin, club.id);
    const body = { proposalId: made.proposalId, answer: 'accepted' };
    return { by: made.asked, url: `/api/matches/${made.matchId}/proposal/answer`, body };
  },
  deleteMatch: async ({ scene: { admin, match } }) => ({ by: admin, url: `/api/matches/${match.id}` }),
};

/** Records of what followed, beside that of the act: a match whose result changes has a history of its own (D14). */
const FOLLOWED: Partial<Record<WriteName, number>> = { undoInDraw: 1 };

function personOf(who: Attempt['by'], stage: Stage): Person | Promise<Person> {
  switch (who) {
    case 'admin':
      return stage.scene.admin;
    case 'super admin':
      return stage.superAdmin;
    case 'visitor':
      return stage.server.visitor();
    default:
      return somebody(stage);
  }
}

/** An ordinary member of the scene's club. */
async function aMemberOf({ server, scene }: Stage): Promise<number> {
  const member = await server.signUp('member');
  await joinClub(server, scene.club.id, member);
  return member.user?.id ?? 0;
}

/** Opens the entries of a tournament. */
const openEntries = (admin: Person, id: number) =>
  admin.call('setTournamentStatus', { params: { id: String(id) }, body: { status: 'registering' } });

/** An account that looks after a person. */
async function aManagerOf({ server, scene }: Stage, personId: number, userId?: number): Promise<number> {
  const manager = userId ?? (await server.signUp('member')).user?.id ?? 0;
  await server.database.db
    .insertInto('person_managers')
    .values({ person_id: personId, user_id: manager, created_at: scene.club.createdAt })
    .execute();
  return manager;
}

/** The right call of a write. */
async function callOf(name: WriteName, stage: Stage): Promise<WriteCall> {
  const own = CALLS[name];
  if (own !== undefined) return own(stage);
  const attempt = ATTEMPTS[name];
  if (attempt === undefined) throw new Error(`${name} has neither an attempt nor a call of its own here.`);
  const by = await personOf(attempt.by, stage);
  return { by, url: attempt.url(stage.scene), body: attempt.body(stage.scene) };
}

const send = (declaration: Route, { by, url, body }: WriteCall) =>
  by.send({
    method: declaration.method,
    url,
    ...(body === undefined
      ? {}
      : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });

/** The records from a number on, as they are stored. */
async function recordsFrom({ services, database }: TestServer, seq: number) {
  await services.audit.settled();
  return database.db.selectFrom('audit_log').selectAll().where('seq', '>', seq).orderBy('seq').execute();
}

const lastSeq = async (server: TestServer): Promise<number> =>
  (await recordsFrom(server, 0)).at(-1)?.seq ?? 0;

async function aStage(server: TestServer, superAdmin: Person): Promise<Stage> {
  const rules = { ...tournamentBody(1).rules, format: 'groups_knockout' as const };
  const scene = await aMatch(server, { rules });
  return {
    server,
    superAdmin,
    scene: {
      ...scene,
      ...(await somePeople(scene.admin, scene.club.id, scene.first)),
      ...(await aCourt(scene.admin, scene.club.id)),
      ...(await aMeeting(scene.admin, scene.club.id, scene.tournament.id)),
      ...(await somePlatform(server, scene.admin)),
    },
  };
}

/** Everything in the database that nobody may read in the log, except short words that could occur there by chance. */
async function unspeakable({ database: { db } }: TestServer): Promise<readonly string[]> {
  const users = await db.selectFrom('users').selectAll().execute();
  const sessions = await db.selectFrom('sessions').select('token_hash').execute();
  const invitations = await db.selectFrom('invitations').selectAll().execute();
  const tournaments = await db.selectFrom('tournaments').selectAll().execute();
  const entries = await db.selectFrom('participants').selectAll().execute();
  const people = await db.selectFrom('persons').selectAll().execute();
  const texts = [
    ...people.flatMap((person) => [person.name, person.given_name, person.family_name]),
    ...users.flatMap((user) => [
      user.username,
      user.name,
      user.email,
      user.password_hash,
      user.date_of_birth,
    ]),
    ...sessions.map((session) => session.token_hash),
    ...invitations.flatMap((invitation) => [invitation.email, invitation.token_hash]),
    ...tournaments.flatMap((tournament) => [tournament.description, tournament.contact_email]),
    ...entries.flatMap((entry) => [entry.name, entry.partner_name]),
  ];
  return texts.filter((text) => text !== null);
}

/** Facts that the stage knows but a record must not tell. */
function whatIsMissing(
  name: WriteName,
  { scene }: Stage,
  { by }: WriteCall,
  record: StoredRecord | undefined,
): readonly string[] {
  const { kind } = ACTS[name];
  // Nobody looks whether the address of a forgotten password has an account.
  const hasObject = kind !== 'session' && name !== 'forgotPassword';
  const isOfPlatform = ['account', 'session', 'setting', 'club', 'plan', 'ticket', 'response'].includes(kind);
  // No club knows of a parent's child until the child is entered.
  const isOfNobody = name === 'addChild';
  const isOfClub = name === 'createMember' || name === 'createClubAdmin' || (!isOfPlatform && !isOfNobody);
  const expected = {
    kind: hasObject ? kind : null,
    id: hasObject ? 'number' : 'object',
    club: kind === 'club' ? record?.object_id : isOfClub ? scene.club.id : null,
    actor: by.user?.id ?? record?.actor_id,
  };
  const found = {
    kind: record?.object_kind,
    id: typeof record?.object_id,
    club: record?.club_id,
    actor: record?.actor_id,
  };
  return JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${name}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];
}

describe('every write leaves one record', () => {
  it(
    'done or refused, and none of them tells a secret',
    async () => {
      const server = await aServer();
      const superAdmin = await server.signUp('super_admin');
      const secrets = new Set<string>();
      const faults: string[] = [];
      for (const [name, declaration] of WRITES) {
        if (name === 'setUp') continue;
        const stage = await aStage(server, superAdmin);
        const right = await callOf(name, stage);
        for (const secret of right.secrets ?? []) secrets.add(secret);
        for (const cookie of Object.values(right.by.cookies)) if (cookie.length > 20) secrets.add(cookie);

        // First the refusals: an unknown caller tries the same, and a body is wrong, or sent where none belongs.
        const stranger = server.visitor();
        const isOpen = declaration.access === 'public';
        const wrong: WriteCall = {
          ...right,
          by: stranger,
          ...(isOpen ? { body: { junk: 'Marked-junk' } } : {}),
        };
        let seq = await lastSeq(server);
        const refused = await send(declaration, wrong);
        const status = isOpen ? 400 : 401;
        if (refused.status !== status) faults.push(`${name} was not refused: ${refused.status}`);
        const refusals = await recordsFrom(server, seq);
        if (refusals.length !== 1) faults.push(`${name} refused: ${refusals.length} records`);
        expect(refusals[0]).toMatchObject({ act: name, outcome: 'refused', status, actor_role: 'visitor' });

        seq = await lastSeq(server);
        const { status: answered, body } = await send(declaration, right);
        if (answered !== successStatus(declaration)) faults.push(`${name}: ${JSON.stringify(body)}`);
        const done = await recordsFrom(server, seq);
        if (done.length !== 1 + (FOLLOWED[name] ?? 0)) faults.push(`${name} done: ${done.length} records`);
        expect(done[0]).toMatchObject({ act: name, outcome: 'done', status: answered, count: 1 });
        faults.push(...whatIsMissing(name, stage, right, done[0]));
      }
      expect(faults).toEqual([]);

      const log = JSON.stringify(await recordsFrom(server, 0));
      const told = [...secrets, 'Marked-junk', ...(await unspeakable(server))].filter((text) =>
        log.includes(text),
      );
      expect(told).toEqual([]);
      expect(secrets.size).toBeGreaterThan(20);
      expect(await verifyChain(server.database.db)).toMatchObject({ state: 'intact' });
    },
    WRITES.length * PER_WRITE_MS,
  );

  it('setUp: done by the person who becomes the first admin', async () => {
    const server = await aServer();
    const admin = await server.signUp('super_admin');
    expect(await recordsFrom(server, 0)).toMatchObject([
      { act: 'setUp', outcome: 'done', actor_id: admin.user?.id, object_kind: 'account' },
    ]);
  });

  it('a repeated write with the same key is one write', async () => {
    const server = await aServer();
    const admin = await server.signUp('club_admin');
    const seq = await lastSeq(server);
    const again = () =>
      admin.call('createClub', { body: { name: 'Riverside' } }, { 'idempotency-key': 'the-same-key' });
    expect([(await again()).status, (await again()).status]).toEqual([201, 201]);
    expect(await recordsFrom(server, seq)).toHaveLength(1);
  });

  it('signing out without being signed in is nothing', async () => {
    const server = await aServer();
    await server.visitor().call('logout', { body: {} });
    expect(await recordsFrom(server, 0)).toEqual([]);
  });

  it('a write that cannot be recorded is not done', async () => {
    const server = await aServer();
    const admin = await server.signUp('club_admin');
    await withoutGuards(server.database, (db) => sql`delete from audit_head`.execute(db));
    expect((await admin.call('createClub', { body: { name: 'Riverside' } })).status).toBe(500);
    expect(await server.database.db.selectFrom('clubs').selectAll().execute()).toEqual([]);
    expect(await verifyChain(server.database.db)).toMatchObject({ state: 'broken', problem: 'missing' });
  });
});

describe('a record tells', () => {
  it('[D14] who changed a result, before and after', async () => {
    const server = await aServer();
    const { admin, match, first, club, tournament } = await aMatch(server);
    const params = { id: String(match.id) };
    await admin.call('setMatchScores', { params, body: { scores: { text: '6-4 6-3' }, winnerId: first.id } });
    const [record] = bodyOf(
      await admin.call('listAuditRecords', { query: { clubId: String(club.id), act: 'setMatchScores' } }),
    );
    expect(record).toMatchObject({
      actor: { id: admin.user?.id, name: 'Marta Silva', role: 'club_admin', clubRole: 'admin' },
      object: { kind: 'match', id: match.id, name: 'Nina Kovač v Priya Raman' },
      tournament: { id: tournament.id, name: 'Riverside Open' },
      changes: [
        { field: 'winnerId', before: null, after: first.id, afterName: 'Nina Kovač' },
        { field: 'scores', before: null, after: { set1: { player1: 6, player2: 4 } } },
      ],
    });
  });

  it('that a private field was changed, but not from what to what', async () => {
    const server = await aServer();
    const { admin, tournament, first } = await aMatch(server);
    const params = { id: String(tournament.id), participantId: String(first.id) };
    const seq = await lastSeq(server);
    await admin.call('updateParticipant', {
      params,
      body: { name: 'Nina Strand', birthYear: 1999, seed: 2 },
    });
    const [record] = await recordsFrom(server, seq);
    expect(JSON.parse(record?.changes ?? '')).toEqual([
      { field: 'name' },
      { field: 'seed', before: null, after: 2 },
      { field: 'birthYear' },
    ]);
  });

  it('whose club a refused write was about, and who tried', async () => {
    const server = await aServer();
    const { match, club } = await aMatch(server);
    const stranger = await server.signUp('member', 'Sam Oduya');
    const seq = await lastSeq(server);
    const params = { id: String(match.id) };
    await stranger.call('setMatchStatus', { params, body: { status: 'in_progress' } });
    expect(await recordsFrom(server, seq)).toMatchObject([
      {
        actor_id: stranger.user?.id,
        club_id: club.id,
        object_id: match.id,
        status: 403,
        reason: 'not-allowed',
      },
    ]);
  });

  it('whose password was guessed at', async () => {
    const server = await aServer();
    const { user } = await server.signUp('member');
    const seq = await lastSeq(server);
    const body = { username: user?.username ?? '', password: 'Wrong-password' };
    for (let n = 0; n < 3; n += 1) await server.visitor().call('login', { body });
    expect(await recordsFrom(server, seq)).toMatchObject([
      {
        actor_role: 'visitor',
        object_kind: 'account',
        object_id: user?.id,
        status: 401,
        reason: 'wrong-password',
      },
    ]);
  });

  it('that a password was guessed at, by the person who had the session', async () => {
    const server = await aServer();
    const owner = await server.signUp('member');
    const seq = await lastSeq(server);
    await owner.call('changePassword', { body: { currentPassword: 'Wrong-1', newPassword: 'NewTennis1' } });
    await owner.call('eraseAccount', { body: { password: 'Wrong-2' } });
    const reason = 'wrong-proof';
    expect(await recordsFrom(server, seq)).toMatchObject([
      { act: 'changePassword', object_id: owner.user?.id, status: 400, reason },
      { act: 'eraseAccount', object_id: owner.user?.id, status: 400, reason },
    ]);
  });

  it('whose password was guessed at too often', async () => {
    const server = await aServer();
    const { user } = await server.signUp('member');
    const body = { username: user?.username ?? '', password: 'Wrong-password' };
    for (let n = 0; n < 10; n += 1) await server.visitor().call('login', { body });
    await server.services.audit.settled();
    const seq = await lastSeq(server);
    await server.visitor().call('login', { body });
    expect(await recordsFrom(server, seq)).toMatchObject([
      { object_kind: 'account', object_id: user?.id, status: 429, reason: 'too-many-requests' },
    ]);
  });

  it('refused reads of what is not the reader’s, and not every page that is missing', async () => {
    const server = await aServer();
    const { club } = await aMatch(server);
    const stranger = await server.signUp('member');
    const seq = await lastSeq(server);
    await stranger.call('listInvitations', { params: { clubId: String(club.id) } });
    await stranger.call('getTournament', { params: { id: '999' } });
    await server.visitor().call('getSession', {});
    expect(await recordsFrom(server, seq)).toMatchObject([
      { act: 'listInvitations', status: 403, club_id: club.id },
    ]);
  });

  it.each([
    [
      'another site',
      { origin: 'https://evil.example', 'content-type': 'application/json' },
      '{}',
      'foreign-origin',
    ],
    ['no JSON', { 'content-type': 'application/json' }, '{', 'unreadable'],
  ])('what was refused before anybody asked who it was: %s', async (_, headers, payload, reason) => {
    const server = await aServer();
    const admin = await server.signUp('club_admin');
    const seq = await lastSeq(server);
    await admin.send({ method: 'POST', url: pathOf('/api/clubs'), headers, payload });
    const actor = reason === 'unreadable' ? { actor_id: admin.user?.id } : { actor_role: 'unknown' };
    expect(await recordsFrom(server, seq)).toMatchObject([{ act: 'createClub', reason, ...actor }]);
  });
});
