// Actions for a day as a whole: suggest times, publish, rain, take back; and whether the day is published.
import * as words from '@tennis/words/desk';
import { openScreen } from '@tennis/words/matches';
import { showing } from '@tennis/words/schedules';
import { Eye, EyeOff, Monitor, QrCode, Undo2, WandSparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatTime } from '../../../lib/dates.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { BallMark } from '../../../ui/score-strip.tsx';
import { lateEnd } from './day-end.ts';
import { isOfEarlierDay, momentOf, type DayPlan } from './day-plan.ts';
import { TakeOrderBack } from './take-order-back.tsx';
import type { useDeskWrites } from './use-desk-writes.ts';

/** The controls in a row. */
export function DeskControls({
  plan,
  desk,
  rain,
  isAsking,
  onAsk,
  onSee,
}: {
  plan: DayPlan;
  desk: ReturnType<typeof useDeskWrites>;
  /** The button for rain, where it can be pressed. */
  rain: ReactNode;
  isAsking: boolean;
  onAsk: (all: boolean) => void;
  /** Shows the day as everybody reads it once it is published. */
  onSee: () => void;
}) {
  const { published, desk: told } = plan.order;
  const [isTakingBack, setIsTakingBack] = useState(false);
  const last = told?.lastMove ?? null;
  const blocked = plan.faults.filter(({ level }) => level === 'blocked').length;
  const warned = plan.faults.length - blocked;
  const live = plan.cards.filter(
    ({ match }) => match.status === 'in_progress' && match.broken?.isNow !== true,
  ).length;
  const end = lateEnd(plan);
  const timeOf = (minute: number): string => formatTime(momentOf(plan.order, minute), plan.order.timeZone);
  const Icon = published ? Eye : EyeOff;
  /** Matches without a place come first; one that fits nowhere keeps nobody from planning the others anew. */
  const isOpen = plan.unplaced.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isOpen && (
        <Button icon={WandSparkles} variant="primary" busy={isAsking} onClick={() => onAsk(false)}>
          {words.suggest}
        </Button>
      )}
      {(!isOpen || plan.cards.some(({ isMovable }) => isMovable)) && (
        <Button
          {...(isOpen ? { variant: 'quiet' as const } : { icon: WandSparkles })}
          busy={isAsking}
          onClick={() => onAsk(true)}
        >
          {words.suggestAll}
        </Button>
      )}
      <Button
        busy={desk.write.busy}
        onClick={() => (published ? setIsTakingBack(true) : void desk.publish(true, onSee))}
      >
        {published ? words.takeBack : words.publish}
      </Button>
      {isTakingBack && <TakeOrderBack desk={desk} onClose={() => setIsTakingBack(false)} />}
      {rain}
      {last !== null && (
        <Button variant="quiet" icon={Undo2} busy={desk.write.busy} onClick={() => void desk.undo(last.id)}>
          {words.undo}
        </Button>
      )}
      <p className="flex items-center gap-1.5 text-meta text-ink2">
        <Icon aria-hidden="true" size={16} /> {published ? words.published : words.notPublished}
      </p>
      <p className="text-meta text-ink2">
        {showing({
          count: plan.order.matches.filter(
            (match) => match.startTime !== null && !isOfEarlierDay(plan.order, match),
          ).length,
        })}
      </p>
      {end !== null && (
        <p className="text-meta font-semibold text-warn">
          {words.endsLate({ planned: timeOf(end.planned), expected: timeOf(end.expected) })}
        </p>
      )}
      {live > 0 && (
        <p className="flex items-center gap-1.5 text-meta text-ink2">
          <BallMark /> {words.onCourts({ count: live })}
        </p>
      )}
      {blocked > 0 && (
        <p className="text-meta font-semibold text-danger">{words.conflicts({ count: blocked })}</p>
      )}
      {warned > 0 && <p className="text-meta font-semibold text-warn">{words.warnings({ count: warned })}</p>}
      <div className="flex flex-wrap gap-x-3 gap-y-2 max-md:-ms-4 md:ms-auto">
        <LinkButton
          variant="quiet"
          icon={QrCode}
          href={`/admin/club/${plan.order.clubId}/score-cards?day=${plan.order.day}`}
        >
          {words.scoreCards}
        </LinkButton>
        <LinkButton variant="quiet" icon={Monitor} href={`/tv/club/${plan.order.clubId}`}>
          {openScreen}
        </LinkButton>
      </div>
    </div>
  );
}
