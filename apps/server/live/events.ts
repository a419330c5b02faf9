// Turns a batch of the log into events for live viewers: one for each tournament or club in which something has changed. Their order follows from the
// batch alone. So every process numbers them alike, and a browser may go on at another process.
import type { LiveChange, ObjectKind, WriteName } from '@tennis/contract';
import type { Batch, Change } from '../changes/changes.ts';
import { BESIDE, OF_SCORERS } from '../changes/of-write.ts';
import { staleBy } from '../http/prepared/effects.ts';

/** A browser's position in the log: a batch, and how many of its events it has. */
export interface Position {
  readonly seq: number;
  readonly n: number;
}

/** Somebody whose name was changed. */
export type Subject = Pick<Change, 'kind' | 'id'>;

export interface LiveEvent extends LiveChange {
  readonly at: Position;
  /** Only those who run it can see what was done. */
  readonly isInternal: boolean;
  /** People with changed names; the names appear wherever these people do. */
  readonly people: readonly Subject[];
}

/** Whether one position lies behind another. */
export const isAfter = (a: Position, b: Position): boolean => a.seq > b.seq || (a.seq === b.seq && a.n > b.n);

/** A position as an event's id. */
export const writePosition = ({ seq, n }: Position): string => `${seq}.${n}`;

/** Reads a position; null if it is none of ours. */
export function readPosition(text: string): Position | null {
  const [, seq, n] = /^(\d{1,15})\.(\d{1,6})$/.exec(text) ?? [];
  return seq === undefined || n === undefined ? null : { seq: Number(seq), n: Number(n) };
}

interface Place {
  readonly tournament: number | null;
  readonly club: number | null;
}

const IN_THE_MAKING: ReadonlySet<WriteName | null> = new Set<WriteName>([
  'makeDraw',
  'adjustDraw',
  'discardDraw',
]);

/** Whether only the organisers see the act; the people of a match are told of it separately (D53). */
const isSeenByFew = ({ act, kind, version }: Change): boolean =>
  IN_THE_MAKING.has(act) || (BESIDE.has(act) && kind === 'match' && version === null);

const OF_PEOPLE: ReadonlySet<ObjectKind> = new Set(['account', 'person', 'claim']);
/** All tournaments of a club show what it is called and which of them are played together. */
const OF_A_CLUB: ReadonlySet<ObjectKind> = new Set(['club', 'meeting']);

function placeOf({ kind, id, tournamentId, clubId }: Change): Place {
  return {
    tournament: tournamentId ?? (kind === 'tournament' ? id : null),
    club: clubId ?? (kind === 'club' ? id : null),
  };
}

/** Whether the people concerned are told. If an entry moved up because somebody has gone, it stands without its tournament. */
const isOfPeople = ({ kind, tournamentId, clubId }: Change): boolean =>
  OF_PEOPLE.has(kind) || (kind === 'entry' && tournamentId === null && clubId === null);

/** People for whom this is the first club; nobody else sees that. */
const isNobodys = ({ act, kind }: Change): boolean => act === 'createClub' && kind === 'account';

interface Told extends Place {
  readonly isInternal: boolean;
  readonly people: Subject[];
  readonly marks: Set<number | null>;
  readonly scoring: boolean;
  wide: boolean;
}

const isOfScorers = ({ act }: Change): boolean => OF_SCORERS.has(act);

function begin(change: Change, isInternal: boolean): Told {
  const place = isOfPeople(change) ? { tournament: null, club: null } : placeOf(change);
  return { ...place, isInternal, people: [], marks: new Set(), scoring: isOfScorers(change), wide: false };
}

function keyOf(change: Change, isInternal: boolean): string {
  if (isOfPeople(change)) return 'people';
  const { tournament, club } = placeOf(change);
  return `${tournament === null ? `club ${club}` : `tournament ${tournament}`} ${isInternal} ${isOfScorers(change)}`;
}

/** Whether it is told at all: if it alters what the public reads, or what somebody may score. */
const isTold = (change: Change): boolean => staleBy(change) !== null || isOfScorers(change);

/** The events of a batch. What alters no public read tells nothing, except to those who score. */
export function eventsOf({ seq, changes }: Batch): readonly LiveEvent[] {
  const all = new Map<string, Told>();
  for (const change of changes) {
    if (!isTold(change) || isNobodys(change)) continue;
    const isInternal = isSeenByFew(change);
    const key = keyOf(change, isInternal);
    const told = all.get(key) ?? begin(change, isInternal);
    all.set(key, told);
    told.marks.add(change.mark);
    if (isOfPeople(change)) told.people.push({ kind: change.kind, id: change.id });
    else if (told.tournament === null && OF_A_CLUB.has(change.kind) && !told.scoring) told.wide = true;
  }
  return [...all.values()].map(({ tournament, club, isInternal, people, marks, scoring, wide }, index) => ({
    at: { seq, n: index + 1 },
    tournament,
    club,
    isInternal,
    people,
    ...(wide ? { wide } : {}),
    ...(scoring ? { scoring } : {}),
    ...(marks.has(null) ? {} : { marks: [...marks].flatMap((mark) => mark ?? []) }),
  }));
}
