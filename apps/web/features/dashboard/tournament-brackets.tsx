// The knockout of the first active tournament (specification sections 2 and 8; D19): four quarter finals, two semi
// finals, one final; empty slots are TBD.
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/dashboard';
import { useQuery } from '@tanstack/react-query';
import { pageOfMatch, type Match, type Tournament } from '@tennis/contract';
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
    <section aria-label={words.brackets}>
      <CardHeader title={words.brackets} meta={first?.name} />
      {tournaments.isError ? (
        <LoadFailed text={controls.tournamentsFailed} onRetry={() => void tournaments.refetch()} />
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
  if (isError) return <LoadFailed text={words.matchesFailed} onRetry={() => void refetch()} />;
  if (data === undefined) return <BracketSkeleton />;
  const facts = knockoutBracket(
    data.filter((match) => SHOWN.has(match.round)),
    {
      atLeast: COLUMNS,
      atMost: COLUMNS,
      link: ({ id }) => ({ href: pageOfMatch(tournament.id, id) }),
    },
  );
  return facts === null ? (
    <NoBracket />
  ) : (
    <>
      <ZoneLine line={listZones(data, viewerZone()).line} className="mb-3" />
      <Bracket facts={facts} label={words.drawOf({ tournament: tournament.name })} tools={false} />
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
      <EmptyState title={words.noBracket} hint={words.noBracketHint} />
      <SampleDraw />
    </>
  );
}
