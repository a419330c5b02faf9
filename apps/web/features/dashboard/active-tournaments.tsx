// The tournaments that are being played.
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/dashboard';
import type { Tournament } from '@tennis/contract';
import { howFar } from '../../lib/how-far.ts';
import { stageLabel, tournamentDates } from '../../lib/tournament-view.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ShowAll } from '../../ui/show-all.tsx';
import { TournamentCard } from '../../ui/tournament-card.tsx';
import { useActiveTournaments, useComingTournaments } from './queries.ts';

const SHOWN_FIRST = 6;

/** The section Active Tournaments. */
export function ActiveTournaments() {
  const { data, isError, refetch } = useActiveTournaments();
  const isEmpty = data?.length === 0;
  const coming = useComingTournaments(isEmpty);
  return (
    <section aria-label={words.activeTournaments}>
      <CardHeader title={words.activeTournaments} />
      {isError ? (
        <LoadFailed text={controls.tournamentsFailed} onRetry={() => void refetch()} />
      ) : data === undefined || (isEmpty && coming === undefined) ? (
        <CardGrid skeletons={3} />
      ) : isEmpty ? (
        <NoneActive coming={coming ?? []} />
      ) : (
        <ShowAll things={data} first={SHOWN_FIRST} label={words.showAllActive}>
          {(shown) => (
            <CardGrid>
              {shown.map((tournament) => (
                <TournamentCard
                  key={tournament.id}
                  name={tournament.name}
                  status={tournament.status}
                  dates={tournamentDates(tournament)}
                  now={howFar(tournament)}
                  stage={stageLabel(tournament.currentStage)}
                  participantCount={tournament.participantCount}
                  matches={{ completed: tournament.matchesCompleted, total: tournament.matchCount }}
                  link={{ label: words.viewDetails, href: `/tournaments/${tournament.id}` }}
                />
              ))}
            </CardGrid>
          )}
        </ShowAll>
      )}
    </section>
  );
}

/** Nothing is played yet: the way to the user's tournaments to come, or to a first one. */
function NoneActive({ coming }: { coming: readonly Tournament[] }) {
  const isOpen = coming.some(({ status }) => status === 'registering');
  return (
    <EmptyState
      title={words.noActive}
      action={
        coming.length === 0 ? (
          <LinkButton href="/create-tournament">{words.createFirst}</LinkButton>
        ) : (
          <LinkButton href={isOpen ? '/tournaments' : '/tournaments?tab=upcoming'}>
            {words.seeComing}
          </LinkButton>
        )
      }
    />
  );
}
