// What is left of a match on court, by its sets [OP28].
import { expectedRest, setsOver, type RunningMatch } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { storedFormat } from '../match-format.ts';
import { knownScore } from '../stored-result.ts';

/** What the engine is told of the sets of a match on court. */
type Sets = Pick<RunningMatch, 'sets' | 'setsAreOlder'>;

/** A score that was typed tells what was over when it was typed; one that is counted point by point, what is over now. */
export function setsOfRunning(row: MatchView): Sets {
  const isCounted = row.log_id !== null;
  const score = knownScore(row.score);
  if (score === null) return isCounted ? { sets: [] } : {};
  const sets = setsOver(score, storedFormat(row.match_format));
  if (sets === null || (sets.length === 0 && !isCounted)) return {};
  return { sets, ...(!isCounted && { setsAreOlder: true }) };
}

/** The plan keeps its own time as long as the sets do not say something else by more minutes than people are told of [OP30]. */
const WORTH_SAYING = 15;

/**
 * The minute at which a match on court should be over. `planned` is the minute without looking at its sets, `played` how many minutes it has been
 * played by the minute `present`.
 */
export function endBySets({
  row,
  sets,
  setsAreOlder: isOlder = false,
  played,
  present,
  planned,
}: Sets & {
  readonly row: MatchView;
  readonly played: number;
  readonly present: number;
  readonly planned: number;
}): number {
  if (sets === undefined) return planned;
  const left = expectedRest(row.match_format, row.time_limit, { elapsed: played, sets, isOlder });
  const end = Math.round(present + left);
  return Math.abs(end - planned) > WORTH_SAYING ? end : planned;
}
