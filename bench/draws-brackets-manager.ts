// brackets-manager with its memory store at the tasks of the draw bench.
import { createRequire } from 'node:module';
import { fieldOf } from './draws-field.ts';
import type { Peer } from './draws-peers.ts';
import { contender } from './side-by-side.ts';
import type { Contender } from './side-by-side.ts';

interface Match {
  readonly id: number;
  readonly opponent1: object | null;
  readonly opponent2: object | null;
}

/** As much of the manager and its store as the bench calls. */
interface Manager {
  readonly create: { stage(input: object): Promise<{ readonly id: number }> };
  readonly update: { match(change: object): Promise<void> };
  readonly get: { finalStandings(stage: number, options: object): Promise<readonly unknown[]> };
}
interface Store {
  select(table: 'match'): Promise<readonly Match[]>;
}

const load = createRequire(import.meta.url);
const { BracketsManager } = load('brackets-manager') as { BracketsManager: new (store: Store) => Manager };
const { InMemoryDatabase } = load('brackets-memory-db') as { InMemoryDatabase: new () => Store };

interface Start {
  readonly store: Store;
  readonly manager: Manager;
}

const fresh = (): Start => {
  const store = new InMemoryDatabase();
  return { store, manager: new BracketsManager(store) };
};

const stageInput = (entrants: number, type: string, settings: object): object => {
  let size = 2;
  while (size < entrants) size *= 2;
  const names = fieldOf(entrants, 0).map(({ name }) => name);
  const byes = Array.from({ length: size - entrants }, () => null);
  return { tournamentId: 0, name: 'Stage', type, seeding: [...names, ...byes], settings };
};

const knockout = (entrants: number): object =>
  stageInput(entrants, 'single_elimination', { seedOrdering: ['inner_outer'] });
const groups = stageInput(32, 'round_robin', { groupCount: 8, seedOrdering: ['groups.effort_balanced'] });
const double = stageInput(32, 'double_elimination', { grandFinal: 'double', seedOrdering: ['inner_outer'] });

const drawing = (input: object): Contender =>
  contender(fresh, async ({ manager, store }) => {
    await manager.create.stage(input);
    return store;
  });

const won = { opponent1: { score: 2, result: 'win' }, opponent2: { score: 0 } };

/** A drawn stage and its matches in the order in which they can be played, without those that have a bye. */
const drawn = async (input: object) => {
  const { manager, store } = fresh();
  const { id: stage } = await manager.create.stage(input);
  const matches = await store.select('match');
  const played = matches.filter(({ opponent1, opponent2 }) => opponent1 !== null && opponent2 !== null);
  return { manager, stage, ids: played.map(({ id }) => id) };
};

const playing = (input: object, results: number): Contender =>
  contender(
    () => drawn(input),
    async ({ manager, ids }) => {
      for (const id of ids.slice(0, results)) await manager.update.match({ id, ...won });
      return ids.length;
    },
  );

const rankingFormula = ({ wins }: { readonly wins: number }): number => wins;

const playedGroups = async () => {
  const start = await drawn(groups);
  for (const id of start.ids) await start.manager.update.match({ id, ...won });
  return start;
};

const ranking = (): Contender => {
  const played = playedGroups();
  return contender(
    () => played,
    async ({ manager, stage }) => (await manager.get.finalStandings(stage, { rankingFormula })).length === 32,
  );
};

/** The fast peer. */
export const bracketsManager = (): Peer => ({
  name: 'brackets-manager 1.11.1',
  tasks: {
    draw32: drawing(knockout(32)),
    draw128: drawing(knockout(116)),
    groups: drawing(groups),
    double32: drawing(double),
    result32: playing(knockout(32), 1),
    result128: playing(knockout(116), 1),
    play32: playing(knockout(32), Infinity),
    play128: playing(knockout(116), Infinity),
    standings: ranking(),
  },
  leavesOut: [
    'draws: no lot, no seed blocks, no clubs apart, no policies; entrants stand in a fixed order',
    'groups: no knockout with them; ours is drawn too',
    'results: numbers without tennis (6-5 6-5 passes), no list of consequences, no refusal in words',
    'standings: points of one formula, no head-to-head, no shares, no reasons',
  ],
});
