// The entries of a tournament as a draw knows them, with the names that one reader sees (D24).
import type { Entry } from '@tennis/domain';
import type { StoredTournament } from '../access/guards.ts';
import { entryName, nameViewer, numberedName, type NameScene, type Reader } from '../access/names.ts';
import type { Db, Tx } from '../database/connection.ts';
import { publishesFullNames } from './club-settings.ts';
import type { Described } from './drawn.ts';
import { peopleOf, type DrawnEntry } from './entries.ts';

/** Names entries for a reader; if nothing is known of an entry any more, its number is its name. */
export function entryNamer(scene: NameScene, reader: Reader): (entry: DrawnEntry) => string {
  const show = nameViewer(scene, reader);
  return (entry) => entryName(peopleOf(entry), show) ?? numberedName(entry.id);
}

/** The same for a whole tournament. */
export async function namerOfTournament(
  db: Db | Tx,
  tournament: StoredTournament,
  reader: Reader,
): Promise<(entry: DrawnEntry) => string> {
  const publishes = await publishesFullNames(db, tournament.club_id);
  return entryNamer({ ...tournament, publishes_full_names: publishes }, reader);
}

/** Describes participants by id, for a draw. */
export function describer(
  entries: readonly DrawnEntry[],
  nameOf: (entry: DrawnEntry) => string,
): (participantId: number) => Described {
  const described = new Map(
    entries.map((entry): [number, Described] => [
      entry.id,
      { name: nameOf(entry), ...(entry.club !== null && { club: entry.club }) },
    ]),
  );
  return (id) => described.get(id) ?? { name: numberedName(id) };
}

/** Stored entries as those of a draw. */
export const toEntries = (
  entries: readonly DrawnEntry[],
  describe: (participantId: number) => Described,
): Entry[] =>
  entries.map(({ id, seed, ranking }) => ({
    id,
    ...describe(id),
    ...(seed !== null && { seed }),
    ...(ranking !== null && { ranking }),
  }));
