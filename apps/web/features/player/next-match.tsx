// The next match, as large as what one has come for: against whom, when, where.
import * as words from '@tennis/words/player';
import type { MyTennis, PlayedMatch } from '@tennis/contract';
import { ChevronRight } from 'lucide-react';
import { formatTime, viewerZone } from '../../lib/dates.ts';
import { matchView } from '../../lib/match-view.ts';
import { zoneTag } from '../../lib/zones.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { opponentName, placeOf } from './own-side.ts';

type Estimate = MyTennis['estimate'];

/** "Expected about 2:40 PM, between 2:20 PM and 3:15 PM" [OP38]. */
function expectedText(estimate: Exclude<Estimate, null>, { timeZone, startTime }: PlayedMatch): string {
  const told = words.expected({
    median: formatTime(estimate.median, timeZone),
    low: formatTime(estimate.low, timeZone),
    high: formatTime(estimate.high, timeZone),
  });
  return `${told}${zoneTag(startTime ?? estimate.median, timeZone, viewerZone())}`;
}

/** What was told beside the time: that it is no promise. */
function termsOf({ followedBy, notBefore, timeZone }: PlayedMatch): string | null {
  if (followedBy) return words.followedBy;
  return notBefore === null ? null : words.notBefore({ time: formatTime(notBefore, timeZone) });
}

/** The card; `estimate` where the order of play tells one. */
export function NextMatch({ match, estimate }: { match: PlayedMatch; estimate: Estimate }) {
  const view = matchView(match);
  const opponent = opponentName(match);
  const isLive = match.status === 'in_progress';
  const terms = termsOf(match);
  return (
    <Card as="section" padding="l" live={isLive} aria-labelledby="next-match">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="next-match" className="text-control font-semibold text-ink2">
          {isLive ? words.onCourtNow : words.nextMatch}
        </h2>
        {isLive && <StatusBadge status="in_progress" />}
      </div>
      <p className="mt-1 font-display text-[1.75rem] leading-8.5 font-bold [overflow-wrap:anywhere] md:text-[2.25rem] md:leading-10.5">
        {opponent === null ? words.opponentOpen : words.against({ opponent })}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 type-section">
        <span>{match.startTime === null ? words.timeOpen : view.when}</span>
        {match.court !== null && <span>{view.court}</span>}
      </p>
      {terms !== null && <p className="mt-1 text-body text-ink2">{terms}</p>}
      {estimate !== null && (
        <p className="mt-1 text-body font-medium text-ink">{expectedText(estimate, match)}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-control text-ink2">
          {match.tournamentName} · {view.round}
        </p>
        <LinkButton href={placeOf(match)} icon={ChevronRight}>
          {words.openMatch}
        </LinkButton>
      </div>
    </Card>
  );
}
