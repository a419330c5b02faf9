// The knockout of the first active tournament (specification sections 2 and 8; D19): four quarter finals, two semi
// finals, one final; empty slots are TBD.
import { useQuery } from '@tanstack/react-query';
import type { Match, Tournament } from '@tennis/contract';
import { read } from '../../lib/api.ts';
import { viewerZone } from '../../lib/dates.ts';
import { listZones } from '../../lib/zones.ts';
import { knockoutBracket } from '../../lib/bracket-view.ts';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ZoneLine } from '../../ui/zone-line.tsx';
import { useActiveTournaments } from './queries.ts';
import { SampleDraw } from './sample-draw.tsx';

const COLUMNS = 3;
const SHOWN: ReadonlySet<Match['round']> = new Set(['quarter_final', 'semi_final', 'final']);

/** The section Tournament Brackets. */
export function TournamentBrackets() {
  const tournaments = useActiveTournaments();
  const first = tournaments.data?.[0];
  return (
    <section aria-label="Tournament Brackets">
      <CardHeader title="Tournament Brackets" meta={first?.name} />
      {tournaments.isError ? (
        <LoadFailed what="tournaments" onRetry={() => void tournaments.refetch()} />
      ) : tournaments.data === undefined ? (
        <BracketSkeleton />
      ) : first === undefined ? (
        <NoBracket />
      ) : (
        <BracketOf tournament={first} />
      )}
    </section>
  );
}

function BracketOf({ tournament }: { tournament: Tournament }) {
  const { data, isError, refetch } = useQuery(
    read('listTournamentMatches', { params: { id: String(tournament.id) } }),
  );
  if (isError) return <LoadFailed what="matches" onRetry={() => void refetch()} />;
  if (data === undefined) return <BracketSkeleton />;
  const facts = knockoutBracket(
    data.filter((match) => SHOWN.has(match.round)),
    {
      atLeast: COLUMNS,
      atMost: COLUMNS,
      link: () => ({ href: `/tournaments/${tournament.id}?tab=matches` }),
    },
  );
  return facts === null ? (
    <NoBracket />
  ) : (
    <>
      <ZoneLine line={listZones(data, viewerZone()).line} className="mb-3" />
      <Bracket facts={facts} label={`${tournament.name} draw`} tools={false} />
    </>
  );
}

function BracketSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-100 w-full rounded-card" />
    </SkeletonGroup>
  );
}

function NoBracket() {
  return (
    <>
      <EmptyState
        title="No knockout bracket matches available yet."
        hint="Matches will appear here once the tournament progresses to the knockout stage."
      />
      <SampleDraw />
    </>
  );
}
