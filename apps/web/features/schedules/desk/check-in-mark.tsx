// Whether somebody has come, beside their name (OP34).
import * as words from '@tennis/words/desk';
import type { OrderedMatch } from '@tennis/contract';
import { Check, CircleDashed, UserX } from 'lucide-react';
import { cx } from '../../../ui/class-names.ts';

type State = NonNullable<OrderedMatch['checkIn']>[number];

const ICONS = { expected: CircleDashed, here: Check, missing: UserX } satisfies Record<State, unknown>;
const TEXTS = { expected: words.isExpected, here: words.isHere, missing: words.isMissing } satisfies Record<
  State,
  unknown
>;
const TONES = { expected: 'text-ink3', here: 'text-primary', missing: 'text-danger' } satisfies Record<
  State,
  string
>;

/** A small sign that says it in words too. */
export function CheckInMark({ name, state = 'expected' }: { name: string; state?: State | undefined }) {
  const Icon = ICONS[state];
  return <Icon size={14} aria-label={TEXTS[state]({ name })} className={cx('flex-none', TONES[state])} />;
}
