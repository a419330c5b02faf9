// Match formats of parts of a tournament (D25, ADR 66). A match gets the one of its part when it is made; what it then has in place of that is the
// shorter format of a wet day (OP13).
import {
  formatStageOf,
  formatStagesOf,
  minutesInFormat,
  type DrawRound,
  type FormatStage,
  type TournamentFormat,
} from '@tennis/domain';
import type { MatchView } from '../access/match-view.ts';
import { drawRoundIn } from './draw-round.ts';
import { checkMatchFormat, storedFormat } from './match-format.ts';

/** The codes by part; parts without one are played as the tournament is. */
export type StageFormats = Readonly<Partial<Record<FormatStage, string>>>;

/** Stored where no part has a format of its own. */
export const NO_PARTS = '{}';
const known = new Map<string, StageFormats>();

/** The formats of a tournament's row. */
export function stageFormatsIn(stored: string): StageFormats {
  const found = known.get(stored);
  if (found !== undefined) return found;
  const read = JSON.parse(stored) as StageFormats;
  // A club uses a handful of them; the limit only protects the memory against abuse.
  if (known.size >= 200) known.clear();
  known.set(stored, read);
  return read;
}

/** The formats in a request; null is the tournament's own. */
export type SentStageFormats = Readonly<Partial<Record<FormatStage, string | null | undefined>>>;

/** Sent formats as they are stored: in their normal spelling, parts in one order, without those that the tournament does not have and those that are played as it is. */
export function storedStageFormats(
  sent: SentStageFormats,
  matchFormat: string,
  format: TournamentFormat,
): string {
  const codes = formatStagesOf(format).flatMap((stage) => {
    const code = checkMatchFormat(sent[stage] ?? undefined, `stageFormats.${stage}`);
    return code === null || code === matchFormat ? [] : [[stage, code] as const];
  });
  return JSON.stringify(Object.fromEntries(codes));
}

/** A tournament's facts about the formats of its matches. */
export interface FormatScene {
  readonly match_format: string;
  readonly time_limit: number;
  readonly stage_formats: string;
}

/** The columns of a match that hold a format of its own. */
export interface OwnFormat {
  readonly own_format: string | null;
  readonly own_minutes: number | null;
}

const USUAL: OwnFormat = { own_format: null, own_minutes: null };

/** The format of a match by its round in lists and in its draw, and the minutes for it; nulls where it is the tournament's. */
export function formatIn(scene: FormatScene, round: string, drawRound: DrawRound | null): OwnFormat {
  const code = codeIn(scene.stage_formats, round, drawRound);
  if (code === null || code === scene.match_format) return USUAL;
  const minutes = minutesInFormat(scene.time_limit, storedFormat(scene.match_format), storedFormat(code));
  return { own_format: code, own_minutes: minutes };
}

/** The part of a tournament to which a stored match belongs; null if it is played as the tournament is. */
export const stageOf = ({
  round,
  draw_round: stored,
}: Pick<MatchView, 'round' | 'draw_round'>): FormatStage | null =>
  formatStageOf(round, drawRoundIn(stored).drawRound ?? null);

function codeIn(stored: string, round: string, drawRound: DrawRound | null): string | null {
  if (stored === NO_PARTS) return null;
  const stage = formatStageOf(round, drawRound);
  return stage === null ? null : (stageFormatsIn(stored)[stage] ?? null);
}

type FormattedRow = Pick<
  MatchView,
  'round' | 'draw_round' | 'tournament_format' | 'tournament_time_limit' | 'tournament_stage_formats'
>;

/** The format of its own that a loaded match has when nobody has shortened it, with its minutes. */
export const usualFormatOf = (row: FormattedRow): OwnFormat =>
  formatIn(
    {
      match_format: row.tournament_format,
      time_limit: row.tournament_time_limit,
      stage_formats: row.tournament_stage_formats,
    },
    row.round,
    drawRoundIn(row.draw_round).drawRound ?? null,
  );

/** The code of the format in which a loaded match is played when nobody has shortened it. */
export const usualCodeOf = (row: Omit<FormattedRow, 'tournament_time_limit'>): string =>
  codeIn(row.tournament_stage_formats, row.round, drawRoundIn(row.draw_round).drawRound ?? null) ??
  row.tournament_format;

/** Whether a match is played in a shorter format than its part of the tournament (OP13). */
export const isShortened = (row: FormattedRow & Pick<MatchView, 'own_format'>): boolean =>
  row.own_format !== null && row.own_format !== usualCodeOf(row);
