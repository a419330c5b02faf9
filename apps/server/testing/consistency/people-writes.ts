// Changes to people in the consistency test: lists are imported, two people turn out to be one and are separated again, accounts are claimed,
// renamed, deleted and erased, and people join and leave clubs.
import { bodyOf } from '../factories.ts';
import type { Person } from '../server.ts';
import { pick, someTournament } from './reads.ts';
import { idParam, NAMES, some, type Scene, type Write } from './scene.ts';
import { aPlayer, BIRTHDAYS } from './world.ts';

const PASSWORD = 'Tennis123';

const nameOf = ({ random }: Scene): string => pick(random, NAMES) ?? 'Mia';
const yearOf = ({ random }: Scene): number => 2007 + random.int(3);

/** Somebody of a club who plays, of that club if one is named. */
async function somebodyOf({ server, random }: Scene, clubId: number | null = null) {
  const people = await server.database.db
    .selectFrom('persons')
    .select(['id', 'club_id'])
    .where('erased_at', 'is', null)
    .where('merged_into', 'is', null)
    .where('club_id', 'is not', null)
    .orderBy('id')
    .execute();
  const one = pick(
    random,
    people.filter((person) => clubId === null || person.club_id === clubId),
  );
  return { id: one?.id ?? 1, clubId: one?.club_id ?? 1 };
}

/** One of those who were merged into others; nobody where nobody was. */
async function someoneMerged({ server, random }: Scene) {
  const people = await server.database.db
    .selectFrom('persons')
    .select(['id', 'club_id'])
    .where('merged_into', 'is not', null)
    .orderBy('id')
    .execute();
  return pick(random, people);
}

const personParams = (clubId: number, id: number) => ({ clubId: String(clubId), personId: String(id) });

const importPeople: Write = async (scene, writer) => {
  const { id, clubId } = await somebodyOf(scene);
  const lines = [
    { name: nameOf(scene), birthYear: yearOf(scene), isNew: true },
    { name: nameOf(scene), personId: id, isChosen: true, birthYear: yearOf(scene) },
  ];
  return writer.call('importPersons', {
    params: { clubId: String(clubId) },
    body: { lines, confirm: true },
  });
};

const importEntries: Write = async (scene, writer) => {
  const { world, random } = scene;
  const tournament = someTournament(world, random);
  const params = idParam(tournament);
  const lines = [0, 1].map(() => ({
    player: { name: nameOf(scene), birthYear: yearOf(scene), isNew: true },
    overrule: true,
    ...(some(random) && { seed: 1 + random.int(8) }),
  }));
  const { status } = await writer.call('importParticipants', { params, body: { lines, confirm: true } });
  if (status !== 200) return;
  const known = new Set(world.entries.map(({ id }) => id));
  const all = await world.readers['super admin'].call('listParticipants', { params });
  for (const { id } of bodyOf(all)) if (!known.has(id)) world.entries.push({ id, tournament });
};

const updatePerson: Write = async (scene, writer) => {
  const { id, clubId } = await somebodyOf(scene);
  const body = some(scene.random)
    ? { name: nameOf(scene) }
    : { birthYear: yearOf(scene), isMarked: some(scene.random) };
  return writer.call('updatePerson', { params: personParams(clubId, id), body });
};

/** Somebody was entered twice: once more under their name, or under another one. */
const merge: Write = async (scene, writer) => {
  const into = await somebodyOf(scene);
  const params = { clubId: String(into.clubId) };
  const twice = await writer.call('createPerson', { params, body: { name: nameOf(scene) } });
  const from = twice.status === 201 && some(scene.random) ? twice.body : await somebodyOf(scene, into.clubId);
  return writer.call('mergePerson', {
    params: personParams(into.clubId, from.id),
    body: { into: into.id, confirm: true },
  });
};

const unmerge: Write = async (scene, writer) => {
  const merged = await someoneMerged(scene);
  if (merged === undefined) return;
  await writer.call('unmergePerson', { params: personParams(merged.club_id ?? 1, merged.id) });
};

/** A player says that an entry is theirs, and its club decides. */
const claim: Write = async ({ world, random, via }, writer) => {
  const player = pick(random, [world.readers.member, ...world.players]);
  const entryId = pick(random, world.entries)?.id ?? 1;
  if (player === undefined) return;
  const relation = some(random) ? 'self' : 'manager';
  const { status, body } = await via(player).call('createClaim', { body: { entryId, relation } });
  if (status !== 201) return;
  const params = { clubId: String(pick(random, world.clubs) ?? 1), claimId: String(body.id) };
  await writer.call('decideClaim', { params, body: { approved: random.int(4) !== 0 } });
};

/** Enters themselves, or leaves again. */
const enterThemselves: Write = async ({ server, world, random, via }) => {
  const player = pick(random, world.players);
  const person = await server.database.db
    .selectFrom('persons')
    .select('id')
    .where('account_id', '=', player?.user?.id ?? 0)
    .executeTakeFirst();
  if (player === undefined || person === undefined) return;
  const params = idParam(someTournament(world, random));
  await (some(random)
    ? via(player).call('enterTournament', { params, body: { personId: person.id } })
    : via(player).call('leaveTournament', { params: { ...params, personId: String(person.id) } }));
};

const rename: Write = (scene) =>
  scene.via(scene.world.readers['super admin']).call('updateUser', {
    params: idParam(pick(scene.random, scene.world.players)?.user?.id),
    body: { name: nameOf(scene) },
  });

/** A player goes, and another one comes. */
const go =
  (how: (scene: Scene, gone: Person) => Promise<unknown>): Write =>
  async (scene) => {
    const { server, world, random } = scene;
    const gone = world.players.splice(random.int(world.players.length), 1)[0];
    if (gone === undefined) return;
    await how(scene, gone);
    world.players.push(await aPlayer(server, nameOf(scene), pick(random, BIRTHDAYS) ?? null));
  };

const erase = go(({ via }, gone) => via(gone).call('eraseAccount', { body: { password: PASSWORD } }));
const deleteThem = go(({ world, via }, gone) =>
  via(world.readers['super admin']).call('deleteUser', { params: idParam(gone.user?.id) }),
);

const membership: Write = ({ server, world, random }) => {
  const userId = pick(random, world.players)?.user?.id ?? 0;
  const of = { club_id: pick(random, world.clubs) ?? 1, user_id: userId };
  const { db } = server.database;
  // Asked again with every call: nobody is told of it.
  return some(random)
    ? db.deleteFrom('club_members').where('user_id', '=', userId).execute()
    : db
        .insertInto('club_members')
        .values({ ...of, role: some(random) ? 'admin' : 'member', created_at: '2026-12-01T10:00:00.000Z' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
};

const newClub: Write = ({ world, random, via }) =>
  via(world.readers.admin).call('createClub', {
    body: { name: `Club ${random.int(1000)}`, timeZone: 'UTC' },
  });

export const ofPeople: readonly Write[] = [
  rename,
  membership,
  membership,
  newClub,
  updatePerson,
  claim,
  enterThemselves,
];

export const ofLists: readonly Write[] = [importPeople, importEntries];
export const ofIdentity: readonly Write[] = [merge, merge, merge, unmerge, erase, deleteThem];
