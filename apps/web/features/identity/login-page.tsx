// Sign-in (specification sections 2, 5 and 8).
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { LoginSchema, type Call, type Routes } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { sayingProblems } from '../../lib/form-problems.ts';
import { read } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { Filled } from '../../ui/filled.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { EntryCard } from './entry-card.tsx';
import { withInvitation } from './invitation-search.ts';
import { useEnter, useReturn } from './use-enter.ts';

/** The page at /login. */
export function LoginPage() {
  usePageTitle(words.signIn);
  const enter = useEnter();
  const back = useReturn();
  const { token } = useSearch({ from: '/login' });
  const setup = useQuery(read('getSetup', {}));
  const { register, handleSubmit, setValue, formState } = useForm({
    resolver: sayingProblems(zodResolver(LoginSchema)),
    defaultValues: { username: '', password: '' },
  });
  const { busy, send } = useWrite();
  const login = (body: Call<Routes['login']>['body']) =>
    send({
      route: 'login',
      call: { body },
      after: (user) => enter(user, token),
      failed: {
        title: words.loginFailed,
        text: words.wrongPassword,
        // Without any answer the password was not even looked at.
        offline: controls.networkError,
        duration: 3000,
      },
    });
  return (
    <EntryCard
      subtitle={words.loginSubtitle}
      below={
        <p>
          <Filled
            text={words.noAccount}
            parts={{
              signUp: (
                <TextLink href={withInvitation('/register', token)} state={back}>
                  {words.signUp}
                </TextLink>
              ),
            }}
          />
        </p>
      }
    >
      {setup.data?.needed === true && <SetupHint />}
      {setup.data !== undefined && setup.data.demo !== null && (
        <DemoAccounts
          accounts={setup.data.demo}
          hasMailbox={setup.data.mailbox}
          onChoose={({ username, password }) => {
            setValue('username', username, { shouldValidate: formState.isSubmitted });
            setValue('password', password, { shouldValidate: formState.isSubmitted });
          }}
        />
      )}
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(login)(event)}>
        <TextField
          label={words.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.username?.message}
          {...register('username')}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? words.loggingIn : words.login}
        </Button>
        <TextLink href="/forgot-password" state={back} className="justify-self-center">
          {words.forgotPassword}
        </TextLink>
      </form>
    </EntryCard>
  );
}

/** Before the first set-up nobody has an account (D6). */
function SetupHint() {
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        title={words.nobodyYet}
        actions={<LinkButton href="/setup">{words.setUp}</LinkButton>}
      >
        {words.nobodyYetHint}
      </Banner>
    </div>
  );
}
