// A stored draw as the engine needs it, and what has happened in it since. The truth is stored once: the draw as it was made, who withdrew, and the
// results of its matches. Everything else is worked out from that (ADR 21).
import { sql, type Selectable } from 'kysely';
import {
  drawLots,
  judgeScore,
  ladderFor,
  outcomeOf,
  rankStageBy,
  seatNextBy,
  startProgress,
  type Affiliation,
  type Draw,
  type Entry,
  type MatchResult,
  type Progress,
  type ProgressError,
  type Score,
  type Result,
  type StageRules,
} from '@tennis/domain';
import type { StoredTournament } from '../access/guards.ts';
import type { Tx, Db } from '../database/connection.ts';
import { prepared, type Places } from '../database/prepared.ts';
import type { DrawRow, MatchRow } from '../database/schema.ts';
import type { Runner } from '../database/together.ts';
import { keptLately } from '../ground/kept-lately.ts';
import { storedFormat } from './match-format.ts';
import { WAITING } from './result-reports.ts';
import { stageFormatsIn } from './stage-formats.ts';
import { knownScore, winningSide } from './stored-result.ts';

export type StoredDraw = Selectable<DrawRow>;

/** The columns of a match that its draw reads and writes. A draw of 128 has 127 matches, and each result reads all of them. */
const COLUMNS = [
  'id',
  'club_id',
  'version',
  'draw_match',
  'own_format',
  'participant1_id',
  'participant2_id',
  'winner_id',
  'status',
  'score',
  'automatic',
  'called_at',
  'started_at',
  'completed_at',
] as const satisfies readonly (keyof MatchRow)[];

/** A match as its draw knows it. */
export type DrawnMatch = Pick<Selectable<MatchRow>, (typeof COLUMNS)[number]> & {
  /** The report of its players that waits for somebody; null for none. */
  readonly report_id: number | null;
};

/** An entry of a stored draw: a participant by id. Names, clubs and families are looked up when somebody reads them (D24, ADR 14). */
type KeptEntry = Omit<Entry, 'id' | 'name' | keyof Affiliation | 'members'> & { readonly id: number };

/** A participant's name, and the things that keep them apart from others. */
export type Described = Pick<Entry, 'name' | 'club'>;

/** The stored part of a draw: breaches are judged on each read, and alternates are the entries that are not in it. */
type Kept = Pick<Draw, 'structure' | 'lines' | 'randomSeed' | 'policy' | 'filledByes'> & {
  readonly entries: readonly KeptEntry[];
};

function keptEntry(entry: Entry): KeptEntry {
  const { name: _name, club: _club, family: _family, school: _school, members: _members, ...kept } = entry;
  return { ...kept, id: Number(kept.id) };
}

/** A draw as it is stored. */
export function keepDraw({ structure, lines, randomSeed, policy, filledByes, entries }: Draw): string {
  const kept: Kept = {
    structure,
    lines,
    randomSeed,
    ...(policy !== undefined && { policy }),
    ...(filledByes !== undefined && { filledByes }),
    entries: entries.map(keptEntry),
  };
  return JSON.stringify(kept);
}

/** Reading a large draw again costs more than everything done with it. */
const MOST_KEPT = 50;
const keptIn = keptLately(MOST_KEPT, (drawn) => JSON.parse(drawn) as Kept);

/** The draw of a row; `describe` gives each participant their club and the name for sentences. */
export function drawOf(row: StoredDraw, describe: (participantId: number) => Described): Draw {
  const { entries, ...rest } = keptIn(row.drawn);
  const named = (entry: KeptEntry): Entry => ({ ...entry, ...describe(entry.id) });
  return { ...rest, entries: entries.map(named), alternates: [], breaches: [] };
}

/** The format under which a level score is the result of a match: that of a match in a table. Null in a bracket, where somebody has to go on. */
export function levelFormat(
  { structure }: Pick<Draw, 'structure'>,
  { draw_match: index, own_format }: Pick<DrawnMatch, 'draw_match' | 'own_format'>,
  { match_format }: Pick<RankingRules, 'match_format'>,
): string | null {
  const { stage = -1 } = structure.matches[index ?? -1] ?? {};
  return structure.stages[stage]?.kind === 'group' ? (own_format ?? match_format) : null;
}

/** Whether a match was played out by a score of its format and ended level, as a timed match can (SC8). */
export const isLevel = (score: Score | null, format: string): boolean =>
  score !== null && judgeScore(score, storedFormat(format)).reason.code === 'tied';

/**
 * The result of a draw's match, or null while it has none. A walkover that the draw decided itself is no entered result. `level`: the format in
 * which a level score counts as a result; null in a bracket.
 */
export function resultOfMatch(
  match: Pick<
    DrawnMatch,
    'winner_id' | 'participant1_id' | 'participant2_id' | 'status' | 'automatic' | 'score'
  >,
  level: string | null,
): MatchResult | null {
  if (match.automatic === 1 || match.participant1_id === null || match.participant2_id === null) return null;
  // A player who was set as the winner before has not won a match that is cancelled.
  if (match.status === 'cancelled') return { winner: null, outcome: 'cancelled' };
  const score = knownScore(match.score);
  const kept = score === null ? {} : { score };
  const outcome = score === null ? 'completed' : outcomeOf(score);
  const winner = winningSide(match);
  if (winner !== null) {
    const isDecided = outcome === 'retired' || outcome === 'walkover' || outcome === 'defaulted';
    return { winner, outcome: isDecided ? outcome : 'completed', ...kept };
  }
  if (level !== null && match.status === 'completed' && isLevel(score, level))
    return { winner: null, outcome: 'completed', ...kept };
  const isOver = outcome === 'double_walkover' || outcome === 'double_default' || outcome === 'abandoned';
  return isOver ? { winner: null, outcome, ...kept } : null;
}

