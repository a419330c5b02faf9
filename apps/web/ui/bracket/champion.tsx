// The end of a bracket: who won it.
import { champion } from '@tennis/words/draw';
import { Trophy } from 'lucide-react';

/** The champion's name, or TBD. */
export function Champion({ name }: { name: string }) {
  return (
    <p className="grid justify-items-center gap-0.5 rounded-cell bg-sunk px-3 pt-3.5 pb-4 text-center text-meta text-ink2">
      <Trophy aria-hidden="true" size={22} strokeWidth={1.5} className="mb-0.5" />
      {champion}
      <b className="font-display text-section font-bold text-balance text-ink">{name}</b>
    </p>
  );
}
