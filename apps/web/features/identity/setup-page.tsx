// The one-time set-up of an empty database: the first super admin, with the code that the server's log shows (D6).
import { zodResolver } from '@hookform/resolvers/zod';
import { SetupSchema, type Call, type Routes } from '@tennis/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { api, messageOf } from '../../lib/api.ts';
import { markFields } from '../../lib/field-problems.ts';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EntryCard } from './entry-card.tsx';
import { PersonFields } from './person-fields.tsx';
import { useEnter } from './use-enter.ts';

/** The page at /setup. */
export function SetupPage() {
  usePageTitle('Set-up');
  const enter = useEnter();
  const { register, control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(SetupSchema),
    defaultValues: { code: '', username: '', password: '', email: '', name: '' },
  });
  const [username, password, email, name] = useWatch({
    control,
    name: ['username', 'password', 'email', 'name'],
  });
  const setUp = useMutation({
    mutationFn: (call: Call<Routes['setUp']>) => api.setUp(call),
    onSuccess: async (user) => {
      await enter(user);
      toast({ title: 'Set-up finished', description: 'You are the first super admin.' });
    },
    onError: (error) => {
      markFields({ getValues, setError }, error);
      toast({
        title: 'Error',
        description: messageOf(error, 'The set-up could not be finished. Please try again.'),
        tone: 'danger',
      });
    },
  });
  return (
    <EntryCard subtitle="Set up your installation" title="Create the first administrator">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit((body) => setUp.mutate({ body }))(event)}
      >
        <TextField
          label="Set-up code"
          hint="It stands in the server log, in the line “Set-up code”."
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
        <Button type="submit" variant="primary" busy={setUp.isPending}>
          {setUp.isPending ? 'Setting up...' : 'Set up'}
        </Button>
      </form>
    </EntryCard>
  );
}
