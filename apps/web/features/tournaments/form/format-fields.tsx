// The match format of a tournament: one that clubs play, or one that is put together from its parts (D25), and how long its matches take.
import * as formats from '@tennis/words/formats';
import { lastSetChoice, tieBreakChoice } from '@tennis/words/say/formats';
import * as words from '@tennis/words/tournaments';
import {
  FORMAT_LIMITS,
  parseMatchFormat,
  printMatchFormat,
  TOURNAMENT_LIMITS,
  usualMinutes,
} from '@tennis/domain';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { asTyped, fieldId, type TournamentFormControl } from './form-control.ts';
import { describeCode, formatOptions } from './format-choice.ts';
import {
  formatOf,
  hasLastSet,
  lastChoices,
  lastSet,
  partsOf,
  setsChoices,
  tieBreakChoices,
  withGames,
  type FormatParts,
} from './format-parts.ts';
import { ruledMatchFormat } from './tournament-values.ts';

/** The choice from a list, the parts below it, and the time that its matches need. */
export function MatchFormatFields({ form }: { form: TournamentFormControl }) {
  const { errors } = useFormState({ control: form.control, name: 'matchFormat' });
  const [code, pointSystem, letRule] = useWatch({
    control: form.control,
    name: ['matchFormat', 'pointSystem', 'letRule'],
  });
  const choose = (value: string) => form.setValue('matchFormat', value, asTyped(form));
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Combobox
        id={fieldId('matchFormat')}
        label={words.matchFormat}
        hint={describeCode(ruledMatchFormat(code, pointSystem, letRule))}
        error={errors.matchFormat?.message}
        options={formatOptions(code)}
        value={code}
        onChange={choose}
      />
      <UsualTime form={form} code={code} />
      <details className="group/parts">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-control font-medium text-ink md:pointer-fine:min-h-9 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            size={18}
            className="flex-none transition-transform duration-120 group-open/parts:rotate-90"
          />
          {words.formatParts}
        </summary>
        <Parts code={code} onChoose={choose} />
      </details>
    </div>
  );
}

/** The choices that make a format. What makes none yet is kept, and the format stays as it is. */
function Parts({ code, onChoose }: { code: string; onChoose: (code: string) => void }) {
  const [typed, setTyped] = useState<{ readonly code: string; readonly parts: FormatParts } | null>(null);
  // Another format was chosen from the list meanwhile.
  const parts = typed?.code === code ? typed.parts : partsOf(code);
  const isPossible = formatOf(parts) !== null;
  function change(next: FormatParts) {
    const made = formatOf(next);
    const madeCode = made === null ? code : printMatchFormat(made);
    setTyped({ code: madeCode, parts: next });
    if (madeCode !== code) onChoose(madeCode);
  }
  const { games: gamesLimit, tieBreakTo, minutes: minutesLimit } = FORMAT_LIMITS;
  return (
    <div className="mt-1 grid items-start gap-5 rounded-card border border-line p-4 sm:grid-cols-2">
      <Select
        label={words.formatSets}
        options={setsChoices(parts).map((sets) => ({
          value: sets,
          label: words.setsChoice({
            count: Number.parseInt(sets, 10),
            length: sets === '1' || sets.endsWith('X') ? 'all' : 'best',
          }),
        }))}
        value={parts.sets}
        onChange={(event) => change({ ...parts, sets: event.currentTarget.value })}
      />
      <Select
        label={words.setKindLabel}
        options={KINDS.map((kind) => ({ value: kind, label: words.setKind({ kind }) }))}
        value={parts.kind}
        onChange={({ currentTarget: { value } }) => {
          const kind = KINDS.find((one) => one === value);
          if (kind !== undefined) change({ ...parts, kind });
        }}
      />
      {parts.kind === 'games' && (
        <>
          <NumberField
            label={words.gamesOfSet}
            min={gamesLimit.min}
            max={gamesLimit.max}
            stepper
            value={parts.games}
            onChange={(event) => change(withGames(parts, event.currentTarget.value))}
          />
          <Select
            label={words.tieBreakOfSet}
            options={tieBreakChoices(parts).map((tieBreak) => ({
              value: tieBreak,
              label: tieBreakLabel({ ...parts, tieBreak }),
            }))}
            value={parts.tieBreak}
            onChange={(event) => change({ ...parts, tieBreak: event.currentTarget.value })}
          />
        </>
      )}
      {parts.kind === 'tieBreak' && (
        <NumberField
          label={words.pointsOfSet}
          min={tieBreakTo.min}
          max={tieBreakTo.max}
          stepper
          value={parts.points}
          onChange={(event) => change({ ...parts, points: event.currentTarget.value })}
        />
      )}
      {parts.kind === 'timed' && (
        <>
          <NumberField
            label={words.minutesOfSet}
            min={minutesLimit.min}
            max={minutesLimit.max}
            step={5}
            unit={words.minutesUnit}
            value={parts.minutes}
            onChange={(event) => change({ ...parts, minutes: event.currentTarget.value })}
          />
          <Select
            label={words.countedIn}
            options={(['games', 'points'] as const).map((what) => ({
              value: what,
              label: words.counting({ what }),
            }))}
            value={parts.counting}
            onChange={({ currentTarget: { value } }) =>
              change({ ...parts, counting: value === 'points' ? 'points' : 'games' })
            }
          />
        </>
      )}
      {hasLastSet(parts) && (
        <Select
          label={words.lastSet}
          className="sm:col-span-2"
          options={lastChoices(parts).map((last) => ({ value: last, label: lastLabel(last) }))}
          value={parts.last}
          onChange={(event) => change({ ...parts, last: event.currentTarget.value })}
        />
      )}
      {!isPossible && (
        <p role="alert" className="text-meta text-danger sm:col-span-2">
          {words.noFormat}
        </p>
      )}
    </div>
  );
}

const KINDS = ['games', 'tieBreak', 'timed'] as const;

/** A tie-break with the games at which it comes; of a set whose games are being typed, with those of a usual one. */
function tieBreakLabel(parts: FormatParts): string {
  const made = formatOf({ ...parts, last: '' }) ?? formatOf({ ...parts, games: '6', last: '' });
  return made?.set.kind === 'games' ? tieBreakChoice(formats, made.set) : '';
}

function lastLabel(code: string): string {
  const set = lastSet(code);
  return set === null ? words.lastSame : lastSetChoice(formats, set);
}

/** Less than this is not worth a word: every club is quicker or slower. */
const WORTH_SAYING = 20;

/** The minutes that matches of a format usually take, within the limits of the form; null where about as many are planned. */
function usualTime(code: string, planned: string): number | null {
  const parsed = parseMatchFormat(code);
  if (!parsed.ok) return null;
  const { min, max } = TOURNAMENT_LIMITS.timeLimit;
  const usual = Math.min(max, Math.max(min, usualMinutes(parsed.value)));
  return Math.abs(usual - Number(planned)) < WORTH_SAYING ? null : usual;
}

/** Offers to plan the time that matches of the format usually take, where the form says something else. */
function UsualTime({ form, code }: { form: TournamentFormControl; code: string }) {
  const planned = useWatch({ control: form.control, name: 'timeLimit' });
  const usual = usualTime(code, planned);
  if (usual === null) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-sunk p-3 text-control">
      <p>{words.usualMinutes({ usual: String(usual), planned: String(Number(planned)) })}</p>
      <Button onClick={() => form.setValue('timeLimit', String(usual), asTyped(form))}>
        {words.planUsual({ usual: String(usual) })}
      </Button>
    </div>
  );
}
