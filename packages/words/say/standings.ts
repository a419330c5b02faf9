// Tables in words: the steps of a ladder, and why somebody stands where they do [RR8]. `words` is the room `standings` of the reader's language.
import type { StandingReason, StepName, StepValue } from '@tennis/domain';
import type { Words } from '../index.ts';
import { nameOf, sayerOf } from './coded.ts';
import type { Lister } from './lists.ts';

type StandingWords = Words['standings'];

/** The heading under which a table shows a step. */
export const sayStep = (words: StandingWords, step: StepName): string => words[nameOf('step', step)];

type Difference = Extract<StepValue, { readonly difference: number }>;

const sayOther = sayerOf<Exclude<StepValue, Difference>>()('value');

/** With its sign, as tables write it. */
const signed = (of: number): string => (of > 0 ? `+${of}` : `${of}`.replace('-', '−'));

const isDifference = (value: StepValue): value is Difference => 'difference' in value;

/** Somebody's value at a step. */
function sayValue(words: StandingWords, value: StepValue): string {
  if (!isDifference(value)) return sayOther(words, value);
  const difference = signed(value.difference);
  return value.code === 'difference'
    ? words.valueDifference({ ...value, difference })
    : words.valueDifferencePerMatch({ ...value, difference });
}

/** Why somebody stands where they do. */
export function sayStanding(words: StandingWords, reason: StandingReason, list: Lister): string {
  switch (reason.code) {
    case 'alone':
      return words.reasonAlone;
    case 'settled':
      return words.reasonSettled;
    case 'withdrawn':
      return words.reasonWithdrawn;
    case 'many-level':
      return words.reasonManyLevel(reason);
    case 'level':
      return words.reasonLevel({ names: list(reason.names) });
    default: {
      const own = sayValue(words, reason.value);
      const rivals = reason.rivals.map(({ name, value }) =>
        words.reasonRival({ name, value: sayValue(words, value) }),
      );
      return rivals.length === 0 ? own : words.reasonCompared({ own, rivals: rivals.join(', ') });
    }
  }
}
