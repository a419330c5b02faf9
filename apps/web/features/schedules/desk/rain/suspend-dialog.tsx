// Asks which courts to suspend, and why (D56). The outdoor ones are preselected, because rain concerns those.
import * as words from '@tennis/words/rain';
import type { CourtOfPlay, OrderOfPlayOnWire, SuspensionReason } from '@tennis/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TimeField } from '../../../../ui/date-field.tsx';
import { CancelButton, Dialog } from '../../../../ui/dialog.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { momentAt } from '../../../../lib/moment-at.ts';
import { minuteIn } from '../day-plan.ts';
import { CourtChoice } from './court-choice.tsx';
import type { Suspending } from './use-rain-writes.ts';

const idsOf = (courts: readonly CourtOfPlay[]): number[] => courts.map(({ id }) => id);

/** The dialog; `courts` are those on which play goes on, `now` is the minute of the day. */
export function SuspendDialog({
  order,
  courts,
  now,
  busy,
  onSuspend,
  onClose,
}: {
  order: OrderOfPlayOnWire;
  courts: readonly CourtOfPlay[];
  now: number;
  busy: boolean;
  onSuspend: (suspending: Suspending) => void;
  onClose: () => void;
}) {
  const outdoor = courts.filter(({ indoor }) => !indoor);
  const [chosen, setChosen] = useState(() => idsOf(outdoor));
  const [reason, setReason] = useState<SuspensionReason>('rain');
  const [time, setTime] = useState('');
  const again = time === '' ? null : momentAt(order.day, time, order.timeZone);
  const isPast = again !== null && minuteIn(again, order.timeZone) <= now;
  return (
    <Dialog
      title={words.suspendTitle}
      description={words.suspendText}
      busy={busy}
      onOpenChange={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            busy={busy}
            disabled={chosen.length === 0 || isPast}
            onClick={() => onSuspend({ courtIds: chosen, reason, ...(again !== null && { again }) })}
          >
            {words.suspend}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          label={words.why}
          value={reason}
          onChange={setReason}
          stretch
          options={[
            { value: 'rain', label: words.whyRain },
            { value: 'light', label: words.whyLight },
            { value: 'other', label: words.whyOther },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {outdoor.length > 0 && outdoor.length < courts.length && (
            <Button onClick={() => setChosen(idsOf(outdoor))}>{words.outdoorCourts}</Button>
          )}
          <Button onClick={() => setChosen(idsOf(courts))}>{words.allCourts}</Button>
        </div>
        <CourtChoice courts={courts} chosen={chosen} onChange={setChosen} />
        {chosen.length === 0 && <p className="text-meta text-ink2">{words.noCourt}</p>}
        <TimeField
          label={words.againOptional}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          {...(isPast && { error: words.againPast })}
        />
      </div>
    </Dialog>
  );
}
