// Two clubs in zones with odd offsets, and six kinds of readers: the scene of the consistency test.
import type { CreateTournament } from '@tennis/contract';
import type { Db } from '../../database/connection.ts';
import { bodyOf, joinClub, matchBody, tournamentBody } from '../factories.ts';
import type { Person, TestServer } from '../server.ts';

export const KINDS = ['visitor', 'elsewhere', 'member', 'admin', 'creator', 'super admin'] as const;
export type Kind = (typeof KINDS)[number];

export interface World {
  readonly readers: Readonly<Record<Kind, Person>>;
  readonly clubs: readonly [number, number];
  /** Accounts that are entered and deleted again. */
  readonly players: Person[];
  /** The tournament in which most happens for a while. */
  focus: number;
  /** The objects that the writes have made, whether or not they are still there. */
  readonly tournaments: number[];
  readonly entries: { readonly id: number; readonly tournament: number }[];
  readonly groups: { readonly id: number; readonly tournament: number }[];
  readonly matches: { readonly id: number; readonly tournament: number }[];
}

const ZONES = ['Asia/Kathmandu', 'America/St_Johns'] as const;

/** A birthday that comes while the clock of the test goes on. */
export const BIRTHDAYS = ['2008-12-30', '2008-12-31', '2009-01-01', '2010-06-06', '1990-05-05'] as const;

/** Signs a player up; what they are called and when they were born nobody has read yet. */
export async function aPlayer(server: TestServer, name: string, birthday: string | null): Promise<Person> {
  const player = await server.signUp('member', name);
  await server.database.db
    .updateTable('users')
    .set({ date_of_birth: birthday })
    .where('id', '=', player.user?.id ?? 0)
    .execute();
  return player;
}

const demote = (db: Db, person: Person, clubId: number) =>
  db
    .deleteFrom('club_members')
    .where('user_id', '=', person.user?.id ?? 0)
    .where('club_id', '=', clubId)
    .execute();

const clubOf = async (person: Person, timeZone: string) =>
  bodyOf(await person.call('createClub', { body: { name: `Club in ${timeZone}`, timeZone } })).id;

/** A tournament with groups. */
const groupsBody = (clubId: number): CreateTournament => {
  const body = tournamentBody(clubId);
  return { ...body, rules: { ...body.rules, format: 'groups_knockout', knockout: false } };
};

const ENTRANTS = ['Ida Lund', 'Nagy Anna', 'Bo Lind', 'Kovač Lea', 'Eva Sand', 'Per Holm'];

/** A published knockout with people of whom only the year of birth is known. */
async function aDrawnCup(creator: Person, clubId: number) {
  const { id } = bodyOf(await creator.call('createTournament', { body: tournamentBody(clubId) }));
  const params = { id: String(id) };
  const entries: number[] = [];
  for (const [at, name] of ENTRANTS.entries()) {
    const body = { name, birthYear: 2006 + at };
    entries.push(bodyOf(await creator.call('addParticipant', { params, body })).id);
  }
  const draw = bodyOf(await creator.call('makeDraw', { params, body: { randomSeed: 7 } }));
  const published = { params: { ...params, drawId: String(draw.id) }, body: { published: true } };
  bodyOf(await creator.call('setDrawPublished', published));
  return { id, entries };
}

/** The world before anything has been read. */
export async function aWorld(server: TestServer): Promise<World> {
  const superAdmin = await server.signUp('super_admin');
  const admin = await server.signUp('club_admin', 'Marta Silva');
  const elsewhere = await server.signUp('club_admin', 'Jonas Weber');
  const creator = await server.signUp('club_admin', 'Clara Novak');
  const member = await aPlayer(server, 'Nina Kovač', '2008-12-31');
  const clubs = [await clubOf(admin, ZONES[0]), await clubOf(elsewhere, ZONES[1])] as const;
  const { db } = server.database;
  // Creates what they manage afterwards without belonging to the club.
  await db
    .insertInto('club_members')
    .values({
      club_id: clubs[0],
      user_id: creator.user?.id ?? 0,
      role: 'admin',
      created_at: '2026-12-01T10:00:00.000Z',
    })
    .execute();
  const made = bodyOf(
    await creator.call('createTournament', { body: { ...groupsBody(clubs[0]), type: 'U14' } }),
  );
  const draft = bodyOf(
    await creator.call('createTournament', { body: { ...groupsBody(clubs[0]), status: 'draft' } }),
  );
  const open = bodyOf(await creator.call('createTournament', { body: groupsBody(clubs[0]) }));
  const cup = await aDrawnCup(creator, clubs[0]);
  await demote(db, creator, clubs[0]);
  await joinClub(server, clubs[0], member);
  const names = ['Aiko Tanaka', 'Sam Oduya', 'Lena Fischer', 'Kovač Ana', 'Tom Ito'];
  const players = await Promise.all(
    names.map((name, at) => aPlayer(server, name, BIRTHDAYS[at % BIRTHDAYS.length] ?? null)),
  );
  for (const player of players) await joinClub(server, clubs[0], player);
  const tournaments = [made.id, draft.id, open.id];
  const entries: { id: number; tournament: number }[] = [];
  for (const player of players) {
    for (const id of tournaments) {
      const params = { id: String(id) };
      const body = { userId: player.user?.id ?? 0, confirm: true };
      entries.push({ id: bodyOf(await admin.call('addParticipant', { params, body })).id, tournament: id });
    }
  }
  const matches: { id: number; tournament: number }[] = [];
  for (const tournament of tournaments) {
    const sides = entries.filter((entry) => entry.tournament === tournament);
    for (const at of [0, 1, 2]) {
      const body = { ...matchBody(sides[at]?.id ?? null, sides[at + 1]?.id ?? null), startTime: null };
      const { id } = bodyOf(await admin.call('createMatch', { params: { id: String(tournament) }, body }));
      matches.push({ id, tournament });
    }
  }
  tournaments.push(cup.id);
  for (const id of cup.entries) entries.push({ id, tournament: cup.id });
  const drawn = bodyOf(await admin.call('listTournamentMatches', { params: { id: String(cup.id) } }));
  for (const { id } of drawn) matches.push({ id, tournament: cup.id });
  // People who play for a club without belonging to it any more see their own names whole, and nobody else's.
  for (const player of players.slice(0, 2)) await demote(db, player, clubs[0]);
  return {
    readers: { visitor: server.visitor(), elsewhere, member, admin, creator, 'super admin': superAdmin },
    clubs,
    players,
    focus: cup.id,
    tournaments,
    entries,
    groups: [],
    matches,
  };
}
