// Changing your own password while signed in: the current one is asked for, and the other devices are signed out (D4).
import * as words from '@tennis/words/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { ChangePasswordSchema, type Call, type Routes, type User } from '@tennis/contract';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { sayingProblems } from '../../../lib/form-problems.ts';
import { markFields } from '../../../lib/field-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { PasswordField } from '../../../ui/text-field.tsx';
import { keepSessions } from '../../../writes/devices.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { NewPasswordField } from '../new-password-field.tsx';

const FormSchema = z.extend(ChangePasswordSchema, { confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    error: words.passwordsDiffer,
    path: ['confirmPassword'],
  }),
);

/** The card Password. */
export function PasswordCard({ user }: { user: User }) {
  const { register, control, handleSubmit, formState, getValues, setError, reset } = useForm({
    resolver: sayingProblems(zodResolver(FormSchema)),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isDirty } = formState;
  const { busy, send } = useWrite();
  const change = ({ currentPassword, newPassword }: Call<Routes['changePassword']>['body']) =>
    send({
      route: 'changePassword',
      call: { body: { currentPassword, newPassword } },
      keep: (client) => keepSessions(client, ({ isCurrent }) => isCurrent),
      after: () => reset(),
      done: ({ ended }) => ({
        title: words.passwordChanged,
        description: ended === 0 ? undefined : words.devicesSignedOut({ count: ended }),
      }),
      failed: words.changePasswordFailed,
      mark: (error) => markFields({ getValues, setError }, error),
    });
  const typed = useWatch({ control, name: 'newPassword' });
  return (
    <Card as="section" padding="l" aria-label={words.password}>
      <CardHeader title={words.password} />
      <LeaveGuard unsaved={isDirty} />
      <form noValidate className="grid max-w-md gap-4" onSubmit={(event) => void handleSubmit(change)(event)}>
        {/* So that a password manager knows whose password changes. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordField
          label={words.newPassword}
          rule="reset"
          error={errors.newPassword?.message}
          field={register('newPassword')}
          typed={typed}
          names={[user.username, user.email, user.name]}
        />
        <PasswordField
          label={words.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <p className="text-meta text-ink3">{words.othersSignedOut}</p>
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          {busy ? words.changingPassword : words.changePassword}
        </Button>
      </form>
    </Card>
  );
}
