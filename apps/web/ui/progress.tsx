// A bar for parts done of a known whole.
import { cx } from './class-names.ts';

/** `value` of `max`, named by `label`; `onColour` draws it white for the coloured header. */
export function Progress({
  value,
  max,
  label,
  onColour = false,
}: {
  value: number;
  max: number;
  label: string;
  onColour?: boolean;
}) {
  return (
    <progress
      aria-label={label}
      // An empty whole is drawn as an empty bar; the element itself does not allow a maximum of 0.
      max={Math.max(1, max)}
      value={value}
      className={cx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0',
        '[&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full',
        onColour
          ? 'bg-[#ffffff4d] [&::-moz-progress-bar]:bg-white [&::-webkit-progress-value]:bg-white'
          : 'bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-value]:bg-primary',
      )}
    />
  );
}
