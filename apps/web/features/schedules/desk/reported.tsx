// Results that players have reported and nobody has confirmed, at the desk: the disputed ones wait for the director (ADR 34).
import * as words from '@tennis/words/desk';
import { tbd } from '@tennis/words/matches';
import { queueDisputed, queueOpen } from '@tennis/words/reports';
import type { Match } from '@tennis/contract';
import { matchTitle } from '../../../lib/match-view.ts';
import { Badge, Count } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { DayPlan } from './day-plan.ts';

const MOST_SHOWN = 6;

/** Nothing if no result waits. */
export function Reported({ plan: { order } }: { plan: DayPlan }) {
  const waiting = order.desk?.reported ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-label={words.reported}>
      <h3 className="mb-2 flex items-center gap-2 text-control font-semibold">
        {words.reported} <Count value={waiting.length} />
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-2">
        {waiting.slice(0, MOST_SHOWN).map((match) => (
          <li
            key={match.id}
            className="grid content-start justify-items-start gap-1 rounded-card border border-line bg-surface p-3 text-meta"
          >
            <TextLink href={`/matches/${match.id}/result`} className="wrap-anywhere">
              {matchTitle(match)}
            </TextLink>
            <span className="text-ink2 wrap-anywhere">{match.tournamentName}</span>
            <State match={match} />
          </li>
        ))}
      </ul>
      {waiting.length > MOST_SHOWN && (
        <TextLink href="/manage-scores" className="mt-1">
          {words.reportedAll}
        </TextLink>
      )}
    </section>
  );
}

function State({ match: { report, p1Name, p2Name } }: { match: Match }) {
  if (report?.state === 'disputed') return <Badge tone="warn">{queueDisputed}</Badge>;
  return <Badge tone="info">{queueOpen({ name: (report?.side === 1 ? p1Name : p2Name) ?? tbd })}</Badge>;
}
