// The page at /matches/{id}/arrange: two sides of a match with a last day find a court and a time (OP39).
import * as words from '@tennis/words/arranging';
import * as settings from '@tennis/words/settings';
import { pageOfMatch, type Arrangement } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefused, read } from '../../lib/api.ts';
import { matchView } from '../../lib/match-view.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { dayText, daysBetween, opponentOf } from './arrange-view.ts';
import { FreePlaces } from './free-places.tsx';
import { ProposalCard } from './proposal-card.tsx';

/** The page. */
export function ArrangePage() {
  const { id = '' } = useParams({ strict: false });
  const [day, setDay] = useState<string | null>(null);
  const { data, error, isError, refetch } = useQuery({
    ...read('getArrangement', { params: { id }, query: day === null ? {} : { day } }),
    // The other side may have answered meanwhile, and others may have taken courts.
    staleTime: 0,
    placeholderData: (before) => before,
  });
  usePageTitle(words.page);
  if (data !== undefined) return <Arranging arrangement={data} day={day ?? data.day} onDay={setDay} />;
  return (
    <>
      <PageHeader title={words.page} />
      {isRefused(error, 404) || isRefused(error, 403) ? (
        <Banner title={words.missing} />
      ) : isError ? (
        <LoadFailed text={words.failed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={words.loading} className="grid gap-4">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-64 w-full" />
        </SkeletonGroup>
      )}
    </>
  );
}

interface ArrangingProps {
  arrangement: Arrangement;
  day: string | null;
  onDay: (day: string) => void;
}

function Arranging({ arrangement, day, onDay }: ArrangingProps) {
  const { match, today, isOpen } = arrangement;
  const { playBy } = match;
  const opponent = opponentOf(arrangement);
  return (
    <>
      <PageHeader
        title={opponent === null ? words.page : words.arrangeWith({ opponent })}
        description={`${match.tournamentName} · ${matchView(match).round}`}
        actions={
          <LinkButton href={pageOfMatch(match.tournamentId, match.id)}>{match.tournamentName}</LinkButton>
        }
      />
      {playBy !== null && today <= playBy && (
        <p className="-mt-2 mb-5 type-section">
          {words.playByDay({ day: dayText(playBy) })}
          <span className="ml-3 text-control font-normal text-ink2">
            {words.daysLeft({ days: daysBetween(today, playBy) })}
          </span>
        </p>
      )}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          {!isOpen && (
            <Banner tone="info">
              {playBy !== null && today > playBy && match.status === 'scheduled'
                ? words.isLate({ day: dayText(playBy) })
                : words.isOver}
            </Banner>
          )}
          <ProposalCard arrangement={arrangement} />
          {isOpen && day !== null && <FreePlaces arrangement={arrangement} day={day} onDay={onDay} />}
        </div>
        {isOpen && <Contacts arrangement={arrangement} />}
      </div>
    </>
  );
}

function Contacts({ arrangement: { contacts } }: { arrangement: Arrangement }) {
  return (
    <Card as="section" padding="l" className="self-start" aria-label={words.contact}>
      <CardHeader title={words.contact} />
      {contacts.length === 0 && <p className="text-control text-ink2">{words.noContact}</p>}
      <ul className="grid gap-3">
        {contacts.map(({ name, email, isManager }) => (
          <li key={`${name} ${email}`} className="[overflow-wrap:anywhere]">
            <span className="block text-control font-medium">
              {isManager ? words.contactOfManager({ name }) : name}
            </span>
            <a className="text-body text-primary underline" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-meta text-ink2">
        {words.shareHint} <TextLink href="/settings">{settings.title}</TextLink>
      </p>
    </Card>
  );
}
