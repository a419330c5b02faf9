// The matches that a published draw has from the start, or gets when a late entry takes a bye: one for each that somebody may play (ADR 21).
import { comesFromOf, drawRoundOf, roundOf, type Progress } from '@tennis/domain';
import type { Insertable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { MatchRow } from '../../database/schema.ts';
import { storedComesFrom } from '../comes-from.ts';
import { storedDrawRound } from '../draw-round.ts';
import { drawnRow, needsRow } from '../match-rows.ts';
import { formatIn } from '../stage-formats.ts';
import type { Reading } from './read.ts';

/** The rows of all matches that need one and are not there. `groups`: the ids of stored groups, by stage. */
export function newMatches(
  { tournament, now }: Pick<Reading, 'tournament' | 'now'>,
  drawId: number,
  progress: Progress,
  {
    groups = [],
    isThere = () => false,
  }: { readonly groups?: readonly (number | null)[]; readonly isThere?: (index: number) => boolean } = {},
): Insertable<MatchRow>[] {
  const { structure } = progress.draw;
  const comesFrom = comesFromOf(structure);
  return structure.matches.flatMap(({ stage }, index) => {
    if (isThere(index) || !needsRow(progress, index)) return [];
    const [round, drawRound] = [roundOf(structure, index), drawRoundOf(structure, index)];
    return [
      {
        club_id: tournament.club_id,
        tournament_id: tournament.id,
        round,
        group_id: groups[stage] ?? null,
        court: null,
        start_time: null,
        start_day: null,
        created_at: now.toISOString(),
        draw_id: drawId,
        draw_match: index,
        draw_round: storedDrawRound(drawRound),
        ...formatIn(tournament, round, drawRound),
        comes_from: storedComesFrom(comesFrom[index] ?? null),
        ...drawnRow(progress, index, null, now),
      },
    ];
  });
}

const roundKey = (row: { readonly round: string; readonly draw_round?: string | null | undefined }): string =>
  `${row.round} ${row.draw_round ?? ''}`;

/** New matches of a draw that is played already, as the others of their rounds are by now: with their format [OP13] and their last day [OP39]. */
export async function asTheirRounds(
  tx: Tx,
  drawId: number,
  made: readonly Insertable<MatchRow>[],
): Promise<readonly Insertable<MatchRow>[]> {
  const rows = await tx
    .selectFrom('matches')
    .select(['round', 'draw_round', 'own_format', 'own_minutes', 'play_by'])
    .where('draw_id', '=', drawId)
    .where('status', '=', 'scheduled')
    .execute();
  const byRound = new Map(rows.map((row) => [roundKey(row), row]));
  return made.map((row) => {
    const other = byRound.get(roundKey(row));
    if (other === undefined) return row;
    const { own_format, own_minutes, play_by } = other;
    return { ...row, own_format, own_minutes, play_by };
  });
}
