// Creating a club (specification section 5, Club; D2): whoever creates it administers it.
import { zodResolver } from '@hookform/resolvers/zod';
import { CreateClubSchema, type Call, type Routes } from '@tennis/contract';
import { canCreateClub } from '@tennis/domain';
import { useRouter } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { viewerZone } from '../../lib/dates.ts';
import { markFields } from '../../lib/field-problems.ts';
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
import { keepClub } from '../../writes/clubs.ts';
import { useWrite } from '../../writes/use-write.ts';
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
  const { register, control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(CreateClubSchema),
    defaultValues: { name: '', location: '', description: '', timeZone: viewerZone() },
  });
  const { errors, isDirty } = formState;
  const { busy, send } = useWrite();
  const create = (body: Call<Routes['createClub']>['body']) =>
    send({
      route: 'createClub',
      call: { body },
      keep: keepClub,
      after: async () => {
        // Back to where a club was missing. The form is saved, so its guard has nothing to ask.
        if (router.history.canGoBack()) router.history.back({ ignoreBlocker: true });
        else await router.navigate({ to: '/dashboard', ignoreBlocker: true });
      },
      done: ({ name }) => ({ title: 'Club created', description: `You are now an admin of ${name}.` }),
      failed: 'Failed to create club',
      mark: (error) => markFields({ getValues, setError }, error),
    });
  return (
    <form noValidate className="max-w-2xl" onSubmit={(event) => void handleSubmit(create)(event)}>
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
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Creating club...' : 'Create club'}
        </Button>
      </FormActions>
    </form>
  );
}
