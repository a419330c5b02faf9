// The one-time set-up of an empty database: the first super admin, with the code that the server's log shows (D6).
import * as words from '@tennis/words/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { SetupSchema, type Call, type Routes } from '@tennis/contract';
import { useForm, useWatch } from 'react-hook-form';
import { sayingProblems } from '../../lib/form-problems.ts';
import { markFields } from '../../lib/field-problems.ts';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { EntryCard } from './entry-card.tsx';
import { PersonFields } from './person-fields.tsx';
import { useEnter } from './use-enter.ts';

/** The page at /setup. */
export function SetupPage() {
  usePageTitle(words.setupTitle);
  const enter = useEnter();
  const { register, control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: sayingProblems(zodResolver(SetupSchema)),
    defaultValues: { code: '', username: '', password: '', email: '', name: '' },
  });
  const [username, password, email, name] = useWatch({
    control,
    name: ['username', 'password', 'email', 'name'],
  });
  const { busy, send } = useWrite();
  const setUp = (body: Call<Routes['setUp']>['body']) =>
    send({
      route: 'setUp',
      call: { body },
      after: (user) => enter(user),
      done: () => ({ title: words.setupDone, description: words.setupDoneText }),
      failed: words.setupFailed,
      mark: (error) => markFields({ getValues, setError }, error),
    });
  return (
    <EntryCard subtitle={words.setupSubtitle} title={words.setupHeading}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(setUp)(event)}>
        <TextField
          label={words.setupCode}
          hint={words.setupCodeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={formState.errors.code?.message}
          {...register('code')}
        />
        <PersonFields
          register={register}
          errors={formState.errors}
          typed={{ username, password, email, name }}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? words.settingUp : words.setUp}
        </Button>
      </form>
    </EntryCard>
  );
}
