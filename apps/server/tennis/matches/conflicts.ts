// Double bookings and matches against oneself (D15, D49): stored all the same, and reported with the answer and with a manager's list of matches.
import type { Conflict } from '@tennis/contract';
import { courtKey, TOURNAMENT_LIMITS, type Clash } from '@tennis/domain';
import { sayClash } from '@tennis/words/say/clashes';
import type { Tx } from '../../database/connection.ts';
import { reasonOfEngine, type Reason } from '../../ground/reason.ts';
import type { TournamentOfMatch } from '../../access/guards.ts';
import type { MatchView } from '../../access/match-view.ts';
import { peopleOfSide } from '../people-of-match.ts';
import { listBetween } from './store.ts';

const MINUTE_MS = 60_000;

/** A match as its list of clashes needs it: the row, and the names of its sides as the caller sees them. */
export interface BookedMatch {
  readonly row: MatchView;
  readonly names: { readonly p1Name: string | null; readonly p2Name: string | null };
}

interface Booking {
  readonly matchId: number;
  readonly from: number;
  readonly until: number;
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

/** The court as the club knows it and by its name (D48): a match that was stored a moment before its court has the name only. */
const courtsOf = ({ court, court_id: id }: Pick<MatchView, 'court' | 'court_id'>): readonly string[] => [
  ...(id === null ? [] : [`court ${id}`]),
  ...(court === null ? [] : [`court named ${courtKey(court)}`]),
];

/** Somebody who stands on both sides of a hand-made match (D15, D49). */
function clashInside({ row, names }: BookedMatch): FoundClash[] {
  const first = new Set(peopleOfSide(row, 'p1', row.participant1_id));
  const isTwice = peopleOfSide(row, 'p2', row.participant2_id).some((person) => first.has(person));
  if (!isTwice) return [];
  const isOneEntry = row.participant1_id === row.participant2_id;
  const clash: Clash = isOneEntry ? twice(names.p1Name) : { code: 'person-twice' };
  return [{ kind: 'player', matchId: row.id, clash }];
}

const NONE: ReadonlyMap<string, readonly Booking[]> = new Map();

/** When the matches that are still to be played begin and must be over; null when none of them has a time. */
function spanOf(matches: readonly BookedMatch[], minutes: number): Omit<Booking, 'matchId'> | null {
  const starts = matches.flatMap(({ row }) => (row.start_time === null ? [] : [Date.parse(row.start_time)]));
  if (starts.length === 0) return null;
  // Not spread into Math.min: there may be more matches than a call takes arguments.
  const from = starts.reduce((first, start) => Math.min(first, start));
  const last = starts.reduce((latest, start) => Math.max(latest, start));
  return { from, until: last + minutes * MINUTE_MS };
}

/** The bookings near `span`, by each court and person that they take. */
async function bookingsNear(
  tx: Tx,
  tournament: TournamentOfMatch,
  span: Omit<Booking, 'matchId'>,
): Promise<ReadonlyMap<string, readonly Booking[]>> {
  const earliest = span.from - TOURNAMENT_LIMITS.timeLimit.max * MINUTE_MS;
  const near = await listBetween(
    tx,
    tournament,
    new Date(earliest).toISOString(),
    new Date(span.until).toISOString(),
  );
  const taken = near.flatMap((row) => {
    const from = Date.parse(row.start_time ?? '');
    const booking = { matchId: row.id, from, until: from + row.time_limit * MINUTE_MS };
    const keys = new Set([
      ...courtsOf(row),
      ...peopleOfSide(row, 'p1', row.participant1_id),
      ...peopleOfSide(row, 'p2', row.participant2_id),
    ]);
    return [...keys].map((key) => ({ key, booking }));
  });
  return new Map(
    [...Map.groupBy(taken, ({ key }) => key)].map(([key, found]) => [
      key,
      found.map(({ booking }) => booking),
    ]),
  );
}

/**
 * The clashes of matches that are still to be played with any match of the club, by match id: the same court, or the same
 * person, at overlapping times. Every match lasts the time limit of its own tournament. One query for all of them.
 */
export async function findConflicts(
  tx: Tx,
  tournament: TournamentOfMatch,
  matches: readonly BookedMatch[],
): Promise<ReadonlyMap<number, readonly FoundClash[]>> {
  const open = matches.filter(({ row }) => row.status === 'scheduled' || row.status === 'in_progress');
  const span = spanOf(open, tournament.time_limit);
  const bookings = span === null ? NONE : await bookingsNear(tx, tournament, span);

  const clashesInTime = ({ row, names }: BookedMatch): FoundClash[] => {
    if (row.start_time === null) return [];
    const from = Date.parse(row.start_time);
    const until = from + tournament.time_limit * MINUTE_MS;
    const other = (keys: readonly string[]): number | undefined =>
      keys
        .flatMap(
          (key) =>
            bookings
              .get(key)
              ?.find(
                (booking) => booking.matchId !== row.id && booking.from < until && booking.until > from,
              ) ?? [],
        )
        .map(({ matchId }) => matchId)[0];
    const found = (kind: Conflict['kind'], clash: Clash, keys: readonly string[]): FoundClash[] => {
      const matchId = other(keys);
      return matchId === undefined ? [] : [{ kind, matchId, clash }];
    };
    const player = (side: 'p1' | 'p2', entryId: number | null, name: string | null) =>
      found('player', busy(name), peopleOfSide(row, side, entryId));
    return [
      ...(row.court === null ? [] : found('court', courtTaken(row.court), courtsOf(row))),
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
