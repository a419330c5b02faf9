// What of the Matches tab comes when it is needed: the draw, and all that managers do.
import { lazyPart } from '../../../lib/lazy-part.ts';

export const DrawView = lazyPart(() => import('./draw-view.tsx'), 'DrawView');
export const ManagedMatches = lazyPart(() => import('./managed-matches.tsx'), 'ManagedMatches');
export const MatchDialog = lazyPart(() => import('./match-dialog.tsx'), 'MatchDialog');
export const ScoreDialog = lazyPart(() => import('./score-dialog.tsx'), 'ScoreDialog');

/** Fetches the code of a part. A failure shows when the part opens. */
export const preload = async (part: {
  preload?: (() => Promise<unknown> | undefined) | undefined;
}): Promise<void> => {
  await part.preload?.()?.catch(() => undefined);
};
