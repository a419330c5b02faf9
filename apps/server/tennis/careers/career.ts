// One person's entries and matches as one reader may know them (D24, ADR 22). Other readers than the person and those who look after them see only
// tournaments in which they may read the whole name. Otherwise somebody could follow a child who is "N. K." in one event to another that names them.
import type { Side } from '@tennis/domain';
import {
  entryName,
  FORMER_PLAYER,
  numberedName,
  viewNames,
  type NameView,
  type PlayerAndPartner,
  type Reader,
  type StoredPerson,
} from '../../access/names.ts';
import { isHeld } from '../../access/match-view.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { startOfQuarter } from '../../ground/clock.ts';
import { peopleOf, type EntryWithAccounts } from '../entries.ts';
import { knownScore, winningSide } from '../stored-result.ts';
import { isStale } from '../suspensions.ts';
import {
  findEntries,
  listEntriesOf,
  listMatchesOf,
  type EntryOfPerson,
  type FoundPerson,
  type MatchOfEntry,
} from './store.ts';

/** An entry of the person that the reader may know. */
export interface KnownEntry {
  readonly row: EntryOfPerson;
  /** How the reader sees the names of its tournament. */
  readonly view: NameView;
  /** The person, and the other one of a pair. */
  readonly self: StoredPerson;
  readonly partner: StoredPerson | null;
  /** The name of the entry; the person and those who look after them read their name whole. */
  readonly name: string;
}

/** The opponent, as far as the reader may know them. */
export interface Met {
  readonly key: string;
  readonly name: string;
  readonly personId: number | null;
}

/** A match of the person. */
export interface Played {
  readonly row: MatchOfEntry;
  readonly entry: KnownEntry;
  readonly side: Side;
  readonly opponent: Met | null;
  /** When it is or was played; empty if it has no time yet. */
  readonly time: string;
  readonly year: number;
  readonly outcome: 'won' | 'lost' | null;
  /** Whether it counts in a balance: it was decided, and on a court. */
  readonly counts: boolean;
}

export interface Career {
  readonly person: FoundPerson;
  /** The latest tournament first. */
  readonly entries: readonly KnownEntry[];
  /** Matches on court first, then by time; those without a time come last. */
  readonly upcoming: readonly Played[];
  /** The latest first. */
  readonly results: readonly Played[];
}

const nameOf = (person: StoredPerson): string | null => person.accountName ?? person.name;

const isSomebody = (person: StoredPerson): boolean => {
  const name = nameOf(person);
  return name !== null && (person.userId !== null || name !== FORMER_PLAYER);
};

function knownEntry(row: EntryOfPerson, person: FoundPerson, reader: Reader): KnownEntry | null {
  const view = viewNames(row, reader);
  const people = peopleOf(row);
  const isPlayer = row.person_id === person.id;
  const self = isPlayer ? people.player : people.partner;
  if (!isSomebody(self) || !(person.isOwn || view.isWhole(self))) return null;
  const other = isPlayer ? people.partner : people.player;
  const show = (one: StoredPerson) => (one === self ? nameOf(one) : view.show(one));
  return {
    row,
    view,
    self,
    partner: nameOf(other) === null ? null : other,
    name: entryName(people, show) ?? numberedName(row.id),
  };
}

/** Whether the reader sees the names of an entry whole. Only then may they learn where else the same people play. */
const isWholly = ({ player, partner }: PlayerAndPartner, view: NameView): boolean =>
  [player, partner].every((one) => nameOf(one) === null || (isSomebody(one) && view.isWhole(one)));

function metIn(entry: EntryWithAccounts, view: NameView): Met {
  const people = peopleOf(entry);
  const name = entryName(people, view.show) ?? numberedName(entry.id);
  const ids = [entry.person_id, entry.partner_person_id]
    .filter((id) => id !== null)
    .toSorted((one, other) => one - other);
  if (ids.length === 0 || !isWholly(people, view)) return { key: `e${entry.id}`, name, personId: null };
  const isPair = nameOf(people.player) !== null && nameOf(people.partner) !== null;
  return { key: `p${ids.join('-')}`, name, personId: isPair ? null : (ids[0] ?? null) };
}

