// Puts the score right, or begins with that of a match that is under way (brief section 8): a number for each side in each set, and the points.
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/pad';
import { setFormatAt, type LogEvent } from '@tennis/domain';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { PadDialog } from './pad-dialog.tsx';
import { fits, type PadView } from './pad-view.ts';
import { highestIn, isInTieBreak, ROOM, scoreTyped, typedOf, type Typed } from './typed-score.ts';

const SIDES = [0, 1] as const;
const NONE: Typed = [0, 0];
const CALLED = ['0', '15', '30', '40', words.advantage] as const;

const upTo = (highest: number): SelectOption[] =>
  Array.from({ length: highest + 1 }, (_, count) => ({ value: String(count), label: String(count) }));
const GAME: SelectOption[] = CALLED.map((label, count) => ({ value: String(count), label }));

const changed = ([first, second]: Typed, side: 0 | 1, to: number): Typed =>
  side === 0 ? [to, second] : [first, to];

/** The dialog. What was noted stays in the log, and the match goes on from the score that is chosen. */
export function CorrectScore({
  view,
  names,
  onNote,
  onClose,
}: {
  view: PadView;
  names: readonly [string, string];
  onNote: (event: LogEvent) => void;
  onClose: () => void;
}) {
  const { format } = view.setup;
  const [typed, setTyped] = useState(() => typedOf(view.state, format));
  const event = scoreTyped(format, typed.sets, typed.points, view.state.score.sets);
  const isTieBreak = isInTieBreak(format, event);
  const inPlace = setFormatAt(format, event.sets.length).kind === 'tieBreak';
  const isPossible = fits(view, event);
  // The sets that are over, and the one under way.
  const rows = Array.from({ length: Math.min(event.sets.length + 1, format.bestOf) }, (_, at) => ({
    at,
    numbers: typed.sets[at] ?? NONE,
  }));
  function setSet(at: number, numbers: Typed) {
    setTyped(({ points }) => ({ sets: rows.map((row) => (row.at === at ? numbers : row.numbers)), points }));
  }
  return (
    <PadDialog title={words.correctScore} description={words.correctText} onClose={onClose}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] items-center gap-2">
        <span />
        {SIDES.map((side) => (
          <b key={side} aria-hidden="true" className="line-clamp-2 text-control [overflow-wrap:anywhere]">
            {names[side]}
          </b>
        ))}
        {rows.map(({ numbers, at }) => (
          <Numbers
            key={at}
            label={words.setNumber({ number: String(at + 1) })}
            names={names}
            numbers={numbers}
            options={upTo(highestIn(format, at))}
            onChange={(next) => setSet(at, next)}
          />
        ))}
        {!inPlace && (
          <Numbers
            label={words.points}
            names={names}
            numbers={typed.points}
            options={isTieBreak ? upTo(ROOM) : GAME}
            onChange={(points) => setTyped(({ sets }) => ({ sets, points }))}
          />
        )}
      </div>
      <output className="min-h-6 text-body text-danger">{isPossible ? null : words.impossibleScore}</output>
      <div className="flex flex-wrap justify-end gap-2">
        <Button className="min-h-12" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button variant="primary" className="min-h-12" disabled={!isPossible} onClick={() => onNote(event)}>
          {words.takeScore}
        </Button>
      </div>
    </PadDialog>
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
  names: readonly [string, string];
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
