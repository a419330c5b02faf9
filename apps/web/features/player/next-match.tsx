// The next match in large print, since players come for it: the opponent, when, where.
import * as words from '@tennis/words/player';
import type { PlayedMatch } from '@tennis/contract';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { matchView } from '../../lib/match-view.ts';
import { scoreFrom } from '../../lib/score-from.ts';
import { expectedText, floorNote, goesOnNote, lastDayNote } from '../../lib/when-words.ts';
import { StatusBadge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { reportAction } from './report-action.ts';
import { canArrange, opponentName, placeOf } from './own-side.ts';

/** The next match of a player, or the one on court now. */
export function NextMatch({ match }: { match: PlayedMatch }) {
  const view = matchView(match);
  const opponent = opponentName(match);
  const isLive = view.phase === 'live';
  const isBroken = view.phase === 'interrupted';
  const terms = floorNote(match);
  const expected = expectedText(match);
  const goesOn = goesOnNote(match);
  const lastDay = lastDayNote(match);
  return (
    <Card as="section" padding="l" live={isLive} aria-labelledby="next-match">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="next-match" className="text-control font-semibold text-ink2">
          {isLive ? words.onCourtNow : isBroken ? words.interruptedMatch : words.nextMatch}
        </h2>
        {isLive && <StatusBadge status="in_progress" />}
        {isBroken && <StatusBadge status="interrupted" />}
      </div>
      <p className="mt-1 font-display text-[1.75rem] leading-8.5 font-bold [overflow-wrap:anywhere] md:text-[2.25rem] md:leading-10.5">
        {opponent === null ? words.opponentOpen : words.against({ opponent })}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 type-section">
        {isBroken && match.scoreText !== null && (
          <span>{words.brokenOffAt({ score: scoreFrom(match.scoreText, match.side === 1) })}</span>
        )}
        <span>{lastDay === '' ? (match.startTime === null ? words.timeOpen : view.when) : lastDay}</span>
        {match.court !== null && <span>{view.court}</span>}
      </p>
      {terms !== '' && <p className="mt-1 text-body text-ink2">{terms}</p>}
      {goesOn !== '' && <p className="mt-1 text-body font-medium">{goesOn}</p>}
      {expected !== '' && <p className="mt-1 text-body font-medium">{words.expected({ when: expected })}</p>}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-control text-ink2">
          {match.tournamentName} · {view.round}
        </p>
        <div className="flex flex-wrap gap-2">
          {match.report !== undefined && (
            <LinkButton
              {...(lastDay === '' && { variant: 'primary' as const })}
              href={`/matches/${match.id}/result`}
            >
              {reportAction(match)}
            </LinkButton>
          )}
          {canArrange(match) && (
            <LinkButton
              href={`/matches/${match.id}/arrange`}
              icon={CalendarClock}
              {...(lastDay !== '' && { variant: 'primary' as const })}
            >
              {words.arrange}
            </LinkButton>
          )}
          <LinkButton href={placeOf(match)} icon={ChevronRight}>
            {words.openMatch}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
