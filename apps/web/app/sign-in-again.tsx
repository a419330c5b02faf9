// The sign-in over a page whose session has ended, or gone to somebody else, while something was typed on it: nothing typed is lost.
import { zodResolver } from '@hookform/resolvers/zod';
import { LoginSchema, type Call, type Routes, type User } from '@tennis/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { api, messageOf } from '../lib/api.ts';
import { changeSession } from '../lib/session-change.ts';
import { shownName } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldError } from '../ui/field.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import { giveUp, goOn } from './lost-session.ts';

/** Asks for the password of `user`, whom the page shows; leaving gives up what was typed. `now` is who is signed in instead. */
export default function SignInAgain({ user, now }: { user: User; now: User | null }) {
  const formId = useId();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(LoginSchema),
    defaultValues: { username: user.username, password: '' },
  });
  const login = useMutation({
    mutationFn: (call: Call<Routes['login']>) => api.login(call),
    onSuccess: (again) => {
      changeSession(queryClient, again);
      goOn(queryClient);
    },
  });

  return (
    <Dialog
      open
      // Escape gives nothing up: only the button that says so does.
      onOpenChange={() => undefined}
      role="alertdialog"
      size="s"
      title="Please sign in again"
      description={
        now === null
          ? 'Your session has ended. What you entered is still here: sign in, then save it.'
          : `${shownName(now)} has signed in in another tab. What you entered as ${shownName(user)} is still here: sign in, then save it.`
      }
      footer={
        <>
          <Button onClick={() => void giveUp(queryClient, router)}>Discard and leave</Button>
          <Button type="submit" form={formId} variant="primary" busy={login.isPending}>
            {login.isPending ? 'Logging in...' : 'Login'}
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
          void handleSubmit((body) => login.mutate({ body }))(event);
        }}
      >
        <TextField label="Username" autoComplete="username" readOnly {...register('username')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        {login.isError && (
          <div role="alert">
            <FieldError text={messageOf(login.error, 'Network error. Please try again.')} />
          </div>
        )}
      </form>
    </Dialog>
  );
}
