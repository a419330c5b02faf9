// The world of the generated requests: a server with two clubs and every kind of caller, the objects that exist at the moment, and sessions that are
// renewed after a request has ended them.
import { createResetToken } from '../../accounts/reset-tokens.ts';
import { renewLink } from '../../accounts/invitations/store.ts';
import {
  aClub,
  aCourt,
  aMeeting,
  aDraw,
  anAct,
  bodyOf,
  aTournament,
  anEntry,
  joinClub,
  matchBody,
  somePeople,
  somePlatform,
  tournamentBody,
} from '../factories.ts';
import { aMailStop } from '../mail-stops.ts';
import { aLateEntry } from '../late-entry.ts';
import { levelGroups } from '../level-groups.ts';
import { aMatchToArrange } from '../arranging.ts';
import { anAskedPair } from '../pairs.ts';
import { SOME_PUSH_KEYS } from '../push-keys.ts';
import { aPlayersMatch } from '../reports.ts';
import { gameSet } from '@tennis/domain';
import { livingParams, type Params } from '../living.ts';
import { startServer, type Person, type TestServer } from '../server.ts';
import type { Operation } from './document.ts';
import type { Lore } from './generate.ts';

export interface FuzzWorld {
  readonly server: TestServer;
  /** Everybody, with how often they call. */
  readonly callers: readonly { readonly person: Person; readonly weight: number }[];
  /** Reads back what is stored. */
  readonly reader: Person;
  readonly lore: Lore;
  /** Path parameters of objects that exist now. */
  readonly living: (operation: Operation, caller: Person) => Promise<readonly Params[]>;
  /** Replaces what a successful request has taken away: sessions, and the last objects of a kind. */
  readonly restore: (operation: Operation) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The moment at which a world begins. */
export const START = Date.UTC(2026, 8, 10, 9);

const PASSWORD = 'Tennis123';

const setting = (score1: number, score2: number) => ({ player1: score1, player2: score2 });

/** A server without accounts, whose set-up is still to be done. */
async function emptyWorld(): Promise<FuzzWorld> {
  const { server, stop } = await startServer();
  server.setNow(new Date(START).toISOString());
  const visitor = server.visitor();
  return {
    server,
    callers: [{ person: visitor, weight: 1 }],
    reader: visitor,
    lore: {
      code: [server.services.setup.code, server.services.setup.code, 'AAAA-BBBB'],
      password: [PASSWORD],
    },
    living: async () => [],
    restore: async () => {},
    stop,
  };
}

/** The day of all matches of these worlds. */
const DAY = '2026-09-12';

async function openTournament(admin: Person, clubId: number, name: string): Promise<number> {
  const rules = { ...tournamentBody(clubId).rules, format: 'groups_knockout' as const };
  const { id } = await aTournament(admin, clubId, { name, rules });
  const params = { id: String(id) };
  await admin.call('createGroup', { params, body: { name: 'Blue' } });
  const first = await anEntry(admin, id, 'Nina Kovač');
  const second = await anEntry(admin, id, 'Priya Raman');
  await anEntry(admin, id, 'Aria Shah');
  await admin.call('createMatch', { params, body: matchBody(first.id, second.id) });
  await aDraw(admin, id);
  return id;
}

/** Objects without a table of their own: as the call that lists them tells their owner. */
async function listed(path: string, caller: Person): Promise<readonly Params[]> {
  const [, url = '', name = ''] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  const { status, body } = await caller.send({ method: 'GET', url });
  if (status !== 200) return [];
  const objects = body as { id: string | number; settingKey?: string }[];
  return objects.map(({ id, settingKey }) => ({ [name]: settingKey ?? String(id) }));
}

/** A server in the middle of its season. */
async function seasonWorld(): Promise<FuzzWorld> {
  const { server, stop } = await startServer();
  server.setNow(new Date(START).toISOString());
  // The database changes when what the server remembers is brought back.
  const db = () => server.database.db;
  const { club, admin } = await aClub(server);
  const elsewhere = await aClub(server, { name: 'Hillside' });
  const member = await server.signUp('member', 'Nina Kovač');
  await joinClub(server, club.id, member);
  const stranger = await server.signUp('member', 'Rui Costa');
  const superAdmin = await server.signUp('super_admin');
  for (const name of ['Riverside Open', 'Autumn Cup']) await openTournament(admin, club.id, name);
  await openTournament(elsewhere.admin, elsewhere.club.id, 'Hillside Open');
  await aTournament(admin, club.id, { name: 'Winter Cup', status: 'draft' });
  const entry = await anEntry(admin, (await aTournament(admin, club.id)).id, 'Kim Berg');
  const arranged = await aMatchToArrange(server, admin, club.id, [member, admin]);
  const itsMatch = { id: String(arranged.matchId) };
  // Once more as it was, so that it can be proposed and answered again.
  const openAgain = async () => {
    await db()
      .updateTable('matches')
      .set({
        status: 'scheduled',
        winner_id: null,
        score: null,
        start_time: null,
        start_day: null,
        court: null,
        court_id: null,
        called_at: null,
      })
      .where('id', '=', arranged.matchId)
      .execute();
    await db().deleteFrom('match_proposals').where('id', '<>', arranged.proposalId).execute();
    await db()
      .updateTable('match_proposals')
      .set({ state: 'pending', answered_at: null })
      .where('id', '=', arranged.proposalId)
      .execute();
  };
  await aCourt(admin, club.id);
  const meet = async () => aMeeting(admin, club.id, (await aTournament(admin, club.id)).id);
  await meet();
  await meet();
  const { courtIds } = await aCourt(admin, club.id);
  const merge = () => somePeople(admin, club.id, entry);
  await merge();
  // An act in a draw that can be undone: the clock of these worlds runs too fast to undo any other.
  const played = await aTournament(admin, club.id, { name: 'Played Open' });
  for (const name of ['Lea Horn', 'Ida Lund']) await anEntry(admin, played.id, name);
  const { drawId, act } = await anAct(admin, played.id);
  const undone = { id: String(played.id), drawId: String(drawId) };
  await admin.call('undoInDraw', { params: undone, body: { act } });
  const emptyClub = () => superAdmin.call('createClubFor', { body: { name: 'Lakeside' } });
  await emptyClub();
  const pair = await anAskedPair(server, admin, club.id);
  const reported = await aPlayersMatch(server, admin, club.id);
  // Somebody who looks after others, and a tournament that registers.
  const people = (await db().selectFrom('persons').select('id').orderBy('id').execute()).map(({ id }) => id);
  const lookAfter = async () => {
    for (const userId of [admin.user?.id ?? 0, member.user?.id ?? 0])
      await db()
        .insertInto('person_managers')
        .values(
          people.map((id) => ({ person_id: id, user_id: userId, created_at: new Date(START).toISOString() })),
        )
        .onConflict((conflict) => conflict.columns(['person_id', 'user_id']).doNothing())
        .execute();
  };
  await lookAfter();
  const registering = await aTournament(admin, club.id, {
    name: 'Open Entries',
    status: 'registering',
    maxParticipants: 128,
  });
  const itsEntry = { id: String(registering.id) };
  let entered: Promise<void> | undefined;
  const enterAgain = async () => {
    const rows = await db()
      .selectFrom('participants')
      .select('person_id')
      .where('tournament_id', '=', registering.id)
      .where('withdrawn_at', 'is', null)
      .execute();
    const there = new Set(rows.map(({ person_id: personId }) => personId));
    for (const personId of people.filter((one) => !there.has(one)))
      await admin.call('enterTournament', { params: itsEntry, body: { personId } });
  };
  const level = await levelGroups(admin, club.id, 2, { lots: 'director' });
  const tied = { id: String(level.tournament.id), drawId: String(level.draw.id) };
  const late = await aLateEntry(admin, club.id);
  const withBye = { id: String(late.tournament.id), drawId: String(late.draw.id) };
  const { planId } = await somePlatform(server, admin);
  await member.call('createTicket', { body: { subject: 'Scores', description: 'How do I enter one?' } });
  // A move that was undone, for the same reason.
  const ofDay = { clubId: String(club.id), day: DAY };
  const matchIds = (
    await db()
      .selectFrom('matches')
      .select('id')
      .where('club_id', '=', club.id)
      .where('status', '=', 'scheduled')
      .execute()
  ).map(({ id }) => id);
  const moves = [{ matchId: matchIds[0] ?? 0, startTime: `${DAY}T16:00:00.000Z` }];
  const { desk } = bodyOf(await admin.call('moveMatches', { params: ofDay, body: { moves, confirm: true } }));
  const move = desk?.lastMove?.id ?? 0;
  await admin.call('undoMove', { params: ofDay, body: { move } });
  let guests = 0;
  const invite = async () => {
    guests += 1;
    const params = { clubId: String(club.id) };
    await admin.call('createInvitation', { params, body: { email: `guest${guests}@example.org` } });
  };
  await invite();
  await invite();
  const callers = [
    { person: admin, weight: 12 },
    { person: superAdmin, weight: 9 },
    { person: member, weight: 2 },
    { person: stranger, weight: 1 },
    { person: elsewhere.admin, weight: 2 },
    { person: server.visitor(), weight: 3 },
  ];
  const accounts = callers.flatMap(({ person }) => (person.user === null ? [] : [person.user]));
  const users = await db().selectFrom('users').selectAll().execute();
  const memberships = await db().selectFrom('club_members').selectAll().execute();
  const clubs = await db().selectFrom('clubs').selectAll().execute();
  const tickets = await db().selectFrom('support_tickets').selectAll().execute();
  const sessions = await db().selectFrom('sessions').selectAll().execute();
  const idsOf = async (table: 'users' | 'clubs' | 'participants' | 'groups' | 'persons') =>
    (await db().selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  const userIds = await idsOf('users');
  const entryIds = (await idsOf('participants')).slice(0, 4);
  const ours = (
    await db().selectFrom('tournaments').select('id').where('club_id', '=', club.id).orderBy('id').execute()
  ).map(({ id }) => id);

  const tokenOf = async (path: string, caller: Person): Promise<string> =>
    server.database.transaction(async (tx) => {
      const now = server.services.now();
      if (!path.includes('/invitations/')) {
        return (await createResetToken(tx, caller.user?.id ?? userIds[0] ?? 0, now)).token;
      }
      const email = caller.user?.email ?? 'lea@example.org';
      const row = await tx
        .insertInto('invitations')
        .values({
          club_id: elsewhere.club.id,
          email,
          email_key: email,
          role: 'member',
          status: 'pending',
          token_hash: null,
          invited_by: null,
          created_at: now.toISOString(),
          expires_at: now.toISOString(),
          accepted_by: null,
          accepted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return (await renewLink(tx, row.id, now)).token;
    });

  /** A match that waits for its players, or for the answer of an admin. */
  const toReport = async (isAnswer: boolean): Promise<Params[]> => {
    const { matchId } = reported;
    await db().deleteFrom('result_reports').where('match_id', '=', matchId).execute();
    const open = { status: 'scheduled' as const, winner_id: null, score: null, completed_at: null };
    await db().updateTable('matches').set(open).where('id', '=', matchId).execute();
    if (isAnswer)
      await db()
        .insertInto('result_reports')
        .values({
          club_id: club.id,
          match_id: matchId,
          side: 2,
          score: JSON.stringify({ sets: [gameSet(6, 4), gameSet(6, 4)], ending: null }),
          winner_id: reported.entryIds[0],
          reported_by: null,
          state: 'open',
          created_at: new Date(START).toISOString(),
          due_at: new Date(START).toISOString(),
        })
        .execute();
    return [{ id: String(matchId) }];
  };

  const living: FuzzWorld['living'] = async ({ method, path }, caller) => {
    if (path.endsWith('/entry/{personId}/partner'))
      return [{ id: String(pair.tournamentId), personId: String(pair.personId) }];
    if (path.endsWith('/partner-requests/{requestId}'))
      return [{ id: String(pair.tournamentId), requestId: String(pair.requestId) }];
    if (path.endsWith('/score-links/{linkId}')) {
      const params = { clubId: String(club.id) };
      const body = { day: '2099-09-12', courtIds: courtIds.slice(0, 1) };
      const { links } = bodyOf(await admin.call('createScoreLinks', { params, body }));
      return links.map(({ id }) => ({ ...params, linkId: String(id) }));
    }
    if (path.endsWith('/last-days')) return [{ id: String(arranged.tournamentId) }];
    if (path.endsWith('/proposal') || path.endsWith('/proposal/answer') || path.endsWith('/arrangement')) {
      await openAgain();
      return [itsMatch];
    }
    if (path.includes('/partner-requests/{token}')) return [{ token: pair.token }];
    if (path.includes('/mail-stops/{token}')) {
      // There is something to end each time.
      await db().deleteFrom('notice_choices').execute();
      return [{ token: await aMailStop(server, member) }];
    }
    if (path.includes('{hash}')) return [{ hash: '0123456789abcdef0123456789abcdef' }];
    if (path.includes('{token}')) return [{ token: await tokenOf(path, caller) }];
    if (path.endsWith('/report')) return toReport(method === 'PUT');
    // A break belongs to the day that it is; the club is in UTC.
    if (path.endsWith('/suspension'))
      return [{ clubId: String(club.id), day: server.services.now().toISOString().slice(0, 10) }];
    if (path.includes('/order-of-play/')) return [{ clubId: String(club.id), day: DAY }];
    if (path.endsWith('/undo')) return [undone];
    if (path.endsWith('/draws/{drawId}/order')) return [tied];
    if (path.endsWith('/late-entry')) return [withBye];
    if (path.endsWith('/entry')) return [itsEntry];
    if (path.endsWith('/entry/{personId}') || path.endsWith('/entry/{personId}/times')) {
      // A player who gives their times stays entered.
      if (path.endsWith('/times')) entered ??= enterAgain();
      await (entered ?? enterAgain());
      return people.map((personId) => ({ ...itsEntry, personId: String(personId) }));
    }
    if (path === '/api/user/people/{personId}')
      return people.map((personId) => ({ personId: String(personId) }));
    if (path.includes('/managers/'))
      return people.flatMap((personId) =>
        [admin, member].map(({ user }) => ({
          clubId: String(club.id),
          personId: String(personId),
          userId: String(user?.id),
        })),
      );
    // Anybody who is in a match stays, and most are: those who are in none are tried too.
    if (method === 'DELETE' && path.endsWith('/participants/{participantId}')) {
      const free = await db()
        .selectFrom('participants')
        .select(['id', 'tournament_id'])
        .where('name', '=', 'Aria Shah')
        .execute();
      const all = (await livingParams(db(), path)) ?? [];
      return [
        ...all.slice(0, 4),
        ...free.map((one) => ({ id: String(one.tournament_id), participantId: String(one.id) })),
      ];
    }
    // Only somebody who was merged can be parted again, one of the many of a world.
    if (method === 'DELETE' && path.endsWith('/merge')) {
      const merged = await db()
        .selectFrom('persons')
        .select('id')
        .where('merged_into', 'is not', null)
        .execute();
      return [...merged.map(({ id }) => id), people[0] ?? 0].map((personId) => ({
        clubId: String(club.id),
        personId: String(personId),
      }));
    }
    if (path.includes('{day}')) return [{ day: '2026-09-12' }, { day: '2026-09-11' }];
    return (await livingParams(db(), path)) ?? listed(path, caller);
  };

  return {
    server,
    callers,
    reader: superAdmin,
    lore: {
      username: [...accounts.map(({ username }) => username), 'new.member', 'new.admin', 'another'],
      dateOfBirth: [null, '2001-02-03'],
      password: [PASSWORD],
      newPassword: ['Tennis1234'],
      currentPassword: [PASSWORD],
      value: ['strong', 'server', 'none', 'true'],
      settingKey: ['motto', 'password_rule', 'welcome text'],
      settingValue: ['Play on', 'true'],
      price: ['29.99', '0', '120'],
      features: [['Draws'], ['Draws', '', 'Order of play']],
      maxClubs: [1, 2, 3],
      maxMembersPerClub: [1, 3, 20],
      maxTournamentsPerClub: [1, 5],
      planId: [null, planId],
      createdBy: userIds,
      assignedTo: [null, superAdmin.user?.id ?? 0, member.user?.id ?? 0],
      ticketId: tickets.slice(0, 1).map(({ id }) => id),
      email: [...accounts.map(({ email }) => email), 'new@example.org', 'admin@example.org', 'a@example.org'],
      personId: await idsOf('persons'),
      partnerPersonId: await idsOf('persons'),
      into: [entry.personId],
      // Made ones seldom have both names or neither.
      lines: [
        [
          { name: 'Nina Kovač', birthYear: 2001 },
          { name: 'Ana Duarte', givenName: 'Ana', familyName: 'Duarte' },
        ],
        [{ name: 'Bo Lind', gender: 'other', isNew: true }],
        [{ name: 'Nina Kovač', personId: entry.personId, isChosen: true }],
        [{ player: { name: 'Aria Shah', isNew: true }, club: 'Hillside' }],
        [{ player: { name: 'Nina Kovač' } }, { player: { name: 'Ana Duarte', birthYear: 2001 } }],
        [{ email: 'list@example.org' }, { email: 'LIST@example.org', role: 'admin' }],
      ],
      day: ['2099-09-12'],
      matchIds: [[arranged.matchId]],
      proposalId: [arranged.proposalId],
      courtId: [arranged.courtId],
      startTime: [arranged.startTime, null, `${DAY}T14:00:00.000Z`],
      matches: [null, '2026-12-20'].map((playBy) => [{ matchId: arranged.matchId, playBy }]),
      confirm: [true, true, false],
      device: ['device-of-the-fuzz'],
      setup: [{ firstServer: 1 }],
      from: [0, 0, 1],
      replace: [true, true, false],
      events: [
        [{ id: 'event-0001', at: '2026-09-12T15:00:00.000Z', event: { type: 'point', winner: 1 } }],
        [{ id: 'event-0002', at: '2026-09-12T15:00:00.000Z', event: { type: 'fault' } }],
      ],
      entryId: entryIds,
      participantId: [late.late.id],
      givenName: [null, 'Nina'],
      familyName: [null, 'Kovač'],
      userId: userIds,
      partnerUserId: userIds,
      clubId: [club.id, club.id, elsewhere.club.id],
      groupId: [null, ...(await idsOf('groups'))],
      participant1Id: entryIds,
      participant2Id: entryIds,
      winnerId: [null, ...entryIds, reported.entryIds[0], reported.entryIds[0], reported.entryIds[0]],
      seed: [null, 1, 2, 3],
      follows: [
        [{ kind: 'club', id: club.id }],
        [{ kind: 'tournament', id: 1 }],
        entryIds.map((id) => ({ kind: 'entry', id })),
      ],
      endpoint: [
        'https://updates.push.services.mozilla.com/wpush/v2/fuzz',
        'https://fcm.googleapis.com/fcm/send/fuzz',
      ],
      // Other letters of the same number are no point of the curve.
      p256dh: [SOME_PUSH_KEYS.p256dh],
      timeZone: ['Europe/Lisbon', 'Pacific/Auckland', 'UTC', 'Etc/GMT+12'],
      matchFormat: ['SET3-S:6/TB7', 'SET3-S:6/TB7-F:TB10', 'SET5-S:6/TB7', 'SET1-S:8/TB7'],
      startDate: ['2026-09-11T09:00:00.000Z', '2026-09-12T09:00:00Z'],
      endDate: ['2026-09-13T18:00:00.000Z', '2026-09-12T20:00:00Z'],
      scores: [
        { text: '6-4 7-6(3)' },
        { text: '6-4 3-6 10-7' },
        { set1: setting(6, 4), set2: setting(7, 5), set3: setting(0, 0) },
      ],
      text: ['6-4 6-4', '6-0 ret.', 'w/o', '7-6(12) 6-7(3) 6-3', '6-4 6-4 6-4 6-4 6-4 6-4'],
      player1: [6, 4, 7, 0],
      player2: [6, 3, 5, 0],
      tournamentId: [1],
      kind: ['groups_knockout'],
      swap: [
        [0, 1],
        [1, 2],
      ],
      line: [0, 1, 2, late.line],
      act: [act],
      stage: [0, 1],
      order: ['lot', null],
      move: [move],
      moves: matchIds.map((matchId) => [{ matchId, startTime: null }]),
      tournamentIds: [ours, ours.slice(0, 1)],
      courtIds: [courtIds, courtIds.toReversed()],
      hours: [[...Array.from({ length: 6 }, () => ({ from: '08:00', to: '24:00' })), null]],
      partnerEmail: ['partner@example.org', 'another@example.org'],
      partnerEntryId: entryIds,
      token: [pair.token],
      closures: [[], [{ from: '2026-09-11T09:00:00.000Z', to: null }]],
    },
    living,
    restore: async ({ method, path }) => {
      // A deleted person is there again, with their password and their session.
      await db()
        .insertInto('users')
        .values(users)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ password_hash: (eb) => eb.ref('excluded.password_hash') }),
        )
        .execute();
      await db()
        .insertInto('clubs')
        .values(clubs)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await db()
        .insertInto('support_tickets')
        .values(tickets)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await db()
        .insertInto('club_members')
        .values(memberships)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await db()
        .insertInto('sessions')
        .values(sessions)
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .execute();
      await lookAfter();
      if (method !== 'DELETE') return;
      if (path.includes('/claims/')) {
        for (const entryId of entryIds)
          await admin.call('createClaim', { body: { entryId, relation: 'manager' } });
        return;
      }
      if (path.includes('/meetings/')) {
        await meet();
        return;
      }
      if (path.includes('/courts/')) {
        await aCourt(admin, club.id);
        return;
      }
      if (path === '/api/admin/clubs/{id}') {
        await emptyClub();
        return;
      }
      if (path.endsWith('/merge')) {
        await merge();
        return;
      }
      if (path.includes('/invitations/')) await invite();
      // Whatever is deleted elsewhere comes back above, or is no object of a tournament.
      else if (/^\/api\/(?:tournaments|matches)\//.test(path))
        await openTournament(admin, club.id, 'Another Open');
    },
    stop,
  };
}

interface Kept {
  readonly world: FuzzWorld;
  readonly bringBack: () => Promise<void>;
}

async function keptSeason(): Promise<Kept> {
  const world = await seasonWorld();
  return { world, bringBack: await world.server.remember() };
}

let season: Promise<Kept> | undefined;

/** A world for requests to one call of the document: the season is made once and restored for each. */
export async function openWorld({ id }: Operation): Promise<FuzzWorld> {
  if (id === 'setUp') return emptyWorld();
  season ??= keptSeason();
  const { world, bringBack } = await season;
  await bringBack();
  return { ...world, stop: async () => {} };
}

/** Ends the season. */
export async function closeWorlds(): Promise<void> {
  const kept = await season;
  season = undefined;
  await kept?.world.stop();
}
