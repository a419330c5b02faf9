// The fields of a qualifying: how many places of the main draw it fills, and which entries play for them. It starts with the usual split.
import * as words from '@tennis/words/draw-maker';
import type { Participant } from '@tennis/contract';
import { bracketSize, suggestedQualifying, whoQualifies } from '@tennis/domain';
import { participantName } from '../../lib/participant-name.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { NumberField } from '../../ui/number-field.tsx';

/** The director's choices; null for the usual split. */
export interface QualifyingChoice {
  readonly qualifiers: number | null;
  readonly ids: ReadonlySet<number> | null;
}

export const USUAL_QUALIFYING: QualifyingChoice = { qualifiers: null, ids: null };

/** Entries by seed, the unseeded in their order of entry. */
const bySeed = (entries: readonly Participant[]): Participant[] =>
  whoQualifies(
    entries.map((entry) => ({
      entry,
      ...(entry.seed !== null && { seed: entry.seed }),
      ...(typeof entry.ranking === 'number' && { ranking: entry.ranking }),
    })),
    0,
  ).map(({ entry }) => entry);

/** How many places are played for, and the ids of those who play for them. */
export function qualifyingOf(entries: readonly Participant[], { qualifiers, ids }: QualifyingChoice) {
  const usual = suggestedQualifying(entries.length);
  const places = qualifiers ?? usual?.qualifiers ?? 1;
  const direct = Math.max(0, (usual?.size ?? entries.length) - places);
  const playing =
    ids ??
    new Set(
      bySeed(entries)
        .slice(direct)
        .map(({ id }) => id),
    );
  return { qualifiers: places, qualifying: [...playing] };
}

/** The fields, with a sentence that counts what comes of them. */
export function QualifyingFields({
  entries,
  choice,
  onChange,
}: {
  entries: readonly Participant[];
  choice: QualifyingChoice;
  onChange: (choice: QualifyingChoice) => void;
}) {
  const { qualifiers, qualifying } = qualifyingOf(entries, choice);
  const playing = new Set(qualifying);
  const direct = entries.length - playing.size;
  const isPossible = playing.size > qualifiers && qualifiers >= 1;
  return (
    <div className="grid gap-3">
      <NumberField
        label={words.qualifiers}
        min={1}
        max={Math.max(1, entries.length - 1)}
        stepper
        value={qualifiers}
        error={isPossible ? undefined : words.qualifyingTooFew}
        onChange={({ target }) => {
          const value = Math.trunc(target.valueAsNumber);
          if (value >= 1) onChange({ ...choice, qualifiers: value });
        }}
      />
      <fieldset className="grid gap-1">
        <legend className="text-control font-semibold">{words.whoQualifies}</legend>
        {isPossible && (
          <p className="text-control text-ink2">
            {words.qualifyingHint({
              qualifying: playing.size,
              qualifiers,
              direct,
              size: bracketSize(direct + qualifiers),
            })}
          </p>
        )}
        <div className="sm:columns-2">
          {bySeed(entries).map((entry) => (
            <Checkbox
              key={entry.id}
              className="break-inside-avoid"
              label={
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {participantName(entry)}
                  {entry.seed !== null && <span className="text-ink2"> ({entry.seed})</span>}
                </span>
              }
              checked={playing.has(entry.id)}
              onChange={({ target }) => {
                const ids = new Set(playing);
                if (target.checked) ids.add(entry.id);
                else ids.delete(entry.id);
                onChange({ ...choice, ids });
              }}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
