// The next match of somebody in one line, as lists of people tell it.
import * as words from '@tennis/words/player';
import type { PlayedMatch } from '@tennis/contract';
import { awaitedLine } from '../../lib/awaited-line.ts';
import { interruptedText } from '../../lib/interrupted-text.ts';
import { nextOnCourt } from '../../lib/next-on-court.ts';
import { interruptionOf } from '../../lib/interrupted.ts';
import { opponentName } from './own-side.ts';

/** "Sep 12, 2026 • 2:00 PM, against Priya Raman • Court 3 • about 2:40 PM, between 2:20 PM and 3:15 PM", or that they are called (lib/awaited-line.ts). */
export function nextText(next: PlayedMatch | undefined): string {
  if (next === undefined) return words.noMatchOfPerson;
  const opponent = opponentName(next);
  const onCourt = opponent === null ? null : nextOnCourt(next, opponent);
  if (onCourt !== null) return onCourt;
  if (interruptionOf(next) !== null) return interruptedText(next, next.side === 1);
  return awaitedLine(next, opponent);
}
