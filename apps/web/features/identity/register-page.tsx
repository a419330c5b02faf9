// Registration (specification sections 2, 5 and 8).
import { zodResolver } from '@hookform/resolvers/zod';
import { RegisterSchema, type Call, type Routes } from '@tennis/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, messageOf } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/choice.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EntryCard } from './entry-card.tsx';
import { PersonFields } from './person-fields.tsx';
import { useEnter } from './use-enter.ts';

/** The page at /register. */
export function RegisterPage() {
  usePageTitle('Register');
  const enter = useEnter();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(RegisterSchema),
    defaultValues: { username: '', password: '', email: '', name: '', role: 'member' as const },
  });
  const account = useMutation({
    mutationFn: (call: Call<Routes['register']>) => api.register(call),
    onSuccess: async (user) => {
      await enter(user);
      toast({ title: 'Registration successful', description: 'Your account has been created' });
    },
    onError: (error) =>
      toast({
        title: 'Registration failed',
        description: messageOf(error, 'There was an error creating your account'),
        tone: 'danger',
      }),
  });
  return (
    <EntryCard
      subtitle="Create your account to get started"
      title="Create an account"
      below={
        <p>
          {'Already have an account? '}
          <TextLink href="/login">Sign in</TextLink>
        </p>
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit((body) => account.mutate({ body }))(event)}
      >
        <PersonFields register={register} errors={formState.errors} />
        <RadioGroup
          label="Account type"
          options={[
            {
              value: 'member',
              label: 'Player / Member',
              hint: 'Take part in tournaments and follow results',
            },
            { value: 'club_admin', label: 'Club Administrator', hint: 'Run a club and its tournaments' },
          ]}
          error={formState.errors.role?.message}
          {...register('role')}
        />
        <Button type="submit" variant="primary" busy={account.isPending}>
          {account.isPending ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
    </EntryCard>
  );
}
