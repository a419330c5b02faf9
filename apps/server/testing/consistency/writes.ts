// The writes of the consistency test: any of these may be refused, and most go through.
import type { RouteName } from '@tennis/contract';
import { MATCH_ROUNDS, type Random } from '@tennis/domain';
import { dayIn } from '../../ground/clock.ts';
import { tournamentBody } from '../factories.ts';
import type { Person, TestServer } from '../server.ts';
import { ofDraws } from './draw-writes.ts';
import { ofIdentity, ofLists, ofPeople } from './people-writes.ts';
import { pick, someTournament } from './reads.ts';
import { entryOf, idParam, madeId, NAMES, some, type Write } from './scene.ts';
import type { World } from './world.ts';

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
const LINES = ['6-4 6-2', '4-6 6-3 7-5', '6-1 ret.'];

const dayParam = ({ clubs }: World, random: Random) => ({
  clubId: String(pick(random, clubs) ?? 1),
  day: (pick(random, STARTS) ?? '').slice(0, 10),
});
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

/** Asks the desk of a club and day what can be undone, and undoes it. */
const undoMove: Write = async ({ world, random, via }, writer) => {
  const params = dayParam(world, random);
  const { status, body } = await via(world.readers['super admin']).call('getOrderOfPlay', { params });
  const move = status === 200 ? body.desk?.lastMove?.id : undefined;
  if (move !== undefined) await writer.call('undoMove', { params, body: { move } });
};

/** Rain, as the clubs have it on the day that it is; and the end of it. */
const rain: Write = async ({ server, world, random, via }, writer) => {
  const clubId = String(pick(random, world.clubs) ?? 1);
  const { body: club } = await via(world.readers['super admin']).call('getClub', { params: { clubId } });
  const courts = await via(world.readers['super admin']).call('listCourts', { params: { clubId } });
  if (courts.status !== 200 || courts.body.length === 0) return;
  const params = { clubId, day: dayIn(club.timeZone, server.services.now()) };
  const courtIds = courts.body.map(({ id }) => id);
  await (some(random)
    ? writer.call('suspendPlay', { params, body: { courtIds, reason: 'rain' } })
    : writer.call('resumePlay', { params, body: { courtIds } }));
};

/** The order of play of a day, on which estimates depend: events in one tournament move those of the others. */
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
  undoMove,
  rain,
];

/** The host sets in the database what a club publishes; then the one server is told. */
const settings: Write = async ({ server, random }) => {
  await server.database.db
    .updateTable('clubs')
    .set({ publishes_full_names: random.int(4) === 0 ? 1 : 0 })
    .execute();
  server.changedBelow();
};

const ALL: readonly (readonly Write[])[] = [
  ofDraws,
  ofDraws,
  ofDraws,
  ofDraws,
  ofTournament,
  ofEntries,
  ofEntries,
  ofMatches,
  ofMatches,
  ofMatches,
  ofDays,
  ofPeople,
  ofLists,
  ofIdentity,
];

const EACH = [...new Set(ALL.flat())];

export interface Writing {
  readonly server: TestServer;
  readonly world: World;
  readonly random: Random;
  /** Somebody as they call another process; null if there is none. */
  readonly calling: ((person: Person) => Person) | null;
  /** How many writes there were before. */
  readonly before: number;
  /** Told each call that was accepted. */
  readonly onDone: (name: RouteName) => void;
}

/** The same person, whose accepted calls are told. */
const told = (person: Person, onDone: Writing['onDone']): Person => ({
  ...person,
  get user() {
    return person.user;
  },
  call: async (name, ...rest) => {
    const reply = await person.call(name, ...rest);
    if (reply.status < 300) onDone(name);
    return reply;
  },
});

/** Makes one write, by somebody who mostly may; each kind once before any is made again. */
export async function someWrite({ server, world, random, calling, before, onDone }: Writing): Promise<void> {
  const { admin, creator, elsewhere, 'super admin': superAdmin, member } = world.readers;
  const mayAll = before < EACH.length ? superAdmin : null;
  const writer =
    mayAll ??
    pick(random, [admin, creator, superAdmin, superAdmin, superAdmin, superAdmin, elsewhere, member]) ??
    admin;
  const write =
    EACH[before] ?? pick(random, pick(random, calling === null ? [...ALL, [settings]] : ALL) ?? []);
  // All of a write goes to one process: what it looks at before it is there.
  const isElsewhere = calling !== null && some(random);
  const via = (person: Person): Person => told(isElsewhere ? calling(person) : person, onDone);
  await write?.({ server, world, random, via }, via(writer));
}
