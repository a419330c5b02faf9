// The end of a bracket: who won it.
import { champion, qualifier } from '@tennis/words/draw';
import { Trophy } from 'lucide-react';

/** Shows the champion's name, or TBD; in a qualifying section, the qualifier's. */
export function Champion({ name, isQualifier }: { name: string; isQualifier: boolean }) {
  return (
    <p className="grid justify-items-center gap-0.5 rounded-cell bg-sunk px-3 pt-3.5 pb-4 text-center text-meta text-ink2">
      <Trophy aria-hidden="true" size={22} strokeWidth={1.5} className="mb-0.5" />
      {isQualifier ? qualifier : champion}
      <b className="font-display text-section font-bold text-balance text-ink">{name}</b>
    </p>
  );
}
