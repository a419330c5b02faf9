// The Draw view: the knockout as a bracket of any size up to 128, one round per page on a phone (brief section 6).
import type { Match, Tournament } from '@tennis/contract';
import { GitFork } from 'lucide-react';
import { knockoutBracket } from '../../lib/bracket-view.ts';
import { viewerZone } from '../../lib/dates.ts';
import { matchTitle } from '../../lib/match-view.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { listZones } from '../../lib/zones.ts';
import { Banner } from '../../ui/banner.tsx';
import { Bracket } from '../../ui/bracket/bracket.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ZoneLine } from '../../ui/zone-line.tsx';
import { validateDetailSearch } from '../../lib/detail-search.ts';

export interface DrawViewProps {
  tournament: Tournament;
  matches: readonly Match[];
  onOpen?: (match: Match) => void;
  /** Where the finder and the zoom are drawn. */
  toolsHost: HTMLElement | null;
}

/** Hand-made knockout matches in their slots; `onOpen` is left out for readers and not called for cancelled matches. */
export function DrawView({ tournament, matches, onOpen, toolsHost }: DrawViewProps) {
  const [search, setSearch] = usePageSearch(validateDetailSearch);
  const facts = knockoutBracket(matches, {
    // Of groups only some go on, and how many is seen in the matches alone.
    entrants: tournament.format === 'knockout' ? tournament.participantCount : 0,
    ...(onOpen === undefined
      ? {}
      : { link: (match) => (match.status === 'cancelled' ? {} : { onOpen: () => onOpen(match) }) }),
  });
  if (facts === null) {
    return (
      <EmptyState
        icon={GitFork}
        title="No knockout bracket matches available yet."
        hint="Matches will appear here once the tournament progresses to the knockout stage."
      />
    );
  }
  return (
    <section aria-label="Draw" className="grid grid-cols-1 gap-4">
      <h2 className="unseen">Draw</h2>
      <ZoneLine line={listZones(matches, viewerZone()).line} />
      {facts.unplaced.length > 0 && (
        <Banner tone="warn" title="Not in the draw:">
          {facts.unplaced.map(matchTitle).join(', ')}. Their rounds have no free place.
        </Banner>
      )}
      <Bracket
        facts={facts}
        label={`${tournament.name} draw`}
        place={{
          quarter: search.quarter,
          player: search.player,
          round: search.round === undefined ? undefined : search.round - 1,
        }}
        onPlace={({ round, ...change }) =>
          setSearch({ ...change, ...(round === undefined ? {} : { round: round + 1 }) })
        }
        toolsHost={toolsHost}
      />
    </section>
  );
}
