// The desk of a day (mock 02; D54, D55): the club's courts side by side, matches without a place, faults, and the ways to fix them. On a phone all
// courts as they are now, or the day of one.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/desk';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { validateSchedulesSearch } from '../schedules-search.ts';
import { dayPlan } from './day-plan.ts';
import { DeskOfDay } from './desk-of-day.tsx';

/** The desk: which club, then its day. */
export function Desk({ day }: { day: string }) {
  const [{ club }, setSearch] = usePageSearch(validateSchedulesSearch);
  const clubs = useQuery(read('listAdminClubs', {}));
  const own = clubs.data ?? [];
  const id = own.find((one) => one.id === club)?.id ?? own[0]?.id;
  if (id === undefined)
    return clubs.isError ? (
      <Banner actions={<Button onClick={() => void clubs.refetch()}>{tryAgain}</Button>}>
        {words.failed}
      </Banner>
    ) : (
      <DeskSkeleton />
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      {own.length > 1 && (
        <Select
          label={words.club}
          className="max-w-80"
          value={String(id)}
          options={own.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={(event) => setSearch({ club: Number(event.target.value) })}
        />
      )}
      <DeskOfClub clubId={id} day={day} />
    </div>
  );
}

function DeskOfClub({ clubId, day }: { clubId: number; day: string }) {
  const query = useQuery(read('getOrderOfPlay', { params: { clubId: String(clubId), day } }));
  const { data } = query;
  const now = useNow();
  if (data === undefined)
    return query.isError ? (
      <Banner actions={<Button onClick={() => void query.refetch()}>{tryAgain}</Button>}>
        {words.failed}
      </Banner>
    ) : (
      <DeskSkeleton />
    );
  if (data.courts.length === 0)
    return (
      <EmptyState
        title={words.noCourts}
        action={<LinkButton href={`/admin/club/${clubId}/courts`}>{words.addCourts}</LinkButton>}
      />
    );
  // Another day is another desk: nothing stays in the hand.
  return <DeskOfDay key={`${clubId} ${data.day}`} plan={dayPlan(data, new Date(now))} />;
}

function DeskSkeleton() {
  return (
    <SkeletonGroup label={words.loading} className="grid gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}
