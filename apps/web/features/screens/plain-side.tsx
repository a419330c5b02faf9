// A side of a match to come: only the name, since there is no score, or where unknown players come from.
import type { StripSide } from '../../lib/match-facts.ts';
import { SideName } from '../../ui/score-strip.tsx';

/** The line. */
export function PlainSide({ side: { origin, ...side } }: { side: StripSide }) {
  const isOpen = side.placeholder === true && origin !== undefined;
  return (
    <p className="flex min-h-6.5 items-center text-body">
      {isOpen ? (
        <span className="min-w-0 text-control leading-tight text-balance wrap-anywhere text-ink2">
          {origin}
        </span>
      ) : (
        <SideName side={side} />
      )}
    </p>
  );
}
