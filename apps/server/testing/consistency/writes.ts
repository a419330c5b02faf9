// The writes of the consistency test: any of these may be refused, and most go through.
import { MATCH_ROUNDS, type Random } from '@tennis/domain';
import { tournamentBody } from '../factories.ts';
import type { Person, TestServer } from '../server.ts';
import { pick } from './reads.ts';
import { aPlayer, BIRTHDAYS, type World } from './world.ts';

interface Scene {
  readonly server: TestServer;
  readonly world: World;
  readonly random: Random;
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
/** The id of what a write has made; 0 where it was refused. */
const madeId = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly id: number };
}): number => (status === 201 ? body.id : 0);
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
      params: idParam(pick(random, world.tournaments)),
      body: some(random) ? { name: `Cup ${random.int(100)}` } : { type: some(random) ? 'Open' : 'U14' },
    }),
  ({ world, random }, writer) =>
    writer.call('setTournamentStatus', {
      params: idParam(pick(random, world.tournaments)),
      body: {
        status:
          pick(random, ['upcoming', 'registering', 'active', 'completed', 'draft'] as const) ?? 'active',
      },
    }),
  ({ world, random }, writer) =>
    writer.call('archiveTournament', {
      params: idParam(pick(random, world.tournaments)),
      body: { archived: random.int(4) === 0 },
    }),
  ({ world, random }, writer) =>
    writer.call('deleteTournament', { params: idParam(pick(random, world.tournaments.slice(2))) }),
];

const ofEntries: readonly Write[] = [
  async ({ world, random }, writer) => {
    const tournament = pick(random, world.tournaments) ?? 1;
    const player = pick(random, [...world.players, world.readers.member]);
    const body = some(random)
      ? { userId: player?.user?.id ?? 1 }
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
  ({ world, random }, writer) => {
    const entry = pick(random, world.entries);
    return writer.call('removeParticipant', {
      params: { ...idParam(entry?.tournament), participantId: String(entry?.id ?? 1) },
    });
  },
  async ({ world, random }, writer) => {
    const tournament = pick(random, world.tournaments) ?? 1;
    const body = { name: `Group ${random.int(100)}` };
    const id = madeId(await writer.call('createGroup', { params: idParam(tournament), body }));
    if (id !== 0) world.groups.push({ id, tournament });
  },
];

const ofMatches: readonly Write[] = [
  async (scene, writer) => {
    const { world, random } = scene;
    const tournament = pick(random, world.tournaments);
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
    if (id !== 0) world.matches.push({ id, tournament: tournament ?? 1 });
  },
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

/** What a club publishes is set in the database by whoever hosts it; then the servers are told. */
const settings: Write = async ({ server, random }) => {
  await server.database.db
    .updateTable('clubs')
    .set({ publishes_full_names: random.int(2) })
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
  ofPeople,
  [settings],
];

/** Makes one write, by somebody who mostly may. */
export async function someWrite(scene: Scene): Promise<void> {
  const { world, random } = scene;
  const { admin, creator, elsewhere, 'super admin': superAdmin, member } = world.readers;
  const writer = pick(random, [admin, admin, creator, superAdmin, elsewhere, member]) ?? admin;
  const write = pick(random, pick(random, ALL) ?? []);
  await write?.(scene, writer);
}
