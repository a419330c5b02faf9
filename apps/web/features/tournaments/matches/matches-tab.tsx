// The Matches tab (§2): List and Draw, and for managers everything that happens to a match.
import type { Match, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { read } from '../../../lib/api.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { whenIdle } from '../../../lib/timing.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { validateDetailSearch } from '../detail-search.ts';
import { TabSkeleton } from '../detail-skeleton.tsx';
import { AskMatch, MatchQuestions } from './match-confirms.tsx';
import type { MatchDialogName } from './match-actions.tsx';
import { MatchList } from './match-list.tsx';
import { DrawView, MatchDialog, preload, ScoreDialog } from './parts.ts';
import { lastView, rememberView } from './last-view.ts';
import { useMatchChange } from './use-match-change.ts';

export interface MatchesTabProps {
  tournament: Tournament;
  /** Whether the viewer may change the matches. */
  manages: boolean;
}

const paramsOf = ({ id }: Tournament) => ({ params: { id: String(id) } });

/** The tab in one of its states: loading, failed, filled. */
export function MatchesTab({ tournament, manages }: MatchesTabProps) {
  const matches = useQuery(read('listTournamentMatches', paramsOf(tournament)));
  if (matches.data !== undefined)
    return <Matches tournament={tournament} manages={manages} matches={matches.data} />;
  if (matches.isError) {
    return (
      <Banner actions={<Button onClick={() => void matches.refetch()}>Try again</Button>}>
        Failed to load matches. Please try again.
      </Banner>
    );
  }
  return <TabSkeleton label="Loading matches" />;
}

interface OpenDialog {
  readonly name: MatchDialogName | 'create';
  readonly match: Match | null;
}

function Matches({ tournament, manages, matches }: MatchesTabProps & { matches: readonly Match[] }) {
  const [search, setSearch] = usePageSearch(validateDetailSearch);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const changes = useMatchChange(tournament.id);
  const close = () => setOpen(null);
  const create = () => setOpen({ name: 'create', match: null });
  const [remembered] = useState(lastView);
  const [toolsHost, setToolsHost] = useState<HTMLElement | null>(null);
  const view = search.view ?? remembered;
  // The other view and the dialogs open without waiting for their code.
  useEffect(
    () =>
      whenIdle(() => {
        for (const part of [DrawView, ...(manages ? [MatchDialog, ScoreDialog] : [])]) void preload(part);
      }),
    [manages],
  );
  // What is seen stands in the address, also when it was chosen on another day.
  useEffect(() => {
    if (search.view === undefined && remembered !== 'list') setSearch({ view: remembered }, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the tab opens
  }, []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
        {(matches.length > 0 || view === 'draw') && (
          <Segmented
            label="View"
            options={[
              { value: 'list', label: 'List' },
              { value: 'draw', label: 'Draw' },
            ]}
            value={view}
            onChange={(next) => {
              rememberView(next);
              setSearch({ view: next, round: undefined, quarter: undefined });
            }}
            className="max-sm:flex max-sm:w-full max-sm:*:flex-1"
          />
        )}
        {view === 'draw' && (
          <div
            ref={setToolsHost}
            // On a tablet a line of their own, where a button stands beside the views.
            className={cx(
              'flex min-w-0 flex-1 basis-full',
              manages ? 'md:max-lg:order-last lg:basis-80' : 'md:basis-80',
            )}
          />
        )}
        {manages && matches.length > 0 && (
          <Button variant="primary" icon={Plus} onClick={create} className="max-sm:w-full">
            Add Match
          </Button>
        )}
      </div>
      {view === 'draw' && (
        <Suspense fallback={<TabSkeleton />}>
          <DrawView
            tournament={tournament}
            matches={matches}
            toolsHost={toolsHost}
            {...(manages ? { onOpen: (match: Match) => setOpen({ name: 'scores', match }) } : {})}
          />
        </Suspense>
      )}
      {view === 'list' && matches.length === 0 && (
        <EmptyState
          icon={CalendarPlus}
          title="No matches yet."
          {...(manages
            ? {
                action: (
                  <Button variant="primary" icon={Plus} onClick={create}>
                    Create First Match
                  </Button>
                ),
              }
            : {})}
        />
      )}
      {view === 'list' && matches.length > 0 && (
        <MatchList
          matches={matches}
          followed={search.player}
          {...(manages
            ? {
                manage: {
                  busyId: changes.busyId,
                  onChange: (change) => void changes.apply(change),
                  onOpen: (name, match) => setOpen({ name, match }),
                },
              }
            : {})}
        />
      )}
      <Suspense>
        {open !== null && (open.name === 'create' || open.name === 'edit') && (
          <MatchDialog tournament={tournament} match={open.match} matches={matches} onClose={close} />
        )}
        {open?.name === 'scores' && open.match !== null && <ScoreDialog match={open.match} onClose={close} />}
      </Suspense>
      {(open?.name === 'delete' || open?.name === 'cancel') && open.match !== null && (
        <AskMatch kind={open.name} match={open.match} changes={changes} onClose={close} />
      )}
      <MatchQuestions changes={changes} />
    </div>
  );
}
