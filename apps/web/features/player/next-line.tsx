// The next match of somebody in one line, which leads to that match.
import type { PlayedMatch } from '@tennis/contract';
import { MatchLine } from '../../ui/match-line.tsx';
import { nextText } from './next-text.ts';
import { placeOf } from './own-side.ts';

/** The line; without a match it says so. */
export function NextLine({ next }: { next: PlayedMatch | undefined }) {
  return <MatchLine href={next && placeOf(next)}>{nextText(next)}</MatchLine>;
}
