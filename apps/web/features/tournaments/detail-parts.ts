// What of a tournament's page comes when it is needed: a visitor's first page carries no forms and no menus of managers.
import { lazyPart } from '../../lib/lazy-part.ts';
import type { DetailSearch } from './detail-search.ts';
import { lastView } from './matches/last-view.ts';
import { DrawView, preload } from './matches/parts.ts';

export const ManageBar = lazyPart(() => import('./manage-bar.tsx'), 'ManageBar');
export const ArchivedNotice = lazyPart(() => import('./archive-tournament.tsx'), 'ArchivedNotice');
export const ParticipantsTab = lazyPart(
  () => import('./participants/participants-tab.tsx'),
  'ParticipantsTab',
);
export const MatchesTab = lazyPart(() => import('./matches/matches-tab.tsx'), 'MatchesTab');

/** Fetches the code of a tab, and of the view that its matches open with. */
export async function preloadTab({ tab, view = lastView() }: DetailSearch): Promise<void> {
  const parts = { details: [], participants: [ParticipantsTab], matches: [MatchesTab] }[tab ?? 'details'];
  const views = tab === 'matches' && view === 'draw' ? [DrawView] : [];
  await Promise.all([...parts, ...views].map(preload));
}
