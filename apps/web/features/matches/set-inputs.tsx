// The games of each set, side by side: a column for each set, a row for each player, and tie-break points only if a set needs them.
import * as words from '@tennis/words/matches';
import type { MatchFormat } from '@tennis/domain';
import * as formats from '@tennis/words/formats';
import { formatTexts } from '@tennis/words/say/formats';
import { cx } from '../../ui/class-names.ts';
import { CONTROL_BOX } from '../../ui/field.tsx';
import { asksTieBreak, type ScoreEntry } from './score-entry.ts';
import type { ScoreFormState } from './score-form.ts';

/** The names of the two sides. */
export type Names = readonly [string, string];

/** Digits only, at most three. */
const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 3);

/** "Set 2"; the last tie-break in place of a set is the match tie-break. */
export function setLabel({ kind }: ScoreEntry, index: number, count: number): string {
  if (kind === 'games') return words.setNumber({ number: index + 1 });
  return index === count - 1 ? words.matchTieBreak : words.tieBreakNumber({ number: index + 1 });
}

/** The inputs; typing in them empties the quick line, which would contradict them. */
export function SetInputs({
  names,
  format,
  state,
  onChange,
}: {
  names: Names;
  format: MatchFormat;
  state: ScoreFormState;
  onChange: (next: ScoreFormState) => void;
}) {
  const columns = state.entries.map((entry, index) => ({
    entry,
    label: setLabel(entry, index, state.entries.length),
    asks: asksTieBreak(entry, format, index),
    type: (field: 'first' | 'second' | 'tieBreak', value: string) => {
      const entries = state.entries.map((other, place) =>
        place === index ? { ...other, [field]: digits(value) } : other,
      );
      onChange({ ...state, entries, line: '', lineProblem: null });
    },
  }));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-x-1.5 border-spacing-y-1 text-left">
        <caption className="mb-1 text-left text-meta font-medium text-ink2">
          <span aria-hidden="true">{formatTexts(formats, format).setsFormat}</span>
          <span className="unseen">
            {words.gamesOfSets({ format: formatTexts(formats, format).setsFormat })}
          </span>
        </caption>
        <thead>
          <tr className="text-meta text-ink3">
            <th scope="col" className="font-medium">
              <span className="unseen">{words.player}</span>
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="w-16 text-center align-bottom font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['first', 'second'] as const).map((field, side) => (
            <tr key={field}>
              <th scope="row" className="min-w-24 pr-1 text-control font-semibold [overflow-wrap:anywhere]">
                {names[side]}
              </th>
              {columns.map(({ entry, label, type }) => (
                <td key={label} className="w-16">
                  <CountInput
                    label={words.gamesOf({ set: label, name: names[side] ?? '' })}
                    value={entry[field]}
                    onChange={(value) => type(field, value)}
                  />
                </td>
              ))}
            </tr>
          ))}
          {columns.some(({ asks }) => asks) && (
            <tr>
              <th scope="row" className="pr-1 text-meta font-medium text-ink2">
                {words.losersPoints}
              </th>
              {columns.map(({ entry, label, asks, type }) => (
                <td key={label} className="w-16">
                  {asks && (
                    <CountInput
                      label={words.losersPointsOf({ set: label })}
                      value={entry.tieBreak}
                      small
                      onChange={(value) => type('tieBreak', value)}
                    />
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function CountInput({
  label,
  value,
  small = false,
  onChange,
}: {
  label: string;
  value: string;
  small?: boolean;
  onChange: (value: string) => void;
}) {
  return (
    <input
      aria-label={label}
      // A plain text box: a mouse wheel or an arrow key must not change games, and it accepts only whole numbers from 0.
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      value={value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(event.target.value)}
      className={cx(
        CONTROL_BOX,
        'digits px-1! text-center font-semibold',
        small ? 'text-control' : 'text-section!',
      )}
    />
  );
}
