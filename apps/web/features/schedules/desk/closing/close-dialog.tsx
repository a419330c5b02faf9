// Closes a court for a part of the shown day, and says first which matches stand on it then [OP3].
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/closing';
import { closureBackwards } from '@tennis/words/validation';
import type { CourtOfPlay } from '@tennis/contract';
import { useState } from 'react';
import { clockOf } from '../../../../lib/dates.ts';
import { momentAt } from '../../../../lib/moment-at.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TimeField } from '../../../../ui/date-field.tsx';
import { CancelButton, Dialog } from '../../../../ui/dialog.tsx';
import { courtLabel } from '../../../../lib/court-label.ts';
import type { DayPlan } from '../day-plan.ts';
import { cardText, closureText } from './closing-words.ts';
import { closedIn, closuresIn, matchesIn, openParts, type Span } from './closing.ts';
import { useClosing } from './use-closing.ts';

/** The dialog; mounted while open. `rest` is what is left of the day. */
export function CloseDialog({
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
  const opens = court.open[0]?.from ?? rest.from;
  const [from, setFrom] = useState(() => clockOf(opens > rest.from ? opens : rest.from, order.timeZone));
  const [until, setUntil] = useState('');
  const isBackwards = from !== '' && until !== '' && until <= from;
  const span: Span | null =
    from === '' || isBackwards
      ? null
      : {
          from: momentAt(order.day, from, order.timeZone),
          to: until === '' ? rest.to : momentAt(order.day, until, order.timeZone),
        };
  const isNew = span !== null && closures !== undefined && openParts(closures, span).length > 0;
  return (
    <Dialog
      size="s"
      title={words.closeTitle({ court: name })}
      description={words.closeText}
      busy={busy}
      onOpenChange={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            busy={busy}
            disabled={!isNew}
            onClick={() => {
              if (span !== null && closures !== undefined)
                save(closedIn(closures, span), words.closedDone({ court: name }));
            }}
          >
            {words.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-3">
          <TimeField
            label={words.from}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            {...(from === '' && { error: words.fromMissing })}
          />
          <TimeField
            label={words.until}
            hint={words.untilHint}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
            {...(isBackwards && { error: closureBackwards })}
          />
        </div>
        {isFailed && closures === undefined && (
          <Banner actions={<Button onClick={readAgain}>{tryAgain}</Button>}>{words.failed}</Banner>
        )}
        <div aria-live="polite" className="grid gap-3 text-control">
          {span !== null && closures !== undefined && (
            <>
              <Already plan={plan} span={span} closures={closures} isNew={isNew} />
              {isNew && <OnCourtThen plan={plan} courtId={court.id} span={span} />}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The times at which it is out of use in any case. */
function Already({
  plan: { order },
  span,
  closures,
  isNew,
}: {
  plan: DayPlan;
  span: Span;
  closures: Parameters<typeof closuresIn>[0];
  isNew: boolean;
}) {
  const known = closuresIn(closures, span);
  if (known.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{isNew ? words.already : words.alreadyWhole}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink2">
        {known.map((one) => (
          <li key={`${one.from} ${String(one.to)}`}>{closureText(order, one)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The matches that stand on the court then: those to come need another place, one on court can be played to its end. */
function OnCourtThen({ plan, courtId, span }: { plan: DayPlan; courtId: number; span: Span }) {
  const cards = matchesIn(plan, courtId, span);
  const planned = cards.filter(({ match }) => match.status === 'scheduled');
  const played = cards.filter(({ match }) => match.status === 'in_progress');
  return (
    <>
      <div>
        <p className="font-semibold">{words.matchesThen({ count: planned.length })}</p>
        <ul className="grid list-disc gap-1 pl-5 text-ink2">
          {planned.map((card) => (
            <li key={card.match.id}>{cardText(plan.order, card)}</li>
          ))}
        </ul>
      </div>
      {played.map((card) => (
        <p key={card.match.id} className="text-ink2">
          {words.playsOn({ match: cardText(plan.order, card) })}
        </p>
      ))}
    </>
  );
}
