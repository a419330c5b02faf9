// A match that was broken off, in a line, as those say it who wait for it to go on.
import { interrupted } from '@tennis/words/following';
import { tbd } from '@tennis/words/matches';
import type { Match } from '@tennis/contract';
import { courtName } from './court-name.ts';
import { scoreFrom } from './score-from.ts';
import { goesOnNote } from './when-words.ts';

/** "Interrupted at 6-4 4-3, against Priya Raman • Court 5 • Goes on at 2:40 PM", with the games of that side first. */
export function interruptedText(match: Match, isFirst: boolean): string {
  const { scoreText, court } = match;
  const opponent = isFirst ? match.p2Name : match.p1Name;
  const score = scoreText === null || scoreText === '' ? 'none' : scoreFrom(scoreText, isFirst);
  const known = interrupted({ score, opponent: opponent ?? tbd });
  const place = court === null ? '' : courtName(court);
  return [known, place, goesOnNote(match)].filter((text) => text !== '').join(' • ');
}
