// A person with a mark in every field that could identify them, in every table that knows them: an export must hold all of these marks, and an
// erasure must leave none behind.
import { deliverMails } from '../mail/delivery.ts';
import { bodyOf } from '../demo/injected-person.ts';
import { tell } from '../tennis/telling.ts';
import { aClub, aTournament, anEntry, matchBody, tournamentBody } from './factories.ts';
import { tokenIn, type MailServer } from './mail-server.ts';
import { anAskedPair } from './pairs.ts';
import { SOME_PUSH_KEYS } from './push-keys.ts';
import type { Person, TestServer } from './server.ts';

/** Part of every text of theirs, in upper or lower case; long enough not to occur in a hash by chance. */
export const MARK = 'zqxjkvwq';
export const BIRTH_DAY = '1987-06-05';
export const PASSWORD = 'Tennis123';

const AT = '2026-09-01T10:00:00.000Z';

/** Everything that was made around them. */
export interface MarkedWorld {
  readonly marked: Person;
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  /** Admin of the club, with them. */
  readonly marta: Person;
  readonly clubId: number;
  /** A U14 tournament with matches that they played; its contact is their address. */
  readonly tournamentId: number;
  readonly entryId: number;
  readonly matchId: number;
  /** Pairs: with an account, with a name alone, and as the partner. */
  readonly doublesId: number;
  /** Given if they have entered but have no match. */
  readonly openId: number;
}

