// The score dialog's inputs and the domain's score, both ways (§5: a blank input counts as 0; D13, D25).
import {
  fullPoints,
  gameSet,
  matchTieBreak,
  setFormatAt,
  type Ending,
  type GameSetFormat,
  type MatchFormat,
  type Score,
  type SetEntry,
  type SetFormat,
  type SetScore,
} from '@tennis/domain';

/** The inputs of one set; `kind` says whether its numbers are games or the points of a match tie-break. */
export interface ScoreEntry extends SetEntry {
  readonly kind: SetScore['kind'];
}

const kindAt = (format: MatchFormat, index: number): SetScore['kind'] =>
  setFormatAt(format, index).kind === 'tieBreak' ? 'matchTieBreak' : 'games';

function entryOf(set: SetScore, format: SetFormat): ScoreEntry {
  const points = set.kind === 'games' ? set.tieBreak : null;
  const known = [...(points ?? [])].filter((count) => count !== null);
  const [first, second] = set.kind === 'games' ? set.games : fullPoints(set.points, format);
  return {
    kind: set.kind,
    first: String(first),
    second: String(second),
    tieBreak: known.length === 0 ? '' : String(Math.min(...known)),
  };
}

/** The inputs for a score: as many sets as the format has, more where the score does. */
export const entriesOf = (score: Score, format: MatchFormat): ScoreEntry[] =>
  Array.from({ length: Math.max(format.bestOf, score.sets.length) }, (_, index) => {
    const set = score.sets[index];
    return set === undefined
      ? { kind: kindAt(format, index), first: '', second: '', tieBreak: '' }
      : entryOf(set, setFormatAt(format, index));
  });

/** The rules for entering a set of games, even if the format plays something else in its place. */
function gamesFormatAt(format: MatchFormat, index: number): GameSetFormat | null {
  return [setFormatAt(format, index), format.set].find((set) => set.kind === 'games') ?? null;
}

/** Whether this set's numbers need tie-break points: it ended one game above the tie-break's level. */
export function asksTieBreak(entry: ScoreEntry, format: MatchFormat, index: number): boolean {
  const tieBreak = gamesFormatAt(format, index)?.tieBreak ?? null;
  if (entry.kind !== 'games' || tieBreak === null || entry.first === '' || entry.second === '') return false;
  const games = [Number(entry.first), Number(entry.second)];
  return Math.min(...games) === tieBreak.at && Math.max(...games) === tieBreak.at + 1;
}

function setOf(entry: ScoreEntry, format: MatchFormat, index: number): SetScore {
  const first = Number(entry.first);
  const second = Number(entry.second);
  if (entry.kind === 'matchTieBreak') return matchTieBreak(first, second);
  if (entry.tieBreak === '' || !asksTieBreak(entry, format, index)) return gameSet(first, second);
  const points = Number(entry.tieBreak);
  return gameSet(first, second, first > second ? [null, points] : [points, null]);
}

/** The score that the inputs say; blank sets at the end are not there. */
export function scoreOf(entries: readonly ScoreEntry[], format: MatchFormat, ending: Ending | null): Score {
  const last = entries.findLastIndex(({ first, second }) => first !== '' || second !== '');
  return { sets: entries.slice(0, last + 1).map((entry, index) => setOf(entry, format, index)), ending };
}

/** Whether a set has only one of its two numbers: the other counts as 0, which nobody may have meant. */
export const hasHalfSet = (entries: readonly ScoreEntry[]): boolean =>
  entries.some(({ first, second }) => (first === '') !== (second === ''));
