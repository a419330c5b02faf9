// Sets the score of a match: somebody who comes late begins with it, what was noted wrongly is put right, and a result is typed set by set ([SC2], [SC5],
// [SC8]).
import { fullPoints, isDecided, setFormatAt } from './format.ts';
import type { MatchFormat, SetFormat } from './format.ts';
import { judgeSet } from './judge-set.ts';
import { isCountedByPoints, isNoAd, winsGame } from './play.ts';
import type { Play } from './play.ts';
import type { LogEvent, LogProblem, MatchSetup } from './point-log.ts';
import { gameSet, matchTieBreak } from './score.ts';
import type { SetScore, TieBreakPoints } from './score.ts';
import { otherSide, placeOf } from './side.ts';
import type { Side } from './side.ts';

type ScoreEvent = Extract<LogEvent, { readonly type: 'score' }>;
type Numbers = readonly number[];
/** The numbers of a score that decide who serves and at which end they stand. */
type Stand = Pick<Play, 'sets' | 'format' | 'games' | 'points' | 'setup'>;

const IMPOSSIBLE: LogProblem = { code: 'impossible-score' };

const pairOf = ([first = 0, second = 0]: Numbers): [number, number] => [first, second];

/** A finished set: its games and, if it went to a tie-break, the points of the loser; or the points of a tie-break in its place. */
function setOf(format: SetFormat, numbers: Numbers): SetScore {
  const [first, second] = pairOf(numbers);
  if (format.kind === 'tieBreak') return matchTieBreak(first, second);
  const [, , lost] = numbers;
  if (lost === undefined) return gameSet(first, second);
  const rule = format.kind === 'games' ? format.tieBreak : null;
  const points: TieBreakPoints = first > second ? [null, lost] : [lost, null];
  // Those of the winner follow from the rule; without one the set is refused.
  return gameSet(first, second, rule === null ? points : fullPoints(points, { kind: 'tieBreak', ...rule }));
}

/** The finished sets, how many each side has won, and whether they decide the match; null if one cannot be, or comes after the end. */
function finished(format: MatchFormat, typed: readonly Numbers[]) {
  const sets: SetScore[] = [];
  const won: [number, number] = [0, 0];
  let isOver = false;
  for (const numbers of typed) {
    if (isOver) return null;
    const setFormat = setFormatAt(format, sets.length);
    const set = setOf(setFormat, numbers);
    const judged = judgeSet(set, setFormat);
    if (judged.state !== 'won' && judged.state !== 'level') return null;
    sets.push(set);
    if (judged.state === 'won') won[placeOf(judged.by)] += 1;
    isOver = isDecided(format, won, sets.length);
  }
  return { sets, won, isOver };
}

/** Whether a set can stand like this while it is played. */
function isUnderWay(play: Play): boolean {
  const { format, games, points } = play;
  const [first, second] = points;
  if (winsGame(play, first, second) || winsGame(play, second, first)) return false;
  const isAllPoints = format.kind === 'tieBreak' || (format.kind === 'timed' && format.counting === 'points');
  if (isAllPoints) return games[0] + games[1] === 0;
  if (format.kind === 'games' && judgeSet(gameSet(...games), format).state !== 'open') return false;
  if (isCountedByPoints(play)) return true;
  // Four points are the advantage, over three.
  const high = Math.max(first, second);
  return high <= 3 || (!isNoAd(play) && high === 4 && Math.min(first, second) === 3);
}

/** How often ends change within a tie-break of so many points, its end apart ([SC2]). */
const changesIn = (points: number, rule: MatchSetup['tieBreakEnds']): number =>
  rule === 'one-then-four' ? Math.floor((points + 3) / 4) : Math.floor(points / 6);

/** The points of a finished tie-break but the last one, with which the set is over; none where they are not known. */
function pointsBefore(set: SetScore): number {
  const [first, second] = (set.kind === 'games' ? set.tieBreak : set.points) ?? [null, null];
  return first === null || second === null ? 0 : first + second - 1;
}

/** How often the serve has passed to the other side, game by game, and how often ends have changed. */
function changesOf({ sets, format, games, points, setup }: Stand): { serves: number; ends: number } {
  let [serves, ends] = [0, 0];
  for (const set of sets) {
    const played = set.kind === 'games' ? set.games[0] + set.games[1] : 1;
    serves += played;
    ends += Math.ceil(played / 2) + changesIn(pointsBefore(set), setup.tieBreakEnds);
  }
  const isByPoints = isCountedByPoints({ format, games });
  const within = isByPoints ? changesIn(points[0] + points[1], setup.tieBreakEnds) : 0;
  const played = games[0] + games[1];
  return { serves: serves + played, ends: ends + Math.ceil(played / 2) + within };
}

/** Sets the score. Who serves and where they stand follows from how many games are more or less than before, as do the turns of partners. */
export function applyScore(play: Play, event: ScoreEvent): LogProblem | null {
  const done = finished(play.setup.format, event.sets);
  if (done === null) return IMPOSSIBLE;
  // After the last set of a match there is none under way.
  const format = setFormatAt(play.setup.format, done.sets.length - (done.isOver ? 1 : 0));
  const after: Play = {
    ...play,
    sets: done.sets,
    format,
    games: pairOf(event.games),
    points: pairOf(event.points),
  };
  const isPossible = done.isOver
    ? [...after.games, ...after.points].every((count) => count === 0)
    : isUnderWay(after);
  if (!isPossible) return IMPOSSIBLE;
  const [was, is] = [changesOf(play), changesOf(after)];
  play.sets.splice(0, play.sets.length, ...done.sets);
  play.setsWon.splice(0, 2, ...done.won);
  play.format = format;
  play.games = after.games;
  play.points = after.points;
  play.isOver = done.isOver;
  if ((is.serves - was.serves) % 2 !== 0) play.serving = otherSide(play.serving);
  if ((is.ends - was.ends) % 2 !== 0) play.isSwapped = !play.isSwapped;
  const played = after.games[0] + after.games[1];
  play.turns[placeOf(play.serving)] = Math.floor(played / 2);
  play.turns[placeOf(otherSide(play.serving))] = Math.ceil(played / 2);
  // Whoever has served or received in this set keeps their place ([SC5]).
  const serves = (side: Side): boolean =>
    play.turns[placeOf(side)] > 0 || (side === play.serving && after.points[0] + after.points[1] > 0);
  play.hasServed = [serves(1), serves(2)];
  play.hasReceived = [serves(2), serves(1)];
  play.faults = 0;
  play.chosenCourt = null;
  play.changesEnds = false;
  return null;
}
