// Every right (§6, D2): every route of the contract × every kind of caller × every kind of object. The expected status comes from a table of
// the routes' `access`, written here a second time, independently of the policies. A refusal writes nothing. If a caller may not read an object, it
// looks exactly as if it did not exist. New routes are tested because they are in the contract.
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf, routes, successStatus, type Access, type Route, type RouteName } from '@tennis/contract';
import { ATTEMPTS } from '../testing/attempts.ts';
import {
  aWorld,
  CALLERS,
  draftMark,
  linkHeaders,
  MISSING,
  paramsOf,
  type CallerName,
  type Club,
  type ObjectName,
  type Params,
  type Stage,
  type World,
} from '../testing/rights-world.ts';
import { snapshot } from '../testing/rows.ts';
import { startServer } from '../testing/server.ts';

const LINK_HOLDERS: ReadonlySet<CallerName> = new Set(['matchLink', 'courtLink']);
const ANONYMOUS: ReadonlySet<CallerName> = new Set([
  'visitor',
  'expiredSession',
  'deletedUser',
  ...LINK_HOLDERS,
]);
const CLUB_ADMINS: Readonly<Record<Club, ReadonlySet<CallerName>>> = {
  A: new Set(['clubAdmin', 'superAdmin']),
  B: new Set(['clubAdminElsewhere', 'superAdmin']),
};
const CLUB_MEMBERS: Readonly<Record<Club, ReadonlySet<CallerName>>> = {
  A: new Set([...CLUB_ADMINS.A, 'member']),
  B: new Set([...CLUB_ADMINS.B, 'memberElsewhere']),
};
const MANAGERS: Readonly<Record<Club, ReadonlySet<CallerName>>> = {
  A: new Set([...CLUB_ADMINS.A, 'creator']),
  B: CLUB_ADMINS.B,
};

const clubOf = (object: ObjectName): Club => (object.startsWith('foreign') ? 'B' : 'A');

type Verdict = 'done' | 401 | 403 | 404;

interface Rule {
  readonly objects: readonly ObjectName[];
  readonly verdict: (caller: CallerName, object: ObjectName) => Verdict;
}

const signedIn =
  (verdict: Rule['verdict']): Rule['verdict'] =>
  (caller, object) =>
    ANONYMOUS.has(caller) ? 401 : verdict(caller, object);

const onlyBy = (callers: readonly CallerName[]): Rule => ({
  objects: ['none'],
  verdict: signedIn((caller) => (callers.includes(caller) ? 'done' : 403)),
});

const readTournament: Rule['verdict'] = (caller, object) => {
  if (object === 'missing') return 404;
  return object.endsWith('Draft') && !MANAGERS[clubOf(object)].has(caller) ? 404 : 'done';
};

const TOURNAMENTS: readonly ObjectName[] = ['own', 'foreign', 'ownDraft', 'foreignDraft', 'missing'];

const manageTournament: Rule = {
  objects: TOURNAMENTS,
  verdict: signedIn((caller, object) => {
    if (readTournament(caller, object) === 404) return 404;
    return MANAGERS[clubOf(object)].has(caller) ? 'done' : 403;
  }),
};

