// The dialog Add Member (specification section 5): an account for somebody new, who chooses the password by mail.
import { error as errorTitle } from '@tennis/words/controls';
import * as words from '@tennis/words/members';
import { CreateMemberSchema, type ClubMember } from '@tennis/contract';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { markFields } from '../../../lib/field-problems.ts';
import { sayProblem } from '../../../lib/form-problems.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { keepNewMember } from '../../../writes/members.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { ROLE_OPTIONS } from './club-role.ts';

interface MemberValues {
  username: string;
  email: string;
  name: string;
  dateOfBirth: string;
  role: ClubMember['role'];
}

const EMPTY: MemberValues = { username: '', email: '', name: '', dateOfBirth: '', role: 'member' };

const bodyOf = ({ dateOfBirth, ...values }: MemberValues) => ({
  ...values,
  dateOfBirth: dateOfBirth === '' ? null : dateOfBirth,
});

/** The dialog; mounted while open. Without a club it says so when it is sent (D45). */
export function AddMember({ clubId, onClose }: { clubId: number | null; onClose: () => void }) {
  const formId = useId();
  const { busy, send } = useWrite();
  const form = useForm<MemberValues>({
    defaultValues: EMPTY,
    resolver: (values) => {
      const checked = CreateMemberSchema.safeParse(bodyOf(values));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map((issue) => [
        String(issue.path[0]),
        { type: 'check', message: sayProblem(issue.message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });

  function add(values: MemberValues) {
    if (clubId === null) {
      toast({ title: errorTitle, description: words.noClubSelected, tone: 'danger' });
      return;
    }
    void send({
      route: 'createMember',
      call: { params: { clubId: String(clubId) }, body: bodyOf(values) },
      keep: (client) => keepNewMember(client, clubId),
      after: onClose,
      done: ({ name }) => ({ title: words.added, description: words.addedText({ name }) }),
      failed: words.addFailed,
      mark: (error) => markFields(form, error),
    });
  }

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.addMember}
      description={words.addText}
      footer={<DialogFormActions form={formId} submit={busy ? words.adding : words.addMember} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
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
          hint={words.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
        />
        <DateField
          {...form.register('dateOfBirth')}
          label={words.dateOfBirth}
          optional
          hint={words.dateOfBirthHint}
          error={errors.dateOfBirth?.message}
        />
        <Select
          {...form.register('role')}
          label={words.role}
          options={ROLE_OPTIONS}
          error={errors.role?.message}
        />
      </form>
    </Dialog>
  );
}
