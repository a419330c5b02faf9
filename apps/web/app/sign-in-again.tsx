// The sign-in over a page with typed work, if its session has ended or now belongs to somebody else: nothing typed is lost.
import * as accounts from '@tennis/words/accounts';
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/shell';
import { zodResolver } from '@hookform/resolvers/zod';
import { LoginSchema, type Call, type Routes, type User } from '@tennis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sayingProblems } from '../lib/form-problems.ts';
import { messageOf } from '../lib/api.ts';
import { changeSession } from '../lib/session-change.ts';
import { shownName } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import { useWrite } from '../writes/use-write.ts';
import { giveUp, goOn } from './lost-session.ts';

/** Asks for the password of `user`, the person on screen. Leaving gives up the typed work. `now` is the person signed in instead. */
export default function SignInAgain({ user, now }: { user: User; now: User | null }) {
  const formId = useId();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { register, handleSubmit, formState } = useForm({
    resolver: sayingProblems(zodResolver(LoginSchema)),
    defaultValues: { username: user.username, password: '' },
  });
  const { busy, send } = useWrite();
  const [problem, setProblem] = useState<string | null>(null);
  const login = async (body: Call<Routes['login']>['body']) => {
    setProblem(null);
    const outcome = await send({
      route: 'login',
      call: { body },
      after: (again) => {
        changeSession(queryClient, again);
        goOn(queryClient);
      },
    });
    if (outcome.kind === 'refused') setProblem(messageOf(outcome.error, controls.networkError));
  };

  return (
    <Dialog
      // Escape gives nothing up: only the button that says so does.
      onOpenChange={() => undefined}
      role="alertdialog"
      size="s"
      title={words.againTitle}
      description={
        now === null ? words.againText : words.againOther({ other: shownName(now), name: shownName(user) })
      }
      footer={
        <>
          <Button onClick={() => void giveUp(queryClient, router)}>{words.discardAndLeave}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {busy ? accounts.loggingIn : accounts.login}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          // The form below in the React tree must not take this as its own.
          event.stopPropagation();
          void handleSubmit(login)(event);
        }}
      >
        <TextField label={accounts.username} autoComplete="username" readOnly {...register('username')} />
        <PasswordField
          label={accounts.password}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        {problem !== null && (
          <div role="alert">
            <FieldError text={problem} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
