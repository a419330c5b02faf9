// The audit log of a club for its admins, or of the whole platform for super admins (ADR 12). The filter is in the address.
import * as words from '@tennis/words/audit-log';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefused, read } from '../../lib/api.ts';
import { viewerZone } from '../../lib/dates.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { LoadMore } from '../../ui/pager.tsx';
import { AuditFilters, FilterNote } from './audit-filters.tsx';
import { auditFilter, auditPages, fileAddress } from './audit-pages.ts';
import { validateAuditSearch } from './audit-search.ts';
import { ChainCheck } from './chain-check.tsx';
import { RecordList, RecordSkeleton } from './record-list.tsx';

/** The page; without a club it is the platform's. `missing` replaces it if there is no such club, `nav` are the club's tabs. */
export function AuditLogPage({
  clubId,
  nav,
  missing,
}: {
  clubId: number | null;
  nav?: ReactNode;
  missing?: ReactNode;
}) {
  usePageTitle(words.title);
  const { pathname } = useLocation();
  const [search, setSearch] = usePageSearch(validateAuditSearch);
  const clubs = useQuery({ ...read('listAdminClubs', {}), enabled: clubId !== null });
  const clubName = clubs.data?.find(({ id }) => id === clubId)?.name;
  const filter = auditFilter(clubId, search, viewerZone());
  const query = useInfiniteQuery(auditPages(filter));
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  const filters = { search, onChange: setSearch };
  if (isRefused(query.error, 404)) return missing;
  return (
    <>
      <Breadcrumb trail={[{ label: words.dashboard, href: '/dashboard' }]} current={words.title} />
      <PageHeader
        title={words.title}
        description={
          clubId === null
            ? words.ofPlatform
            : clubName === undefined
              ? words.ofThisClub
              : words.ofClub({ club: clubName })
        }
        actions={
          <>
            <LinkButton icon={Download} href={fileAddress(filter, 'csv')} download>
              {words.exportCsv}
            </LinkButton>
            <LinkButton icon={Download} href={fileAddress(filter, 'jsonl')} download>
              {words.exportJson}
            </LinkButton>
          </>
        }
      />
      {nav}
      <div className="grid grid-cols-1 gap-4">
        {clubId === null && <ChainCheck />}
        <AuditFilters {...filters} />
        <FilterNote {...filters} records={data ?? []} />
        {isError && <LoadFailed text={words.failed} onRetry={() => void query.refetch()} />}
        {data === undefined && !isError && <RecordSkeleton />}
        {data?.length === 0 && (
          <EmptyState title={Object.keys(search).length === 0 ? words.nothingYet : words.noMatch} />
        )}
        {data !== undefined && data.length > 0 && (
          <RecordList records={data} path={pathname} namesClub={clubId === null} />
        )}
        {hasNextPage && data !== undefined && (
          <LoadMore
            shownText={words.moreFollow({ count: data.length })}
            busy={isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </div>
    </>
  );
}