/** Builds the person on a server whose clock is at 2026-09-01. With the server's mails they have proved that their address is theirs. */
export async function aMarkedPerson(server: TestServer, mails?: MailServer): Promise<MarkedWorld> {
  const { db } = server.database;
  const { club, admin: marta } = await aClub(server);
  const keyed = { 'idempotency-key': `key-of-a-write-${MARK}` };
  const username = `${MARK}user`;
  const name = `${MARK}nina ${MARK}"ko%č`;
  const email = `${MARK.toUpperCase()}.Nina@example.org`;
  const marked = server.visitor();
  const browser = { 'user-agent': `${MARK}browser/1.0` };
  const account = { username, password: PASSWORD, email, name, role: 'club_admin' as const };
  const { id } = bodyOf(await marked.call('register', { body: account }, browser));
  await db.updateTable('users').set({ date_of_birth: BIRTH_DAY }).where('id', '=', id).execute();
  if (mails !== undefined) {
    await server.visitor().call('forgotPassword', { body: { email } });
    await deliverMails(server.services);
    const link = { params: { token: tokenIn(mails.received[0]) }, body: { newPassword: PASSWORD } };
    bodyOf(await server.visitor().call('resetPassword', link));
    await marked.call('login', { body: { username, password: PASSWORD } }, browser);
  }
  await marked.call('setNoticeChoices', {
    body: { topics: [{ topic: 'result', inApp: true, byMail: true }] },
  });
  await marked.call('addFollows', { body: { follows: [{ kind: 'club', id: club.id }] } });
  await marked.call('setPushDevice', {
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/some-browser',
      keys: SOME_PUSH_KEYS,
      language: 'en',
      timeZone: 'Europe/Lisbon',
      follows: [],
    },
  });
  const phone = server.visitor();
  await phone.call('login', { body: { username, password: PASSWORD } }, browser);
  // Wrong passwords: on a device of theirs, and from an address of theirs.
  for (const headers of [{ cookie: `device=${phone.cookies['device']}` }, {}]) {
    await server.visitor().call('login', { body: { username, password: 'not-his-own' } }, headers);
  }

  // A club of their own, which Marta runs with them, and hers, which they run with her.
  const own = bodyOf(await marked.call('createClub', { body: { name: 'Hillside' } }, keyed));
  const both = [
    { club_id: own.id, user_id: marta.user?.id ?? 0 },
    { club_id: club.id, user_id: id },
  ];
  await db
    .insertInto('club_members')
    .values(both.map((member) => ({ ...member, role: 'admin' as const, created_at: AT })))
    .execute();

  const tournament = bodyOf(
    await marked.call(
      'createTournament',
      { body: { ...tournamentBody(club.id), type: 'U14', contactEmail: email } },
      { 'idempotency-key': `another-write-of-${MARK}` },
    ),
  );
  const params = { id: String(tournament.id) };
  const entry = bodyOf(
    await marta.call(
      'addParticipant',
      {
        params,
        body: { userId: id, seed: 1, club: `${MARK}club`, birthYear: 1987, confirm: true },
      },
      keyed,
    ),
  );
  bodyOf(await marta.call('setScorers', { params, body: { userIds: [id] } }));
  const noted = { ...params, participantId: String(entry.id) };
  bodyOf(await marta.call('updateParticipant', { params: noted, body: { note: `Of ${MARK}: a bad knee` } }));
  const priya = await anEntry(marta, tournament.id, 'Priya Raman');
  const match = bodyOf(
    await marked.call(
      'createMatch',
      { params, body: matchBody(entry.id, priya.id) },
      {
        'idempotency-key': `match-of-${MARK}`,
      },
    ),
  );
  await marked.call('setMatchScores', {
    params: { id: String(match.id) },
    body: { scores: { text: '6-4 7-6(3)' }, winnerId: entry.id },
  });

  const told = { kind: 'result' as const, personIds: [entry.personId ?? 0], tournamentId: tournament.id };
  await server.database.transaction((tx) =>
    tell(tx, [{ ...told, matchId: match.id }], { now: new Date(AT), actorId: null }),
  );

  const doubles = await aTournament(marta, club.id, { name: 'Doubles Cup', type: 'Doubles' });
  const pair = (body: object) =>
    db
      .insertInto('participants')
      .values({
        club_id: club.id,
        tournament_id: doubles.id,
        user_id: null,
        name: null,
        partner_user_id: null,
        partner_name: null,
        seed: null,
        group_id: null,
        club: 'Riverside',
        birth_year: 2014,
        partner_birth_year: null,
        created_at: AT,
        ...body,
      })
      .execute();
  await pair({ user_id: id, partner_name: 'Bo Lind' });
  await pair({ name: 'Cleo Park', partner_user_id: id });
  await pair({ user_id: marta.user?.id ?? 0, partner_user_id: id });

  await db
    .insertInto('claims')
    .values({
      club_id: club.id,
      person_id: priya.personId ?? 0,
      user_id: id,
      relation: 'manager',
      state: 'pending',
      shown_name: 'P. R.',
      created_at: AT,
    })
    .execute();
  const seeking = await anAskedPair(server, marta, club.id);
  await db
    .updateTable('partner_requests')
    .set({ person_id: null, email, email_key: email.toLowerCase() })
    .where('id', '=', seeking.requestId)
    .execute();
  const open = await aTournament(marta, club.id, { name: 'Open Cup', status: 'registering' });
  await marta.call('addParticipant', { params: { id: String(open.id) }, body: { userId: id } });

  // Invitations to and by the person (one pending, one accepted), with their mails; a reset link and mails about the account.
  const inviting = (who: Person, clubId: number, to: string) =>
    who.call(
      'createInvitation',
      { params: { clubId: String(clubId) }, body: { email: to } },
      {
        'idempotency-key': `invitation-of-${MARK}-${to.length}`,
      },
    );
  await inviting(marked, own.id, 'guest@example.org');
  await db
    .insertInto('invitations')
    .values(
      (['pending', 'accepted'] as const).map((status) => ({
        club_id: club.id,
        email: email.toUpperCase(),
        email_key: email.toLowerCase(),
        role: 'member' as const,
        status,
        token_hash: `hash-${status}`,
        invited_by: marta.user?.id ?? null,
        created_at: AT,
        expires_at: '2026-09-08T10:00:00.000Z',
        accepted_by: status === 'accepted' ? id : null,
        accepted_at: status === 'accepted' ? AT : null,
      })),
    )
    .execute();
  await server.visitor().call('forgotPassword', { body: { email: email.toUpperCase() } });
  await db
    .updateTable('mails')
    .set({ last_error: `no mailbox ${email}` })
    .where('kind', '=', 'reset')
    .execute();
  const admin = await server.signUp('super_admin');
  const ticket = { subject: `${MARK} cannot sign in`, description: `My name is ${MARK}.` };
  const asked = bodyOf(await marked.call('createTicket', { body: ticket }));
  const ofTicket = { params: { id: String(asked.id) } };
  bodyOf(await marked.call('createOwnResponse', { ...ofTicket, body: { message: `It is ${MARK}.` } }));
  await admin.call('issueResetLink', { params: { id: String(id) } }, keyed);

  return {
    marked,
    id,
    username,
    email,
    name,
    marta,
    clubId: club.id,
    tournamentId: tournament.id,
    entryId: entry.id,
    matchId: match.id,
    doublesId: doubles.id,
    openId: open.id,
  };
}
