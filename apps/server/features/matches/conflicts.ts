// Double bookings (D15): stored all the same, and reported with the answer.
import { TOURNAMENT_LIMITS } from '@tennis/domain';
import type { Tx } from '../../database/connection.ts';
import type { StoredTournament } from '../../plugins/access.ts';
import { listBetween, type MatchView } from './store.ts';

export interface Conflict {
  readonly kind: 'court' | 'player';
  readonly matchId: number;
  readonly message: string;
}

const MINUTE_MS = 60_000;

/** A court that is only a number is spoken of as "Court 1". */
const courtName = (court: string): string => (/^\d+$/.test(court) ? `Court ${court}` : court);

type Side = 'p1' | 'p2';

/** Whoever stands on a side: its entry, and the accounts behind it, so that one person in two events is found. */
function peopleOf(
  row: {
    readonly [K in `${Side}_user_id` | `${Side}_partner_user_id`]: number | null;
  },
  side: Side,
  entryId: number | null,
): readonly string[] {
  const users = [row[`${side}_user_id`], row[`${side}_partner_user_id`]].filter((id) => id !== null);
  return [...(entryId === null ? [] : [`entry ${entryId}`]), ...users.map((id) => `user ${id}`)];
}

/**
 * The matches that overlap in time with this one on its court, or share a person. Every match lasts the time
 * limit of its own tournament. `names` are those of the two sides as the caller sees them.
 */
export async function findConflicts(
  tx: Tx,
  tournament: StoredTournament,
  match: MatchView,
  names: { readonly p1Name: string | null; readonly p2Name: string | null },
): Promise<Conflict[]> {
  if (match.start_time === null) return [];
  const start = Date.parse(match.start_time);
  const end = start + tournament.time_limit * MINUTE_MS;
  const earliest = start - TOURNAMENT_LIMITS.timeLimit.max * MINUTE_MS;
  const near = await listBetween(
    tx,
    tournament,
    new Date(earliest).toISOString(),
    new Date(end).toISOString(),
    match.id,
  );
  const overlapping = near.filter(
    (other) =>
      other.start_time !== null && Date.parse(other.start_time) + other.time_limit * MINUTE_MS > start,
  );
  return overlapping.flatMap((other): Conflict[] => {
    const others = new Set([
      ...peopleOf(other, 'p1', other.participant1_id),
      ...peopleOf(other, 'p2', other.participant2_id),
    ]);
    const clash = (side: Side, entryId: number | null, name: string | null): Conflict[] =>
      peopleOf(match, side, entryId).some((person) => others.has(person))
        ? [
            {
              kind: 'player',
              matchId: other.id,
              message: `${name ?? 'A player'} has another match at that time.`,
            },
          ]
        : [];
    const isSameCourt = match.court !== null && other.court?.toLowerCase() === match.court.toLowerCase();
    return [
      ...(isSameCourt
        ? [
            {
              kind: 'court' as const,
              matchId: other.id,
              message: `${courtName(match.court ?? '')} has another match at that time.`,
            },
          ]
        : []),
      ...clash('p1', match.participant1_id, names.p1Name),
      ...clash('p2', match.participant2_id, names.p2Name),
    ];
  });
}
