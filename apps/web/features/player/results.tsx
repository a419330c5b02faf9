// Somebody's results, the latest first, and more of them on request.
import * as words from '@tennis/words/player';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMoreHref } from '../../lib/page-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadMore } from '../../ui/pager.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { PlayedList } from './played-list.tsx';
import { resultsOf, type ResultFilter } from './player-queries.ts';

/** The list, in any state. */
export function Results({ personId, filter }: { personId: number; filter?: ResultFilter }) {
  const moreHref = useMoreHref();
  const { data, isError, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(resultsOf(personId, filter));
  return (
    <>
      {isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-2">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      {isError && data === undefined && (
        <LoadFailed text={words.resultsFailed} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <EmptyState title={words.noResults} />}
      {data !== undefined && data.length > 0 && <PlayedList matches={data} label={words.results} />}
      {hasNextPage && data !== undefined && (
        <LoadMore
          shownText={words.shown({ count: data.length })}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          href={moreHref}
        />
      )}
    </>
  );
}
