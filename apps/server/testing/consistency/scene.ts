// The things that every write of the consistency test is given, and those that several of them share.
import type { Random } from '@tennis/domain';
import type { Person, TestServer } from '../server.ts';
import { pick } from './reads.ts';
import type { World } from './world.ts';

export interface Scene {
  readonly server: TestServer;
  readonly world: World;
  readonly random: Random;
  /** Somebody as they call the process that takes this write. */
  readonly via: (person: Person) => Person;
}

/** One write, by somebody who may or may not; a write of certain people takes them itself. */
export type Write = (scene: Scene, writer: Person) => Promise<unknown>;

export const NAMES = ['Rui Costa', 'Kovač Nina', 'Nagy Anna', 'Mia', '秋山花子'];

export const idParam = (id: number | undefined) => ({ id: String(id ?? 1) });
/** The id of what a write has made; 0 if it was refused. */
export const madeId = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: { readonly id: number };
}): number => (status === 201 ? body.id : 0);
export const some = (random: Random): boolean => random.int(2) === 0;

/** An entry of a tournament, as far as the writes know; null if there is none. */
export const entryOf = ({ world, random }: Scene, tournament: number | undefined): number | null =>
  pick(
    random,
    world.entries.filter((entry) => entry.tournament === tournament),
  )?.id ?? null;

/** Up to so many entries of a tournament, each once. */
export function someEntries({ world, random }: Scene, tournament: number, most: number): number[] {
  const ids = world.entries.filter((entry) => entry.tournament === tournament).map(({ id }) => id);
  const from = random.int(Math.max(1, ids.length));
  return ids.slice(from, from + 1 + random.int(most));
}
