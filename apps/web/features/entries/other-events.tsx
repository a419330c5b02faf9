// Other events from which somebody withdraws in the same dialog, each with what would happen there.
import { withColon } from '@tennis/words/common';
import * as words from '@tennis/words/withdrawals';
import type { WithdrawalOutcome } from '@tennis/contract';
import { Checkbox } from '../../ui/choice.tsx';

/** An entry of the same people in another tournament. */
export type OtherEntry = WithdrawalOutcome['otherEntries'][number];

/** The ticked other events, by entry, with what would happen; null until that is known. */
export type Ticked = ReadonlyMap<number, WithdrawalOutcome | null>;

/** The events to tick. `left`: entries that have been withdrawn by now. */
export function OtherEvents({
  entries,
  ticked,
  left,
  onTick,
}: {
  entries: readonly OtherEntry[];
  ticked: Ticked;
  left: ReadonlySet<number>;
  onTick: (entry: OtherEntry, isTicked: boolean) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-control font-semibold">{words.otherEvents}</legend>
      <ul className="mt-1 grid gap-1">
        {entries.map((entry) => {
          const told = ticked.get(entry.participantId);
          const isLeft = left.has(entry.participantId);
          return (
            <li key={entry.participantId} className="grid gap-1">
              <Checkbox
                label={<span className="min-w-0 wrap-anywhere">{entry.tournamentName}</span>}
                hint={isLeft ? words.withdrawn : undefined}
                checked={isLeft || told !== undefined}
                disabled={isLeft}
                onChange={(event) => onTick(entry, event.target.checked)}
              />
              {told !== undefined && !isLeft && (
                <div aria-live="polite" className="pl-8.5 text-control text-ink2">
                  {told === null ? words.loading : <WhatFollows told={told} />}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function WhatFollows({ told }: { told: WithdrawalOutcome }) {
  const { lost } = told;
  return (
    <>
      {lost.length > 0 && (
        <p className="text-warn">{withColon({ head: words.lost, text: lost.join(', ') })}</p>
      )}
      <Consequences told={told} />
    </>
  );
}

/** The effects in an event, one sentence each. */
export function Consequences({ told: { consequences } }: { told: Pick<WithdrawalOutcome, 'consequences'> }) {
  if (consequences.length === 0) return <p className="text-control text-ink2">{words.alone}</p>;
  return (
    <ul className="grid list-disc gap-1 pl-5 text-control text-ink2">
      {[...new Set(consequences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
