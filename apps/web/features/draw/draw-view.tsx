// The Draw view: the knockout as a bracket of any size up to 128, one round per page on a phone (brief section 6).
import * as words from '@tennis/words/draw';
import * as maker from '@tennis/words/draw-maker';
import type { Match, Tournament } from '@tennis/contract';
import { GitFork } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { knockoutBracket } from '../../lib/bracket-view.ts';
import { viewerZone } from '../../lib/dates.ts';
import { listed } from '../../lib/lists.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { matchTitle } from '../../lib/match-view.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { listZones } from '../../lib/zones.ts';
import { Banner } from '../../ui/banner.tsx';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ZoneLine } from '../../ui/zone-line.tsx';
import { PlayerPages } from './player-pages.tsx';
import { validateDetailSearch } from '../../lib/detail-search.ts';

const DrawnView = lazyPart(() => import('./drawn-view.tsx'), 'DrawnView');
const DrawDesk = lazyPart(() => import('./draw-desk.tsx'), 'DrawDesk');

export interface DrawViewProps {
  tournament: Tournament;
  matches: readonly Match[];
  onOpen?: (match: Match) => void;
  /** Where the finder and the zoom are drawn. */
  toolsHost: HTMLElement | null;
}

/** The draw of a tournament; `onOpen` is left out for readers and not called for cancelled matches. */
export function DrawView(props: DrawViewProps) {
  const { tournament, matches } = props;
  const isDrawn = matches.some(({ drawId }) => drawId !== null);
  const {
    data: draws,
    isError,
    refetch,
  } = useQuery({
    ...read('getDraws', { params: { id: String(tournament.id) } }),
  });
  if (isDrawn && isError && draws === undefined)
    return <LoadFailed text={maker.loadFailed} onRetry={() => void refetch()} />;
  if (!isDrawn) return <HandMade {...props} takenBackBecause={draws?.takenBackBecause ?? null} />;
  const published = draws?.published ?? null;
  if (published === null) return <TabSkeleton />;
  return (
    <section aria-label={words.draw} className="grid grid-cols-1 gap-4">
      <h2 className="unseen">{words.draw}</h2>
      {props.onOpen !== undefined && <Desk tournament={tournament} />}
      <ZoneLine line={listZones(matches, viewerZone()).line} />
      <Suspense fallback={<TabSkeleton />}>
        <DrawnView {...props} draw={published} />
      </Suspense>
    </section>
  );
}

/** Those who may open a match may make the draw. */
function Desk({ tournament, whenNone }: { tournament: Tournament; whenNone?: ReactNode }) {
  return (
    <Suspense>
      <DrawDesk tournament={tournament} whenNone={whenNone} />
    </Suspense>
  );
}

/** Matches that were made by hand, placed as their rounds and players tell. */
function HandMade({
  tournament,
  matches,
  onOpen,
  toolsHost,
  takenBackBecause,
}: DrawViewProps & { takenBackBecause: string | null }) {
  const [search, setSearch, hrefOf] = usePageSearch(validateDetailSearch);
  const facts = knockoutBracket(matches, {
    // Of groups only some go on, and how many is seen in the matches alone.
    entrants: tournament.format === 'knockout' ? tournament.participantCount : 0,
    ...(onOpen === undefined
      ? {}
      : { link: (match) => (match.status === 'cancelled' ? {} : { onOpen: () => onOpen(match) }) }),
  });
  if (facts === null) {
    const none = <EmptyState icon={GitFork} title={words.empty} hint={words.emptyHint} />;
    return (
      <div className="grid grid-cols-1 gap-4">
        {onOpen !== undefined && <Desk tournament={tournament} whenNone={none} />}
        {onOpen === undefined && takenBackBecause !== null && (
          <Banner tone="info">{maker.takenBackBecause({ reason: takenBackBecause })}</Banner>
        )}
        {onOpen === undefined && none}
      </div>
    );
  }
  return (
    <section aria-label={words.draw} className="grid grid-cols-1 gap-4">
      <h2 className="unseen">{words.draw}</h2>
      {takenBackBecause !== null && (
        <Banner tone="info">{maker.takenBackBecause({ reason: takenBackBecause })}</Banner>
      )}
      <ZoneLine line={listZones(matches, viewerZone()).line} />
      {facts.unplaced.length > 0 && (
        <Banner tone="warn" title={words.unplaced}>
          {words.unplacedText({ matches: listed(facts.unplaced.map(matchTitle)) })}
        </Banner>
      )}
      <Bracket
        facts={facts}
        label={words.drawOf({ tournament: tournament.name })}
        tournament={tournament.id}
        about={<PlayerPages tournamentId={tournament.id} player={search.player} />}
        place={{
          quarter: search.quarter,
          player: search.player,
          round: search.round === undefined ? undefined : search.round - 1,
        }}
        onPlace={({ round, ...change }) =>
          setSearch({ ...change, ...(round === undefined ? {} : { round: round + 1 }) })
        }
        hrefOf={({ round, ...change }) =>
          hrefOf({ ...change, ...(round === undefined ? {} : { round: round + 1 }) })
        }
        toolsHost={toolsHost}
      />
    </section>
  );
}
