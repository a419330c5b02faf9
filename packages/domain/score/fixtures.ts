// For tests only: formats and scores from their short texts, and logs from the winners of their points.
import { parseMatchFormat } from './format-code.ts';
import { formatScore } from './format-score.ts';
import type { MatchFormat } from './format.ts';
import { parseScore } from './parse-score.ts';
import type { ParseScoreOptions } from './parse-score.ts';
import type { LogEvent, MatchSetup, PenaltyLoss } from './point-log.ts';
import { replayLog } from './replay.ts';
import type { MatchState } from './replay.ts';
import type { Score } from './score.ts';
import type { Side } from './side.ts';

/** The format with this code; throws if there is none. */
export const formatOf = (code: string): MatchFormat => {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
};

/** The score with this text; throws when it cannot be read. */
export const scoreOf = (text: string, options: ParseScoreOptions = {}): Score => {
  const parsed = parseScore(text, options);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
};

/** A singles match served first by side 1. */
export const singles = (code: string, setup: Partial<MatchSetup> = {}): MatchSetup => ({
  format: formatOf(code),
  discipline: { kind: 'singles' },
  firstServer: 1,
  ...setup,
});

/** A singles match in the default format. */
export const BEST_OF_3 = singles('SET3-S:6/TB7');

/** Points won as the digits say: '1121' is three points for side 1 and one for side 2. */
export const won = (winners: string): readonly LogEvent[] =>
  Array.from(winners, (digit): LogEvent => ({ type: 'point', winner: digit === '1' ? 1 : 2 }));

/** Games won to love as the digits say. */
export const games = (winners: string): readonly LogEvent[] =>
  Array.from(winners).flatMap((digit) => won(digit.repeat(4)));

/** Twelve games to love that lead to the tie-break of a set to 6. */
export const SIX_ALL = games('121212121212');

/** The state after a log; throws when an event does not fit. */
export const stateAfter = (setup: MatchSetup, ...parts: readonly (readonly LogEvent[])[]): MatchState => {
  const state = replayLog(setup, parts.flat());
  if (!state.ok) throw new Error(`Event ${state.error.index}: ${state.error.code}`);
  return state.value;
};

/** The code with which a log is refused, and the place of the event; null when it is not. */
export const refusalOf = (
  setup: MatchSetup,
  ...parts: readonly (readonly LogEvent[])[]
): readonly [string, number] | null => {
  const state = replayLog(setup, parts.flat());
  return state.ok ? null : [state.error.code, state.error.index];
};

/** The side that serves next; null when the match is over. */
export const serverSide = (state: MatchState): Side | null => state.serve?.server.side ?? null;

/** The score after a log as text, side 1 first. */
export const scoreText = (state: MatchState): string => formatScore(state.score);

/** A penalty as a log of one event. */
export const against = (side: Side, loss: PenaltyLoss): readonly LogEvent[] => [
  { type: 'penalty', against: side, loss },
];
