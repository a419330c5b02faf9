// The grid of a club's members, page by page.
import * as words from '@tennis/words/members';
import type { Club } from '@tennis/contract';
import { canManageClub } from '@tennis/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { callerOf, useSession } from '../../../lib/session.ts';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { LoadMore } from '../../../ui/pager.tsx';
import { MemberCard } from './member-card.tsx';
import { memberPages } from './member-pages.ts';

/** Club Members; `q` is what is searched for. */
export function MemberSection({ club, q }: { club: Club; q: string }) {
  const user = useSession();
  const manages = canManageClub(callerOf(user), club.id);
  const query = useInfiniteQuery(memberPages(club.id, q));
  const { data, isError, hasNextPage, isFetchingNextPage } = query;
  return (
    <section aria-label={words.clubMembers}>
      <CardHeader title={words.clubMembers} />
      {isError && <LoadFailed text={words.membersFailed} onRetry={() => void query.refetch()} />}
      {data === undefined && !isError && <CardGrid skeletons={6} />}
      {data?.length === 0 && (
        <EmptyState icon={Users} title={q === '' ? words.noMembers : words.noMatch({ q })} />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {data.map((member) => (
            <MemberCard
              key={member.id}
              club={club}
              member={member}
              manages={manages}
              isSelf={member.id === user?.id}
            />
          ))}
        </ul>
      )}
      {hasNextPage && data !== undefined && (
        <LoadMore
          shownText={words.moreFollow({ count: data.length })}
          busy={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </section>
  );
}
