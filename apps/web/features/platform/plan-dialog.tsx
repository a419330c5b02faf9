// A subscription plan that a super admin adds or changes (specification sections 5 and 9).
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import { BILLING_CYCLES, CreatePlanSchema, type BillingCycle, type SubscriptionPlan } from '@tennis/contract';
import { useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { checkedBy } from '../../lib/checked-form.ts';
import { markFields } from '../../lib/field-problems.ts';
import { Switch } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { keepPlan } from '../../writes/platform.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite, type Write } from '../../writes/use-write.ts';
import { CYCLE_LABELS } from './money.ts';

interface PlanValues {
  name: string;
  description: string;
  price: string;
  billingCycle: BillingCycle;
  /** One a line. */
  features: string;
  maxClubs: number;
  maxMembersPerClub: number;
  maxTournamentsPerClub: number;
  isActive: boolean;
}

/** Section 9. */
const NEW_PLAN: PlanValues = {
  name: '',
  description: '',
  price: '',
  billingCycle: 'monthly',
  features: '',
  maxClubs: 1,
  maxMembersPerClub: 20,
  maxTournamentsPerClub: 5,
  isActive: true,
};

const valuesOf = (plan: SubscriptionPlan): PlanValues => ({
  name: plan.name,
  description: plan.description,
  price: plan.price,
  billingCycle: plan.billingCycle,
  features: plan.features.join('\n'),
  maxClubs: plan.maxClubs,
  maxMembersPerClub: plan.maxMembersPerClub,
  maxTournamentsPerClub: plan.maxTournamentsPerClub,
  isActive: plan.isActive,
});

const bodyOf = ({ features, ...values }: PlanValues) => ({
  ...values,
  features: features.split('\n').filter((feature) => feature.trim() !== ''),
});

const row = (label: string, mine: unknown, theirs: unknown) => ({
  label,
  mine: String(mine),
  theirs: String(theirs),
});

/** Both versions, field by field, when somebody else saved first. */
const versionsOf = (mine: PlanValues, theirs: PlanValues) => [
  row(words.name, mine.name, theirs.name),
  row(words.description, mine.description, theirs.description),
  row(words.price, mine.price, theirs.price),
  row(words.billingCycle, CYCLE_LABELS[mine.billingCycle], CYCLE_LABELS[theirs.billingCycle]),
  row(words.features, mine.features, theirs.features),
  row(words.maxClubs, mine.maxClubs, theirs.maxClubs),
  row(words.maxMembers, mine.maxMembersPerClub, theirs.maxMembersPerClub),
  row(words.maxTournaments, mine.maxTournamentsPerClub, theirs.maxTournamentsPerClub),
  row(
    words.active,
    mine.isActive ? words.active : words.inactive,
    theirs.isActive ? words.active : words.inactive,
  ),
];

const CYCLES = BILLING_CYCLES.map((value) => ({ value, label: CYCLE_LABELS[value] }));
const asNumber = { valueAsNumber: true } as const;

/** The dialog; without a plan it adds one. It is based on the version that was opened, whatever the cache learns meanwhile. */
export function PlanDialog({ plan, onClose }: { plan: SubscriptionPlan | null; onClose: () => void }) {
  const [base, setBase] = useState(plan);
  const write = useWrite<SubscriptionPlan>();
  return (
    <>
      <PlanForm key={base?.version} plan={base} write={write} onClose={onClose} />
      <WriteQuestions write={write} keepsTyped onTheirs={setBase} />
    </>
  );
}

function PlanForm({
  plan,
  write: { busy, send },
  onClose,
}: {
  plan: SubscriptionPlan | null;
  write: Write<SubscriptionPlan>;
  onClose: () => void;
}) {
  const formId = useId();
  const form = useForm<PlanValues>({
    defaultValues: plan === null ? NEW_PLAN : valuesOf(plan),
    resolver: checkedBy(CreatePlanSchema, bodyOf),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const mark = (error: unknown) => markFields(form, error);
  function save(values: PlanValues) {
    if (plan === null) {
      void send({
        route: 'createPlan',
        call: { body: bodyOf(values) },
        keep: keepPlan,
        after: onClose,
        done: ({ name }) => ({
          title: words.planCreated,
          description: words.planCreatedText({ plan: name }),
        }),
        failed: words.planCreateFailed,
        mark,
      });
      return;
    }
    void send({
      route: 'updatePlan',
      call: { params: { id: String(plan.id) }, body: bodyOf(values) },
      seen: plan.version,
      keep: keepPlan,
      keepStored: keepPlan,
      after: onClose,
      done: ({ name }) => ({ title: words.planUpdated, description: words.planUpdatedText({ plan: name }) }),
      failed: words.planUpdateFailed,
      mark,
      whenStale: { name: plan.name, rows: (stored) => versionsOf(values, valuesOf(stored)) },
    });
  }
  const title = plan === null ? words.addPlan : words.editPlan;
  const submit = plan === null ? words.addPlan : saveChanges;
  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={title}
      footer={<DialogFormActions form={formId} submit={busy ? words.saving : submit} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField
          {...form.register('name')}
          className="sm:col-span-2"
          label={words.name}
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextArea
          {...form.register('description')}
          className="sm:col-span-2"
          label={words.description}
          error={errors.description?.message}
        />
        <TextField
          {...form.register('price')}
          label={words.price}
          hint={words.priceHint}
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
        />
        <Select
          {...form.register('billingCycle')}
          label={words.billingCycle}
          options={CYCLES}
          error={errors.billingCycle?.message}
        />
        <TextArea
          {...form.register('features')}
          className="sm:col-span-2"
          label={words.features}
          hint={words.featuresHint}
          error={errors.features?.message}
        />
        <NumberField
          {...form.register('maxClubs', asNumber)}
          label={words.maxClubs}
          min={1}
          error={errors.maxClubs?.message}
        />
        <NumberField
          {...form.register('maxMembersPerClub', asNumber)}
          label={words.maxMembers}
          min={1}
          error={errors.maxMembersPerClub?.message}
        />
        <NumberField
          {...form.register('maxTournamentsPerClub', asNumber)}
          label={words.maxTournaments}
          min={1}
          error={errors.maxTournamentsPerClub?.message}
        />
        <Switch
          {...form.register('isActive')}
          className="sm:col-span-2"
          label={words.active}
          hint={words.activeHint}
        />
      </form>
    </Dialog>
  );
}