const isWalkover = ({ score, automatic }: MatchOfEntry): boolean =>
  automatic === 1 || knownScore(score)?.ending?.kind === 'walkover';

function outcomeOf(row: MatchOfEntry, side: Side): Played['outcome'] {
  const winner = row.status === 'completed' ? winningSide(row) : null;
  if (winner === null) return null;
  return winner === side ? 'won' : 'lost';
}

/** A plan of the desk orders nothing before it is published (D54). */
const plannedStart = (row: MatchOfEntry): string => (isHeld(row) ? '' : (row.start_time ?? ''));

function timeOf(row: MatchOfEntry, { row: entry }: KnownEntry): string {
  if (row.status !== 'completed') return plannedStart(row);
  return row.start_time ?? row.completed_at ?? entry.start_date;
}

const byTime = (one: Played, other: Played): number =>
  one.time < other.time ? -1 : one.time > other.time ? 1 : one.row.id - other.row.id;

const isOpen = ({ row, entry }: Played): boolean =>
  (row.status === 'scheduled' || row.status === 'in_progress') && entry.row.status !== 'completed';

/** Whether somebody plays it now, not since an earlier day. The clock counts by quarters: answers are kept for one (ADR 16). */
export const isOnCourt = ({ row, entry }: Pick<Played, 'row' | 'entry'>, now: Date): boolean =>
  row.status === 'in_progress' && !isStale({ ...row, time_zone: entry.row.time_zone }, startOfQuarter(now));

/** What an earlier day has left unfinished comes after what has a time: nobody knows when it goes on. */
const urgencyOf = (one: Played, now: Date): number => {
  if (isOnCourt(one, now)) return 0;
  return one.time === '' || one.row.status === 'in_progress' ? 2 : 1;
};

/** Reads it: three statements, however long the career. */
export async function loadCareer(db: Db | Tx, person: FoundPerson, reader: Reader): Promise<Career> {
  const rows = await listEntriesOf(db, person.id);
  const entries = rows.flatMap((row) => knownEntry(row, person, reader) ?? []);
  const byId = new Map(entries.map((entry) => [entry.row.id, entry]));
  const matches = new Map((await listMatchesOf(db, [...byId.keys()])).map((row) => [row.id, row]));
  const sides = [...matches.values()].flatMap((row) => {
    const first = row.participant1_id === null ? undefined : byId.get(row.participant1_id);
    const entry = first ?? byId.get(row.participant2_id ?? 0);
    const side: Side = first === undefined ? 2 : 1;
    const opponentId = side === 1 ? row.participant2_id : row.participant1_id;
    return entry === undefined ? [] : [{ row, entry, side, opponentId }];
  });
  const opponentIds = new Set(sides.flatMap(({ opponentId }) => opponentId ?? []));
  const opponents = new Map((await findEntries(db, [...opponentIds])).map((entry) => [entry.id, entry]));
  const played = sides.map(({ row, entry, side, opponentId }): Played => {
    const opponent = opponents.get(opponentId ?? 0);
    const outcome = outcomeOf(row, side);
    return {
      row,
      entry,
      side,
      opponent: opponent === undefined ? null : metIn(opponent, entry.view),
      time: timeOf(row, entry),
      year: Number((row.start_day ?? row.completed_at ?? entry.row.start_date).slice(0, 4)),
      outcome,
      counts: outcome !== null && !isWalkover(row),
    };
  });
  return {
    person,
    entries,
    upcoming: played
      .filter(isOpen)
      .toSorted(
        (one, other) => urgencyOf(one, reader.now) - urgencyOf(other, reader.now) || byTime(one, other),
      ),
    results: played
      .filter(({ row }) => row.status === 'completed')
      .toSorted((one, other) => byTime(other, one)),
  };
}
