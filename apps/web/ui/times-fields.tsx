// A list of times at which somebody cannot play or would like to, each with its day and hours (OP8, OP20).
import * as words from '@tennis/words/entry-times';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../lib/dates.ts';
import { inForm, type TimeInForm } from '../lib/entry-times.ts';
import { Button } from './button.tsx';
import { TimeField } from './date-field.tsx';
import { Select } from './select.tsx';

/** The properties of the list. */
export interface TimesFieldsProps {
  readonly lines: readonly TimeInForm[];
  /** The days among which one is chosen. */
  readonly days: readonly string[];
  readonly most: number;
  /** The text below one of the fields. */
  readonly renderNote?: (line: TimeInForm) => ReactNode;
  readonly onChange: (lines: readonly TimeInForm[]) => void;
}

/** The list, and the button that adds one. */
export function TimesFields({ lines, days, most, renderNote, onChange }: TimesFieldsProps) {
  const add = () =>
    onChange([...lines, inForm({ kind: 'away', day: days[0] ?? '', from: '00:00', to: '24:00' })]);
  return (
    <>
      {lines.length === 0 && <p className="text-body text-ink2">{words.none}</p>}
      {lines.map((line, at) => (
        <Fields
          key={line.key}
          line={line}
          number={at + 1}
          days={days}
          note={renderNote?.(line)}
          onChange={(next) => onChange(lines.map((one) => (one.key === line.key ? next : one)))}
          onRemove={() => onChange(lines.filter((one) => one.key !== line.key))}
        />
      ))}
      {lines.length < most && (
        <Button icon={Plus} className="justify-self-start" onClick={add}>
          {words.add}
        </Button>
      )}
    </>
  );
}

/** One of them; the end of a day is an empty field, as a clock knows no 24:00. */
function Fields({
  line,
  number,
  days,
  note,
  onChange,
  onRemove,
}: {
  line: TimeInForm;
  number: number;
  days: readonly string[];
  note: ReactNode;
  onChange: (next: TimeInForm) => void;
  onRemove: () => void;
}) {
  const isBackwards = line.from >= line.to;
  return (
    <fieldset className="grid gap-2 rounded-card border border-line p-3">
      <legend className="unseen">{number}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Select
          label={words.kind}
          value={line.kind}
          options={[
            { value: 'away', label: words.kindAway },
            { value: 'wish', label: words.kindWish },
          ]}
          onChange={({ target }) => onChange({ ...line, kind: target.value === 'wish' ? 'wish' : 'away' })}
        />
        <Select
          label={words.day}
          value={line.day}
          options={days.map((day) => ({ value: day, label: formatCalendarDay(day) }))}
          onChange={({ target }) => onChange({ ...line, day: target.value })}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-2">
        <TimeField
          label={words.from}
          value={line.from === '00:00' ? '' : line.from}
          onChange={({ currentTarget }) =>
            onChange({ ...line, from: currentTarget.value === '' ? '00:00' : currentTarget.value })
          }
        />
        <TimeField
          label={words.to}
          value={line.to === '24:00' ? '' : line.to}
          error={isBackwards ? words.backwards : undefined}
          onChange={({ currentTarget }) =>
            onChange({ ...line, to: currentTarget.value === '' ? '24:00' : currentTarget.value })
          }
        />
      </div>
      {note}
      <Button
        variant="quiet"
        icon={Trash2}
        className="justify-self-start"
        aria-label={words.remove({ number })}
        onClick={onRemove}
      >
        {words.removeShort}
      </Button>
    </fieldset>
  );
}
