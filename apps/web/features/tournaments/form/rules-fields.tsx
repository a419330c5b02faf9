// The rules section of the tournament form, with the effects of the format on its neighbours (§4, D42).
import * as words from '@tennis/words/tournaments';
import { TIE_BREAKER_RULES, TOURNAMENT_FORMATS, TOURNAMENT_LIMITS, POINT_SYSTEMS } from '@tennis/domain';
import { useWatch } from 'react-hook-form';
import { Switch } from '../../../ui/choice.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FORMAT_LABELS } from '../../../lib/tournament-view.ts';
import { POINT_SYSTEM_LABELS, TIE_BREAKER_LABELS } from '../../../lib/tournament-words.ts';
import { asTyped, useField, type TournamentFormControl } from './form-control.ts';

const FORMATS = TOURNAMENT_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }));
const SYSTEMS = POINT_SYSTEMS.map((value) => ({ value, label: POINT_SYSTEM_LABELS[value] }));
const TIE_BREAKERS = TIE_BREAKER_RULES.map((value) => ({ value, label: TIE_BREAKER_LABELS[value] }));

/** §4: a round robin lets nobody progress; groups with a knockout let two progress if the number was less than one. */
function applyFormat(form: TournamentFormControl): void {
  const { format, playersProgressing } = form.getValues();
  const options = asTyped(form);
  if (format === 'round_robin') form.setValue('playersProgressing', '0', options);
  if (format === 'groups_knockout' && !(Number(playersProgressing) >= 1)) {
    form.setValue('playersProgressing', '2', options);
  }
}

/** Format, points and limits. */
export function RulesFields({ form }: { form: TournamentFormControl }) {
  const format = useField(form, 'format');
  const pointSystem = useField(form, 'pointSystem');
  const letRule = useField(form, 'letRule');
  const timeLimit = useField(form, 'timeLimit');
  const matches = useField(form, 'matchesPerParticipant');
  const progressing = useField(form, 'playersProgressing');
  const tieBreaker = useField(form, 'tieBreakerRule');
  const chosen = useWatch({ control: form.control, name: 'format' });
  const limits = TOURNAMENT_LIMITS.timeLimit;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Select
        {...format}
        label={words.format}
        // In pairs below it, so that hints stand beside hints.
        className={chosen === 'round_robin' ? undefined : 'sm:col-span-2'}
        options={FORMATS}
        onChange={(event) => {
          void format.onChange(event).then(() => applyFormat(form));
        }}
      />
      {chosen === 'groups_knockout' && (
        <NumberField {...progressing} label={words.progressing} min={0} stepper />
      )}
      {chosen !== 'knockout' && <Select {...tieBreaker} label={words.tieBreaker} options={TIE_BREAKERS} />}
      <Select {...pointSystem} label={words.pointSystem} hint={words.pointSystemHint} options={SYSTEMS} />
      <NumberField
        {...timeLimit}
        label={words.timeLimit}
        hint={words.timeLimitHint({ min: limits.min, max: limits.max })}
        min={limits.min}
        max={limits.max}
        step={5}
        unit={words.minutesUnit}
      />
      <NumberField
        {...matches}
        label={words.matchesPerParticipant}
        {...(chosen === 'knockout' ? { hint: words.knockoutHint } : {})}
        min={1}
        stepper
      />
      <Switch {...letRule} label={words.letRule} hint={words.letRuleHint} />
    </div>
  );
}
