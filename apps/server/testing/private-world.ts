// The world of the private-marks test: every private field of people, clubs and the server holds words that occur nowhere else, and each of these
// marks says who may see it (D24). Club A hides the names of minors, club C publishes them.
import type { Call, Routes } from '@tennis/contract';
import { person } from '../demo/injected-person.ts';
import { createResetToken } from '../accounts/reset-tokens.ts';
import { renewLink } from '../accounts/invitations/store.ts';
import { aClub, aTournament, bodyOf, matchBody, tournamentBody } from './factories.ts';
import { aServer, type Person, type TestServer } from './server.ts';

export const READERS = [
  'visitor',
  'member',
  'memberElsewhere',
  'creator',
  'clubAdmin',
  'clubAdminElsewhere',
  'superAdmin',
] as const;
export type Reader = (typeof READERS)[number];

/** Words that stand in one private field, and who may read them. */
export interface Mark {
  readonly what: string;
  readonly words: string;
  readonly mayBeSeenBy: ReadonlySet<Reader>;
  /** No call shows it to them yet. */
  readonly isShownNowhere?: true;
}

export interface PrivateWorld {
  readonly server: TestServer;
  readonly people: Readonly<Record<Reader, Person>>;
  readonly marks: readonly Mark[];
  /** Must not be stored in readable form anywhere. */
  readonly secrets: readonly Mark[];
  readonly logLines: readonly string[];
}

type AnEntry = Call<Routes['addParticipant']>['body'];

const PASSWORD = 'Qzpassword7';
const SMTP_PASSWORD = 'qzsmtppassword';
const DATABASE_PASSWORD = 'qzdatabasepassword';
const NOW = '2026-09-12T10:00:00.000Z';

const NOBODY: ReadonlySet<Reader> = new Set();

/** Registers somebody whose e-mail address, surname and password are marks. */
async function register(server: TestServer, mark: string, role: 'club_admin' | 'member'): Promise<Person> {
  const somebody = person(server.app);
  const body = {
    username: `user-${mark}`,
    password: PASSWORD,
    email: `${mark}@private.example`,
    name: `Nina ${mark}`,
    role,
  };
  somebody.become(bodyOf(await somebody.call('register', { body }, { 'user-agent': `browser-of-${mark}` })));
  return somebody;
}

async function enter(admin: Person, tournamentId: number, body: AnEntry) {
  return bodyOf(await admin.call('addParticipant', { params: { id: String(tournamentId) }, body }));
}

/** A tournament with two entries and a played match between them. */
async function play(admin: Person, clubId: number, fields: object, entries: readonly [AnEntry, AnEntry]) {
  const rules = { ...tournamentBody(clubId).rules, format: 'groups_knockout' as const };
  const made = await aTournament(admin, clubId, { rules, ...fields });
  const params = { id: String(made.id) };
  const first = await enter(admin, made.id, entries[0]);
  const second = await enter(admin, made.id, entries[1]);
  await admin.call('createGroup', { params, body: { name: 'Blue' } });
  const match = bodyOf(await admin.call('createMatch', { params, body: matchBody(first.id, second.id) }));
  if (made.status === 'draft') return;
  const of = { id: String(match.id) };
  const scores = { set1: { player1: 6, player2: 4 }, set2: { player1: 6, player2: 3 } };
  bodyOf(await admin.call('setMatchScores', { params: of, body: { scores, winnerId: first.id } }));
  bodyOf(await admin.call('setMatchStatus', { params: of, body: { status: 'completed' } }));
}

