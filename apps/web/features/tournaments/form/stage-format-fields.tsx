// Match formats of parts of the tournament: the groups, the qualifying, the consolation and places, the final (D25).
import * as words from '@tennis/words/tournaments';
import { formatStagesOf, type FormatStage } from '@tennis/domain';
import { useFormState, useWatch } from 'react-hook-form';
import { Combobox } from '../../../ui/combobox.tsx';
import { asTyped, fieldId, type TournamentFormControl } from './form-control.ts';
import { describeCode, formatOptions } from './format-choice.ts';
import { ruledMatchFormat, STAGE_FIELDS } from './tournament-values.ts';

/** A choice for each part that the tournament has. */
export function StageFormatFields({ form }: { form: TournamentFormControl }) {
  const format = useWatch({ control: form.control, name: 'format' });
  const stages = formatStagesOf(format);
  if (stages.length === 0) return null;
  return (
    <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 text-control font-medium">{words.stageFormats}</legend>
      {stages.map((stage) => (
        <StageFormat key={stage} stage={stage} form={form} />
      ))}
    </fieldset>
  );
}

function StageFormat({ stage, form }: { stage: FormatStage; form: TournamentFormControl }) {
  const field = STAGE_FIELDS[stage];
  const { errors } = useFormState({ control: form.control, name: field });
  const [code, tournament, pointSystem, letRule] = useWatch({
    control: form.control,
    name: [field, 'matchFormat', 'pointSystem', 'letRule'],
  });
  // Where nothing is chosen it is the tournament's.
  const played = code === '' ? tournament : code;
  return (
    <Combobox
      id={fieldId(field)}
      label={words.stageFormat({ stage })}
      hint={describeCode(ruledMatchFormat(played, pointSystem, letRule))}
      error={errors[field]?.message}
      placeholder={words.asTournament}
      clearable
      options={formatOptions(code)}
      value={code}
      onChange={(value) => form.setValue(field, value, asTyped(form))}
    />
  );
}