/** One rule per word of the contract: a new word does not compile without one. */
const RULES: Readonly<Record<Access, Rule>> = {
  public: { objects: ['none'], verdict: () => 'done' },
  session: { objects: ['none'], verdict: signedIn(() => 'done') },
  'super-admin': onlyBy(['superAdmin']),
  'create-club': onlyBy(['clubAdmin', 'clubAdminElsewhere', 'superAdmin']),
  'belong-to-club': {
    objects: ['own', 'foreign', 'missing'],
    verdict: signedIn((caller, object) => {
      if (object === 'missing') return 404;
      return CLUB_MEMBERS[clubOf(object)].has(caller) ? 'done' : 403;
    }),
  },
  'manage-club': {
    objects: ['own', 'foreign', 'missing'],
    verdict: signedIn((caller, object) => {
      if (object === 'missing') return 404;
      return CLUB_ADMINS[clubOf(object)].has(caller) ? 'done' : 403;
    }),
  },
  'create-tournament': {
    objects: ['own', 'foreign', 'missing'],
    verdict: signedIn((caller, object) => {
      if (object === 'missing') return caller === 'superAdmin' ? 404 : 403;
      return CLUB_ADMINS[clubOf(object)].has(caller) ? 'done' : 403;
    }),
  },
  'read-tournament': { objects: TOURNAMENTS, verdict: readTournament },
  'enter-tournament': {
    objects: TOURNAMENTS,
    verdict: signedIn(readTournament),
  },
  'manage-tournament': manageTournament,
  'remove-tournament': manageTournament,
  'manage-match': manageTournament,
  // Somebody with a link scores what it opens (D51). Everything else is to them as if it did not exist, drafts for which there is a link too.
  'score-match': {
    objects: TOURNAMENTS,
    verdict: (caller, object) => {
      if (LINK_HOLDERS.has(caller)) return object === 'own' ? 'done' : 404;
      return manageTournament.verdict(caller, object);
    },
  },
  // Nobody who calls there plays: the organisers read.
  'play-match': manageTournament,
  // Nobody in this world plays: those who do stand in the tests of arranging.
  'arrange-match': {
    objects: TOURNAMENTS,
    verdict: signedIn((caller, object) => (readTournament(caller, object) === 404 ? 404 : 403)),
  },
  'read-audit-log': {
    objects: ['none', 'own', 'foreign', 'missing'],
    verdict: signedIn((caller, object) => {
      if (object === 'missing') return 404;
      if (caller === 'superAdmin') return 'done';
      return object !== 'none' && CLUB_ADMINS[clubOf(object)].has(caller) ? 'done' : 403;
    }),
  },
};

/** Routes that need no account, and those for which any account will do. If you add one, list it here. */
const NOT_GUARDED: Readonly<Record<'public' | 'session', ReadonlySet<RouteName>>> = {
  public: new Set([
    'login',
    'register',
    'logout',
    'getSetup',
    'getScoreLink',
    'listCourts',
    'getMeeting',
    'getOrderOfPlay',
    'setUp',
    'forgotPassword',
    'checkResetToken',
    'resetPassword',
    'getPasswordRule',
    'listClubs',
    'getInvitation',
    'getPartnerRequest',
    'declinePartnerRequest',
    'getMailStop',
    'stopMails',
    'listTournaments',
    'listMatchesToday',
    'listMatchesOfDay',
    'listCompletedMatches',
    'getPerson',
    // The tests of the search check who finds what.
    'search',
    // The tests of pictures check who may see whose photo.
    'getPicture',
    'listPersonResults',
    'getHealth',
    'getPushKey',
    'setPushDevice',
    'stopPush',
    'followChanges',
    'listDemoMails',
  ]),
  session: new Set([
    'getSession',
    'listSessions',
    'endOtherSessions',
    'endSession',
    'changePassword',
    'setLanguage',
    'setPreferences',
    'setPicture',
    'getUserData',
    'getErasure',
    'eraseAccount',
    'listAdminClubs',
    'listMyClubs',
    'getClubStats',
    'listMatchesToScore',
    'getNotices',
    'readNotices',
    'getNoticeChoices',
    'setNoticeChoices',
    'getFollows',
    'getOwnScoring',
    'addFollows',
    'removeFollows',
    'getMyTennis',
    'acceptInvitation',
    'getOwnPeople',
    'createClaim',
    'stopManaging',
    'addChild',
    'withdrawClaim',
    'listPartnerRequests',
    'createTicket',
    'listOwnTickets',
    'listOwnResponses',
    'createOwnResponse',
  ]),
};

/** The access that any other route needs, by its address: so a declared access that is too weak shows. */
function accessAt({ method, path }: Route): Access | null {
  const isRead = method === 'GET';
  if (path.startsWith('/api/admin/') || path === '/api/audit-log/verification') return 'super-admin';
  if (path.startsWith('/api/audit-log')) return 'read-audit-log';
  if (path === '/api/clubs/{clubId}/members' && isRead) return 'belong-to-club';
  if (path.startsWith('/api/clubs/{clubId}')) return 'manage-club';
  if (path === '/api/clubs' && !isRead) return 'create-club';
  if (path === '/api/tournaments' && !isRead) return 'create-tournament';
  if (path === '/api/matches/{id}/report') return 'play-match';
  if (path === '/api/matches/{id}/log') return 'score-match';
  if (/^\/api\/matches\/\{id\}\/(?:arrangement|proposal)/.test(path)) return 'arrange-match';
  if (path.startsWith('/api/matches/{id}') && !isRead) return 'manage-match';
  if (!path.startsWith('/api/tournaments/{id}')) return null;
  if (path.endsWith('/scorers') || /\{id\}\/(?:draws\/fit|courts)$/.test(path)) return 'manage-tournament';
  if (isRead) return 'read-tournament';
  if (/^\/api\/tournaments\/\{id\}\/(?:entry|partner-requests)/.test(path)) return 'enter-tournament';
  const isAboutItsEnd = method === 'DELETE' && path === '/api/tournaments/{id}';
  return isAboutItsEnd || path.endsWith('/archive') ? 'remove-tournament' : 'manage-tournament';
}

