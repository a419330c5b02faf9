// Creating a club (specification section 5, Club; D2): its creator administers it.
import * as common from '@tennis/words/common';
import * as words from '@tennis/words/clubs';
import { zodResolver } from '@hookform/resolvers/zod';
import { CreateClubSchema, type Call, type Routes } from '@tennis/contract';
import { canCreateClub } from '@tennis/domain';
import { useRouter } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { sayingProblems } from '../../lib/form-problems.ts';
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
import { timeZoneOptions } from '../../ui/time-zone-options.ts';

/** The page at /create-club. */
export function CreateClubPage() {
  usePageTitle(words.createTitle, words.createShort);
  const mayCreate = canCreateClub(callerOf(useSession()));
  return (
    <>
      <PageHeader title={words.createTitle} description={words.createText} />
      {mayCreate ? (
        <ClubForm />
      ) : (
        <EmptyState
          title={words.onlyAdmins}
          hint={words.onlyAdminsHint}
          action={<LinkButton href="/dashboard">{words.backToDashboard}</LinkButton>}
        />
      )}
    </>
  );
}

function ClubForm() {
  const router = useRouter();
  const { register, control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: sayingProblems(zodResolver(CreateClubSchema)),
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
      done: ({ name }) => ({ title: words.created, description: words.createdText({ club: name }) }),
      failed: words.createFailed,
      mark: (error) => markFields({ getValues, setError }, error),
    });
  return (
    <form noValidate className="max-w-2xl" onSubmit={(event) => void handleSubmit(create)(event)}>
      <LeaveGuard unsaved={isDirty} />
      <Card padding="l" className="grid gap-4">
        <TextField
          label={words.name}
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={words.location}
          optional
          hint={words.locationHint}
          error={errors.location?.message}
          {...register('location')}
        />
        <TextArea
          label={words.description}
          optional
          error={errors.description?.message}
          {...register('description')}
        />
        <Controller
          control={control}
          name="timeZone"
          render={({ field }) => (
            <Combobox
              label={words.timeZone}
              hint={words.timeZoneHint}
              options={timeZoneOptions(viewerZone())}
              value={field.value ?? ''}
              onChange={field.onChange}
              error={errors.timeZone?.message}
            />
          )}
        />
      </Card>
      <FormActions>
        <LinkButton href="/dashboard">{common.cancel}</LinkButton>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? words.creating : words.createShort}
        </Button>
      </FormActions>
    </form>
  );
}
