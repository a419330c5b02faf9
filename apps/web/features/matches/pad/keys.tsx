// The digits of the pad, always in the same places. A digit that cannot follow is greyed, and says why if it is pressed all the
// same; one that leaves the set open is quiet, and can be typed.
import * as words from '@tennis/words/scores';
import { ArrowRight, Delete } from 'lucide-react';
import type { Keypad } from '@tennis/domain';
import { cx } from '../../../ui/class-names.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const KEY =
  'grid h-[clamp(3rem,8.5dvh,4.75rem)] md:pointer-fine:h-13 place-items-center rounded-card border text-[1.75rem] leading-none font-semibold';

export interface PadKeysProps {
  /** Null while nothing can be typed. */
  readonly keys: Keypad | null;
  /** Whether a digit cannot be typed at all; others leave the set as it stands while it is played. */
  readonly isRefused: (digit: number) => boolean;
  readonly onDigit: (digit: number) => void;
  readonly onErase: () => void;
  readonly onNext: () => void;
}

/** Ten digits, erase, next. */
export function PadKeys({ keys, isRefused, onDigit, onErase, onNext }: PadKeysProps) {
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="unseen">{words.keys}</legend>
      {DIGITS.map((digit) => {
        const mayFollow = keys !== null && !isRefused(digit);
        const ends = keys?.digits[digit]?.reason === null;
        return (
          <button
            key={digit}
            type="button"
            aria-disabled={!mayFollow || undefined}
            onClick={() => onDigit(digit)}
            className={cx(
              KEY,
              'digits',
              ends
                ? 'border-field bg-surface text-ink active:bg-primary-soft'
                : mayFollow
                  ? 'border-line bg-sunk text-ink2 active:bg-primary-soft'
                  : 'border-line bg-sunk text-ink3',
            )}
          >
            {digit}
          </button>
        );
      })}
      <button
        type="button"
        aria-label={words.erase}
        onClick={onErase}
        className={cx(KEY, 'border-field bg-surface text-ink active:bg-sunk')}
      >
        <Delete aria-hidden="true" size={26} strokeWidth={1.75} />
      </button>
      <button
        type="button"
        aria-label={words.next}
        aria-disabled={keys?.isPossible !== true || undefined}
        onClick={onNext}
        className={cx(
          KEY,
          keys?.isPossible === true
            ? 'border-field bg-surface text-ink active:bg-sunk'
            : 'border-line bg-sunk text-ink3',
        )}
      >
        <ArrowRight aria-hidden="true" size={26} strokeWidth={1.75} />
      </button>
    </fieldset>
  );
}
