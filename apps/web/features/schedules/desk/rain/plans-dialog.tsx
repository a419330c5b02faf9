// "Play again at about …", and the engine's plans for it, side by side; on a day that is late without rain the plans alone. Nothing moves until one is
// applied.
import * as words from '@tennis/words/rain';
import type { OrderOfPlayOnWire, PlanOfDay, Plans } from '@tennis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../../../lib/api.ts';
import { clockOf } from '../../../../lib/dates.ts';
import { momentAt } from '../../../../lib/moment-at.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choice.tsx';
import { TimeField } from '../../../../ui/date-field.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { momentOf } from '../day-plan.ts';
import { OnlyFirsts, useOnlyFirsts } from '../only-firsts.tsx';
import { PlanCard } from './plan-card.tsx';

const GUESSES = [30, 60, 90] as const;
const STEP = 5;
const LAST_MINUTE = 24 * 60 - STEP;

/** The dialog; `now` is the minute of the day. */
export function PlansDialog({
  order,
  now,
  isWet,
  busy,
  onApply,
  onClose,
}: {
  order: OrderOfPlayOnWire;
  now: number;
  /** Whether play stands still, so that the plans depend on when it goes on. */
  isWet: boolean;
  busy: boolean;
  onApply: (plan: PlanOfDay, rest: { basis: string; again?: string }) => void;
  onClose: () => void;
}) {
  const timeIn = (minutes: number): string => {
    const minute = Math.min(LAST_MINUTE, Math.ceil((now + minutes) / STEP) * STEP);
    return clockOf(momentOf(order, minute), order.timeZone);
  };
  const [time, setTime] = useState(() => timeIn(GUESSES[1]));
  const [pins, setPins] = useState(false);
  const [found, setFound] = useState<(Plans & { readonly again?: string; readonly firsts: boolean }) | null>(
    null,
  );
  const pinned = order.matches.some((match) => match.pinned && match.status === 'scheduled');
  const [isComputing, setComputing] = useState(false);
  const [onlyFirsts, setOnlyFirsts] = useOnlyFirsts();
  const compute = async (firsts = onlyFirsts) => {
    setComputing(true);
    try {
      const params = { clubId: String(order.clubId), day: order.day };
      const until = isWet ? { again: momentAt(order.day, time, order.timeZone) } : {};
      const query = {
        ...until,
        ...(pins && { pins: 'true' as const }),
        ...(firsts && { firsts: 'true' as const }),
      };
      setFound({ ...(await api.replanOrder({ params, query })), ...until, firsts });
    } catch (error) {
      toast({ title: messageOf(error, words.computeFailed), tone: 'danger' });
    }
    setComputing(false);
  };
  return (
    <Dialog
      title={words.planTitle}
      description={isWet ? words.planText : words.planLateText}
      size="l"
      busy={busy}
      onOpenChange={onClose}
    >
      <div className="flex flex-wrap items-end gap-2">
        {isWet && (
          <>
            <TimeField
              label={words.again}
              value={time}
              onChange={({ target }) => setTime(target.value)}
              className="w-40"
            />
            {GUESSES.map((minutes) => (
              <Button key={minutes} onClick={() => setTime(timeIn(minutes))}>
                {words.inMinutes({ minutes })}
              </Button>
            ))}
          </>
        )}
        <Button
          variant={found === null ? 'primary' : 'secondary'}
          busy={isComputing}
          disabled={isWet && time === ''}
          onClick={() => void compute()}
        >
          {found === null ? words.compute : words.computeAgain}
        </Button>
      </div>
      {pinned && isWet && (
        <Checkbox
          label={words.movePins}
          checked={pins}
          onChange={({ target }) => setPins(target.checked)}
          className="mt-2"
        />
      )}
      <OnlyFirsts
        chosen={isComputing || found === null ? onlyFirsts : found.firsts}
        busy={busy || isComputing}
        onChoose={(chosen) => {
          setOnlyFirsts(chosen);
          // Plans that are shown are always those of the choice beside them.
          if (found !== null) void compute(chosen);
        }}
        className="mt-2"
      />
      {found !== null && (
        <ul className="mt-4 grid gap-3 md:grid-cols-3">
          {found.plans.map((plan, at) => (
            <PlanCard
              key={plan.kind}
              order={order}
              plan={plan}
              before={found.plans[at - 1]}
              busy={busy || isComputing}
              onApply={() => onApply(plan, found)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
