// One section of the landing page: placeholders, then cards, then a sentence when there is nothing.
import type { Call, Routes } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../lib/api.ts';
import { clubOnCard, FORMAT_LABELS, TOURNAMENT_PAGE, tournamentDates } from '../../lib/tournament-view.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';

export interface TournamentSectionProps {
  title: string;
  query: NonNullable<Call<Routes['listTournaments']>['query']>;
  skeletons: number;
  emptyText: string;
  linkLabel: string;
  actions?: ReactNode;
  /** Where a list that does not end here goes on. */
  more?: { label: string; href: string };
}

/** A titled grid of tournaments. */
export function TournamentSection({
  title,
  query,
  skeletons,
  emptyText,
  linkLabel,
  actions,
  more,
}: TournamentSectionProps) {
  const { data, isError, refetch } = useQuery(read('listTournaments', { query }));
  return (
    <section aria-label={title}>
      <CardHeader title={title} actions={actions} />
      {isError ? (
        <LoadFailed what="tournaments" onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <CardGrid skeletons={data === undefined ? skeletons : 0}>
          {data?.map((tournament) => (
            <TournamentCard
              key={tournament.id}
              name={tournament.name}
              status={tournament.status}
              dates={tournamentDates(tournament)}
              club={clubOnCard(tournament)}
              format={FORMAT_LABELS[tournament.format]}
              link={{ label: linkLabel, href: `/tournaments/${tournament.id}` }}
            />
          ))}
        </CardGrid>
      )}
      {more !== undefined && data?.length === TOURNAMENT_PAGE && (
        <p className="mt-3">
          <TextLink href={more.href}>{more.label}</TextLink>
        </p>
      )}
    </section>
  );
}
