// The day's matches (specification sections 2, 4 and 8; D43): here the status is given in words.
import * as words from '@tennis/words/dashboard';
import { pageOfMatch, type Match } from '@tennis/contract';
import { viewerZone } from '../../lib/dates.ts';
import { matchView } from '../../lib/match-view.ts';
import { listZones } from '../../lib/zones.ts';
import { goesOnNote } from '../../lib/when-words.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { ShowAll } from '../../ui/show-all.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ZoneLine } from '../../ui/zone-line.tsx';
import { useTodaysMatches } from './queries.ts';
import { inTodaysOrder } from './todays-order.ts';

const SHOWN_FIRST = 8;

const STATUS_WORDS: Readonly<Record<Exclude<Match['status'], 'in_progress'>, string>> = {
  scheduled: words.scheduled,
  completed: words.completed,
  cancelled: words.cancelled,
};

/** The section Today's Matches. */
export function TodaysMatches() {
  const { data, isError, refetch } = useTodaysMatches();
  const { line, reading } = listZones(data ?? [], viewerZone());
  return (
    <section aria-label={words.todaysMatches}>
      <CardHeader
        title={words.todaysMatches}
        actions={<TextLink href="/match-schedules">{words.viewSchedule}</TextLink>}
      />
      {isError ? (
        <LoadFailed text={words.todaysFailed} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonGroup className="grid gap-2">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-28 w-full rounded-card" />
          ))}
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <EmptyState title={words.noMatchesToday} />
      ) : (
        <ShowAll things={inTodaysOrder(data)} first={SHOWN_FIRST} label={words.showAllToday}>
          {(shown) => (
            <div className="grid gap-2">
              <ZoneLine line={line} className="mb-1" />
              {shown.map((match) => (
                <TodaysMatch key={match.id} match={match} reading={reading} />
              ))}
            </div>
          )}
        </ShowAll>
      )}
    </section>
  );
}

function TodaysMatch({ match, reading }: { match: Match; reading: string }) {
  const view = matchView(match, reading);
  return (
    <MatchRow
      match={view}
      caption={[
        goesOnNote(match) || view.time,
        view.court,
        words.roundOfTournament({ tournament: match.tournamentName, round: view.round }),
      ]}
      href={pageOfMatch(match.tournamentId, match.id)}
      status={
        match.status === 'in_progress' ? (
          <StatusBadge status={view.phase === 'interrupted' ? 'interrupted' : 'in_progress'} />
        ) : (
          <span className="text-meta font-medium text-ink2">{STATUS_WORDS[match.status]}</span>
        )
      }
    />
  );
}
