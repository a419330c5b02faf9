// The state of a championship over weeks: its rounds with the progress of their matches, and the matches that may not be played in time (OP39).
import { actionFor } from '@tennis/words/common';
import * as words from '@tennis/words/last-days';
import type { Match } from '@tennis/contract';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { matchTitle } from '../../../lib/match-view.ts';
import { roundName } from '../../../lib/match-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import {
  arrangedState,
  dayText,
  risksOf,
  roundsToPlay,
  type ArrangedState,
  type Risk,
  type RoundToPlay,
} from './by-date-view.ts';

const COUNTS: readonly (readonly [ArrangedState, (counted: { count: number }) => string])[] = [
  ['played', words.countPlayed],
  ['agreed', words.countAgreed],
  ['proposed', words.countProposed],
  ['nothing', words.countNothing],
  ['waiting', words.countWaiting],
];

function riskText({ match, kind, lastDay, days }: Risk): string {
  const title = matchTitle(match);
  if (kind === 'overdue') return words.riskOverdue({ match: title, day: dayText(lastDay) });
  if (kind === 'soon') return words.riskSoon({ match: title, days });
  return words.riskFeeder({ match: roundName(match.round), day: dayText(lastDay) });
}

export interface ByDatePanelProps {
  matches: readonly Match[];
  onWalkover: (match: Match) => void;
}

/** The panel above the matches. */
export function ByDatePanel({ matches, onWalkover }: ByDatePanelProps) {
  const [now] = useState(() => new Date().toISOString());
  const risks = risksOf(matches, now);
  return (
    <Card as="section" padding="l" className="mb-5" aria-label={words.panel}>
      <CardHeader title={words.panel} />
      <ul className="grid gap-2">
        {roundsToPlay(matches).map((round) => (
          <Round key={round.round} round={round} />
        ))}
      </ul>
      {risks.length > 0 && (
        <section aria-labelledby="at-risk" className="mt-4 border-t border-line pt-4">
          <h3 id="at-risk" className="mb-2 flex items-center gap-2 text-control font-semibold text-warn">
            <TriangleAlert aria-hidden="true" size={18} />
            {words.atRisk}
          </h3>
          <ul className="grid gap-2">
            {risks.map((risk) => (
              <li
                key={risk.match.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-body"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{riskText(risk)}</span>
                {risk.kind === 'overdue' && (
                  <Button
                    onClick={() => onWalkover(risk.match)}
                    aria-label={actionFor({ action: words.walkover, name: matchTitle(risk.match) })}
                  >
                    {words.walkover}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function Round({ round: { round, matches, lastDay } }: { round: RoundToPlay }) {
  const states = matches.map(arrangedState);
  const counts = COUNTS.flatMap(([state, say]) => {
    const count = states.filter((one) => one === state).length;
    return count === 0 ? [] : [say({ count })];
  });
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 text-body">
      <span>
        <b className="font-semibold">{roundName(round)}</b>
        {lastDay !== null && <span className="ml-2 text-ink2">{dayText(lastDay)}</span>}
      </span>
      <span className="text-control text-ink2">{counts.join(' · ')}</span>
    </li>
  );
}
