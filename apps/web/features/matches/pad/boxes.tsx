// The boxes of the pad: a column for each set, a row for each side. The current box is outlined; pressing another one goes there.
import * as common from '@tennis/words/matches';
import * as words from '@tennis/words/scores';
import type { EntryField, MatchFormat } from '@tennis/domain';
import { cx } from '../../../ui/class-names.ts';
import { asksTieBreak, type ScoreEntry } from '../score-entry.ts';
import { setLabel, type Names } from '../set-inputs.tsx';
import type { PadPlace, PadState } from './pad-state.ts';

interface BoxesProps {
  readonly names: Names;
  readonly seeds: readonly [number | null, number | null];
  readonly format: MatchFormat;
  readonly state: PadState;
  readonly onPlace: (place: PadPlace) => void;
}

const SIDES = ['first', 'second'] as const;

/** The side that lost the set: its tie-break points are asked for. */
const loserOf = ({ first, second }: ScoreEntry): EntryField =>
  Number(first) < Number(second) ? 'first' : 'second';

/** The whole score as boxes. */
export function PadBoxes({ names, seeds, format, state, onPlace }: BoxesProps) {
  const { entries } = state.form;
  const isNarrow = entries.length > 3;
  const isHere = (set: number, field: EntryField): boolean =>
    state.place?.set === set && state.place.field === field;
  return (
    <table className="w-full border-separate border-spacing-x-1.5 border-spacing-y-1.5 text-left">
      <caption className="unseen">{words.boxes}</caption>
      <thead>
        <tr className="text-meta text-ink2">
          <th scope="col">
            <span className="unseen">{common.player}</span>
          </th>
          {entries.map((entry, set) => (
            // Sets have no other name than their place.
            // eslint-disable-next-line @eslint-react/no-array-index-key
            <th key={set} scope="col" className="text-center align-bottom font-medium">
              {setLabel(entry, set, entries.length)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((field, side) => (
          <tr key={field}>
            <th
              scope="row"
              className="min-w-20 pr-1 text-body leading-5 font-semibold [overflow-wrap:anywhere]"
            >
              {names[side]}
              {seeds[side] !== null && <span className="ml-1 font-normal text-ink3">[{seeds[side]}]</span>}
            </th>
            {entries.map((entry, set) => {
              const label = setLabel(entry, set, entries.length);
              const asks = asksTieBreak(entry, format, set) && loserOf(entry) === field;
              return (
                // eslint-disable-next-line @eslint-react/no-array-index-key -- as above
                <td key={set} className={cx('relative', isNarrow ? 'w-12' : 'w-16')}>
                  <Box
                    label={words.box({
                      set: label,
                      name: names[side] ?? '',
                      value: entry[field] === '' ? 'none' : entry[field],
                    })}
                    value={entry[field]}
                    isHere={isHere(set, field)}
                    onPress={() => onPlace({ set, field })}
                  />
                  {asks && (
                    <TieBreakBox
                      label={words.tieBreakBox({
                        set: label,
                        value: entry.tieBreak === '' ? 'none' : entry.tieBreak,
                      })}
                      value={entry.tieBreak}
                      isHere={isHere(set, 'tieBreak')}
                      onPress={() => onPlace({ set, field: 'tieBreak' })}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BoxProps {
  readonly label: string;
  readonly value: string;
  readonly isHere: boolean;
  readonly onPress: () => void;
}

const HERE = 'border-[3px] border-primary bg-primary-soft';

function Box({ label, value, isHere, onPress }: BoxProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isHere ? 'true' : undefined}
      onClick={onPress}
      className={cx(
        'digits block h-15 w-full rounded-card text-[2rem] leading-none font-semibold',
        isHere ? HERE : 'border border-field bg-surface',
      )}
    >
      {value}
    </button>
  );
}

/** Small, in the corner where a printed score has its raised points; the whole corner can be pressed. */
function TieBreakBox({ label, value, isHere, onPress }: BoxProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isHere ? 'true' : undefined}
      onClick={onPress}
      className={cx(
        'digits absolute -top-1.5 -right-1.5 grid min-h-7 min-w-7 place-items-center rounded-control px-1 text-control leading-none font-semibold',
        isHere ? 'border-2 border-primary bg-primary-soft' : 'border border-field bg-surface',
      )}
    >
      {value}
    </button>
  );
}
