// Players who play soon and have not arrived, with the way to the check-in board (OP34).
import * as words from '@tennis/words/desk';
import { formatTime } from '../../../lib/dates.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { CheckInMark } from './check-in-mark.tsx';
import { courtLabel } from '../../../lib/court-label.ts';
import { momentOf, type DayPlan } from './day-plan.ts';
import { missingSoon, type Missing as One } from './missing-soon.ts';

/** Nothing if everybody is here. */
export function Missing({ plan }: { plan: DayPlan }) {
  const missing = missingSoon(plan);
  if (missing.length === 0) return null;
  return (
    <section aria-label={words.notHere}>
      <h3 className="mb-2 text-control font-semibold">{words.notHere}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-4 gap-y-1.5 rounded-card border border-line bg-surface p-3">
        {missing.map((one) => (
          <li key={`${one.card.match.id} ${one.name}`} className="flex items-baseline gap-1.5 text-meta">
            <CheckInMark name={one.name} state={one.state} />
            <span className="min-w-0">
              <TextLink
                href={`/tournaments/${one.card.match.tournamentId}/check-in`}
                className="font-semibold"
              >
                {one.name}
              </TextLink>{' '}
              <span className="text-ink2">{whereText(plan, one)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "called to Court 3", "2:30 PM, Court 3". */
function whereText({ order, courts }: DayPlan, { isCalled, card }: One): string {
  const court = courtLabel(courts.find(({ id }) => id === card.courtId)?.name ?? '');
  if (isCalled) return words.notHereCalled({ court });
  return words.notHereAt({ court, time: formatTime(momentOf(order, card.start), order.timeZone) });
}
