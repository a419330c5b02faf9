// Changes a court: name, surface, roof and lights, opening hours, times out of use (D48). Several admins may change it, so a change names the version
// that was seen (D16).
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/courts';
import { UpdateCourtSchema, type Court } from '@tennis/contract';
import { COURT_LIMITS, SURFACES } from '@tennis/domain';
import { useId } from 'react';
import { useForm, useFormState, type FieldPath } from 'react-hook-form';
import { SURFACE_LABELS, weekText } from '../../../lib/court-words.ts';
import { fieldProblems } from '../../../lib/field-problems.ts';
import { sayProblem } from '../../../lib/form-problems.ts';
import { Switch } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keepCourt } from '../../../writes/courts.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { ClosureFields } from './closure-fields.tsx';
import {
  closureFromNow,
  courtChanges,
  courtValuesOf,
  missingMoments,
  placeOfProblem,
  type CourtValues,
} from './court-values.ts';
import { WeekFields } from './week-fields.tsx';

type Place = FieldPath<CourtValues>;

/** The form's problems, by field. */
function problemsOf(values: CourtValues, court: Court, zone: string): readonly (readonly [string, string])[] {
  const missing = missingMoments(values);
  if (missing.length > 0) return missing.map((path) => [path, words.momentMissing] as const);
  const checked = UpdateCourtSchema.safeParse(courtChanges(values, court, zone));
  if (checked.success) return [];
  return checked.error.issues.map(
    ({ path, message }) => [placeOfProblem(path.join('.'), values), sayProblem(message)] as const,
  );
}

/** Both versions, where somebody else saved first. */
function versionsOf(mine: Court, theirs: Court) {
  const row = (label: string, say: (court: Court) => string) => ({
    label,
    mine: say(mine),
    theirs: say(theirs),
  });
  return [
    row(words.name, ({ name }) => name),
    row(words.surface, ({ surface }) => (surface === null ? words.surfaceUnknown : SURFACE_LABELS[surface])),
    row(words.indoor, ({ indoor }) => (indoor ? words.indoor : words.outdoor)),
    row(words.lights, ({ lights }) => (lights ? words.lights : words.noLights)),
    row(words.centre, ({ centre }) => (centre ? words.centre : '')),
    row(words.hours, ({ hours }) => weekText(hours)),
    row(words.closures, ({ closures }) => String(closures.length)),
  ];
}

/** The dialog; mounted while open. With `startsClosing` it opens with a time out of use that begins now. */
export function CourtDialog({
  court,
  zone,
  startsClosing,
  onClose,
}: {
  court: Court;
  zone: string;
  startsClosing: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const write = useWrite<Court>();
  const { busy, send } = write;
  const opened = courtValuesOf(court, zone);
  const form = useForm<CourtValues>({
    defaultValues: {
      ...opened,
      closures: startsClosing ? [...opened.closures, closureFromNow(zone)] : opened.closures,
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });

  function mark(problems: Iterable<readonly [string, string]>) {
    for (const [path, message] of [...problems].toReversed())
      form.setError(path as Place, { type: 'check', message }, { shouldFocus: true });
  }

  function save(values: CourtValues) {
    const problems = problemsOf(values, court, zone);
    if (problems.length > 0) return mark(problems);
    const body = courtChanges(values, court, zone);
    void send({
      route: 'updateCourt',
      call: { params: { clubId: String(court.clubId), courtId: String(court.id) }, body },
      seen: court.version,
      keep: keepCourt,
      keepStored: keepCourt,
      after: onClose,
      done: () => ({ title: words.updated }),
      failed: words.updateFailed,
      mark: (error) =>
        mark([...fieldProblems(error)].map(([path, message]) => [placeOfProblem(path, values), message])),
      whenStale: {
        name: court.name,
        rows: (stored) => versionsOf({ ...stored, ...(body as Partial<Court>) }, stored),
      },
    });
  }

  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.edit}
      description={court.name}
      footer={<DialogFormActions form={formId} submit={saveChanges} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          // Problems of the last try no longer prevent saving.
          form.clearErrors();
          void form.handleSubmit(save)(event);
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.register('name')}
            label={words.name}
            autoComplete="off"
            maxLength={COURT_LIMITS.name}
            error={errors.name?.message}
          />
          <Select
            {...form.register('surface')}
            label={words.surface}
            placeholder={words.surfaceUnknown}
            options={SURFACES.map((surface) => ({ value: surface, label: SURFACE_LABELS[surface] }))}
          />
          <Switch {...form.register('indoor')} label={words.indoor} />
          <Switch {...form.register('lights')} label={words.lights} />
          <Switch {...form.register('centre')} label={words.centre} hint={words.centreHint} />
        </div>
        <WeekFields form={form} />
        <ClosureFields form={form} zone={zone} />
      </form>
      <WriteQuestions write={write} keepsTyped onTheirs={onClose} />
    </Dialog>
  );
}
