// Asking for a reset link (specification sections 2, 5 and 8). The answer never tells whether there is an account.
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { ForgotPasswordSchema, type Call, type Routes } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sayingProblems } from '../../lib/form-problems.ts';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Filled } from '../../ui/filled.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { EntryCard } from './entry-card.tsx';
import { useReturn } from './use-enter.ts';

/** The page at /forgot-password. */
export function ForgotPasswordPage() {
  usePageTitle(words.forgotTitle);
  const setup = useQuery(read('getSetup', {}));
  const back = useReturn();
  const { register, handleSubmit, formState } = useForm({
    resolver: sayingProblems(zodResolver(ForgotPasswordSchema)),
    defaultValues: { email: '' },
  });
  const { busy, send } = useWrite();
  const request = (body: Call<Routes['forgotPassword']>['body']) =>
    send({
      route: 'forgotPassword',
      call: { body },
      done: () => ({
        title: words.emailSent,
        description: words.emailSentText,
      }),
      failed: {
        text: words.tryAgainError,
        offline: controls.networkError,
      },
    });
  return (
    <EntryCard
      subtitle={words.forgotSubtitle}
      title={words.forgotPassword}
      below={
        <>
          {setup.data?.mailbox === true && (
            <p>
              <TextLink href="/mailbox">{words.demoMails}</TextLink>
            </p>
          )}
          <p>
            <Filled
              text={words.remembered}
              parts={{
                login: (
                  <TextLink href="/login" state={back}>
                    {words.login}
                  </TextLink>
                ),
              }}
            />
          </p>
        </>
      }
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(request)(event)}>
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {words.sendResetLink}
        </Button>
        <TextLink href="/login" state={back} className="justify-self-center">
          {words.backToLogin}
        </TextLink>
      </form>
    </EntryCard>
  );
}