/** Builds the world; `prepare` has the server before anybody has called it. */
export async function aPrivateWorld(
  env: Readonly<Record<string, string>>,
  prepare: (server: TestServer) => Promise<void> = async () => {},
): Promise<PrivateWorld> {
  const logLines: string[] = [];
  const server = await aServer({
    logLines,
    now: NOW,
    env: { SMTP_URL: `smtp://desk:${SMTP_PASSWORD}@127.0.0.1:9`, ...env },
  });
  await prepare(server);
  const { db } = server.database;
  const setupCode = server.services.setup.code ?? '';
  const superAdmin = await server.signUp('super_admin');
  const { club, admin: clubAdmin } = await aClub(server, { name: 'Riverside' });
  const hillside = await aClub(server, { name: 'Hillside' });
  const openClub = await aClub(server, { name: 'Meadow' });
  await db.updateTable('clubs').set({ publishes_full_names: 1 }).where('id', '=', openClub.club.id).execute();

  const join = async (clubId: number, mark: string, role: 'admin' | 'member' = 'member') => {
    const somebody = await register(server, mark, 'member');
    const joined = { club_id: clubId, user_id: somebody.user?.id ?? 0, role, created_at: NOW };
    await db.insertInto('club_members').values(joined).execute();
    return somebody;
  };
  const member = await join(club.id, 'qzmember');
  const memberElsewhere = await join(hillside.club.id, 'qzelsewhere');
  const child = await join(club.id, 'qzchild');
  const creator = await register(server, 'qzcreator', 'member');
  const stranger = await join(hillside.club.id, 'qzstranger');
  const founder = await register(server, 'qzfounder', 'member');
  const birthDays: readonly (readonly [Person, string])[] = [
    [member, '1971-03-21'],
    [memberElsewhere, '1972-04-22'],
    [child, '2012-05-23'],
    [creator, '1973-06-24'],
    [stranger, '2011-09-13'],
    [founder, '2009-10-14'],
    [clubAdmin, '1974-07-25'],
  ];
  for (const [{ user }, day] of birthDays) {
    await db
      .updateTable('users')
      .set({ date_of_birth: day })
      .where('id', '=', user?.id ?? 0)
      .execute();
  }

  await play(clubAdmin, club.id, { name: 'Riverside Juniors', type: 'U14' }, [
    { name: 'Ana Qzjunior', birthYear: 2013 },
    { name: 'Qzcomma, Bea', birthYear: 2014 },
  ]);
  await play(clubAdmin, club.id, { name: 'Riverside Juniors, surnames first', type: 'U12' }, [
    { name: 'Qzbefore Dora' },
    { name: 'QZCAPITALS Eva' },
  ]);
  await play(clubAdmin, club.id, { name: 'Riverside Open' }, [
    { userId: child.user?.id ?? 0 },
    { name: 'Cleo Qzyear', birthYear: 2011, club: 'Hillside' },
  ]);
  await play(clubAdmin, club.id, { name: 'Riverside Mixed', type: 'Mixed' }, [
    { name: 'Dora Qzfirst', partnerName: 'Eva Qzpartner', birthYear: 2010, partnerBirthYear: 2009 },
    { name: 'Finn Qzadult', birthYear: 1980 },
  ]);
  await play(clubAdmin, club.id, { name: 'Qzdraft Cup', status: 'draft' }, [
    { name: 'Gus Qzdraftentry' },
    { name: 'Hal Other' },
  ]);
  await play(openClub.admin, openClub.club.id, { name: 'Meadow Juniors', type: 'U14' }, [
    { name: 'Ida Qzpublished', birthYear: 2013 },
    { name: 'Jon Other', birthYear: 2013 },
  ]);
  // All tournaments of a club are one meeting, so that one page names them all.
  for (const { club: host, admin } of [{ club, admin: clubAdmin }, openClub]) {
    const ids = await db.selectFrom('tournaments').select('id').where('club_id', '=', host.id).execute();
    const body = { name: `Season of ${host.name}`, tournamentIds: ids.map(({ id }) => id) };
    bodyOf(await admin.call('createMeeting', { params: { clubId: String(host.id) }, body }));
  }
  await db
    .updateTable('tournaments')
    .set({ created_by: creator.user?.id ?? 0 })
    .where('club_id', '=', club.id)
    .execute();
  const founded = await aTournament(clubAdmin, club.id, { name: 'Riverside Winter' });
  await db
    .updateTable('tournaments')
    .set({ created_by: founder.user?.id ?? 0 })
    .where('id', '=', founded.id)
    .execute();

  // Those who may not read the draft hear of its meeting nowhere, not even by its name.
  const withheld = await aTournament(clubAdmin, club.id, { name: 'Riverside Spring', status: 'draft' });
  const hidden = { name: 'Qzmeeting', tournamentIds: [withheld.id] };
  bodyOf(await clubAdmin.call('createMeeting', { params: { clubId: String(club.id) }, body: hidden }));

  // Somebody under 18 of another club. The club's audit log names them because of what they try.
  const [open] = bodyOf(await stranger.call('listTournaments', { query: { clubId: String(club.id) } }));
  await stranger.call('updateTournament', { params: { id: String(open?.id) }, body: { name: 'Mine' } });
  await server.services.audit.settled();

  const invitation = bodyOf(
    await clubAdmin.call('createInvitation', {
      params: { clubId: String(club.id) },
      body: { email: 'qzguest@private.example' },
    }),
  );
  const tokens = await server.database.transaction(async (tx) => [
    (await renewLink(tx, invitation.id, new Date(NOW))).token,
    (await createResetToken(tx, member.user?.id ?? 0, new Date(NOW))).token,
  ]);
  await server.visitor().call('forgotPassword', { body: { email: 'qzchild@private.example' } });
  const ticket = { subject: 'Qzsubject', description: 'Qzdescription' };
  const { id: ticketId } = bodyOf(await member.call('createTicket', { body: ticket }));
  const ofTicket = { params: { id: String(ticketId) } };
  bodyOf(await superAdmin.call('createResponse', { ...ofTicket, body: { message: 'Qzresponse' } }));
  bodyOf(await member.call('createOwnResponse', { ...ofTicket, body: { message: 'Qzreply' } }));

  const people = {
    visitor: server.visitor(),
    member,
    memberElsewhere,
    creator,
    clubAdmin,
    clubAdminElsewhere: hillside.admin,
    superAdmin,
  };
  // The organisers' own notes on a tournament, and whom somebody has asked to be their partner.
  await db
    .updateTable('participants')
    .set({
      note: 'Qznote of the organisers',
      overruled: '["too-old"]',
      overruled_at: NOW,
      overruled_by: clubAdmin.user?.id ?? 0,
    })
    .where('name', '=', 'Dora Qzfirst')
    .execute();
  const doubles = await aTournament(clubAdmin, club.id, {
    name: 'Riverside Doubles',
    type: 'Doubles',
    status: 'registering',
  });
  const asking = { params: { id: String(doubles.id) }, body: { partnerEmail: 'qzasked@private.example' } };
  bodyOf(await member.call('enterTournament', asking));
  const inClub: ReadonlySet<Reader> = new Set(['member', 'creator', 'clubAdmin', 'superAdmin']);
  const managers: ReadonlySet<Reader> = new Set(['creator', 'clubAdmin', 'superAdmin']);
  const admins: ReadonlySet<Reader> = new Set(['clubAdmin', 'superAdmin']);
  const only = (...readers: Reader[]): ReadonlySet<Reader> => new Set(readers);
  const everybody: ReadonlySet<Reader> = new Set(READERS);
  const mark = (what: string, words: string, mayBeSeenBy: ReadonlySet<Reader>): Mark => ({
    what,
    words,
    mayBeSeenBy,
  });

  const marks: Mark[] = [
    mark('an e-mail address', 'qzmember@private.example', only('member', 'clubAdmin', 'superAdmin')),
    mark(
      'an e-mail address',
      'qzelsewhere@private.example',
      only('memberElsewhere', 'clubAdminElsewhere', 'superAdmin'),
    ),
    mark('the e-mail address of a minor', 'qzchild@private.example', admins),
    mark(
      'the e-mail address of a minor',
      'qzstranger@private.example',
      only('clubAdminElsewhere', 'superAdmin'),
    ),
    mark('an e-mail address', 'qzcreator@private.example', only('creator', 'superAdmin')),
    mark('the e-mail address of a guest', 'qzguest@private.example', admins),
    mark('a date of birth', '1971-03-21', only('member')),
    mark('a date of birth', '1972-04-22', only('memberElsewhere')),
    mark('the date of birth of a minor', '2012-05-23', NOBODY),
    mark('the date of birth of a minor', '2011-09-13', NOBODY),
    mark('a date of birth', '1973-06-24', only('creator')),
    mark('a date of birth', '1974-07-25', only('clubAdmin')),
    mark('a year of birth', '"birthYear":2013', managers),
    mark('a year of birth', '"birthYear":1980', managers),
    mark('the year of birth of a partner', '"partnerBirthYear":2009', managers),
    mark('a surname in a junior event', 'Qzjunior', inClub),
    mark('a surname in a junior event', 'Qzcomma', inClub),
    mark('a surname that stands first', 'Qzbefore', inClub),
    mark('a surname in capitals that stands first', 'QZCAPITALS', inClub),
    mark('the surname of an account under 18', 'Nina qzchild', inClub),
    mark(
      'the surname of a minor of another club',
      'Nina qzstranger',
      only('memberElsewhere', 'clubAdminElsewhere', 'superAdmin'),
    ),
    mark('the surname of a creator under 18', 'Nina qzfounder', only('member', 'clubAdmin', 'superAdmin')),
    mark('the date of birth of a minor', '2009-10-14', NOBODY),
    mark('a surname of somebody born in a year', 'Qzyear', inClub),
    mark('a surname in a pair', 'Qzfirst', inClub),
    mark('the surname of a partner', 'Qzpartner', inClub),
    mark('a draft', 'Qzdraft Cup', managers),
    mark('an entry of a draft', 'Qzdraftentry', managers),
    mark('a meeting of drafts', 'Qzmeeting', admins),
    ...['Qzsubject', 'Qzdescription', 'Qzresponse', 'Qzreply'].map((words) =>
      mark('a support ticket', words, only('member', 'superAdmin')),
    ),
    mark('a note of the organisers', 'Qznote', managers),
    mark('what was overruled', '"reasons":["too-old"]', managers),
    mark('the address of who was asked', 'qzasked@private.example', only('member')),
    mark('the browser of a session', 'browser-of-qzmember', only('member')),
    // A public text, to show that the crawl gets there.
    mark('the name of an adult', 'Qzadult', everybody),
    mark('a name that the club publishes', 'Qzpublished', everybody),
  ];
  const hashes = await db.selectFrom('users').select('password_hash').execute();
  const stored = await db.selectFrom('sessions').select('token_hash').execute();
  const sessions = Object.values(people).flatMap(({ cookies }) =>
    ['session', 'device'].flatMap((name) => cookies[name] ?? []),
  );
  const secrets = [
    ...tokens.map((token) => mark('the token of a link', token, NOBODY)),
    ...sessions.map((token) => mark('a session or device', token, NOBODY)),
    mark('a password', PASSWORD, NOBODY),
    mark('the set-up code', setupCode, NOBODY),
    mark('the password of the mail server', SMTP_PASSWORD, NOBODY),
    mark('the password of the database', DATABASE_PASSWORD, NOBODY),
  ];
  return {
    server,
    people,
    marks: [
      ...marks,
      ...secrets,
      ...hashes.flatMap(({ password_hash: hash }) =>
        hash === null ? [] : [mark('a password hash', hash, NOBODY)],
      ),
      ...stored.map(({ token_hash: hash }) => mark('the hash of a session', hash, NOBODY)),
    ],
    secrets,
    logLines,
  };
}
