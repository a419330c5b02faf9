// The matches of a tournament as they are read (§2): List and Draw. Managers' controls are passed in from outside, so that nobody else loads them.
import * as words from '@tennis/words/matches';
import type { Match, Tournament } from '@tennis/contract';
import { CalendarPlus } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { validateDetailSearch } from '../../lib/detail-search.ts';
import { useIsLive } from '../../lib/is-live.ts';
import { preload, type Preloadable } from '../../lib/lazy-part.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { whenIdle } from '../../lib/timing.ts';
import { cx } from '../../ui/class-names.ts';
import { ToolsPlace } from '../../ui/bracket/tools-place.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { MatchList, type RowControls } from './match-list.tsx';
import { lastView, rememberView } from '../../lib/last-view.ts';

/** How the Draw view is drawn: a feature of its own, put in from above. */
export type DrawPart = Preloadable &
  ComponentType<{
    tournament: Tournament;
    matches: readonly Match[];
    /** Left out for readers. */
    onOpen?: (match: Match) => void;
    /** Where the draw puts its tools. */
    toolsHost: HTMLElement | null;
  }>;

export interface MatchesViewProps {
  tournament: Tournament;
  matches: readonly Match[];
  DrawView: DrawPart;
  /** Left out for readers. */
  manage?: {
    /** The matches with a change on its way. */
    busyIds: readonly number[];
    /** What was done to a match last and can still be undone, by match. */
    undoable: ReadonlyMap<number, number>;
    renderControls: RowControls;
    /** Opens a match of the draw. */
    onOpen: (match: Match) => void;
    /** The button that adds a match, and the one for the first. */
    add: ReactNode;
    addFirst: ReactNode;
  };
}

/** Both views with the switch between them. */
export function MatchesView({ tournament, matches, DrawView, manage }: MatchesViewProps) {
  const [search, setSearch, hrefOf] = usePageSearch(validateDetailSearch);
  const [remembered] = useState(lastView);
  const [toolsHost, setToolsHost] = useState<HTMLElement | null>(null);
  const view = search.view ?? remembered;
  // A press marks its view at once; the matches are drawn after that has been painted.
  const drawn = useDeferredValue(view);
  const isLive = useIsLive();
  // The groups of a draw come first while they are played, and they have no tools.
  const isInGroups = matches.some(
    ({ drawId, round, status }) =>
      drawId !== null && round === 'group_stage' && (status === 'scheduled' || status === 'in_progress'),
  );
  const isBracket = !isInGroups && matches.some(({ round }) => round !== 'group_stage');
  // The other view opens without waiting for its code.
  useEffect(() => whenIdle(() => void preload(DrawView)), [DrawView]);
  // The address says what is shown, even if it was chosen on another day.
  useEffect(() => {
    if (search.view === undefined && remembered !== 'list') setSearch({ view: remembered }, true);
  }, [search.view, remembered, setSearch]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {(matches.length > 0 || view === 'draw' || manage !== undefined) && (
          <Segmented
            label={words.view}
            options={[
              { value: 'list', label: words.list },
              { value: 'draw', label: words.draw },
            ]}
            value={view}
            onChange={(next) => {
              rememberView(next);
              setSearch({ view: next, round: undefined, quarter: undefined });
            }}
            hrefOf={(next) => hrefOf({ view: next, round: undefined, quarter: undefined })}
            className="max-sm:flex max-sm:w-full max-sm:*:flex-1"
          />
        )}
        {drawn === 'draw' && (
          <div
            ref={setToolsHost}
            // On a tablet a line of their own, where a button stands beside the views.
            className={cx(
              'flex min-w-0 flex-1 basis-full',
              // The tools come once the browser has taken the page over. Until then a placeholder keeps their room, so nothing below them moves.
              isBracket ? 'empty:control-height' : 'empty:hidden',
              manage !== undefined ? 'md:max-lg:order-last lg:basis-80' : 'md:basis-80',
            )}
          >
            {!isLive && isBracket && <ToolsPlace />}
          </div>
        )}
        {matches.length > 0 && manage?.add}
      </div>
      {drawn === 'draw' && (
        <Suspense fallback={<TabSkeleton />}>
          <DrawView
            tournament={tournament}
            matches={matches}
            toolsHost={toolsHost}
            {...(manage === undefined ? {} : { onOpen: manage.onOpen })}
          />
        </Suspense>
      )}
      {drawn === 'list' && matches.length === 0 && (
        <EmptyState icon={CalendarPlus} title={words.noneYet} action={manage?.addFirst} />
      )}
      {drawn === 'list' && matches.length > 0 && (
        <MatchList
          matches={matches}
          followed={search.player}
          renderControls={manage?.renderControls}
          busyIds={manage?.busyIds}
          undoable={manage?.undoable}
        />
      )}
    </div>
  );
}
