// The parts of the Matches tab that are loaded only when needed: everything managers do.
import { lazyPart } from '../../lib/lazy-part.ts';

export const ManagedMatches = lazyPart(() => import('./managed-matches.tsx'), 'ManagedMatches');
export const MatchDialog = lazyPart(() => import('./match-dialog.tsx'), 'MatchDialog');
export const ByDatePanel = lazyPart(() => import('./by-date/by-date-panel.tsx'), 'ByDatePanel');
export const LastDaysDialog = lazyPart(() => import('./by-date/last-days-dialog.tsx'), 'LastDaysDialog');
export const ScoreDialog = lazyPart(() => import('./score-dialog.tsx'), 'ScoreDialog');
