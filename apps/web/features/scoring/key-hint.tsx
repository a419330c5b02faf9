// The keys of the pad (brief section 8): said on what they do, where there is a keyboard and single keys are not turned off.
import { singleKeysAct } from '../../lib/preferences.ts';
import { cx } from '../../ui/class-names.ts';

/** A key on screen; a phone shows none. */
export const KeyHint = ({ letter, className }: { letter: string; className?: string }) =>
  singleKeysAct() ? (
    <kbd
      aria-hidden="true"
      className={cx(
        'flex-none rounded-[4px] border border-b-2 border-current px-1.25 font-ui text-floor leading-4.5 font-medium opacity-80 not-pointer-fine:hidden max-md:hidden',
        className,
      )}
    >
      {letter}
    </kbd>
  ) : null;

/** The same for screen readers, on the button itself. */
export const keyOf = (letter: string): { readonly 'aria-keyshortcuts'?: string } =>
  singleKeysAct() ? { 'aria-keyshortcuts': letter } : {};
