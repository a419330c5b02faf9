// What a batch of the log says to those who follow live: one event for each tournament, or club, in which something has changed, in an order that follows
// from the batch alone. So every process numbers them alike, and a browser may go on at another one.
import type { LiveChange } from '@tennis/contract';
import type { Batch, Change } from '../changes/changes.ts';
import { staleBy } from '../http/prepared/effects.ts';

/** Where a browser stands in the log: a batch, and how many of its events it has. */
export interface Position {
  readonly seq: number;
  readonly n: number;
}

export interface LiveEvent extends LiveChange {
  readonly at: Position;
}

/** Whether one position lies behind another. */
export const isAfter = (a: Position, b: Position): boolean => a.seq > b.seq || (a.seq === b.seq && a.n > b.n);

/** A position as an event's id. */
export const writePosition = ({ seq, n }: Position): string => `${seq}.${n}`;

/** Reads a position; null where it is none of ours. */
export function readPosition(text: string): Position | null {
  const [, seq, n] = /^(\d{1,15})\.(\d{1,6})$/.exec(text) ?? [];
  return seq === undefined || n === undefined ? null : { seq: Number(seq), n: Number(n) };
}

interface Place {
  readonly tournament: number | null;
  readonly club: number | null;
}

/** Names and years of birth may stand anywhere. */
const ANYWHERE: ReadonlySet<string> = new Set(['account', 'person', 'claim']);

function placeOf({ act, kind, id, tournamentId, clubId }: Change): Place | null {
  // Whose first club it is: nobody else sees that.
  if (act === 'createClub' && kind === 'account') return null;
  if (ANYWHERE.has(kind)) return { tournament: null, club: null };
  return {
    tournament: tournamentId ?? (kind === 'tournament' ? id : null),
    club: clubId ?? (kind === 'club' ? id : null),
  };
}

/** The events of a batch. What alters no public read tells nothing. */
export function eventsOf({ seq, changes }: Batch): readonly LiveEvent[] {
  const places = new Map<
    string,
    { readonly place: Place; readonly kinds: Set<string>; readonly marks: Set<number | null> }
  >();
  for (const change of changes) {
    const place = staleBy(change) === null ? null : placeOf(change);
    if (place === null) continue;
    const key = place.tournament === null ? `club ${place.club}` : `tournament ${place.tournament}`;
    const known = places.get(key) ?? { place, kinds: new Set(), marks: new Set() };
    known.kinds.add(change.kind);
    known.marks.add(change.mark);
    places.set(key, known);
  }
  return [...places.values()].map(({ place, kinds, marks }, index) => ({
    at: { seq, n: index + 1 },
    ...place,
    kinds: [...kinds].toSorted(),
    ...(marks.has(null) ? {} : { marks: [...marks].flatMap((mark) => mark ?? []) }),
  }));
}
