// The score of a match by numbers (brief section 8): its result set by set, a score from which points go on, or one that is put right.
import * as common from '@tennis/words/common';
import { winsBy } from '@tennis/words/matches';
import * as words from '@tennis/words/pad';
import { setFormatAt, type MatchState } from '@tennis/domain';
import { useState } from 'react';
import { sayScore } from '../../lib/score-text.ts';
import { Button } from '../../ui/button.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { PadDialog } from './pad-dialog.tsx';
import { stateAfter, type PadView } from './pad-view.ts';
import {
  highestIn,
  isInTieBreak,
  ROOM,
  scoreTyped,
  typedOf,
  wentToTieBreak,
  type ScoreEvent,
  type TieBreaks,
  type Typed,
} from './typed-score.ts';

const SIDES = [0, 1] as const;
const NONE: Typed = [0, 0];
const CALLED = ['0', '15', '30', '40', words.advantage] as const;
const UNKNOWN: SelectOption = { value: '', label: '–' };

type Names = readonly [string, string];

const upTo = (highest: number): SelectOption[] =>
  Array.from({ length: highest + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
const GAME: SelectOption[] = CALLED.map((label, count) => ({ value: String(count), label }));

const changed = ([first, second]: Typed, side: 0 | 1, to: number): Typed =>
  side === 0 ? [to, second] : [first, to];

export interface SetScoreProps {
  readonly title: string;
  readonly description: string;
  readonly view: PadView;
  readonly names: Names;
  /** In a bracket somebody has to go on. */
  readonly mustWin: boolean;
  readonly onNote: (event: ScoreEvent, after: MatchState) => void;
  readonly onClose: () => void;
}

/** The dialog. What was noted stays in the log, and the match goes on from the score that is chosen, or is over by it. */
export function SetScore({ title, description, view, names, mustWin, onNote, onClose }: SetScoreProps) {
  const { format } = view.setup;
  const [typed, setTyped] = useState(() => typedOf(view.state, format));
  const [tieBreaks, setTieBreaks] = useState<TieBreaks>([]);
  const event = scoreTyped(format, typed.sets, typed.points, view.state.score.sets, tieBreaks);
  const after = stateAfter(view, event);
  const isLevel = after?.isOver === true && after.winner === null && mustWin;
  const inPlace = setFormatAt(format, event.sets.length).kind !== 'games';
  const isOver = after?.isOver === true;
  // The sets that are over, and the one under way.
  const count = Math.min(event.sets.length + (isOver ? 0 : 1), format.bestOf);
  const rows = Array.from({ length: count }, (_, at) => ({ at, numbers: typed.sets[at] ?? NONE }));
  function setSet(at: number, numbers: Typed) {
    setTyped(({ sets, points }) => ({
      sets: Array.from({ length: Math.max(sets.length, at + 1) }, (_, set) =>
        set === at ? numbers : (sets[set] ?? NONE),
      ),
      points,
    }));
  }
  return (
    <PadDialog title={title} description={description} onClose={onClose}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2">
        <span />
        {SIDES.map((side) => (
          <b key={side} aria-hidden="true" className="line-clamp-2 text-control [overflow-wrap:anywhere]">
            {names[side]}
          </b>
        ))}
        {rows.map(({ numbers, at }) => (
          <Set
            key={at}
            label={words.setNumber({ number: String(at + 1) })}
            names={names}
            numbers={numbers}
            options={upTo(highestIn(format, at))}
            onChange={(next) => setSet(at, next)}
            tieBreak={
              wentToTieBreak(format, at, numbers)
                ? {
                    lost: event.sets[at]?.[2] ?? null,
                    onChange: (lost) =>
                      setTieBreaks((known) =>
                        Array.from({ length: Math.max(known.length, at + 1) }, (_, set) =>
                          set === at ? lost : known[set],
                        ),
                      ),
                  }
                : null
            }
          />
        ))}
        {!inPlace && !isOver && (
          <Numbers
            label={words.points}
            names={names}
            numbers={typed.points}
            options={isInTieBreak(format, event) ? upTo(ROOM) : GAME}
            onChange={(points) => setTyped(({ sets }) => ({ sets, points }))}
          />
        )}
      </div>
      <Said after={after} isLevel={isLevel} names={names} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-12" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button
          variant="primary"
          className="min-h-12"
          disabled={after === null || isLevel}
          onClick={() => {
            if (after !== null) onNote(event, after);
          }}
        >
          {words.takeScore}
        </Button>
      </div>
    </PadDialog>
  );
}

/** What the numbers mean: who wins by them, or why they cannot be. */
function Said({ after, isLevel, names }: { after: MatchState | null; isLevel: boolean; names: Names }) {
  const isWrong = after === null || isLevel;
  const winner = after?.winner ?? null;
  const text =
    after === null
      ? words.impossibleScore
      : isLevel
        ? words.levelScore
        : winner === null
          ? null
          : winsBy({ name: names[winner - 1] ?? '', score: sayScore(after.score, { first: winner }) });
  return (
    <output className={isWrong ? 'min-h-6 text-body text-danger' : 'min-h-6 text-body font-semibold'}>
      {text}
    </output>
  );
}

/** A set, and the points of its tie-break below the number of the side that has lost it. */
function Set({
  label,
  names,
  numbers,
  options,
  onChange,
  tieBreak,
}: {
  label: string;
  names: Names;
  numbers: Typed;
  options: SelectOption[];
  onChange: (numbers: Typed) => void;
  tieBreak: { readonly lost: number | null; readonly onChange: (lost: number | null) => void } | null;
}) {
  const loser = numbers[0] > numbers[1] ? 1 : 0;
  return (
    <>
      <Numbers label={label} names={names} numbers={numbers} options={options} onChange={onChange} />
      {tieBreak !== null && (
        <>
          <span className="text-meta text-ink2">{words.tieBreak}</span>
          {SIDES.map((side) =>
            side === loser ? (
              <Select
                key={side}
                label={words.countOf({ what: `${label}, ${words.tieBreak}`, name: names[side] })}
                labelHidden
                options={[UNKNOWN, ...upTo(ROOM)]}
                value={tieBreak.lost === null ? '' : String(tieBreak.lost)}
                onChange={({ currentTarget: { value } }) =>
                  tieBreak.onChange(value === '' ? null : Number(value))
                }
              />
            ) : (
              <span key={side} />
            ),
          )}
        </>
      )}
    </>
  );
}

/** A row: what is counted, and a number for each side. */
function Numbers({
  label,
  names,
  numbers,
  options,
  onChange,
}: {
  label: string;
  names: Names;
  numbers: Typed;
  options: SelectOption[];
  onChange: (numbers: Typed) => void;
}) {
  return (
    <>
      <span className="text-control font-medium">{label}</span>
      {SIDES.map((side) => (
        <Select
          key={side}
          label={words.countOf({ what: label, name: names[side] })}
          labelHidden
          options={options}
          value={String(numbers[side])}
          onChange={({ currentTarget }) => onChange(changed(numbers, side, Number(currentTarget.value)))}
        />
      ))}
    </>
  );
}
