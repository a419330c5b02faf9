// Several courts at once: "6" and "Court 1" make Court 1 to Court 6, all with the same settings.
import * as words from '@tennis/words/courts';
import { CreateCourtsSchema, type Court } from '@tennis/contract';
import { COURT_LIMITS, SURFACES } from '@tennis/domain';
import { useId } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { fieldProblems } from '../../../lib/field-problems.ts';
import { sayProblem } from '../../../lib/form-problems.ts';
import { SURFACE_LABELS } from '../../../lib/court-words.ts';
import { Switch } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keepCourts } from '../../../writes/courts.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { nextCourtName, numberedNames } from './court-names.ts';
import { surfaceOf } from './court-values.ts';

interface AddValues {
  count: number;
  name: string;
  surface: string;
  indoor: boolean;
  lights: boolean;
}

const bodyOf = ({ count, name, surface, indoor, lights }: AddValues) => ({
  courts: numberedNames(name.trim(), count).map((one) => ({
    name: one,
    surface: surfaceOf(surface),
    indoor,
    lights,
  })),
});

/** The future names, as a line under the fields. */
function preview(names: readonly string[]): string | null {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2 || first === '') return null;
  return words.willBe({ names: words.fromTo({ first, last }) });
}

/** The dialog; mounted while open. */
export function AddCourts({
  clubId,
  courts,
  onClose,
}: {
  clubId: number;
  courts: readonly Court[];
  onClose: () => void;
}) {
  const formId = useId();
  const { send, busy } = useWrite();
  const most = COURT_LIMITS.ofAClub - courts.length;
  const form = useForm<AddValues>({
    defaultValues: {
      count: 1,
      name: nextCourtName(courts),
      surface: courts.at(-1)?.surface ?? '',
      indoor: false,
      lights: courts.at(-1)?.lights ?? false,
    },
    resolver: (values) => {
      const checked = CreateCourtsSchema.safeParse(bodyOf(values));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map(({ path, message }) => [
        path.at(-1) === 'name' ? 'name' : 'count',
        { type: 'check', message: sayProblem(message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const [count, name] = useWatch({ control: form.control, name: ['count', 'name'] });
  const added = preview(numberedNames(name.trim(), count));

  function save(values: AddValues) {
    const body = bodyOf(values);
    void send({
      route: 'createCourts',
      call: { params: { clubId: String(clubId) }, body },
      keep: keepCourts(clubId),
      after: onClose,
      done: () => ({ title: words.added({ count: body.courts.length }) }),
      failed: words.addFailed,
      mark: (error) => {
        for (const [path, message] of fieldProblems(error))
          form.setError(path === 'courts' ? 'count' : 'name', { type: 'server', message });
      },
    });
  }

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.addTitle}
      footer={<DialogFormActions form={formId} submit={words.add} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <NumberField
          {...form.register('count', { valueAsNumber: true })}
          label={words.howMany}
          stepper
          min={1}
          max={Math.max(most, 1)}
          error={errors.count?.message}
        />
        <TextField
          {...form.register('name')}
          label={count > 1 ? words.firstName : words.nameOfOne}
          autoComplete="off"
          maxLength={COURT_LIMITS.name}
          {...(added === null ? {} : { hint: added })}
          error={errors.name?.message}
        />
        <Select
          {...form.register('surface')}
          label={words.surface}
          placeholder={words.surfaceUnknown}
          options={SURFACES.map((surface) => ({ value: surface, label: SURFACE_LABELS[surface] }))}
        />
        <div className="grid">
          <Switch {...form.register('indoor')} label={words.indoor} />
          <Switch {...form.register('lights')} label={words.lights} />
        </div>
      </form>
    </Dialog>
  );
}