/**
 * The answers of this world to those who may call. The server has accounts, so its set-up is over. Links and passwords are not guessed here (the
 * tests of their features try the right ones).
 */
const SETTLED: Partial<Record<RouteName, number>> = {
  setUp: 409,
  // Nobody there has one.
  getPicture: 404,
  // Nothing is done in a draw that is not published.
  settleGroup: 409,
  takeBye: 409,
  undoInDraw: 409,
  // Nothing was moved.
  undoMove: 409,
  // Nothing stands still.
  replanOrder: 409,
  endSession: 404,
  changePassword: 400,
  eraseAccount: 400,
  checkResetToken: 400,
  resetPassword: 400,
  getInvitation: 404,
  acceptInvitation: 404,
  withdrawClaim: 404,
  // Entries are open in none of that world's tournaments, and nobody has entered one.
  enterTournament: 409,
  leaveTournament: 404,
  // There are no pairs in that world, nobody of the callers’ own, and no requests.
  seekPartner: 404,
  answerPartner: 404,
  // Nobody of the callers has entered.
  setEntryTimes: 404,
  getPartnerRequest: 404,
  declinePartnerRequest: 404,
  getMailStop: 404,
  stopMails: 404,
  // Nobody there looks after anybody: what it does stands in the tests of people.
  stopManaging: 404,
  removeManager: 404,
  // Somebody else’s ticket, like one that is not there.
  listOwnResponses: 404,
  createOwnResponse: 404,
  // To those who hold none.
  getScoreLink: 404,
  // Somebody else's.
  revokeScoreLink: 404,
  // Nobody there plays.
  reportResult: 409,
  answerReport: 409,
  // Its tournaments are in the way.
  deleteClub: 409,
};

/** Acts that a draft refuses even from its organisers: a result never publishes it (D49). */
const SHUT_IN_DRAFTS: ReadonlySet<RouteName> = new Set([
  'callMatch',
  'setMatchStatus',
  'setMatchWinner',
  'setMatchScores',
  'appendScoreLog',
]);

/** The calls that the holder of a score link may make (D51). In any other call they count as a visitor. */
const OPENED_BY_LINK: readonly RouteName[] = ['getScoreLink', 'getScoreLog', 'appendScoreLog'];

interface Case {
  readonly caller: CallerName;
  readonly object: ObjectName;
}

/** The answer to a caller who may make the call. */
function doneStatus(name: RouteName, declaration: Route, { caller, object }: Case): number {
  if (LINK_HOLDERS.has(caller) && OPENED_BY_LINK.includes(name)) return successStatus(declaration);
  if (SHUT_IN_DRAFTS.has(name) && object.endsWith('Draft')) return 409;
  return SETTLED[name] ?? successStatus(declaration);
}

/** Routes that end the session with which they are called. */
const ENDS_SESSION: ReadonlySet<RouteName> = new Set(['login', 'register', 'logout', 'setUp']);

/** Queries without which a route asks nothing. */
const QUERIES: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  getPlanFit: {
    type: 'Open',
    startDate: '2026-09-12T09:00:00Z',
    endDate: '2026-09-13T18:00:00Z',
    format: 'knockout',
    timeLimit: '90',
    matchFormat: '',
    matchesPerParticipant: '1',
    playersProgressingFromGroups: '0',
    entries: '8',
  },
};

/** Routes that name the object in the query, and what else has to stand there. */
function searchFor(name: RouteName, { access }: Route, object: ObjectName, stage: Stage): string {
  const query = QUERIES[name];
  if (query !== undefined) return `?${String(new URLSearchParams(query))}`;
  if (access !== 'read-audit-log' || object === 'none') return '';
  return `?clubId=${object === 'missing' ? MISSING : stage.club.id}`;
}

let fresh = 0;

