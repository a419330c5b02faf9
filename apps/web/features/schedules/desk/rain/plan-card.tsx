// One plan for the rest of the day: what it does, what it costs, and what it gives up (OP32).
import { actionFor } from '@tennis/words/common';
import { suggestionLeftOut } from '@tennis/words/desk';
import * as words from '@tennis/words/rain';
import type { OrderOfPlayOnWire, PlanOfDay } from '@tennis/contract';
import { dayOf, formatTime, formatTimeBeside } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { courtLabel } from '../../../../lib/court-label.ts';
import { matchName } from '../card-words.ts';

const KINDS = {
  wait: { title: words.kindWait, about: words.aboutWait },
  rearrange: { title: words.kindRearrange, about: words.aboutRearrange },
  halls: { title: words.kindHalls, about: words.aboutHalls },
  shorten: { title: words.kindShorten, about: words.aboutShorten },
  short_sets: { title: words.kindShortSets, about: words.aboutShortSets },
  tomorrow: { title: words.kindTomorrow, about: words.aboutTomorrow },
  consolation_doubles: { title: words.kindConsolationDoubles, about: words.aboutConsolation },
  consolation: { title: words.kindConsolation, about: words.aboutConsolation },
} satisfies Record<PlanOfDay['kind'], { title: string; about: string }>;

type Fact = readonly [label: string, value: string];

/** Texts that are shown only if their number is not zero. */
const some = (label: string, count: number): readonly Fact[] => (count === 0 ? [] : [[label, String(count)]]);

/** Whether there is anything to apply. */
const changesAnything = ({ moves, followed, off, shortened, givenUp }: PlanOfDay): boolean =>
  [moves, followed, off, shortened, givenUp].some((list) => list.length > 0);

/** Why a plan stands where it does; null where nothing tells it from its neighbour. */
function whyText({ why }: PlanOfDay, before: PlanOfDay | undefined): string | null {
  if (why === null) return null;
  const reason = words.rankReason({ reason: why });
  return before === undefined
    ? words.rankedFirst({ reason })
    : words.rankedBehind({ plan: KINDS[before.kind].title, reason });
}

/** How many matches are not played today, or find no place where the next day is planned too. `later`: how many are left for another day. */
function lostText({ kind, unplaced: { length: count } }: PlanOfDay, later: number): string {
  if (count === 0) return later > 0 ? words.nothingLost : words.lost({ count });
  return kind === 'tomorrow' ? suggestionLeftOut({ count }) : words.lost({ count });
}

/** The card; the best one says so, and each why it stands where it does. */
export function PlanCard({
  order,
  plan,
  before,
  busy,
  onApply,
}: {
  order: OrderOfPlayOnWire;
  plan: PlanOfDay;
  /** The one that stands before it; none for the best. */
  before: PlanOfDay | undefined;
  busy: boolean;
  onApply: () => void;
}) {
  const { title, about } = KINDS[plan.kind];
  const isBest = before === undefined;
  const why = whyText(plan, before);
  const zone = order.timeZone;
  const nameOf = (id: number): string => {
    const match = order.matches.find((one) => one.id === id);
    return match === undefined ? String(id) : matchName(match);
  };
  // The next day's own matches make room there: nothing of today is left for it.
  const own = new Set(order.matches.map(({ id }) => id));
  const later = plan.moves.filter(
    ({ matchId, startTime }) => own.has(matchId) && dayOf(startTime, zone) !== order.day,
  ).length;
  const following = plan.followed.filter(({ followedBy }) => followedBy).length;
  const facts: readonly Fact[] = [
    [words.end, plan.end === null ? words.noEnd : formatTimeBeside(order.day, plan.end, zone)],
    [words.waits, words.minutes({ minutes: Math.round(plan.waits) })],
    [words.moved, String(plan.moves.length)],
    ...some(words.nowFollowed, following),
    ...some(words.timesBack, plan.followed.length - following),
    ...some(words.anotherDay, later),
    ...some(words.shortened, plan.shortened.length),
    ...some(words.givenUp, plan.givenUp.length),
    [words.told, String(plan.told)],
    [words.latest, words.minutes({ minutes: plan.delay })],
  ];
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="text-body font-semibold text-ink">{title}</h3>
        {isBest && (
          <span className="rounded-[4px] bg-primary-soft px-1.5 text-floor font-semibold text-primary">
            {words.best}
          </span>
        )}
      </div>
      {why !== null && <p className="text-control font-semibold text-ink">{why}</p>}
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
        {lostText(plan, later)}
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
      {changesAnything(plan) && (
        <Button
          className="mt-auto"
          variant={isBest ? 'primary' : 'secondary'}
          busy={busy}
          aria-label={actionFor({ action: words.apply, name: title })}
          onClick={onApply}
        >
          {words.apply}
        </Button>
      )}
    </li>
  );
}