/** The tournament's say in how groups are ranked. */
export type RankingRules = Pick<StoredTournament, 'tie_breaker_rule' | 'match_format' | 'stage_formats'>;

/**
 * The lots of a draw's entries. If nothing else separates two entries, the draw's own number does, so everybody can draw the same lots again [UN3].
 */
export const lotsOf = (draw: Draw): number[] => drawLots([...draw.entries.keys()], draw.randomSeed);

/** How the groups of a draw are ranked. If the organisers want to be asked, no lot decides without them. */
export function stageRulesOf(
  { options }: Pick<StoredDraw, 'options'>,
  draw: Draw,
  rules: RankingRules,
): StageRules {
  const { lots } = JSON.parse(options) as { readonly lots?: string };
  // The matches of a round robin are the tournament itself.
  const isWhole = draw.structure.type === 'round_robin';
  return {
    ladder: ladderFor(rules.tie_breaker_rule),
    format: storedFormat(
      (isWhole ? undefined : stageFormatsIn(rules.stage_formats).groups) ?? rules.match_format,
    ),
    ...(lots !== 'director' && { lots: lotsOf(draw) }),
  };
}

/** A draw's orders that were settled by hand. */
export const keepSettled = ({ settled }: Pick<Progress, 'settled'>): string =>
  JSON.stringify(settled.flatMap((order, stage) => (order === null ? [] : [[stage, order]])));

const matchesOfDraw = prepared((db, { drawId }: Places<{ drawId: number }>) =>
  db
    .selectFrom('matches')
    // As letters of the statement: so the index of the few that wait is used, and each match has one of them at most.
    .leftJoin('result_reports as report', (join) =>
      join.onRef('report.match_id', '=', 'matches.id').on(
        'report.state',
        'in',
        WAITING.map((state) => sql.lit(state)),
      ),
    )
    .select(COLUMNS.map((column) => `matches.${column}` as const))
    .select('report.id as report_id')
    .where('matches.draw_id', '=', drawId)
    .orderBy('matches.draw_match'),
);

/** The matches of a draw, by their index in it. */
export const listMatchesOfDraw = (runner: Runner, drawId: number): Promise<readonly DrawnMatch[]> =>
  matchesOfDraw(runner, { drawId });

/** Whether anything of a draw is played or decided by play: walkovers that follow from a withdrawal are not. */
export const isBegun = (matches: readonly DrawnMatch[]): boolean =>
  matches.some(
    (match) =>
      match.automatic === 0 &&
      (match.status === 'in_progress' || match.score !== null || winningSide(match) !== null),
  );

/** The orders that were settled by hand, each with its stage. */
export const settledOrders = ({ settled }: Pick<StoredDraw, 'settled'>): [number, number[]][] =>
  JSON.parse(settled) as [number, number[]][];

/** The state of a draw by its matches. Fails if results do not fit the draw. */
export function readProgress(
  row: Pick<StoredDraw, 'withdrawn' | 'kept_places' | 'settled' | 'options'>,
  draw: Draw,
  matches: readonly DrawnMatch[],
  rules: RankingRules,
): Result<Progress, ProgressError> {
  const results = matches.flatMap((match): [number, MatchResult][] => {
    const result = resultOfMatch(match, levelFormat(draw, match, rules));
    return result === null || match.draw_match === null ? [] : [[match.draw_match, result]];
  });
  const stageRules = stageRulesOf(row, draw, rules);
  return startProgress(draw, {
    results,
    withdrawn: JSON.parse(row.withdrawn) as number[],
    keptPlaces: JSON.parse(row.kept_places) as number[],
    settled: settledOrders(row),
    rank: rankStageBy(stageRules),
    seatNext: seatNextBy(stageRules),
  });
}

/** The same from stored data. A stored result that does not fit the draw would be a bug, so this throws. */
export function progressOf(
  row: StoredDraw,
  draw: Draw,
  matches: readonly DrawnMatch[],
  rules: RankingRules,
): Progress {
  const started = readProgress(row, draw, matches, rules);
  if (!started.ok) throw new Error(`Draw ${row.id} does not fit its matches: ${started.error.code}`);
  return started.value;
}

/**
 * Whether an entry is in the tournament's published draw. Somebody who withdrew before they had a match, and whose line an alternate took, is still in it.
 */
export async function isInPublishedDraw(
  db: Db | Tx,
  tournamentId: number,
  entryId: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('draws')
    .select('drawn')
    .where('tournament_id', '=', tournamentId)
    .where('state', '=', 'published')
    .execute();
  return rows.some(({ drawn }) => keptIn(drawn).entries.some(({ id }) => id === entryId));
}

/** Whether a draw of the tournament is published. */
export async function hasPublishedDraw(db: Db | Tx, tournamentId: number): Promise<boolean> {
  const row = await db
    .selectFrom('draws')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row !== undefined;
}
