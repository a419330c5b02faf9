// One entry on the check-in board: the name is the large target; beside it are those for somebody who does not come.
import * as words from '@tennis/words/check-in';
import type { CheckIn, Participant } from '@tennis/contract';
import { Check, CircleDashed, LogOut, Undo2, UserX } from 'lucide-react';
import { memo } from 'react';
import { participantName } from '../../../lib/participant-name.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { stateOf } from './board.ts';

const ICONS = { expected: CircleDashed, here: Check, missing: UserX } satisfies Record<CheckIn, unknown>;

const NAMES = {
  expected: words.isExpected,
  here: words.isHere,
  missing: words.isMissing,
} satisfies Record<CheckIn, string>;

/** The row, drawn anew only if its entry changes; a press on a mark that is set takes it back. */
export const CheckInRow = memo(function CheckInRow({
  participant,
  busy,
  onMark,
  onWithdraw,
}: {
  participant: Participant;
  busy: boolean;
  onMark: (participant: Participant, state: CheckIn) => void;
  onWithdraw: (participant: Participant) => void;
}) {
  const name = participantName(participant);
  const state = stateOf(participant);
  const Icon = ICONS[state];
  return (
    <li className={cx('flex flex-wrap items-stretch gap-x-1', state === 'here' && 'bg-primary-soft')}>
      <button
        type="button"
        aria-pressed={state === 'here'}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) onMark(participant, 'here');
        }}
        className="flex min-h-16 min-w-48 flex-1 items-center gap-3 px-3 py-2 text-left md:px-4"
      >
        <span
          aria-hidden="true"
          className={cx(
            'grid size-9 flex-none place-items-center rounded-full border-2',
            state === 'here' && 'border-primary bg-primary text-on-primary',
            state === 'expected' && 'border-field text-ink3',
            state === 'missing' && 'border-warn text-warn',
          )}
        >
          <Icon size={20} strokeWidth={2.25} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-body font-medium [overflow-wrap:anywhere]">{name}</span>
          <span
            className={cx('block text-meta', state === 'missing' ? 'font-semibold text-warn' : 'text-ink2')}
          >
            {NAMES[state]}
            {participant.club !== null && <span className="text-ink3"> · {participant.club}</span>}
          </span>
        </span>
      </button>
      {state === 'missing' && (
        <span className="flex flex-none items-center gap-2 pr-3 max-md:basis-full max-md:pb-3 max-md:pl-15">
          <Button
            icon={LogOut}
            aria-label={words.withdrawAction({ name })}
            onClick={() => onWithdraw(participant)}
          >
            {words.withdraw}
          </Button>
          <Button
            icon={Undo2}
            aria-label={words.expectAgain({ name })}
            disabled={busy}
            onClick={() => onMark(participant, 'missing')}
          >
            {words.expect}
          </Button>
        </span>
      )}
      {state === 'expected' && (
        <span className="flex flex-none items-center pr-3">
          <Button
            aria-label={words.markMissing({ name })}
            disabled={busy}
            onClick={() => onMark(participant, 'missing')}
          >
            {words.isMissing}
          </Button>
        </span>
      )}
    </li>
  );
});
