// The page at /notifications: everything that one was told, by day.
import * as words from '@tennis/words/notices';
import type { Notice } from '@tennis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { dayOf, formatDay, formatTime, viewerZone } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { LoadMore } from '../../ui/pager.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { NoticeRow } from './notice-row.tsx';
import { allNotices } from './notices-query.ts';
import { useReadNotices } from './use-read-notices.ts';

/** Notices by the day on which they were told, where the reader is; the newest day first. */
function byDay(notices: readonly Notice[]): readonly (readonly [string, readonly Notice[]])[] {
  const days = Map.groupBy(notices, ({ at }) => dayOf(at, viewerZone()));
  return [...days];
}

/** All notices of the reader. */
export function NoticesPage() {
  usePageTitle(words.title);
  const { data, isError, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(allNotices);
  const { busy, open, markAll } = useReadNotices();
  const notices = data?.pages.flatMap((page) => page.notices) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;
  const newest = notices[0]?.id ?? 0;
  return (
    <>
      <PageHeader
        title={words.title}
        {...(data !== undefined && { description: words.unread({ count: unread }) })}
        actions={
          unread > 0 && (
            <Button busy={busy} onClick={() => markAll(newest)}>
              {words.markAllRead}
            </Button>
          )
        }
      />
      {isPending && (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </SkeletonGroup>
      )}
      {isError && data === undefined && <LoadFailed text={words.failed} onRetry={() => void refetch()} />}
      {data !== undefined && notices.length === 0 && (
        <EmptyState icon={Bell} title={words.emptyTitle} hint={words.emptyText} />
      )}
      {byDay(notices).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="mb-6 max-w-180">
          <h2 id={`day-${day}`} className="type-column mb-2">
            {formatDay(ofDay[0]?.at ?? day, viewerZone())}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {ofDay.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} when={formatTime(notice.at, viewerZone())} onOpen={open} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <LoadMore
          shownText={words.moreFollow({ count: notices.length })}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
