// The dialog Send Invitation: who to invite, and as what (specification sections 5 and 7).
import { error as errorTitle } from '@tennis/words/controls';
import * as words from '@tennis/words/members';
import { ApiError, CreateInvitationSchema, type ClubMember } from '@tennis/contract';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { messageOf } from '../../../lib/api.ts';
import { markFields } from '../../../lib/field-problems.ts';
import { sayProblem } from '../../../lib/form-problems.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { keepInvitation } from '../../../writes/members.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { ROLE_OPTIONS } from './club-role.ts';

interface InvitationValues {
  email: string;
  role: ClubMember['role'];
}

/** The dialog; mounted while open. Without a club nothing is sent. */
export function SendInvitation({
  clubId,
  email,
  onClose,
}: {
  clubId: number | null;
  /** Whom another form has found to need an invitation. */
  email: string;
  onClose: () => void;
}) {
  const formId = useId();
  const { busy, send } = useWrite();
  const form = useForm<InvitationValues>({
    defaultValues: { email, role: 'member' },
    resolver: (values) => {
      const checked = CreateInvitationSchema.safeParse(values);
      if (checked.success) return { values, errors: {} };
      const message = sayProblem(checked.error.issues[0]?.message ?? '');
      return { values: {}, errors: { email: { type: 'check', message } } };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });

  /** A refusal as a whole (a member already, invited already) is about the address too. */
  function markEmail(error: unknown): void {
    if (markFields(form, error) || !(error instanceof ApiError) || error.status !== 409) return;
    const message = messageOf(error, words.inviteFailed);
    form.setError('email', { type: 'server', message }, { shouldFocus: true });
  }

  function invite(body: InvitationValues) {
    if (clubId === null) {
      toast({ title: errorTitle, description: words.noClubSelected, tone: 'danger' });
      return;
    }
    void send({
      route: 'createInvitation',
      call: { params: { clubId: String(clubId) }, body },
      keep: (client, invitation) => keepInvitation(client, clubId, invitation),
      after: onClose,
      done: (invitation) => ({
        title: words.invited,
        description: words.invitedText({ email: invitation.email }),
      }),
      failed: words.inviteFailed,
      mark: (error) => markEmail(error),
    });
  }

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.sendInvitation}
      description={words.inviteText}
      footer={
        <DialogFormActions form={formId} submit={busy ? words.sending : words.sendInvitation} busy={busy} />
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(invite)(event)}
      >
        <TextField
          {...form.register('email')}
          type="email"
          label={words.email}
          autoComplete="off"
          error={errors.email?.message}
        />
        <Select {...form.register('role')} label={words.role} options={ROLE_OPTIONS} />
      </form>
    </Dialog>
  );
}
