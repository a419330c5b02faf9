// The writes of the consistency test: any of these may be refused, and most go through.
import { MATCH_ROUNDS, type Random } from '@tennis/domain';
import { tournamentBody } from '../factories.ts';
import type { Person, TestServer } from '../server.ts';
import { pick, someTournament } from './reads.ts';
import { aPlayer, BIRTHDAYS, type World } from './world.ts';

interface Scene {
  readonly server: TestServer;
  readonly world: World;
  readonly random: Random;
  /** Somebody as they call another process; null if there is none. */
  readonly calling: ((person: Person) => Person) | null;
}

type Write = (scene: Scene, writer: Person) => Promise<unknown>;

/** Around the midnights of both clubs, and at noon. */
const STARTS = [
  '2026-12-30T18:14:00.000Z',
  '2026-12-30T18:15:00.000Z',
  '2026-12-31T03:29:00.000Z',
  '2026-12-31T03:30:00.000Z',
  '2026-12-31T12:00:00.000Z',
  '2026-12-31T18:15:00.000Z',
  '2027-01-01T03:30:00.000Z',
];
const NAMES = ['Rui Costa', 'Kovač Nina', 'Nagy Anna', 'Mia', '秋山花子'];
const LINES = ['6-4 6-2', '4-6 6-3 7-5', '6-1 ret.'];

const idParam = (id: number | undefined) => ({ id: String(id ?? 1) });
/** The id of what a write has made; 0 if it was refused. */
const madeId = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly id: number };
}): number => (status === 201 ? body.id : 0);
const dayParam = ({ clubs }: World, random: Random) => ({
  clubId: String(pick(random, clubs) ?? 1),
  day: (pick(random, STARTS) ?? '').slice(0, 10),
});
const some = (random: Random): boolean => random.int(2) === 0;

const entryOf = ({ world, random }: Scene, tournament: number | undefined): number | null =>
  pick(
    random,
    world.entries.filter((entry) => entry.tournament === tournament),
  )?.id ?? null;

const ofTournament: readonly Write[] = [
  async ({ world, random }, writer) => {
    const type = pick(random, ['Open', 'U14', 'Doubles'] as const) ?? 'Open';
    const status = pick(random, ['draft', 'upcoming'] as const) ?? 'upcoming';
    const startDate = pick(random, STARTS) ?? '';
    const dates = { startDate, endDate: '2027-01-02T10:00:00.000Z' };
    const format = { format: 'groups_knockout' as const };
    const clubId = pick(random, world.clubs) ?? 1;
    const rest = tournamentBody(clubId);
    const body = {
      ...rest,
      name: `Cup ${random.int(100)}`,
      type,
      status,
      ...dates,
      rules: { ...rest.rules, ...format },
    };
    const id = madeId(await writer.call('createTournament', { body }));
    if (id !== 0) world.tournaments.push(id);
  },
  ({ world, random }, writer) =>
    writer.call('updateTournament', {
      params: idParam(someTournament(world, random)),
      body: some(random) ? { name: `Cup ${random.int(100)}` } : { type: some(random) ? 'Open' : 'U14' },
    }),
  ({ world, random }, writer) =>
    writer.call('setTournamentStatus', {
      params: idParam(someTournament(world, random)),
      body: {
        status:
          pick(random, ['upcoming', 'registering', 'active', 'completed', 'draft'] as const) ?? 'active',
      },
    }),
  ({ world, random }, writer) =>
    writer.call('archiveTournament', {
      params: idParam(someTournament(world, random)),
      body: { archived: random.int(4) === 0 },
    }),
  async ({ world, random }, writer) => {
    const id = pick(random, world.tournaments.slice(4));
    if (id === undefined) return;
    const { status } = await writer.call('deleteTournament', { params: idParam(id) });
    if (status !== 204) return;
    // Its address is read on.
    for (const list of [world.entries, world.groups, world.matches]) {
      list.splice(0, list.length, ...list.filter(({ tournament }) => tournament !== id));
    }
  },
];

const ofEntries: readonly Write[] = [
  async ({ world, random }, writer) => {
    const tournament = someTournament(world, random);
    const player = pick(random, world.players);
    const body = some(random)
      ? { userId: player?.user?.id ?? 1, confirm: true }
      : { name: pick(random, NAMES) ?? 'Mia', ...(some(random) ? { birthYear: 2008 } : {}) };
    const id = madeId(await writer.call('addParticipant', { params: idParam(tournament), body }));
    if (id !== 0) world.entries.push({ id, tournament });
  },
  ({ world, random }, writer) => {
    const entry = pick(random, world.entries);
    return writer.call('updateParticipant', {
      params: { ...idParam(entry?.tournament), participantId: String(entry?.id ?? 1) },
      body: some(random) ? { seed: 1 + random.int(8) } : { birthYear: 2007 + random.int(3) },
    });
  },
  async ({ world, random }, writer) => {
    // More come than go.
    const entry = some(random) ? pick(random, world.entries) : undefined;
    if (entry === undefined) return;
    const params = { ...idParam(entry.tournament), participantId: String(entry.id) };
    const { status } = await writer.call('removeParticipant', { params });
    if (status === 204) world.entries.splice(world.entries.indexOf(entry), 1);
  },
  async ({ world, random }, writer) => {
    const tournament = someTournament(world, random);
    const body = { name: `Group ${random.int(100)}` };
    const id = madeId(await writer.call('createGroup', { params: idParam(tournament), body }));
    if (id !== 0) world.groups.push({ id, tournament });
  },
];

