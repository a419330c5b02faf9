// Setting a new password with the link of a mail (specification sections 2, 4, 5 and 8; D41): the token is
// checked first, and only a good one shows the form.
import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, ResetPasswordSchema, type Call, type Routes } from '@tennis/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { api, messageOf, read } from '../../lib/api.ts';
import { markFields } from '../../lib/field-problems.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EntryCard } from './entry-card.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const DEAD_LINK = 'Invalid or expired reset token. Please request a new password reset.';
/** Section 9: how long the success message stands before the way back to the sign-in page. */
const REDIRECT_MS = 2000;

const FormSchema = z.extend(ResetPasswordSchema, { confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
  }),
);

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? messageOf(error, DEAD_LINK) : 'Network error. Please try again.';

/** The page at /reset-password/{token}, and at /reset-password, where the token is missing. */
export function ResetPasswordPage() {
  usePageTitle('Reset password');
  const { token } = useParams({ strict: false });
  return (
    <EntryCard subtitle="Set a new password" title="Reset your password">
      {token === undefined ? <DeadLink reason="Reset token is missing" /> : <CheckedReset token={token} />}
    </EntryCard>
  );
}

function DeadLink({ reason }: { reason: string }) {
  return (
    <Banner
      tone="danger"
      title={reason}
      actions={<LinkButton href="/forgot-password">Request a new link</LinkButton>}
    />
  );
}

function CheckedReset({ token }: { token: string }) {
  const check = useQuery(read('checkResetToken', { params: { token } }));
  if (check.isPending)
    return (
      <output className="flex items-center gap-2 text-body text-ink2">
        <Spinner />
        Validating your reset token...
      </output>
    );
  if (check.isError) return <DeadLink reason={reasonOf(check.error)} />;
  return <ResetForm token={token} />;
}

function ResetForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { register, control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(FormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const reset = useMutation({
    mutationFn: (call: Call<Routes['resetPassword']>) => api.resetPassword(call),
    onSuccess: () => toast({ title: 'Password reset successful' }),
    onError: (error) => {
      markFields({ getValues, setError }, error);
      toast({ title: 'Error', description: reasonOf(error), tone: 'danger' });
    },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const { isSuccess } = reset;
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(() => void navigate({ to: '/login' }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  if (isSuccess) {
    return (
      <Banner tone="info" title="Password reset successful">
        You can now sign in with your new password.
      </Banner>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ newPassword }) => reset.mutate({ params: { token }, body: { newPassword } }))(
          event,
        )
      }
    >
      <NewPasswordField
        label="New password"
        rule="reset"
        error={formState.errors.newPassword?.message}
        field={register('newPassword')}
        typed={typed}
        names={[]}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="primary" busy={reset.isPending}>
        Reset password
      </Button>
    </form>
  );
}
