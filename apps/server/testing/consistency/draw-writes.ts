// The desk's work on draws in the consistency test: it makes, changes, publishes and takes back draws, enters results, withdraws entries, brings them
// back, and undoes acts.
import { WITHDRAWAL_REASONS } from '@tennis/domain';
import { pick, someTournament } from './reads.ts';
import { idParam, some, someEntries, type Scene, type Write } from './scene.ts';
import { wish } from '../storm/wishes.ts';

/** The next act of somebody who sees the draw; a storm of several people does the same. */
const atTheDraw: Write = async (scene, writer) => {
  const { world, random, via } = scene;
  const tournament = someTournament(world, random);
  const params = idParam(tournament);
  const desk = via(world.readers['super admin']);
  const about = await desk.call('getTournament', { params });
  const draws = await desk.call('getDraws', { params });
  const matches = await desk.call('listTournamentMatches', { params });
  const entries = await desk.call('listParticipants', { params });
  if ([about, draws, matches, entries].some(({ status }) => status !== 200)) return;
  // Those of the draw too are moved, scored and deleted by other writes from now on.
  const others = world.matches.filter((match) => match.tournament !== tournament);
  const known = matches.body.map(({ id }) => ({ id, tournament }));
  world.matches.splice(0, world.matches.length, ...others, ...known);
  const {
    route,
    params: of,
    body,
  } = wish((below) => random.int(below), {
    tournament: about.body,
    draws: draws.body,
    matches: matches.body,
    entries: entries.body,
    isEbb: random.int(4) === 0,
  });
  await writer.call(route, { params: of, ...(body !== undefined && { body }) });
};

/** Draws the present entries and publishes the draw at once: otherwise somebody would usually enter or leave in between. */
const drawNow: Write = async ({ world, random }, writer) => {
  const params = idParam(someTournament(world, random));
  const { status, body } = await writer.call('makeDraw', { params, body: { randomSeed: random.int(1000) } });
  if (status !== 201) return;
  const drawn = { ...params, drawId: String(body.id) };
  await writer.call('setDrawPublished', { params: drawn, body: { published: true } });
};

/** The published draw of some tournament, with the parameters of its path; null if it has none. */
async function somePublished({ world, random, via }: Scene) {
  const params = idParam(someTournament(world, random));
  const { status, body } = await via(world.readers['super admin']).call('getDraws', { params });
  if (status !== 200 || body.published === null) return null;
  return { draw: body.published, params: { ...params, drawId: String(body.published.id) } };
}

const takeBack: Write = async (scene, writer) => {
  const published = await somePublished(scene);
  if (published === null) return;
  const body = { published: false, reason: 'Drawn anew.' };
  await writer.call('setDrawPublished', { params: published.params, body });
};

/** Leaves the tournament or comes back, before or after the draw. */
const withdraw: Write = ({ world, random }, writer) => {
  const entry = pick(random, world.entries);
  const params = { ...idParam(entry?.tournament), participantId: String(entry?.id ?? 1) };
  const body =
    random.int(3) === 0
      ? ({ withdrawn: false, confirm: true } as const)
      : ({ withdrawn: true, reason: pick(random, WITHDRAWAL_REASONS) ?? 'other', confirm: true } as const);
  return writer.call('setWithdrawal', { params, body });
};

const setAlternates: Write = (scene, writer) => {
  const tournament = someTournament(scene.world, scene.random);
  const body = { participantIds: some(scene.random) ? [] : someEntries(scene, tournament, 2) };
  return writer.call('setAlternates', { params: idParam(tournament), body });
};

const setSeeds: Write = (scene, writer) => {
  const tournament = someTournament(scene.world, scene.random);
  const body = { participantIds: someEntries(scene, tournament, 4) };
  return writer.call('setSeeds', { params: idParam(tournament), body });
};

const settleGroup: Write = async (scene, writer) => {
  const published = await somePublished(scene);
  if (published === null) return;
  const { random } = scene;
  const stage = random.int(published.draw.stages.length);
  const order = some(random) ? ('lot' as const) : null;
  await writer.call('settleGroup', { params: published.params, body: { stage, order, confirm: true } });
};

export const ofDraws: readonly Write[] = [
  atTheDraw,
  atTheDraw,
  atTheDraw,
  drawNow,
  drawNow,
  takeBack,
  withdraw,
  setAlternates,
  setSeeds,
  settleGroup,
];
