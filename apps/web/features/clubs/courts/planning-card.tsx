// The club's rules for its orders of play (OP3, OP4, OP7, OP9, OP16, OP34, RE1). Several admins may change them, so a change names the version that
// was seen (D16).
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/courts';
import { UpdateClubSchema, type ManagedClub, type Planning } from '@tennis/contract';
import { DAY_LIMITS, PLANNING_LIMITS, REST_RULES, type DayLimitsOf, type RestRules } from '@tennis/domain';
import { useState } from 'react';
import { useForm, useFormState, useWatch, type FieldPath } from 'react-hook-form';
import { fieldProblems } from '../../../lib/field-problems.ts';
import { sayProblem } from '../../../lib/form-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { FoldedCard } from '../../../ui/folded-card.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { TimeField } from '../../../ui/date-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { keepManagedClub } from '../../../writes/clubs.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { useWrite, type Write } from '../../../writes/use-write.ts';

/** As the fields hold them: nothing is an empty text. */
type Choices = 'juniorLimits' | 'juniorsEarly' | 'allowsPossibleClashes';

interface PlanningValues extends Record<Exclude<keyof Planning, Choices>, string> {
  juniorLimits: boolean;
  juniorsEarly: boolean;
  allowsPossibleClashes: boolean;
}

const text = (value: number | string | null): string => (value === null ? '' : String(value));
const numberOr = (value: string): number | null => (value === '' ? null : Number(value));
const timeOr = (value: string): string | null => (value === '' ? null : value);

const valuesOf = (planning: Planning): PlanningValues => ({
  lateMinutes: text(planning.lateMinutes),
  turnaround: text(planning.turnaround),
  darkFrom: text(planning.darkFrom),
  overBy: text(planning.overBy),
  dayLimits: planning.dayLimits,
  singlesADay: text(planning.singlesADay),
  doublesADay: text(planning.doublesADay),
  matchesADay: text(planning.matchesADay),
  juniorLimits: planning.juniorLimits,
  juniorsEarly: planning.juniorsEarly,
  overnightHours: text(planning.overnightHours),
  restRules: planning.restRules,
  allowsPossibleClashes: planning.allowsPossibleClashes,
});

const planningOf = (values: PlanningValues): Planning => ({
  lateMinutes: Number(values.lateMinutes),
  turnaround: Number(values.turnaround),
  darkFrom: timeOr(values.darkFrom),
  overBy: timeOr(values.overBy),
  dayLimits: DAY_LIMITS.find((whose) => whose === values.dayLimits) ?? 'usual',
  singlesADay: numberOr(values.singlesADay),
  doublesADay: numberOr(values.doublesADay),
  matchesADay: numberOr(values.matchesADay),
  juniorLimits: values.juniorLimits,
  juniorsEarly: values.juniorsEarly,
  overnightHours: numberOr(values.overnightHours),
  restRules: REST_RULES.find((rules) => rules === values.restRules) ?? 'default',
  allowsPossibleClashes: values.allowsPossibleClashes,
});

/** The changed fields of the form; a field that somebody else has changed meanwhile keeps their value. */
const changesOf = (values: PlanningValues, base: Planning): Partial<Planning> =>
  Object.fromEntries(
    Object.entries(planningOf(values)).filter(([name, value]) => base[name as keyof Planning] !== value),
  );

const LIMITS: Readonly<Record<DayLimitsOf, string>> = {
  usual: words.limitsUsual,
  own: words.limitsOwn,
  none: words.limitsNone,
};

const LIMIT_HINTS: Readonly<Record<DayLimitsOf, string>> = {
  usual: words.limitsUsualHint,
  own: words.aDayHint,
  none: words.limitsNoneHint,
};

const RESTS: Readonly<Record<RestRules, string>> = {
  default: words.restDefault,
  usta: words.restUsta,
};

/** Both versions, where somebody else saved first. */
function versionsOf(mine: Planning, theirs: Planning) {
  const row = (label: string, name: keyof Planning) => ({
    label,
    mine: String(mine[name] ?? ''),
    theirs: String(theirs[name] ?? ''),
  });
  return [
    row(words.lateMinutes, 'lateMinutes'),
    row(words.turnaround, 'turnaround'),
    row(words.darkFrom, 'darkFrom'),
    row(words.overBy, 'overBy'),
    { label: words.aDay, mine: LIMITS[mine.dayLimits], theirs: LIMITS[theirs.dayLimits] },
    row(words.singlesADay, 'singlesADay'),
    row(words.doublesADay, 'doublesADay'),
    row(words.matchesADay, 'matchesADay'),
    row(words.overnight, 'overnightHours'),
    {
      label: words.restRules,
      mine: RESTS[mine.restRules],
      theirs: RESTS[theirs.restRules],
    },
  ];
}

/** Two fields side by side, one with a line of help and one without: both boxes are at the same height. */
const FIELDS = 'grid gap-4 sm:grid-cols-2 sm:[&>*>label~:not(p)]:mt-auto';

/** The card. The form is based on the version that was opened; after saving it starts again from the saved one. */
export function PlanningCard({ club }: { club: ManagedClub }) {
  const [base, setBase] = useState(club);
  // Folded until somebody wants it: the courts above are what the page is about. It stays open when the form starts again.
  const [isOpen, setOpen] = useState(false);
  const write = useWrite<ManagedClub>();
  return (
    <>
      <PlanningForm
        key={base.version}
        club={base}
        write={write}
        isOpen={isOpen}
        onOpen={setOpen}
        onSaved={setBase}
      />
      <WriteQuestions write={write} keepsTyped onTheirs={setBase} />
    </>
  );
}

