// Manage Scores (brief section 2, mock 03): the organisers' open matches, the most urgent first, and the pad beside them or, on a phone, over the
// whole screen. The address says which list and which match is open.
import { tryAgain } from '@tennis/words/common';
import { moreFollow } from '@tennis/words/schedules';
import * as words from '@tennis/words/scores';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { queryKey, type Match } from '@tennis/contract';
import { RefreshCw } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { viewerZone } from '../../../lib/dates.ts';
import { usePageSearch } from '../../../lib/page-search.ts';
import { pages } from '../../../lib/pages.ts';
import { listZones } from '../../../lib/zones.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { LoadMore } from '../../../ui/pager.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { ZoneLine } from '../../../ui/zone-line.tsx';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { writeMatch, type MatchChange } from '../match-writes.ts';
import { ScorePad } from '../pad/score-pad.tsx';
import { inQueue, inUrgency } from './queue-order.ts';
import { QueueRow } from './queue-row.tsx';
import { deskBehind, QUEUES, validateScoresSearch, type Queue } from './scores-search.ts';

const QUEUE_NAMES: Readonly<Record<Queue, string>> = {
  all: words.all,
  live: words.live,
  winner: words.lacksWinner,
};

const EMPTY: Readonly<Record<Queue, string>> = {
  all: words.emptyAll,
  live: words.emptyLive,
  winner: words.emptyWinner,
};

const queueQuery = pages<Match>(queryKey<'listMatchesToScore'>('listMatchesToScore', {}), (query, options) =>
  api.listMatchesToScore({ query }, options),
);

/** The page at /manage-scores. */
export function ScoresPage() {
  usePageTitle(words.title);
  const [search, setSearch] = usePageSearch(validateScoresSearch);
  const { show = 'all', match: openId } = search;
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const hasRoom = useMediaQuery('(min-width: 48rem)');
  const query = useInfiniteQuery(queueQuery);
  const write = useWrite<Match>();
  const { send, busyIds } = write;
  const waiting = inUrgency(query.data ?? []);
  const shown = inQueue(waiting, show);
  const opened = waiting.find(({ id }) => id === openId);
  const { line, reading } = listZones(waiting, viewerZone());
  const desk = deskBehind(search);
  // Who came from the desk of a day is needed there again.
  const close = () => (desk === null ? setSearch({ match: undefined }) : void navigate({ href: desk }));

  const openMatch = ({ id }: Match) =>
    setSearch({ match: id, desk: undefined, club: undefined, court: undefined });
  const change = (made: MatchChange) => void writeMatch(send, made);

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <>
            <Segmented
              label={words.filter}
              value={show}
              onChange={(next) => setSearch({ show: next === 'all' ? undefined : next })}
              options={QUEUES.map((queue) => ({
                value: queue,
                label: QUEUE_NAMES[queue],
                ...(query.data === undefined || !hasRoom ? {} : { count: inQueue(waiting, queue).length }),
              }))}
              className="max-md:*:px-2"
            />
            <IconButton
              icon={RefreshCw}
              label={words.refresh}
              variant="secondary"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            />
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <section aria-label={words.queue} className="grid grid-cols-1 gap-3">
          <ZoneLine line={line} />
          {query.isError && (
            <Banner
              actions={
                <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                  {tryAgain}
                </Button>
              }
            >
              {words.failed}
            </Banner>
          )}
          {query.data === undefined && !query.isError && <QueueSkeleton />}
          {query.data !== undefined && shown.length === 0 && (
            <EmptyState title={EMPTY[show]} {...(show === 'all' ? { hint: words.emptyAllText } : {})} />
          )}
          <ul className="grid grid-cols-1 gap-2">
            {shown.map((match) => (
              <li key={match.id}>
                <QueueRow
                  match={match}
                  reading={reading}
                  isOpen={match.id === openId}
                  busy={busyIds.includes(match.id)}
                  onOpen={openMatch}
                  onChange={change}
                />
              </li>
            ))}
          </ul>
          {query.hasNextPage && (
            <LoadMore
              shownText={moreFollow({ count: waiting.length })}
              busy={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          )}
        </section>
        {opened !== undefined && (
          <ScorePad key={opened.id} match={opened} isBeside={isWide} onClose={close} />
        )}
        {opened === undefined && isWide && shown.length > 0 && (
          <p className="rounded-sheet border border-dashed border-field px-6 py-16 text-center text-ink2">
            {words.choose}
          </p>
        )}
      </div>
      <WriteQuestions write={write} />
    </>
  );
}

/** Rows to come. */
const QueueSkeleton = () => (
  <SkeletonGroup label={words.loading} className="grid gap-2">
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2.5 rounded-card border border-line bg-surface px-3.5 py-4">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    ))}
  </SkeletonGroup>
);
