// The rules section of the tournament form, with the effects of the format on its neighbours (§4, D42).
import { TIE_BREAKER_RULES, TOURNAMENT_FORMATS, TOURNAMENT_LIMITS, POINT_SYSTEMS } from '@tennis/domain';
import { useWatch } from 'react-hook-form';
import { Switch } from '../../../ui/choice.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { FORMAT_LABELS } from '../../../lib/tournament-view.ts';
import { POINT_SYSTEM_LABELS, TIE_BREAKER_LABELS } from '../../../lib/tournament-words.ts';
import { useField, type TournamentFormControl } from './form-control.ts';

const FORMATS = TOURNAMENT_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] }));
const SYSTEMS = POINT_SYSTEMS.map((value) => ({ value, label: POINT_SYSTEM_LABELS[value] }));
const TIE_BREAKERS = TIE_BREAKER_RULES.map((value) => ({ value, label: TIE_BREAKER_LABELS[value] }));

/** §4: a round robin lets nobody progress; groups with a knockout let two progress where it was less than one. */
function applyFormat(form: TournamentFormControl): void {
  const { format, playersProgressing } = form.getValues();
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
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
        label="Format"
        // In pairs below it, so that hints stand beside hints.
        className={chosen === 'round_robin' ? undefined : 'sm:col-span-2'}
        options={FORMATS}
        onChange={(event) => {
          void format.onChange(event).then(() => applyFormat(form));
        }}
      />
      {chosen === 'groups_knockout' && (
        <NumberField {...progressing} label="Players progressing from groups" min={0} stepper />
      )}
      {chosen !== 'knockout' && <Select {...tieBreaker} label="Tie-breaker" options={TIE_BREAKERS} />}
      <Select
        {...pointSystem}
        label="Point system"
        hint="Sudden death deuce: one point decides at 40-40."
        options={SYSTEMS}
      />
      <NumberField
        {...timeLimit}
        label="Time limit"
        hint={`Of a match, from ${limits.min} to ${limits.max} minutes.`}
        min={limits.min}
        max={limits.max}
        step={5}
        unit="minutes"
      />
      <NumberField
        {...matches}
        label="Matches per participant"
        {...(chosen === 'knockout' ? { hint: 'In a knockout the draw decides how many each plays.' } : {})}
        min={1}
        stepper
      />
      <Switch {...letRule} label="Let rule" hint="A serve that touches the net is played again." />
    </div>
  );
}
