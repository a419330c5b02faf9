// Parts of a tournament's page that are loaded on demand: a visitor's first page carries no menus of managers.
import type { Tournament } from '@tennis/contract';
import type { ComponentType } from 'react';
import type { DetailSearch } from '../../lib/detail-search.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

export const ManageBar = lazyPart(() => import('./manage-bar.tsx'), 'ManageBar');
export const ScorersDialog = lazyPart(() => import('./scorers-dialog.tsx'), 'ScorersDialog');
export const CourtsDialog = lazyPart(() => import('./courts-dialog.tsx'), 'CourtsDialog');
export const EntryCard = lazyPart(() => import('./entering/entry-card.tsx'), 'EntryCard');
export const RestoreTournament = lazyPart(() => import('./archive-tournament.tsx'), 'RestoreTournament');

type Tab = ComponentType<{
  tournament: Tournament;
  /** Whether the viewer may change what the tab shows. */
  manages: boolean;
}>;

/** The parts that are features of their own, put in from above. */
export interface DetailTabs {
  readonly ParticipantsTab: Tab;
  readonly MatchesTab: Tab;
  /** People this browser follows in the tournament. */
  readonly Followed: ComponentType<{ tournament: number }>;
  /** Fetches the code of a tab, and for those who may be managers of what managers do. */
  readonly preloadTab: (search: DetailSearch, mayManage: boolean) => Promise<void>;
}
