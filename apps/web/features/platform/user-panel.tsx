// One account in the side panel: the fields that a super admin can change, its plan, and signing it out everywhere (specification section 5, User
// edit; D20).
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import { UserEditSchema, type Account } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useId, useState } from 'react';
import { Controller, useForm, useFormState } from 'react-hook-form';
import { read } from '../../lib/api.ts';
import { checkedBy } from '../../lib/checked-form.ts';
import { markFields } from '../../lib/field-problems.ts';
import { ROLE_LABELS } from '../../lib/role-words.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepAccount } from '../../writes/platform.ts';
import { useWrite } from '../../writes/use-write.ts';

interface UserValues {
  email: string;
  name: string;
  role: Account['role'];
  planId: string;
  clubId: string;
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

const ROLES = Object.entries(ROLE_LABELS).map(([value, label]) => ({ value, label }));

/** The panel; mounted while open. `isOwn`: address and role cannot be changed; the server refuses that too. */
export function UserPanel({
  account,
  isOwn,
  onClose,
}: {
  account: Account;
  isOwn: boolean;
  onClose: () => void;
}) {
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const plans = useQuery(read('listPlans', {}));
  const clubs = useQuery(read('listAdminClubs', {}));
  const { busy, send } = useWrite();
  const bodyOf = ({ email, name, role, planId, clubId }: UserValues) => ({
    ...(isOwn ? {} : { email, role }),
    name,
    planId: numberOrNull(planId),
    ...(clubId === '' ? {} : { clubId: Number(clubId) }),
  });
  const form = useForm<UserValues>({
    defaultValues: {
      email: account.email,
      name: account.name,
      role: account.role,
      planId: account.planId === null ? '' : String(account.planId),
      clubId: '',
    },
    resolver: checkedBy(UserEditSchema, bodyOf),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const save = (values: UserValues) =>
    send({
      route: 'updateUser',
      call: { params: { id: String(account.id) }, body: bodyOf(values) },
      keep: keepAccount,
      after: onClose,
      done: ({ name }) => ({ title: words.userUpdated, description: words.userUpdatedText({ name }) }),
      failed: words.userUpdateFailed,
      mark: (error) => markFields(form, error),
    });
  const planOptions = (plans.data ?? [])
    .filter(({ id, isActive }) => isActive || id === account.planId)
    .map(({ id, name, isActive }) => ({
      value: String(id),
      label: isActive ? name : words.inactivePlan({ plan: name }),
    }));
  return (
    <Dialog
      atSide
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.editUser}
      description={account.name}
      footer={<DialogFormActions form={formId} submit={busy ? words.saving : saveChanges} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField label={words.username} hint={words.usernameFixed} value={account.username} readOnly />
        <TextField
          {...form.register('name')}
          label={words.name}
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextField
          {...form.register('email')}
          type="email"
          label={words.email}
          autoComplete="off"
          readOnly={isOwn}
          {...(isOwn ? { hint: words.ownFixed } : {})}
          error={errors.email?.message}
        />
        <Select
          {...form.register('role')}
          label={words.role}
          options={isOwn ? ROLES.filter(({ value }) => value === account.role) : ROLES}
          error={errors.role?.message}
        />
        <Select
          {...form.register('planId')}
          // The list of plans comes a moment later, and a select shows only values that it has.
          key={plans.isSuccess ? 'plans' : 'no plans yet'}
          label={words.plan}
          hint={words.planHint}
          placeholder={words.noPlan}
          options={planOptions}
          error={errors.planId?.message}
        />
        <Controller
          control={form.control}
          name="clubId"
          render={({ field }) => (
            <Combobox
              label={words.addToClub}
              optional
              hint={words.addToClubHint}
              options={(clubs.data ?? [])
                .filter(({ id }) => !account.clubs.some(({ clubId }) => clubId === id))
                .map(({ id, name, location }) => ({
                  value: String(id),
                  label: name,
                  ...(location === null ? {} : { hint: location }),
                }))}
              value={field.value}
              onChange={field.onChange}
              clearable
              error={errors.clubId?.message}
            />
          )}
        />
      </form>
      <div className="mt-6 border-t border-line pt-4">
        <Button icon={LogOut} onClick={() => setAsking(true)}>
          {words.signOutEverywhere}
        </Button>
      </div>
      {isAsking && <SignOut account={account} onClose={() => setAsking(false)} />}
    </Dialog>
  );
}

function SignOut({ account: { id, name }, onClose }: { account: Account; onClose: () => void }) {
  const { busy, send } = useWrite();
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={words.signOutQuestion({ name })}
      description={words.signOutText}
      confirmLabel={words.signOutEverywhere}
      busy={busy}
      onConfirm={() =>
        void send({
          route: 'endUserSessions',
          call: { params: { id: String(id) } },
          after: onClose,
          done: ({ ended }) => ({
            title: words.signedOut,
            description: words.signedOutText({ count: ended, name }),
          }),
          failed: words.signOutFailed,
        })
      }
    />
  );
}
