// The tabs of a tournament's page, each a feature of its own, joined here. Their code is loaded when it is needed.
import type { MatchesTabProps } from '../features/matches/matches-tab.tsx';
import { lastView } from '../lib/last-view.ts';
import { ManagedMatches } from '../features/matches/parts.ts';
import { ManagedEntries } from '../features/entries/parts.ts';
import type { DetailTabs } from '../features/detail/parts.ts';
import type { DetailSearch } from '../lib/detail-search.ts';
import { lazyPart, preload } from '../lib/lazy-part.ts';

const ParticipantsTab = lazyPart(() => import('../features/entries/participants-tab.tsx'), 'ParticipantsTab');
const MatchesTab = lazyPart(() => import('../features/matches/matches-tab.tsx'), 'MatchesTab');
const DrawView = lazyPart(() => import('../features/draw/draw-view.tsx'), 'DrawView');
const Followed = lazyPart(
  () => import('../features/following/followed-in-tournament.tsx'),
  'FollowedInTournament',
);

function MatchesWithDraw(props: Omit<MatchesTabProps, 'DrawView'>) {
  return <MatchesTab {...props} DrawView={DrawView} />;
}

/** Fetches the code of a tab, of the view with which its matches open and, for people who may be managers, of the managers' tools. */
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

export const TOURNAMENT_TABS: DetailTabs = {
  ParticipantsTab,
  MatchesTab: MatchesWithDraw,
  Followed,
  preloadTab,
};