const newMatch: Write = async (scene, writer) => {
  const { world, random } = scene;
  const tournament = someTournament(world, random);
  const groupId =
    pick(
      random,
      world.groups.filter((group) => group.tournament === tournament),
    )?.id ?? null;
  const body = {
    participant1Id: entryOf(scene, tournament),
    participant2Id: entryOf(scene, tournament),
    court: `Court ${random.int(2)}`,
    round: pick(random, MATCH_ROUNDS) ?? 'final',
    startTime: pick(random, STARTS) ?? null,
    groupId,
  };
  const id = madeId(await writer.call('createMatch', { params: idParam(tournament), body }));
  if (id !== 0) world.matches.push({ id, tournament });
};

const ofMatches: readonly Write[] = [
  newMatch,
  newMatch,
  ({ world, random }, writer) =>
    writer.call('updateMatch', {
      params: idParam(pick(random, world.matches)?.id),
      body: some(random) ? { startTime: pick(random, STARTS) ?? null } : { court: `Court ${random.int(2)}` },
    }),
  ({ world, random }, writer) =>
    writer.call('setMatchStatus', {
      params: idParam(pick(random, world.matches)?.id),
      body: {
        status: pick(random, ['in_progress', 'completed', 'cancelled', 'scheduled'] as const) ?? 'scheduled',
      },
    }),
  (scene, writer) => {
    const match = pick(scene.random, scene.world.matches);
    const winnerId = entryOf(scene, match?.tournament);
    return writer.call('setMatchWinner', { params: idParam(match?.id), body: { winnerId, confirm: true } });
  },
  ({ world, random }, writer) =>
    writer.call('setMatchScores', {
      params: idParam(pick(random, world.matches)?.id),
      body: { scores: { text: pick(random, LINES) ?? '' }, confirm: true },
    }),
  ({ world, random }, writer) =>
    writer.call('deleteMatch', {
      params: idParam(pick(random, world.matches)?.id),
      query: { confirm: 'true' },
    }),
];

/** The order of play of a day, on which estimates are told: what happens in one tournament moves those of the others. */
const ofDays: readonly Write[] = [
  ({ world, random }, writer) =>
    writer.call('setOrderPublished', {
      params: dayParam(world, random),
      body: { published: random.int(5) !== 0 },
    }),
  ({ world, random }, writer) =>
    writer.call('moveMatches', {
      params: dayParam(world, random),
      body: {
        moves: [{ matchId: pick(random, world.matches)?.id ?? 1, followedBy: some(random) }],
        confirm: true,
      },
    }),
];

const membership = ({ server, world, random }: Scene) => {
  const userId = pick(random, world.players)?.user?.id ?? 0;
  const of = { club_id: pick(random, world.clubs) ?? 1, user_id: userId };
  const { db } = server.database;
  // Asked anew with every call: nobody is told of it.
  return some(random)
    ? db.deleteFrom('club_members').where('user_id', '=', userId).execute()
    : db
        .insertInto('club_members')
        .values({ ...of, role: some(random) ? 'admin' : 'member', created_at: '2026-12-01T10:00:00.000Z' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
};

const ofPeople: readonly Write[] = [
  ({ world, random }) =>
    world.readers['super admin'].call('updateUser', {
      params: idParam(pick(random, world.players)?.user?.id),
      body: { name: pick(random, NAMES) ?? 'Mia' },
    }),
  async ({ server, world, random }) => {
    if (random.int(3) !== 0) return;
    const gone = world.players.splice(random.int(world.players.length), 1)[0];
    await world.readers['super admin'].call('deleteUser', { params: idParam(gone?.user?.id) });
    const player = await aPlayer(server, pick(random, NAMES) ?? 'Mia', pick(random, BIRTHDAYS) ?? null);
    world.players.push(player);
  },
  membership,
  membership,
  ({ world, random }) =>
    world.readers.admin.call('createClub', { body: { name: `Club ${random.int(1000)}`, timeZone: 'UTC' } }),
];

/** What a club publishes is set in the database by its host; then the one server is told. */
const settings: Write = async ({ server, random }) => {
  await server.database.db
    .updateTable('clubs')
    .set({ publishes_full_names: random.int(4) === 0 ? 1 : 0 })
    .execute();
  server.changedBelow();
};

const ALL: readonly (readonly Write[])[] = [
  ofTournament,
  ofEntries,
  ofEntries,
  ofEntries,
  ofMatches,
  ofMatches,
  ofMatches,
  ofDays,
  ofPeople,
];

/** Makes one write, by somebody who mostly may. */
export async function someWrite(scene: Scene): Promise<void> {
  const { world, random, calling } = scene;
  const { admin, creator, elsewhere, 'super admin': superAdmin, member } = world.readers;
  const writer =
    pick(random, [admin, creator, superAdmin, superAdmin, superAdmin, superAdmin, elsewhere, member]) ??
    admin;
  const write = pick(random, pick(random, calling === null ? [...ALL, [settings]] : ALL) ?? []);
  await write?.(scene, calling === null || some(random) ? writer : calling(writer));
}
