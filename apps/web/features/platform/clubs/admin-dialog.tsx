// Gives a club an admin: a new account, or an existing one (specification sections 2 and 5, New club admin).
import * as words from '@tennis/words/platform';
import { NewClubAdminSchema, type ListedClub } from '@tennis/contract';
import { useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { checkedBy } from '../../../lib/checked-form.ts';
import { markFields } from '../../../lib/field-problems.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { PasswordField, TextField } from '../../../ui/text-field.tsx';
import { keepClubAdmin } from '../../../writes/platform.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { useAccountOptions } from './account-options.ts';
import { assignAdmin } from './assign-admin.ts';

const EMPTY = { username: '', email: '', name: '', password: '' };

const KINDS = [
  { value: 'new' as const, label: words.newAccount },
  { value: 'existing' as const, label: words.existingAccount },
];

/** The dialog; mounted while open. */
export function AdminDialog({ club, onClose }: { club: ListedClub; onClose: () => void }) {
  const [kind, setKind] = useState<'new' | 'existing'>('new');
  const [dirty, setDirty] = useState(false);
  const { busy, send } = useWrite();
  const formId = useId();
  const isNew = kind === 'new';
  const submit = isNew ? words.addAdmin : words.assign;
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={dirty}
      busy={busy}
      title={words.assignAdminTo({ club: club.name })}
      footer={<DialogFormActions form={formId} submit={busy ? words.saving : submit} busy={busy} />}
    >
      <Segmented label={words.whichAccount} options={KINDS} value={kind} onChange={setKind} stretch />
      <div className="mt-4">
        {isNew ? (
          <NewAccount formId={formId} club={club} send={send} onDirty={setDirty} onDone={onClose} />
        ) : (
          <ExistingAccount formId={formId} club={club} send={send} onDone={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface FormProps {
  formId: string;
  club: ListedClub;
  send: ReturnType<typeof useWrite>['send'];
  onDone: () => void;
}

function NewAccount({
  formId,
  club,
  send,
  onDirty,
  onDone,
}: FormProps & { onDirty: (dirty: boolean) => void }) {
  const form = useForm({
    defaultValues: EMPTY,
    resolver: checkedBy<typeof EMPTY>(NewClubAdminSchema, (values) => values),
  });
  const { errors } = useFormState({ control: form.control });
  const add = (body: typeof EMPTY) =>
    send({
      route: 'createClubAdmin',
      call: { params: { id: String(club.id) }, body },
      keep: keepClubAdmin,
      after: onDone,
      done: ({ name }) => ({
        title: words.adminAdded,
        description: words.adminAddedText({ name, club: club.name }),
      }),
      failed: words.adminAddFailed,
      mark: (error) => markFields(form, error),
    });
  return (
    <form
      id={formId}
      noValidate
      className="grid gap-4"
      onChange={() => onDirty(true)}
      onSubmit={(event) => void form.handleSubmit(add)(event)}
    >
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
        error={errors.email?.message}
      />
      <TextField
        {...form.register('username')}
        label={words.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <PasswordField
        {...form.register('password')}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
      />
    </form>
  );
}

function ExistingAccount({ formId, club, send, onDone }: FormProps) {
  const accounts = useAccountOptions('available');
  const [chosen, setChosen] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (chosen !== '') void send(assignAdmin(club, Number(chosen), onDone));
      }}
    >
      <Combobox
        label={words.account}
        placeholder={words.selectAccount}
        options={accounts.options}
        onSearch={accounts.onSearch}
        value={chosen}
        onChange={setChosen}
        error={isAsked && chosen === '' ? words.accountMissing : undefined}
      />
    </form>
  );
}
