// The next match of somebody in one line, as lists of people tell it.
import * as words from '@tennis/words/player';
import type { PlayedMatch } from '@tennis/contract';
import { interruptedText } from '../../lib/interrupted-text.ts';
import { matchView } from '../../lib/match-view.ts';
import { nextOnCourt } from '../../lib/next-on-court.ts';
import { interruptionOf } from '../../lib/interrupted.ts';
import { whenNote } from '../../lib/when-words.ts';
import { opponentName } from './own-side.ts';

/** "Sep 12, 2026 • 2:00 PM, against Priya Raman • Court 3 • about 2:40 PM, between 2:20 PM and 3:15 PM", or that they are called. */
export function nextText(next: PlayedMatch | undefined): string {
  if (next === undefined) return words.noMatchOfPerson;
  const { when, court } = matchView(next);
  const opponent = opponentName(next);
  const onCourt = opponent === null ? null : nextOnCourt(next, opponent);
  if (onCourt !== null) return onCourt;
  if (interruptionOf(next) !== null) return interruptedText(next, next.side === 1);
  const known = opponent === null ? when : words.nextAt({ when, opponent });
  // "Called to Court 3" names the court itself; a match on court keeps its call.
  const isCalled = next.status === 'scheduled' && next.calledAt !== null;
  const place = next.court === null || isCalled ? '' : court;
  return [known, place, whenNote(next)].filter((text) => text !== '').join(' • ');
}
