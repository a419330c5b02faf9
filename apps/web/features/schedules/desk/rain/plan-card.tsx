// One plan for the rest of the day: what it does, what it costs, and what is lost by it (OP32).
import * as words from '@tennis/words/rain';
import type { OrderOfPlayOnWire, PlanOfDay } from '@tennis/contract';
import { formatTime } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { courtLabel } from '../court-column.tsx';
import { matchName } from '../match-card.tsx';

const KINDS = {
  wait: { title: words.kindWait, about: words.aboutWait },
  rearrange: { title: words.kindRearrange, about: words.aboutRearrange },
  halls: { title: words.kindHalls, about: words.aboutHalls },
} satisfies Record<PlanOfDay['kind'], { title: string; about: string }>;

/** The card; the best one says so. */
export function PlanCard({
  order,
  plan,
  isBest,
  busy,
  onApply,
}: {
  order: OrderOfPlayOnWire;
  plan: PlanOfDay;
  isBest: boolean;
  busy: boolean;
  onApply: () => void;
}) {
  const { title, about } = KINDS[plan.kind];
  const zone = order.timeZone;
  const nameOf = (id: number): string => {
    const match = order.matches.find((one) => one.id === id);
    return match === undefined ? String(id) : matchName(match);
  };
  const facts: readonly (readonly [string, string])[] = [
    [words.end, plan.end === null ? words.noEnd : formatTime(plan.end, zone)],
    [words.moved, String(plan.moves.length)],
    [words.told, String(plan.told)],
    [words.latest, words.minutes({ minutes: plan.delay })],
  ];
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="text-body font-semibold text-ink">{title}</h3>
        {isBest && (
          <span className="rounded-tag bg-primary-soft px-1.5 text-floor font-semibold text-primary">
            {words.best}
          </span>
        )}
      </div>
      <p className="text-meta text-ink2">{about}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-control">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink2">{label}</dt>
            <dd className="digits text-right font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={plan.unplaced.length > 0 ? 'text-meta font-semibold text-warn' : 'text-meta text-ink2'}>
        {words.lost({ count: plan.unplaced.length })}
      </p>
      {plan.pinned.map(({ matchId, court, startTime }) => (
        <p key={matchId} className="text-meta font-semibold text-warn">
          {words.staysPinned({
            match: nameOf(matchId),
            time: formatTime(startTime, zone),
            court: courtLabel(court),
          })}
        </p>
      ))}
      {plan.moves.length > 0 && (
        <Button
          className="mt-auto"
          variant={isBest ? 'primary' : 'secondary'}
          busy={busy}
          aria-label={`${words.apply}: ${title}`}
          onClick={onApply}
        >
          {words.apply}
        </Button>
      )}
    </li>
  );
}
