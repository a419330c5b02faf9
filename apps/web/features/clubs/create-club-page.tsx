// Creating a club (specification section 5, Club; D2): whoever creates it administers it.
import { zodResolver } from '@hookform/resolvers/zod';
import { CreateClubSchema, type Call, type Routes } from '@tennis/contract';
import { canCreateClub } from '@tennis/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { api, messageOf } from '../../lib/api.ts';
import { viewerZone } from '../../lib/dates.ts';
import { markFields } from '../../lib/field-problems.ts';
import { useOnce } from '../../lib/once.ts';
import { callerOf, useSession } from '../../lib/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { refreshClubs } from './refresh.ts';
import { timeZoneOptions } from './time-zones.ts';

/** The page at /create-club. */
export function CreateClubPage() {
  usePageTitle('Create a club', 'Create club');
  const mayCreate = canCreateClub(callerOf(useSession()));
  return (
    <>
      <PageHeader
        title="Create a club"
        description="You become its admin and can create tournaments in it."
      />
      {mayCreate ? (
        <ClubForm />
      ) : (
        <EmptyState
          title="Only club administrators can create a club."
          hint="Ask an administrator to make you one, or register as Club Administrator."
          action={<LinkButton href="/dashboard">Back to the dashboard</LinkButton>}
        />
      )}
    </>
  );
}

function ClubForm() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const once = useOnce();
  const { register, control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(CreateClubSchema),
    defaultValues: { name: '', location: '', description: '', timeZone: viewerZone() },
  });
  const { errors, isDirty } = formState;
  const club = useMutation({
    mutationFn: (call: Call<Routes['createClub']>) =>
      once(call.body, (options) => api.createClub(call, options)),
    onSuccess: async ({ name }) => {
      await refreshClubs(queryClient);
      // Back to where a club was missing. The form is saved, so its guard has nothing to ask.
      if (router.history.canGoBack()) router.history.back({ ignoreBlocker: true });
      else await router.navigate({ to: '/dashboard', ignoreBlocker: true });
      toast({ title: 'Club created', description: `You are now an admin of ${name}.` });
    },
    onError: (error) => {
      markFields({ getValues, setError }, error);
      toast({ title: 'Error', description: messageOf(error, 'Failed to create club'), tone: 'danger' });
    },
  });
  return (
    <form
      noValidate
      className="max-w-2xl"
      onSubmit={(event) => void handleSubmit((body) => club.mutate({ body }))(event)}
    >
      <LeaveGuard unsaved={isDirty} />
      <Card padding="l" className="grid gap-4">
        <TextField
          label="Club name"
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Location"
          optional
          hint="Town or address, as players know it."
          error={errors.location?.message}
          {...register('location')}
        />
        <TextArea
          label="Description"
          optional
          error={errors.description?.message}
          {...register('description')}
        />
        <Controller
          control={control}
          name="timeZone"
          render={({ field }) => (
            <Combobox
              label="Time zone"
              hint="The club's days and match times are meant in this zone."
              options={timeZoneOptions(viewerZone())}
              value={field.value ?? ''}
              onChange={field.onChange}
              error={errors.timeZone?.message}
            />
          )}
        />
      </Card>
      <FormActions>
        <LinkButton href="/dashboard">Cancel</LinkButton>
        <Button type="submit" variant="primary" busy={club.isPending}>
          {club.isPending ? 'Creating club...' : 'Create club'}
        </Button>
      </FormActions>
    </form>
  );
}
