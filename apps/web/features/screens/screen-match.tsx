// A match on a screen: large names, the score, and above them where or when it is.
import type { Match } from '@tennis/contract';
import { useLiveScore } from '../../lib/live-score.ts';
import { listed } from '../../lib/lists.ts';
import { isBegun } from '../../lib/match-facts.ts';
import { matchView } from '../../lib/match-view.ts';
import { goesOnText } from '../../lib/when-words.ts';
import { cx } from '../../ui/class-names.ts';
import { LiveRail, matchEdge } from '../../ui/match-parts.tsx';
import { ScoreStrip } from '../../ui/score-strip.tsx';
import { PlainSide } from './plain-side.tsx';
import type { MatchPanel } from './panels.ts';
import { wordsAbove } from './words-above.ts';

/** The match; `withTournament` if a screen shows several, `withCourt` unless it is the screen of that court. `number` is the one by which other matches refer to it, or empty. */
export function ScreenMatch({
  match,
  kind,
  withTournament,
  withCourt = true,
  number,
}: {
  match: Match;
  kind: MatchPanel['kind'];
  withTournament: boolean;
  withCourt?: boolean;
  number: string;
}) {
  const view = matchView(match, match.timeZone);
  const score = useLiveScore(view);
  const isNext = kind === 'next';
  const above = wordsAbove(match, view);
  const first = isNext ? above.first : match.court === null ? '' : view.court;
  const rest = [
    ...(isNext && withCourt && match.court !== null && match.calledAt === null ? [view.court] : []),
    ...(isNext ? [above.note] : []),
    // The banner says when play may go on.
    ...(kind === 'interrupted' ? [goesOnText(match)] : []),
    view.round,
    ...(withTournament ? [match.tournamentName] : []),
    number,
  ].filter((text) => text !== '');
  return (
    <li
      className={cx(
        'relative grid content-center rounded-card border bg-surface py-1 pr-4 pl-5',
        matchEdge(view),
      )}
    >
      {view.phase === 'live' && <LiveRail />}
      <p className="truncate text-meta text-ink3">
        {/* Most people look for the court to walk to, or for the time. */}
        {first !== '' && <b className="mr-3 text-body leading-4.5 font-bold text-ink">{first}</b>}
        {listed(rest)}
      </p>
      {isNext && !isBegun(view) ? (
        view.sides.map((side, index) => <PlainSide key={index === 0 ? 'first' : 'second'} side={side} />)
      ) : (
        <ScoreStrip sides={view.sides} score={score} />
      )}
    </li>
  );
}
