// Courts to choose from, each with what it is.
import * as words from '@tennis/words/rain';
import type { CourtOfPlay } from '@tennis/contract';
import { Checkbox } from '../../../../ui/choice.tsx';
import { courtLabel } from '../../../../lib/court-label.ts';
import { courtFacts } from '../court-facts.ts';

/** One line a court; two beside each other where there is room. */
export function CourtChoice({
  courts,
  chosen,
  onChange,
}: {
  courts: readonly CourtOfPlay[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-control font-medium text-ink">{words.whichCourts}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {courts.map((court) => (
          <Checkbox
            key={court.id}
            label={
              <span>
                {courtLabel(court.name)} <span className="text-meta text-ink2">{courtFacts(court)}</span>
              </span>
            }
            checked={chosen.includes(court.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, court.id] : chosen.filter((id) => id !== court.id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
