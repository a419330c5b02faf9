// One section of the landing page: placeholders, then cards, or a sentence if there is nothing.
import * as words from '@tennis/words/controls';
import type { Tournament } from '@tennis/contract';
import type { ReactNode } from 'react';
import { howFar } from '../../lib/how-far.ts';
import { clubOnCard, FORMAT_LABELS, tournamentDates } from '../../lib/tournament-view.ts';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';

export interface TournamentSectionProps {
  title: string;
  /** Undefined until they are known. */
  tournaments: readonly Tournament[] | undefined;
  /** Where they could not be read: how to try again. */
  onRetry: (() => void) | undefined;
  skeletons: number;
  emptyText: string;
  linkLabel: string;
  actions?: ReactNode;
  /** Where a list that does not end here goes on. */
  more?: ReactNode;
}

/** A titled grid of tournaments. */
export function TournamentSection({
  title,
  tournaments,
  onRetry,
  skeletons,
  emptyText,
  linkLabel,
  actions,
  more,
}: TournamentSectionProps) {
  return (
    <section aria-label={title}>
      <CardHeader title={title} actions={actions} />
      {onRetry !== undefined ? (
        <LoadFailed text={words.tournamentsFailed} onRetry={onRetry} />
      ) : tournaments?.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <CardGrid skeletons={tournaments === undefined ? skeletons : 0}>
          {tournaments?.map((tournament) => (
            <TournamentCard
              key={tournament.id}
              name={tournament.name}
              status={tournament.status}
              dates={tournamentDates(tournament)}
              club={clubOnCard(tournament)}
              now={howFar(tournament)}
              format={FORMAT_LABELS[tournament.format]}
              link={{ label: linkLabel, href: `/tournaments/${tournament.id}` }}
            />
          ))}
        </CardGrid>
      )}
      {more !== undefined && more !== false && <p className="mt-3">{more}</p>}
    </section>
  );
}