/** Bodies that must differ from call to call, or that name their object. */
function bodyFor(name: RouteName, object: ObjectName, stage: Stage): unknown {
  const body = ATTEMPTS[name]?.body(stage) as Readonly<Record<string, unknown>> | undefined;
  if (name === 'setUp') {
    return { code: 'x', username: 'root', password: 'Tennis123', email: 'root@example.org', name: 'Root' };
  }
  if (name === 'register') {
    fresh += 1;
    return { ...body, username: `fresh${fresh}`, email: `fresh${fresh}@example.org` };
  }
  if (name === 'createInvitation') {
    fresh += 1;
    return { ...body, email: `fresh${fresh}@example.org` };
  }
  if (name === 'proposePlace') return { courtId: 1, startTime: '2026-09-13T10:00:00.000Z' };
  if (name === 'answerProposal') return { proposalId: 1, answer: 'accepted' };
  if (name === 'changePassword') return { currentPassword: 'not-his-own', newPassword: 'NewTennis1' };
  if (name === 'eraseAccount') return { password: 'not-his-own' };
  if (name === 'resetPassword') return { newPassword: 'Tennis123' };
  if (name === 'acceptInvitation') return { userId: 1 };
  if (name === 'setTournamentStatus' && object.endsWith('Draft')) return { status: 'upcoming' };
  if (name === 'createTournament' && object === 'missing') return { ...body, clubId: MISSING };
  return body;
}

interface Asked {
  readonly status: number;
  readonly text: string;
}

async function ask(
  world: World,
  [name, declaration]: readonly [RouteName, Route],
  caller: CallerName,
  call: { readonly params: Params; readonly search: string; readonly body: unknown; readonly stage: Stage },
): Promise<Asked> {
  const { app } = world.server;
  let { cookies } = world.people[caller];
  if (ENDS_SESSION.has(name) && !ANONYMOUS.has(caller)) {
    const again = world.server.visitor();
    const username = world.people[caller].user?.username ?? '';
    await again.call('login', { body: { username, password: 'Tennis123' } });
    ({ cookies } = again);
  }
  const response = await app.inject({
    method: declaration.method,
    url: `${pathOf(declaration.path, call.params)}${call.search}`,
    cookies: { ...cookies },
    headers: {
      ...linkHeaders(caller, call.stage),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { payload: JSON.stringify(call.body) }),
  });
  return { status: response.statusCode, text: response.body };
}

/** Drafts that an answer shows to somebody who may not read them. */
function leaksOf(caller: CallerName, what: string, { text }: Asked): readonly string[] {
  return (['A', 'B'] as const)
    .filter((club) => !MANAGERS[club].has(caller) && text.includes(draftMark(club)))
    .map((club) => `${what}: tells of a draft of club ${club}`);
}

let cases = 0;

/** Reads change nothing; before each write the world is as it was made. */
const begun = { world: null as World | null, bringBack: async () => {} };

beforeAll(async () => {
  const { server, stop } = await startServer();
  begun.world = await aWorld(server);
  begun.bringBack = await server.remember();
  return stop;
});

async function worldFor({ method }: Route): Promise<World> {
  if (begun.world === null) throw new Error('There is no world yet.');
  if (method !== 'GET') await begun.bringBack();
  return begun.world;
}

/** Walks all callers and objects of one route; answers what was wrong. */
async function faultsOf(name: RouteName, declaration: Route): Promise<readonly string[]> {
  const isWrite = declaration.method !== 'GET';
  const world = await worldFor(declaration);
  const rule = RULES[declaration.access];
  const { database } = world.server;
  const faults: string[] = [];
  /** The stored rows before the refusals that are still to be held against them: reading all rows costs more than a refusal. */
  let stored: string | null = null;
  let refused: string[] = [];
  const settle = async (): Promise<void> => {
    if (refused.length > 0 && (await snapshot(database)) !== stored)
      faults.push(`refused, but one of these wrote: ${refused.join('; ')}`);
    stored = null;
    refused = [];
  };

  const tryCase = async (caller: CallerName, object: ObjectName): Promise<Asked> => {
    const what = `${name} by ${caller} on ${object}`;
    const verdict = rule.verdict(caller, object);
    const shared = world.stages[object === 'none' || object === 'missing' ? 'own' : object];
    const writes = isWrite && verdict === 'done';
    if (writes) await settle();
    const stage = writes ? await world.freshStage(object) : shared;
    const params = paramsOf(declaration, stage, object === 'missing');
    const expected = verdict === 'done' ? doneStatus(name, declaration, { caller, object }) : verdict;
    // Links are of the own club; of a draft they are those that were made for it.
    const linked = object === 'own' || object === 'ownDraft' ? stage : world.stages.own;

    const send = async (kind: string, body: unknown, status: number): Promise<Asked> => {
      if (isWrite && status >= 400) {
        stored ??= await snapshot(database);
        refused.push(kind);
      } else {
        await settle();
      }
      const search = searchFor(name, declaration, object, shared);
      const answer = await ask(world, [name, declaration], caller, {
        params,
        search,
        body,
        stage: linked,
      });
      cases += 1;
      if (answer.status !== status) faults.push(`${kind}: ${answer.status} ${answer.text}, not ${status}`);
      faults.push(...leaksOf(caller, kind, answer));
      return answer;
    };
    if (declaration.body !== undefined) {
      // A body that says nothing right must not tell objects apart either.
      await send(`${what} with junk`, { junk: 1 }, verdict === 401 ? 401 : 400);
    }
    return send(what, bodyFor(name, object, stage), expected);
  };

  for (const caller of CALLERS) {
    const answers = new Map<ObjectName, Asked>();
    for (const object of rule.objects) answers.set(object, await tryCase(caller, object));
    const missing = answers.get('missing');
    for (const [object, answer] of answers) {
      const mayRead = rule.verdict(caller, object) !== 404;
      if (missing === undefined || mayRead) continue;
      if (answer.text !== missing.text) faults.push(`${name}: ${caller} can tell ${object} from missing`);
    }
  }
  await settle();
  return faults;
}

