// A side of a match that is to come: the name alone, since there is no score and a screen has no room to say who may come.
import type { StripSide } from '../../lib/match-facts.ts';
import { SideName } from '../../ui/score-strip.tsx';

/** The line. */
export const PlainSide = ({ side: { origin: _origin, ...side } }: { side: StripSide }) => (
  <p className="flex min-h-6.5 items-center text-body">
    <SideName side={side} />
  </p>
);
