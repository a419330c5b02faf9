// Choices that the rule books leave open: where seeds and byes stand, for how many rounds losers join, how many groups there are.
import * as words from '@tennis/words/draw-maker';
import type { DrawBody, Tournament } from '@tennis/contract';
import { bracketSize, suggestedGroups, type DrawKind } from '@tennis/domain';
import { ChevronRight } from 'lucide-react';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';

/** The choices of this kind; what is left out follows from the tournament's rules. */
export type MoreChoices = Pick<
  DrawBody,
  'seeding' | 'byes' | 'feedRounds' | 'placesTo' | 'groups' | 'bestNext'
>;

/** Whether the seeds and byes of a kind stand on lines that the rule books know. */
const hasLines = (kind: DrawKind): boolean => kind !== 'round_robin' && kind !== 'groups_knockout';

/** Those of the choices that mean something for this kind. */
export function choicesFor(kind: DrawKind, choices: MoreChoices): MoreChoices {
  const { seeding, byes, feedRounds, placesTo, groups, bestNext } = choices;
  return {
    ...(hasLines(kind) && { ...(seeding && { seeding }), ...(byes && { byes }) }),
    ...(kind === 'feed_in_consolation' && feedRounds !== undefined && { feedRounds }),
    ...(kind === 'place_play_offs' && placesTo !== undefined && { placesTo }),
    ...(kind === 'groups_knockout' && {
      ...(groups !== undefined && { groups }),
      ...(bestNext !== undefined && { bestNext }),
    }),
  };
}

/** How far down places can be played for, short of all: 4, 8, 16 and so on. */
function depths(count: number): number[] {
  const all: number[] = [];
  for (let most = 4; most < bracketSize(count); most *= 2) all.push(most);
  return all;
}

/** The fields, folded away until somebody wants them. */
export function DrawChoices({
  kind,
  count,
  rules,
  choices,
  takesBestNext,
  onChange,
}: {
  kind: DrawKind;
  /** How many entries are drawn. */
  count: number;
  rules: Tournament['rules'];
  choices: MoreChoices;
  /** After groups: whether the best of the next places may go through as well. */
  takesBestNext: boolean;
  onChange: (choices: MoreChoices) => void;
}) {
  if (kind === 'round_robin' || count < 2) return null;
  const feeds = Math.max(1, Math.log2(bracketSize(count)) - 1);
  const groups = suggestedGroups(count, rules.matchesPerParticipant + 1);
  const least = Math.floor(count / (choices.groups ?? groups));
  const most = Math.ceil(count / (choices.groups ?? groups));
  const number = (field: 'feedRounds' | 'groups' | 'bestNext', text: string) => {
    const value = text === '' ? undefined : Math.trunc(Number(text));
    onChange({ ...choices, [field]: value });
  };
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-card px-3 text-control font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={18}
          className="flex-none text-ink2 transition-transform duration-120 group-open:rotate-90"
        />
        {words.moreChoices}
      </summary>
      <div className="grid items-start gap-4 px-3 pt-1 pb-4 sm:grid-cols-2">
        {hasLines(kind) && (
          <>
            <Select
              label={words.seedLines}
              value={choices.seeding ?? 'itf'}
              options={[
                { value: 'itf', label: words.seedLinesItf },
                { value: 'usta', label: words.seedLinesUsta },
              ]}
              onChange={({ target }) =>
                onChange({ ...choices, seeding: target.value === 'usta' ? 'usta' : 'itf' })
              }
            />
            <Select
              label={words.byeLines}
              value={choices.byes ?? 'even'}
              options={[
                { value: 'even', label: words.byeLinesEven },
                { value: 'usta', label: words.byeLinesUsta },
              ]}
              onChange={({ target }) =>
                onChange({ ...choices, byes: target.value === 'usta' ? 'usta' : 'even' })
              }
            />
          </>
        )}
        {kind === 'feed_in_consolation' && (
          <NumberField
            label={words.feedRounds}
            hint={words.feedRoundsHint({ most: feeds })}
            min={1}
            max={feeds}
            stepper
            value={choices.feedRounds ?? feeds}
            onChange={({ target }) => number('feedRounds', target.value)}
          />
        )}
        {kind === 'place_play_offs' && (
          <Select
            label={words.placesTo}
            hint={words.placesToHint}
            value={String(choices.placesTo ?? '')}
            options={[
              { value: '', label: words.allPlaces },
              ...depths(count).map((depth) => ({ value: String(depth), label: String(depth) })),
            ]}
            onChange={({ target }) =>
              onChange({ ...choices, placesTo: target.value === '' ? undefined : Number(target.value) })
            }
          />
        )}
        {kind === 'groups_knockout' && (
          <>
            <NumberField
              label={words.groupCount}
              hint={words.groupCountHint({ least, most, same: least === most ? 'yes' : 'no' })}
              min={1}
              max={Math.floor(count / 2)}
              stepper
              value={choices.groups ?? groups}
              onChange={({ target }) => number('groups', target.value)}
            />
            {takesBestNext && (
              <NumberField
                label={words.bestNext}
                hint={words.bestNextHint}
                min={0}
                max={choices.groups ?? groups}
                stepper
                value={choices.bestNext ?? 0}
                onChange={({ target }) => number('bestNext', target.value)}
              />
            )}
          </>
        )}
      </div>
    </details>
  );
}
