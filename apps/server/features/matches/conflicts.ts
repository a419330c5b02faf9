// Double bookings (D15): stored all the same, and reported with the answer.
import type { Match } from '@tennis/contract';
import type { Tx } from '../../database/connection.ts';
import type { StoredTournament } from '../../plugins/access.ts';
import { listBetween } from './store.ts';

export interface Conflict {
  readonly kind: 'court' | 'player';
  readonly matchId: number;
  readonly message: string;
}

const MINUTE_MS = 60_000;

/** The matches that overlap with this one on its court or share a player; a match lasts the tournament's time limit. */
export async function findConflicts(
  tx: Tx,
  tournament: StoredTournament,
  match: Pick<
    Match,
    'id' | 'court' | 'startTime' | 'participant1Id' | 'participant2Id' | 'p1Name' | 'p2Name'
  >,
): Promise<readonly Conflict[]> {
  if (match.startTime === null) return [];
  const start = Date.parse(match.startTime);
  const length = tournament.time_limit * MINUTE_MS;
  const near = await listBetween(
    tx,
    tournament.club_id,
    tournament.id,
    new Date(start - length).toISOString(),
    new Date(start + length).toISOString(),
    match.id,
  );
  const nameOf = new Map([
    [match.participant1Id, match.p1Name],
    [match.participant2Id, match.p2Name],
  ]);
  return near.flatMap((other): Conflict[] => {
    const onCourt = match.court !== null && other.court?.toLowerCase() === match.court.toLowerCase();
    const shared = [other.participant1_id, other.participant2_id].filter(
      (id) => id !== null && nameOf.has(id),
    );
    return [
      ...(onCourt
        ? [
            {
              kind: 'court' as const,
              matchId: other.id,
              message: `${match.court} has another match at that time.`,
            },
          ]
        : []),
      ...shared.map((id) => ({
        kind: 'player' as const,
        matchId: other.id,
        message: `${nameOf.get(id) ?? 'A player'} has another match at that time.`,
      })),
    ];
  });
}