describe('rights', () => {
  it.each(Object.entries<Route>(routes) as [RouteName, Route][])('[D2] %s', async (name, declaration) => {
    expect(await faultsOf(name, declaration)).toEqual([]);
  });

  it('are asked for at every address as they should be', () => {
    const all = Object.entries<Route>(routes) as [RouteName, Route][];
    const isMeant = ([name, declaration]: (typeof all)[number]): boolean => {
      const { access } = declaration;
      if (access === 'public' || access === 'session') return NOT_GUARDED[access].has(name);
      return access === accessAt(declaration);
    };
    const wrong = all.filter((route) => !isMeant(route));
    expect(wrong.map(([name, { access }]) => `${name}: ${access}`)).toEqual([]);
  });

  it('[D51] somebody with a score link is told of what it opens, and has two calls there', async () => {
    const declared = Object.entries<Route>(routes) as [RouteName, Route][];
    const scoring = declared.filter(([, { access }]) => access === 'score-match').map(([name]) => name);
    expect(['getScoreLink', ...scoring].toSorted()).toEqual(OPENED_BY_LINK.toSorted());
    const world = await worldFor(routes.revokeScoreLink);
    for (const caller of LINK_HOLDERS) {
      const stage = world.stages.own;
      const call = { params: {}, search: '', body: undefined, stage };
      const held = await ask(world, ['getScoreLink', routes.getScoreLink], caller, call);
      const { matches } = JSON.parse(held.text) as { matches: { id: number }[] };
      expect([caller, matches.map(({ id }) => id)]).toEqual([caller, [stage.match.id]]);
    }
  });

  it('[D51] a score link of another match, and one that was ended, open nothing', async () => {
    const world = await worldFor(routes.revokeScoreLink);
    const { own } = world.stages;
    const other = await world.freshStage('own');
    const about = { params: { id: own.match.id }, search: '' };
    const body = bodyFor('appendScoreLog', 'own', own);
    const tried = async (caller: CallerName, stage: Stage) => {
      const read = ['getScoreLog', routes.getScoreLog] as const;
      const write = ['appendScoreLog', routes.appendScoreLog] as const;
      const answers = [
        await ask(world, read, caller, { ...about, body: undefined, stage }),
        await ask(world, write, caller, { ...about, body, stage }),
      ];
      return answers.map(({ status }) => status);
    };
    const before = await snapshot(world.server.database);
    for (const caller of LINK_HOLDERS)
      expect([caller, await tried(caller, other)]).toEqual([caller, [404, 404]]);
    expect(await snapshot(world.server.database)).toBe(before);
    const ended = { revoked_at: '2026-09-12T10:00:00.000Z' };
    await world.server.database.db.updateTable('score_links').set(ended).execute();
    for (const caller of LINK_HOLDERS)
      expect([caller, await tried(caller, own)]).toEqual([caller, [403, 403]]);
  });

  it('are tried in more than 1,000 cases [S6.1 S6.6 S6.7 S6.9]', () => {
    expect(cases).toBeGreaterThan(1000);
  });
});
