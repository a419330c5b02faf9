// Double bookings, and players with two matches at once (D15, D49): they are stored all the same, and reported with the answer and in a manager's
// list of matches.
import type { Conflict } from '@tennis/contract';
import { courtKey, firstOverlaps, TOURNAMENT_LIMITS, type Clash } from '@tennis/domain';
import { sayClash } from '@tennis/words/say/clashes';
import type { Tx } from '../../database/connection.ts';
import { reasonOfEngine, type Reason } from '../../ground/reason.ts';
import type { TournamentOfMatch } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import { peopleOfSide } from '../people-of-match.ts';
import { listBetween } from './store.ts';

const MINUTE_MS = 60_000;
/** No match is planned for longer: formats of parts and timed sets can need more than the limit of the form. */
const MOST_MINUTES = 2 * TOURNAMENT_LIMITS.timeLimit.max;

/** The parts of a match that the list of clashes needs: the row, and the names of its sides as the caller sees them. */
export interface BookedMatch {
  readonly row: MatchView;
  readonly names: { readonly p1Name: string | null; readonly p2Name: string | null };
}

/** A clash with a match, which is the same one where somebody stands on both of its sides. */
export interface FoundClash {
  readonly kind: Conflict['kind'];
  readonly matchId: number;
  readonly clash: Clash;
}

/** A court that is only a number is spoken of as "Court 1". */
const courtTaken = (court: string): Clash => ({
  code: /^\d+$/.test(court) ? 'numbered-court-taken' : 'court-taken',
  court,
});

const busy = (name: string | null): Clash =>
  name === null ? { code: 'somebody-busy' } : { code: 'player-busy', name };

const twice = (name: string | null): Clash =>
  name === null ? { code: 'somebody-twice' } : { code: 'player-twice', name };

/** Somebody who stands on both sides of a hand-made match (D15, D49). */
function clashInside({ row, names }: BookedMatch): FoundClash[] {
  const first = new Set(peopleOfSide(row, 'p1', row.participant1_id));
  const isTwice = peopleOfSide(row, 'p2', row.participant2_id).some((person) => first.has(person));
  if (!isTwice) return [];
  const isOneEntry = row.participant1_id === row.participant2_id;
  const clash: Clash = isOneEntry ? twice(names.p1Name) : { code: 'person-twice' };
  return [{ kind: 'player', matchId: row.id, clash }];
}

type NearMatch = Awaited<ReturnType<typeof listBetween>>[number];

/** The matches of the club that are near enough in time to clash with one of these, including these. */
async function nearMatches(
  tx: Tx,
  tournament: TournamentOfMatch,
  matches: readonly BookedMatch[],
): Promise<readonly NearMatch[]> {
  const times = matches.flatMap(({ row }) => {
    if (row.start_time === null) return [];
    const start = Date.parse(row.start_time);
    return [{ start, end: start + row.time_limit * MINUTE_MS }];
  });
  if (times.length === 0) return [];
  // Not spread into Math.min: there may be more matches than a call takes arguments.
  const first = times.reduce((least, { start }) => Math.min(least, start), Infinity);
  const latest = times.reduce((most, { end }) => Math.max(most, end), 0);
  const earliest = first - MOST_MINUTES * MINUTE_MS;
  return listBetween(tx, tournament, new Date(earliest).toISOString(), new Date(latest).toISOString());
}

const peopleOf = (row: NearMatch): readonly string[] => [
  ...peopleOfSide(row, 'p1', row.participant1_id),
  ...peopleOfSide(row, 'p2', row.participant2_id),
];

/** The clashes of matches with others: the other match with the least id. */
interface Clashing {
  readonly onCourt: ReadonlyMap<number, number>;
  readonly ofPerson: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/**
 * Asks the engine which matches overlap on a court or for somebody (OP4, OP6). Here nobody needs rest and every court is open: the order of play
 * checks those rules itself (ADR 23).
 */
function clashing(near: readonly NearMatch[]): Clashing {
  const bookings = near.map((row) => {
    const start = Math.floor(Date.parse(row.start_time ?? '') / MINUTE_MS);
    return { row, match: row.id, start, end: start + row.time_limit };
  });
  // A court may have been given to a match by name, a moment before the club knew it (D48).
  const named = new Map(near.map((row) => [row.court_id, row.court]));
  const courtOf = (row: NearMatch): string | null => {
    const name = row.court ?? named.get(row.court_id) ?? null;
    return name === null ? null : courtKey(name);
  };
  const byCourt = Map.groupBy(bookings, ({ row }) => courtOf(row));
  byCourt.delete(null);
  const byPerson = Map.groupBy(
    bookings.flatMap((booking) =>
      [...new Set(peopleOf(booking.row))].map((person) => ({ ...booking, person })),
    ),
    ({ person }) => person,
  );
  return {
    onCourt: new Map([...byCourt.values()].flatMap((own) => [...firstOverlaps(own)])),
    ofPerson: new Map([...byPerson].map(([person, own]) => [person, firstOverlaps(own)])),
  };
}

const NONE: Clashing = { onCourt: new Map(), ofPerson: new Map() };

/**
 * The clashes of unplayed matches with any match of the club, by match id: the same court, or the same person, at overlapping times. Every match
 * lasts as long as its own tournament's time limit. One query for all of them.
 */
export async function findConflicts(
  tx: Tx,
  tournament: TournamentOfMatch,
  matches: readonly BookedMatch[],
): Promise<ReadonlyMap<number, readonly FoundClash[]>> {
  const open = matches.filter(({ row }) => row.status === 'scheduled' || row.status === 'in_progress');
  const near = await nearMatches(tx, tournament, open);
  const { onCourt, ofPerson } = near.length < 2 ? NONE : clashing(near);

  const clashesInTime = ({ row, names }: BookedMatch): FoundClash[] => {
    const onSameCourt = row.court === null ? undefined : onCourt.get(row.id);
    const player = (side: 'p1' | 'p2', entryId: number | null, name: string | null): FoundClash[] => {
      const others = peopleOfSide(row, side, entryId).flatMap(
        (person) => ofPerson.get(person)?.get(row.id) ?? [],
      );
      const matchId = others.length === 0 ? undefined : Math.min(...others);
      return matchId === undefined ? [] : [{ kind: 'player', matchId, clash: busy(name) }];
    };
    return [
      ...(row.court === null || onSameCourt === undefined
        ? []
        : [{ kind: 'court' as const, matchId: onSameCourt, clash: courtTaken(row.court) }]),
      ...player('p1', row.participant1_id, names.p1Name),
      // The same entry on both sides (D15) is named once.
      ...(row.participant1_id === row.participant2_id ? [] : player('p2', row.participant2_id, names.p2Name)),
    ];
  };
  return new Map(open.map((match) => [match.row.id, [...clashInside(match), ...clashesInTime(match)]]));
}

/** Clashes on the wire, as `say` says them. */
export const presentClashes = (
  found: readonly FoundClash[] | undefined,
  say: (reason: Reason) => string,
): Conflict[] =>
  (found ?? []).map(({ kind, matchId, clash }) => {
    const reason = reasonOfEngine(clash, ({ clashes }, one) => sayClash(clashes, one));
    return { kind, matchId, message: say(reason), code: reason.code, params: reason.params };
  });
