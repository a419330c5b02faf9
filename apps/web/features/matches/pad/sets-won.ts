// How many sets each side has won by what is typed.
import { judgeSet, setFormatAt, type MatchFormat } from '@tennis/domain';
import { scoreOf, type ScoreEntry } from '../score-entry.ts';

/** The sets of the first and of the second side; an unfinished one is nobody's. */
export function setsWon(entries: readonly ScoreEntry[], format: MatchFormat): readonly [number, number] {
  const won: [number, number] = [0, 0];
  for (const [index, set] of scoreOf(entries, format, null).sets.entries()) {
    const entry = entries[index];
    // A side that is not typed yet has not lost to nothing.
    if (entry?.first === '' || entry?.second === '') continue;
    const judged = judgeSet(set, setFormatAt(format, index));
    if (judged.state === 'won') won[judged.by === 1 ? 0 : 1] += 1;
  }
  return won;
}
