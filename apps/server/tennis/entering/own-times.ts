// The times of somebody's entry, as the card of entries shows them (OP8, OP20).
import type { Enterable } from '@tennis/contract';
import { dayIn } from '../../ground/clock.ts';
import { entryTimes, publishedDaysOf, type EntrySide } from '../entry-times.ts';
import type { Reading } from './people.ts';
import type { OwnEntry } from './store.ts';

/** The place that a person has in an entry. */
export const sideOf = (entry: OwnEntry, personId: number): EntrySide =>
  entry.person_id === personId ? 'player' : 'partner';

/** The days of the tournament whose order of play is out. */
export const publishedDays = ({ tx, tournament }: Reading): Promise<string[]> =>
  publishedDaysOf(tx, tournament.club_id, [
    dayIn(tournament.time_zone, tournament.start_date),
    dayIn(tournament.time_zone, tournament.end_date),
  ]);

/** The card's part about the times of somebody's entry. */
export const timesOf = (
  { tournament }: Pick<Reading, 'tournament'>,
  entry: OwnEntry | undefined,
  personId: number,
  days: readonly string[],
): Enterable['times'] =>
  entry === undefined || entry.withdrawn_at !== null || tournament.status === 'completed'
    ? null
    : { as: sideOf(entry, personId), noted: [...entryTimes(entry.times)], publishedDays: [...days] };
