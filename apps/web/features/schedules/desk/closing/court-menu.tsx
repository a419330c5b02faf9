// What the desk can do with a court itself: close it for a while, open it again, or change its hours.
import * as words from '@tennis/words/closing';
import { actionsFor } from '@tennis/words/courts';
import type { CourtOfPlay } from '@tennis/contract';
import { CalendarClock, Lock, LockOpen } from 'lucide-react';
import { RowMenu } from '../../../../ui/menu.tsx';
import { courtLabel } from '../../../../lib/court-label.ts';
import type { DayPlan } from '../day-plan.ts';
import type { AskedOfCourt } from './court-question.tsx';
import { restOfDay } from './closing.ts';

/** Nothing on a day that is over. */
export function CourtMenu({
  plan,
  court,
  onAsk,
}: {
  plan: DayPlan;
  court: CourtOfPlay;
  onAsk: (asked: AskedOfCourt) => void;
}) {
  const rest = restOfDay(plan);
  if (rest === null) return null;
  const { id: courtId } = court;
  const isOpen = court.open.some(({ to }) => to > rest.from);
  const isClosed = court.blocked.some(({ to }) => to > rest.from);
  return (
    <RowMenu
      label={actionsFor({ name: courtLabel(court.name) })}
      actions={() => [
        ...(isOpen
          ? [{ label: words.close, icon: Lock, onSelect: () => onAsk({ what: 'close', courtId }) }]
          : []),
        ...(isClosed
          ? [{ label: words.open, icon: LockOpen, onSelect: () => onAsk({ what: 'open', courtId }) }]
          : []),
        { label: words.hours, icon: CalendarClock, href: `/admin/club/${plan.order.clubId}/courts` },
      ]}
    />
  );
}
