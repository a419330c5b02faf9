// Opens a closed court again: times out of use end now, or are taken away if they are still to come.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/closing';
import type { CourtClosure, CourtOfPlay } from '@tennis/contract';
import { useState } from 'react';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choice.tsx';
import { CancelButton, Dialog } from '../../../../ui/dialog.tsx';
import { courtLabel } from '../../../../lib/court-label.ts';
import type { DayPlan } from '../day-plan.ts';
import { closureText } from './closing-words.ts';
import { closuresIn, openedFrom, type Span } from './closing.ts';
import { useClosing } from './use-closing.ts';

const keyOf = ({ from, to }: CourtClosure): string => `${from} ${String(to)}`;

/** The times that are meant as long as nobody says otherwise: those that hold now, or the next one. */
function usual(ahead: readonly CourtClosure[], now: string): readonly CourtClosure[] {
  const present = ahead.filter(({ from }) => from <= now);
  return present.length > 0 ? present : ahead.slice(0, 1);
}

/** The dialog; mounted while open. `rest` is what is left of the day. */
export function OpenDialog({
  plan,
  court,
  rest,
  onClose,
}: {
  plan: DayPlan;
  court: CourtOfPlay;
  rest: Span;
  onClose: () => void;
}) {
  const { order } = plan;
  const name = courtLabel(court.name);
  const { closures, isFailed, readAgain, busy, save } = useClosing(order.clubId, court.id, onClose);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const ahead = closuresIn(closures ?? [], rest);
  const keys = picked ?? usual(ahead, rest.from).map(keyOf);
  const chosen = ahead.filter((one) => keys.includes(keyOf(one)));
  return (
    <Dialog
      size="s"
      title={words.openTitle({ court: name })}
      description={plan.now === null ? words.openText : words.openTextNow}
      busy={busy}
      onOpenChange={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            busy={busy}
            disabled={chosen.length === 0}
            onClick={() =>
              save(openedFrom(closures ?? [], chosen, rest.from), words.openedDone({ court: name }))
            }
          >
            {words.open}
          </Button>
        </>
      }
    >
      {isFailed && closures === undefined && (
        <Banner actions={<Button onClick={readAgain}>{tryAgain}</Button>}>{words.failed}</Banner>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1 text-control font-medium text-ink">{words.times}</legend>
        {ahead.map((one) => (
          <Checkbox
            key={keyOf(one)}
            label={closureText(order, one)}
            checked={keys.includes(keyOf(one))}
            onChange={({ target }) =>
              setPicked(target.checked ? [...keys, keyOf(one)] : keys.filter((key) => key !== keyOf(one)))
            }
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