function PlanningForm({
  club,
  write: { busy, send },
  isOpen,
  onOpen,
  onSaved,
}: {
  club: ManagedClub;
  write: Write<ManagedClub>;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onSaved: (club: ManagedClub) => void;
}) {
  const form = useForm<PlanningValues>({ defaultValues: valuesOf(club.planning) });
  const { errors, isDirty } = useFormState({ control: form.control });
  const restRules = useWatch({ control: form.control, name: 'restRules' });
  const dayLimits = useWatch({ control: form.control, name: 'dayLimits' });
  const whose = DAY_LIMITS.find((one) => one === dayLimits) ?? 'usual';
  const mark = (problems: Iterable<readonly [string, string]>) => {
    for (const [path, message] of problems)
      form.setError(path.replace('planning.', '') as FieldPath<PlanningValues>, { type: 'check', message });
  };

  function save(values: PlanningValues) {
    const planning = changesOf(values, club.planning);
    const checked = UpdateClubSchema.safeParse({ planning });
    if (!checked.success)
      return mark(
        checked.error.issues.map(({ path, message }) => [path.join('.'), sayProblem(message)] as const),
      );
    void send({
      route: 'updateClub',
      call: { params: { clubId: String(club.id) }, body: { planning } },
      seen: club.version,
      keep: keepManagedClub,
      keepStored: keepManagedClub,
      after: onSaved,
      done: () => ({ title: words.planningSaved }),
      failed: words.planningFailed,
      mark: (error) => mark(fieldProblems(error)),
      whenStale: {
        name: club.name,
        rows: (stored) => versionsOf({ ...stored.planning, ...planning }, stored.planning),
      },
    });
  }

  const aDay = { min: 1, max: PLANNING_LIMITS.aDay } as const;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        form.clearErrors();
        void form.handleSubmit(save)(event);
      }}
    >
      <FoldedCard
        title={<h2 className="text-body font-semibold">{words.planning}</h2>}
        isOpen={isOpen || isDirty}
        onOpen={onOpen}
      >
        <div className="grid gap-4 px-5 pb-5 md:px-6 md:pb-6">
          <p className="text-control text-ink2">{words.planningText}</p>
          <div className={FIELDS}>
            <NumberField
              {...form.register('lateMinutes')}
              {...PLANNING_LIMITS.late}
              label={words.lateMinutes}
              hint={words.lateHint}
              unit={words.minutesUnit}
              error={errors.lateMinutes?.message}
            />
            <NumberField
              {...form.register('turnaround')}
              min={0}
              max={PLANNING_LIMITS.turnaround}
              label={words.turnaround}
              unit={words.minutesUnit}
              error={errors.turnaround?.message}
            />
            <TimeField
              {...form.register('overBy')}
              label={words.overBy}
              hint={words.overByHint}
              error={errors.overBy?.message}
            />
            <TimeField
              {...form.register('darkFrom')}
              label={words.darkFrom}
              hint={words.darkHint}
              error={errors.darkFrom?.message}
            />
          </div>
          <fieldset className="grid gap-3">
            <legend className="mb-2 text-control font-semibold">{words.rest}</legend>
            <div className={FIELDS}>
              <Select
                {...form.register('restRules')}
                label={words.restRules}
                hint={restRules === 'usta' ? words.restUstaHint : words.restDefaultHint}
                options={REST_RULES.map((value) => ({ value, label: RESTS[value] }))}
              />
              <NumberField
                {...form.register('overnightHours')}
                {...PLANNING_LIMITS.overnight}
                label={words.overnight}
                hint={words.overnightHint}
                unit={words.hoursUnit}
                error={errors.overnightHours?.message}
              />
            </div>
          </fieldset>
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-control font-semibold">{words.aDay}</legend>
            <Select
              {...form.register('dayLimits')}
              label={words.limits}
              hint={LIMIT_HINTS[whose]}
              options={DAY_LIMITS.map((value) => ({ value, label: LIMITS[value] }))}
            />
            {/* Hidden, not gone: what is typed stays while another choice is looked at. */}
            <div className="grid grid-cols-3 gap-3" hidden={whose !== 'own'}>
              <NumberField
                {...form.register('singlesADay')}
                {...aDay}
                label={words.singlesADay}
                error={errors.singlesADay?.message}
              />
              <NumberField
                {...form.register('doublesADay')}
                {...aDay}
                label={words.doublesADay}
                error={errors.doublesADay?.message}
              />
              <NumberField
                {...form.register('matchesADay')}
                {...aDay}
                label={words.matchesADay}
                error={errors.matchesADay?.message}
              />
            </div>
          </fieldset>
          <div hidden={whose === 'usual'}>
            <Switch {...form.register('juniorLimits')} label={words.juniorLimits} hint={words.juniorHint} />
          </div>
          <Switch
            {...form.register('juniorsEarly')}
            label={words.juniorsEarly}
            hint={words.juniorsEarlyHint}
          />
          <Switch
            {...form.register('allowsPossibleClashes')}
            label={words.possibleClashes}
            hint={words.possibleClashesHint}
          />
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabled={!isDirty}
            className="justify-self-start"
          >
            {saveChanges}
          </Button>
        </div>
      </FoldedCard>
    </form>
  );
}
