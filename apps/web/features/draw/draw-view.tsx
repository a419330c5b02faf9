// The Draw view: the knockout as a bracket of any size up to 128, one round per page on a phone (brief section 6).
import * as words from '@tennis/words/draw';
import type { Match, Tournament } from '@tennis/contract';
import { GitFork } from 'lucide-react';
import { knockoutBracket } from '../../lib/bracket-view.ts';
import { viewerZone } from '../../lib/dates.ts';
import { listed } from '../../lib/lists.ts';
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
    return <EmptyState icon={GitFork} title={words.empty} hint={words.emptyHint} />;
  }
  return (
    <section aria-label={words.draw} className="grid grid-cols-1 gap-4">
      <h2 className="unseen">{words.draw}</h2>
      <ZoneLine line={listZones(matches, viewerZone()).line} />
      {facts.unplaced.length > 0 && (
        <Banner tone="warn" title={words.unplaced}>
          {words.unplacedText({ matches: listed(facts.unplaced.map(matchTitle)) })}
        </Banner>
      )}
      <Bracket
        facts={facts}
        label={words.drawOf({ tournament: tournament.name })}
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
