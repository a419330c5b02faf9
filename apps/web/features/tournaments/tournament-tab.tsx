// What one tab of the tournament list shows: placeholders, cards, or its own sentence when there is nothing.
import { useInfiniteQuery } from '@tanstack/react-query';
import { stageLabel, tournamentDates } from '../../lib/tournament-view.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';
import type { ListTab } from './list-search.ts';
import { tournamentPages } from './tournament-pages.ts';

/** The sentence of an empty tab; those who could change it are addressed in person (§8). */
const emptyText = (tab: ListTab, isAdmin: boolean): string =>
  isAdmin ? `You don't have any ${tab} tournaments.` : `No ${tab} tournaments found`;

/** The cards of a tab. */
export function TournamentTab({
  tab,
  filter,
  isAdmin,
}: {
  tab: ListTab;
  filter: Parameters<typeof tournamentPages>[0];
  isAdmin: boolean;
}) {
  const list = useInfiniteQuery(tournamentPages(filter));
  if (list.data === undefined) {
    return list.isError ? (
      <LoadFailed what="tournaments" onRetry={() => void list.refetch()} />
    ) : (
      <CardGrid skeletons={3} />
    );
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        title={emptyText(tab, isAdmin)}
        action={
          isAdmin &&
          tab === 'active' && (
            <LinkButton variant="primary" href="/create-tournament">
              Create Your First Tournament
            </LinkButton>
          )
        }
      />
    );
  }
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
            stage={stageLabel(tournament.currentStage)}
            link={{
              label: tournament.status === 'completed' ? 'View Results' : 'View Details',
              href: `/tournaments/${tournament.id}`,
            }}
          />
        ))}
      </CardGrid>
      {list.hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
