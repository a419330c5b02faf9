// The list of both tabs: skeleton, failure with the way to try again, empty text, the list, and its next page.
import { tryAgain } from '@tennis/words/common';
import { moreFollow } from '@tennis/words/schedules';
import type { Match } from '@tennis/contract';
import type { ReactNode } from 'react';
import { useMoreHref } from '../../lib/page-search.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/pager.tsx';
import { MatchListSkeleton } from './match-lists.tsx';

/** The part of an infinite query that is needed here. */
export interface MatchQuery {
  data: readonly Match[] | undefined;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** A list in whatever state its query is; what is already there stays when a refresh fails. */
export function PageOfMatches({
  query,
  failure,
  empty,
  whenEmpty,
  children,
}: {
  query: MatchQuery;
  /** The text of the banner if the list could not be read. */
  failure: string;
  empty: string;
  /** The next step from an empty list, where there is one. */
  whenEmpty?: ReactNode;
  children: (matches: readonly Match[]) => ReactNode;
}) {
  const moreHref = useMoreHref();
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage } = query;
  return (
    <div className="grid grid-cols-1 gap-4">
      {isError && (
        <Banner
          actions={
            <Button busy={isFetching} onClick={() => void query.refetch()}>
              {tryAgain}
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
      {data === undefined ? !isError && <MatchListSkeleton /> : null}
      {data !== undefined && data.length === 0 && <EmptyState title={empty} action={whenEmpty} />}
      {data !== undefined && data.length > 0 && <div>{children(data)}</div>}
      {hasNextPage && data !== undefined && (
        <LoadMore
          shownText={moreFollow({ count: data.length })}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          href={moreHref}
        />
      )}
    </div>
  );
}
