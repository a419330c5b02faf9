// A tournament whose formats change: the matches of a part with a format of its own follow, unless they have been shortened for a wet day (D25, OP13).
import type { Selectable, Updateable } from 'kysely';
import type { TournamentFormat } from '@tennis/domain';
import type { StoredTournament } from '../../access/guards.ts';
import type { AlsoChanged } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import type { MatchRow, TournamentRow } from '../../database/schema.ts';
import { because } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import { drawRoundIn } from '../draw-round.ts';
import {
  formatIn,
  NO_PARTS,
  stageOf,
  storedStageFormats,
  type FormatScene,
  type OwnFormat,
  type SentStageFormats,
} from '../stage-formats.ts';
import { holdMatches } from './store.ts';

/** The column of the formats that were sent; nothing where none were. */
export const stageFormatsChange = (
  sent: SentStageFormats | undefined,
  matchFormat: string,
  format: TournamentFormat,
): { readonly stage_formats?: string } =>
  sent === undefined ? {} : { stage_formats: storedStageFormats(sent, matchFormat, format) };

type Row = Pick<Selectable<MatchRow>, 'id' | 'round' | 'draw_round' | 'status' | 'score' | 'automatic'> &
  OwnFormat & {
    /** An open log in which points are noted. */
    readonly log_id: number | null;
  };

/** A walkover that the draw has given is no score: it counts the same in any format. */
const isScored = ({ score, automatic, log_id: log, status }: Row): boolean =>
  (score !== null && automatic === 0) || (log !== null && status !== 'cancelled');

const listRows = (tx: Tx, tournamentId: number): Promise<Row[]> =>
  tx
    .selectFrom('matches')
    .leftJoin('score_logs as log', (join) =>
      join.onRef('log.match_id', '=', 'matches.id').on('log.state', '=', 'open').on('log.count', '>', 0),
    )
    .select([
      'matches.id',
      'matches.round',
      'matches.draw_round',
      'matches.status',
      'matches.score',
      'matches.automatic',
      'matches.own_format',
      'matches.own_minutes',
      'log.id as log_id',
    ])
    .where('matches.tournament_id', '=', tournamentId)
    .orderBy('matches.id')
    .execute();

const formatOf = (scene: FormatScene, { round, draw_round: drawRound }: Row): OwnFormat =>
  formatIn(scene, round, drawRoundIn(drawRound).drawRound ?? null);

/** SQLite takes at most 32,766 values in one statement. */
const AT_ONCE = 500;

/** Gives these matches a format and raises their versions. */
async function setFormat(tx: Tx, ids: readonly number[], format: OwnFormat): Promise<AlsoChanged[]> {
  const changed: AlsoChanged[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await tx
      .updateTable('matches')
      .set(format)
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .returning(['id', 'version'])
      .execute();
    changed.push(...rows.map(({ id, version }) => ({ kind: 'match' as const, id, version })));
  }
  return changed;
}

/** Lets the matches follow; refuses another format for a part in which a match has a score. Answers which have changed. */
export async function followFormats(
  tx: Tx,
  before: StoredTournament,
  change: Updateable<TournamentRow>,
): Promise<readonly AlsoChanged[]> {
  const after: FormatScene = {
    match_format: change.match_format ?? before.match_format,
    time_limit: change.time_limit ?? before.time_limit,
    stage_formats: change.stage_formats ?? before.stage_formats,
  };
  const isSame =
    after.match_format === before.match_format &&
    after.time_limit === before.time_limit &&
    after.stage_formats === before.stage_formats;
  if (isSame || (before.stage_formats === NO_PARTS && after.stage_formats === NO_PARTS)) return [];
  await holdMatches(tx, before.id);
  const moved = (await listRows(tx, before.id)).flatMap((row) => {
    const [was, is] = [formatOf(before, row), formatOf(after, row)];
    const code = was.own_format ?? before.match_format;
    if (code !== (is.own_format ?? after.match_format) && isScored(row)) {
      const stage = stageOf(row);
      const path = stage === null ? 'matchFormat' : `stageFormats.${stage}`;
      refuseConflict(because('formatHasScores'), { path });
    }
    const isUsual = row.own_format === was.own_format;
    const isOther = row.own_format !== is.own_format || row.own_minutes !== is.own_minutes;
    return isUsual && isOther ? [{ id: row.id, is }] : [];
  });
  const byFormat = Map.groupBy(moved, ({ is }) => JSON.stringify(is));
  const changed: AlsoChanged[] = [];
  for (const group of byFormat.values()) {
    const [first] = group;
    if (first !== undefined)
      changed.push(
        ...(await setFormat(
          tx,
          group.map(({ id }) => id),
          first.is,
        )),
      );
  }
  return changed;
}
