// What of the Matches tab comes when it is needed: all that managers do.
import { lazyPart } from '../../lib/lazy-part.ts';

export const ManagedMatches = lazyPart(() => import('./managed-matches.tsx'), 'ManagedMatches');
export const MatchDialog = lazyPart(() => import('./match-dialog.tsx'), 'MatchDialog');
export const ScoreDialog = lazyPart(() => import('./score-dialog.tsx'), 'ScoreDialog');
