// The page at /matches/{id}/result (ADR 34): a player reports how the match ended, the other side confirms or disputes it, and the organisers
// see both versions.
import { missing } from '@tennis/words/arranging';
import * as words from '@tennis/words/reports';
import { useQuery } from '@tanstack/react-query';
import { pageOfMatch, type ResultReport } from '@tennis/contract';
import { ClipboardCheck } from 'lucide-react';
import { isRefused, read } from '../../../lib/api.ts';
import { matchTitle } from '../../../lib/match-view.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportedCard } from './reported-card.tsx';

/** The page. */
export function ReportPage({ id }: { id: number }) {
  usePageTitle(words.title);
  const { data, error, isError, refetch } = useQuery(read('getResultReport', { params: { id: String(id) } }));
  if (data === undefined)
    return (
      <>
        <PageHeader title={words.title} />
        {isRefused(error, 404) || isRefused(error, 403) ? (
          <Banner title={missing} />
        ) : isError ? (
          <LoadFailed text={words.failed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </>
    );
  const { match } = data;
  return (
    <>
      <PageHeader
        title={words.title}
        description={`${matchTitle(match)} · ${match.tournamentName}`}
        actions={<LinkButton href={pageOfMatch(match.tournamentId, match.id)}>{words.toMatch}</LinkButton>}
      />
      <div className="grid max-w-3xl gap-4">
        <Step told={data} />
      </div>
    </>
  );
}

function Step({ told }: { told: ResultReport }) {
  const { match, report, canReport, hours } = told;
  if (report !== null) return <ReportedCard told={told} report={report} />;
  if (!canReport)
    return (
      <EmptyState icon={ClipboardCheck} title={words.nothing} hint={match.scoreText ?? words.nothingText} />
    );
  return (
    <Card as="section" padding="l" aria-label={words.report}>
      <p className="mb-4 text-body text-ink2">{words.meaning({ count: hours ?? 0 })}</p>
      <ReportForm match={match} />
    </Card>
  );
}
