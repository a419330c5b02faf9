// The worst conflict of the day, and the nearest lawful place that resolves it with one press.
import * as words from '@tennis/words/desk';
import type { OrderFault } from '@tennis/contract';
import { formatTime } from '../../../lib/dates.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { standsClosed } from './closing/closing.ts';
import { courtLabel } from '../../../lib/court-label.ts';
import type { DayPlan } from './day-plan.ts';
import { nameInFull } from './card-words.ts';

/** The match of a fault: the last of its matches that can be moved. */
const moved = (plan: DayPlan, { matchIds }: OrderFault) =>
  plan.order.matches.findLast(({ id, status }) => matchIds.includes(id) && status === 'scheduled');

/** Shown while anything of the day is blocked, or a match stands on a court that is out of use then. */
export function FaultBar({
  plan,
  busy,
  onMove,
  onOther,
}: {
  plan: DayPlan;
  busy: boolean;
  onMove: (matchId: number, place: OrderFault['places'][number]) => void;
  onOther: (matchId: number) => void;
}) {
  const fault =
    plan.faults.find(({ level }) => level === 'blocked') ??
    plan.faults.find((one) => standsClosed(plan, one));
  if (fault === undefined) return null;
  const match = moved(plan, fault);
  const [place] = fault.places;
  // Matches that are on court already stay where they are, and are named all the same.
  const named = match ?? plan.order.matches.find(({ id }) => fault.matchIds.includes(id));
  const name = named === undefined ? '' : nameInFull(plan.order, named);
  return (
    <Banner
      tone={fault.level === 'blocked' ? 'danger' : 'warn'}
      title={words.faultOf({ match: name, fault: fault.message })}
      actions={
        match !== undefined && (
          <>
            {place !== undefined && (
              <Button variant="primary" busy={busy} onClick={() => onMove(match.id, place)}>
                {words.moveIt}
              </Button>
            )}
            <Button onClick={() => onOther(match.id)}>{words.otherPlaces}</Button>
          </>
        )
      }
    >
      {place !== undefined &&
        words.moveTo({
          court: courtLabel(place.court),
          time: formatTime(place.startTime, plan.order.timeZone),
        })}
    </Banner>
  );
}
