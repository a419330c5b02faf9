// The tournaments that pass a filter, as cards; first placeholders, or the list's own sentence if there are none.
import * as words from '@tennis/words/tournaments';
import * as controls from '@tennis/words/controls';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { howFar } from '../../lib/how-far.ts';
import { useMoreHref } from '../../lib/page-search.ts';
import { stageLabel, tournamentDates } from '../../lib/tournament-view.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadMore } from '../../ui/pager.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';
import { tournamentPages } from './tournament-pages.ts';

/** The cards; more on request. */
export function TournamentCards({
  filter,
  empty,
}: {
  filter: Parameters<typeof tournamentPages>[0];
  empty: ReactNode;
}) {
  const moreHref = useMoreHref();
  const list = useInfiniteQuery(tournamentPages(filter));
  if (list.data === undefined) {
    return list.isError ? (
      <LoadFailed text={controls.tournamentsFailed} onRetry={() => void list.refetch()} />
    ) : (
      <CardGrid skeletons={3} />
    );
  }
  if (list.data.length === 0) return empty;
  return (
    <>
      <CardGrid>
        {list.data.map((tournament) => (
          <TournamentCard
            key={tournament.id}
            level={2}
            name={tournament.name}
            status={tournament.status}
            dates={tournamentDates(tournament)}
            now={howFar(tournament)}
            stage={stageLabel(tournament.currentStage)}
            link={{
              label: tournament.status === 'completed' ? words.viewResults : words.viewDetails,
              href: `/tournaments/${tournament.id}`,
            }}
          />
        ))}
      </CardGrid>
      {list.hasNextPage && (
        <LoadMore busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} href={moreHref} />
      )}
    </>
  );
}
