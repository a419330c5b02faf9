// Asking for a reset link (specification sections 2, 5 and 8). The answer never tells whether there is an account.
import { zodResolver } from '@hookform/resolvers/zod';
import { ForgotPasswordSchema, type Call, type Routes } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { EntryCard } from './entry-card.tsx';

/** The page at /forgot-password. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const setup = useQuery(read('getSetup', {}));
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPasswordSchema),
    defaultValues: { email: '' },
  });
  const { busy, send } = useWrite();
  const request = (body: Call<Routes['forgotPassword']>['body']) =>
    send({
      route: 'forgotPassword',
      call: { body },
      done: () => ({
        title: 'Email sent',
        description: 'If your email exists in our system, you will receive a password reset link shortly',
      }),
      failed: {
        text: 'An error occurred. Please try again.',
        offline: 'Network error. Please try again.',
      },
    });
  return (
    <EntryCard
      subtitle="Get a link to set a new password"
      title="Forgot your password?"
      below={
        <>
          {setup.data?.mailbox === true && (
            <p>
              <TextLink href="/mailbox">Mails of this demo</TextLink>
            </p>
          )}
          <p>
            {'Remembered it? '}
            <TextLink href="/login">Login</TextLink>
          </p>
        </>
      }
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(request)(event)}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" variant="primary" busy={busy}>
          Send Reset Link
        </Button>
        <TextLink href="/login" className="justify-self-center">
          Back to login
        </TextLink>
      </form>
    </EntryCard>
  );
}
