// The clubs that the user administers, or the way to a first one (D2).
import * as words from '@tennis/words/dashboard';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { ClubLogo } from '../../ui/club-logo.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ShowAll } from '../../ui/show-all.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useClubNeeds } from './club-needs.ts';

const SHOWN_FIRST = 6;

/** The section My Clubs. */
export function MyClubs() {
  const clubs = useQuery(read('listAdminClubs', {}));
  const needs = useClubNeeds(clubs.data);
  return (
    <section aria-label={words.myClubs}>
      <CardHeader
        title={words.myClubs}
        actions={
          clubs.data !== undefined &&
          clubs.data.length > 0 && (
            <LinkButton icon={Plus} href="/create-club">
              {words.createClub}
            </LinkButton>
          )
        }
      />
      {clubs.isError ? (
        <LoadFailed text={words.clubsFailed} onRetry={() => void clubs.refetch()} />
      ) : clubs.data === undefined || needs.isComing ? (
        <SkeletonGroup className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <Skeleton className="h-20 w-full rounded-card" />
        </SkeletonGroup>
      ) : clubs.data.length === 0 ? (
        <EmptyState
          title={words.noClubs}
          action={
            <LinkButton variant="primary" icon={Plus} href="/create-club">
              {words.createFirstClub}
            </LinkButton>
          }
        />
      ) : (
        <ShowAll things={clubs.data} first={SHOWN_FIRST} label={words.showAllClubs}>
          {(shown) => (
            <CardGrid>
              {shown.map((club) => (
                <Card as="article" key={club.id}>
                  <div className="flex items-center gap-3">
                    <ClubLogo logo={club.logo} />
                    <h3 className="type-column min-w-0 [overflow-wrap:anywhere]">{club.name}</h3>
                  </div>
                  <p className="mt-1 flex items-start gap-2 text-control text-ink2">
                    <MapPin
                      aria-hidden="true"
                      size={16}
                      strokeWidth={1.75}
                      className="mt-0.5 flex-none text-ink3"
                    />
                    {club.location ?? words.noLocation}
                  </p>
                  {needs.text !== null && (
                    <p className="mt-2 text-control">
                      {needs.text} <TextLink href={`/admin/club/${club.id}`}>{words.seeToDo}</TextLink>
                    </p>
                  )}
                  <p className="mt-3">
                    <LinkButton
                      href={`/admin/club/${club.id}`}
                      aria-label={words.manageClub({ club: club.name })}
                    >
                      {words.manage}
                    </LinkButton>
                  </p>
                </Card>
              ))}
            </CardGrid>
          )}
        </ShowAll>
      )}
    </section>
  );
}
