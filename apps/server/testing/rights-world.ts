// The world of the rights test: two clubs with a public tournament and a draft each, and everybody who could call.
// Club A is the callers' own, club B the foreign one. The names of drafts carry marks that must never leak.
import { SCORE_LINK_HEADER, type Route, type Tournament } from '@tennis/contract';
import { fingerprint, newSecret } from '../ground/secrets.ts';
import {
  aCourt,
  aMeeting,
  aDraw,
  aTournament,
  anEntry,
  bodyOf,
  matchBody,
  somePeople,
  somePlatform,
  tournamentBody,
  type Scene,
} from './factories.ts';
import type { Person, TestServer } from './server.ts';

export const CALLERS = [
  'visitor',
  'member',
  'memberElsewhere',
  'creator',
  'clubAdmin',
  'clubAdminElsewhere',
  'superAdmin',
  'expiredSession',
  'deletedUser',
  // They have no account and send a score link along (D51): of a match, or of its court.
  'matchLink',
  'courtLink',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** The tokens of the score links of a stage, for its match and for the court on which that is played. */
interface LinksOfStage {
  readonly matchLink: string;
  readonly courtLink: string;
}

export type Club = 'A' | 'B';
/** The object of a call; `none` where the route names none. */
export type ObjectName = 'none' | 'own' | 'foreign' | 'ownDraft' | 'foreignDraft' | 'missing';

export interface Stage extends Scene {
  /** An entry without a match. */
  readonly spareId: number;
  /** A pending invitation of the club. */
  readonly invitationId: number;
  /** An ordinary member of the club, whose membership nothing else rests on. */
  readonly memberId: number;
  /** Score links that can be used. */
  readonly links: LinksOfStage;
}

export interface World {
  readonly server: TestServer;
  readonly people: Readonly<Record<CallerName, Person>>;
  readonly stages: Readonly<Record<'own' | 'foreign' | 'ownDraft' | 'foreignDraft', Stage>>;
  /** A new stage like the one of that name, for a write that will change it. */
  readonly freshStage: (object: ObjectName) => Promise<Stage>;
}

/** Stands in the name of every draft of a club. */
export const draftMark = (club: Club): string => `Hidden${club}`;

/** The number of an object that is not there. */
export const MISSING = 999_999;

export type Params = Readonly<Record<string, string | number>>;

/** The values in the address of a call about the objects of a stage, or about objects that do not exist. */
export function paramsOf(
  { path, method }: Pick<Route, 'path' | 'method'>,
  stage: Stage,
  isMissing = false,
): Params {
  const ids: readonly (readonly [string, number])[] = [
    ['/api/matches/', stage.match.id],
    ['/api/tournaments/', stage.tournament.id],
    ['/api/people/', stage.first.personId ?? MISSING],
    ['/api/meetings/', stage.meetingId],
    ['/api/admin/clubs/', stage.club.id],
    ['/api/admin/support-tickets/', stage.ticketId],
    ['/api/admin/subscription-plans/', stage.planId],
    ['/api/admin/users/', stage.admin.user?.id ?? MISSING],
    ['/api/admin/invitations/', stage.invitationId],
  ];
  const id = ids.find(([start]) => path.startsWith(start))?.[1] ?? MISSING;
  return {
    id: isMissing ? MISSING : id,
    clubId: isMissing ? MISSING : stage.club.id,
    invitationId: stage.invitationId,
    token: 'a-link-that-nobody-was-given',
    hash: '0123456789abcdef0123456789abcdef',
    key: 'password_rule',
    sessionId: 'a-session-that-nobody-has',
    participantId: stage.spareId,
    claimId: isMissing || path.startsWith('/api/user/') ? MISSING : stage.claimId,
    personId: path.endsWith('/merge') && method === 'DELETE' ? stage.mergedId : stage.personId,
    userId: stage.memberId,
    drawId: stage.drawId,
    courtId: isMissing ? MISSING : (stage.courtIds.at(-1) ?? MISSING),
    meetingId: isMissing ? MISSING : stage.meetingId,
    // None was made.
    linkId: MISSING,
    // A break belongs to the day that it is; the clubs here are in UTC.
    day: path.endsWith('/suspension') ? new Date().toISOString().slice(0, 10) : '2026-09-12',
    requestId: MISSING,
  };
}

async function join(server: TestServer, somebody: Person, clubId: number, role: 'admin' | 'member') {
  const userId = somebody.user?.id ?? 0;
  await server.database.db
    .insertInto('club_members')
    .values({ club_id: clubId, user_id: userId, role, created_at: '2026-09-01T10:00:00.000Z' })
    .execute();
}

/** Puts the match of a stage on a court of its own; makes a score link for the match and one for the court. */
async function linksFor(
  { database }: TestServer,
  { admin, club, match }: Pick<Scene, 'admin' | 'club' | 'match'>,
): Promise<LinksOfStage> {
  const params = { clubId: String(club.id) };
  const name = `Court of match ${match.id}`;
  const { courts } = bodyOf(await admin.call('createCourts', { params, body: { courts: [{ name }] } }));
  // The answer has all courts of the club.
  const courtId = courts.find((court) => court.name === name)?.id ?? 0;
  const placed = { court: name, court_id: courtId };
  await database.db.updateTable('matches').set(placed).where('id', '=', match.id).execute();
  const tokens = { matchLink: newSecret(), courtLink: newSecret() };
  const shared = {
    club_id: club.id,
    day: '2026-09-12',
    created_by: admin.user?.id ?? null,
    created_at: '2026-09-01T10:00:00.000Z',
    ends_at: '2099-09-13T03:00:00.000Z',
  };
  const rows = [
    { ...shared, match_id: match.id, court_id: null, token_hash: fingerprint(tokens.matchLink) },
    { ...shared, match_id: null, court_id: courtId, token_hash: fingerprint(tokens.courtLink) },
  ];
  await database.db.insertInto('score_links').values(rows).execute();
  return tokens;
}

/** The headers of a call by somebody who holds a score link of a stage; none for the other callers. */
export const linkHeaders = (caller: CallerName, { links }: Stage): Readonly<Record<string, string>> =>
  caller === 'matchLink' || caller === 'courtLink' ? { [SCORE_LINK_HEADER]: links[caller] } : {};

/** Builds the world on a server without accounts. */
export async function aWorld(server: TestServer): Promise<World> {
  // The database changes when what the server remembers is brought back.
  const db = () => server.database.db;
  const foundClub = async (name: string) => {
    const admin = await server.signUp('club_admin', 'Marta Silva');
    return { admin, club: bodyOf(await admin.call('createClub', { body: { name, timeZone: 'UTC' } })) };
  };
  const a = await foundClub('Riverside');
  const b = await foundClub('Hillside');
  const joining = async (clubId: number, role: 'admin' | 'member') => {
    const somebody = await server.signUp(role === 'admin' ? 'club_admin' : 'member');
    await join(server, somebody, clubId, role);
    return somebody;
  };
  const creator = await server.signUp('member');
  const expiredSession = await joining(a.club.id, 'admin');
  await db()
    .updateTable('sessions')
    .set({ expires_at: '2020-01-01T00:00:00.000Z' })
    .where('user_id', '=', expiredSession.user?.id ?? 0)
    .execute();
  const deletedUser = await joining(a.club.id, 'admin');
  await db()
    .deleteFrom('users')
    .where('id', '=', deletedUser.user?.id ?? 0)
    .execute();

  const build = async (club: Club, isDraft: boolean): Promise<Stage> => {
    const home = club === 'A' ? a : b;
    const made: Tournament = await aTournament(home.admin, home.club.id, {
      name: isDraft ? `${draftMark(club)} Cup` : 'Open Cup',
      rules: { ...tournamentBody(home.club.id).rules, format: 'groups_knockout' },
      ...(isDraft ? { status: 'draft' as const } : {}),
    });
    if (club === 'A') {
      await db()
        .updateTable('tournaments')
        .set({ created_by: creator.user?.id ?? 0 })
        .where('id', '=', made.id)
        .execute();
    }
    const name = (who: string) => (isDraft ? `${draftMark(club)} ${who}` : who);
    const first = await anEntry(home.admin, made.id, name('Nina'));
    const second = await anEntry(home.admin, made.id, name('Priya'));
    const spare = await anEntry(home.admin, made.id, name('Aria'));
    const match = bodyOf(
      await home.admin.call('createMatch', {
        params: { id: String(made.id) },
        body: matchBody(first.id, second.id),
      }),
    );
    const invitation = bodyOf(
      await home.admin.call('createInvitation', {
        params: { clubId: String(home.club.id) },
        body: { email: `guest-of-${made.id}@example.org`, role: 'member' },
      }),
    );
    const spareMember = await joining(home.club.id, 'member');
    const memberId = spareMember.user?.id ?? 0;
    const people = await somePeople(home.admin, home.club.id, first);
    // Nobody approves their own claim, and here the admins decide: so it is somebody else's.
    await db().updateTable('claims').set({ user_id: memberId }).where('id', '=', people.claimId).execute();
    return {
      ...home,
      memberId,
      tournament: made,
      first,
      second,
      match,
      drawId: await aDraw(home.admin, made.id),
      ...people,
      // Before the court of the stage, which is the last of its club.
      links: await linksFor(server, { ...home, match }),
      ...(await aCourt(home.admin, home.club.id)),
      ...(await aMeeting(home.admin, home.club.id, made.id)),
      ...(await somePlatform(server, home.admin)),
      spareId: spare.id,
      invitationId: invitation.id,
    };
  };
  return {
    server,
    people: {
      visitor: server.visitor(),
      member: await joining(a.club.id, 'member'),
      memberElsewhere: await joining(b.club.id, 'member'),
      creator,
      clubAdmin: a.admin,
      clubAdminElsewhere: b.admin,
      superAdmin: await server.signUp('super_admin'),
      expiredSession,
      deletedUser,
      matchLink: server.visitor(),
      courtLink: server.visitor(),
    },
    stages: {
      own: await build('A', false),
      ownDraft: await build('A', true),
      foreign: await build('B', false),
      foreignDraft: await build('B', true),
    },
    freshStage: (object) => build(object.startsWith('foreign') ? 'B' : 'A', object.endsWith('Draft')),
  };
}
