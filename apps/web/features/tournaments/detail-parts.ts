// What of a tournament's page comes when it is needed: a visitor's first page carries no forms and no menus of managers.
import { lazyPart } from '../../lib/lazy-part.ts';
import type { DetailSearch } from './detail-search.ts';
import { lastView } from './matches/last-view.ts';
import { DrawView, ManagedMatches, preload } from './matches/parts.ts';
import { ManagedEntries } from './participants/parts.ts';

export const ManageBar = lazyPart(() => import('./manage-bar.tsx'), 'ManageBar');
export const ArchivedNotice = lazyPart(() => import('./archive-tournament.tsx'), 'ArchivedNotice');
export const ParticipantsTab = lazyPart(
  () => import('./participants/participants-tab.tsx'),
  'ParticipantsTab',
);
export const MatchesTab = lazyPart(() => import('./matches/matches-tab.tsx'), 'MatchesTab');

/** Fetches the code of a tab, of the view that its matches open with, and for those who may be managers of what managers do. */
export async function preloadTab(
  { tab, view = lastView() }: DetailSearch,
  mayManage: boolean,
): Promise<void> {
  const parts = {
    details: [],
    participants: [ParticipantsTab, ...(mayManage ? [ManagedEntries] : [])],
    matches: [
      MatchesTab,
      ...(mayManage ? [ManagedMatches] : []),
      ...(tab === 'matches' && view === 'draw' ? [DrawView] : []),
    ],
  }[tab ?? 'details'];
  await Promise.all(parts.map(preload));
}
