// A club that a super admin adds or changes (specification sections 2 and 5, Club).
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/platform';
import { CreateClubForSchema, type ListedClub } from '@tennis/contract';
import { useId } from 'react';
import { Controller, useForm, useFormState } from 'react-hook-form';
import { checkedBy } from '../../../lib/checked-form.ts';
import { viewerZone } from '../../../lib/dates.ts';
import { markFields } from '../../../lib/field-problems.ts';
import { useSession } from '../../../lib/session.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { timeZoneOptions } from '../../../ui/time-zone-options.ts';
import { keepListedClub, keepNewListedClub } from '../../../writes/platform.ts';
import { WriteQuestions } from '../../../writes/questions.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { useAccountOptions } from './account-options.ts';

interface ClubValues {
  name: string;
  location: string;
  description: string;
  timeZone: string;
  createdBy: string;
}

const bodyOf = ({ createdBy, ...values }: ClubValues) => ({
  ...values,
  ...(createdBy === '' ? {} : { createdBy: Number(createdBy) }),
});

/** The dialog; without a club it adds one. */
export function ClubDialog({ club, onClose }: { club: ListedClub | null; onClose: () => void }) {
  const formId = useId();
  const me = useSession();
  const owners = useAccountOptions('all');
  const write = useWrite<ListedClub>();
  const { busy, send } = write;
  const form = useForm<ClubValues>({
    defaultValues: {
      name: club?.name ?? '',
      location: club?.location ?? '',
      description: club?.description ?? '',
      timeZone: club?.timeZone ?? viewerZone(),
      createdBy: club === null ? String(me?.id ?? '') : '',
    },
    resolver: checkedBy(CreateClubForSchema, bodyOf),
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const mark = (error: unknown) => markFields(form, error);
  function save(values: ClubValues) {
    if (club === null) {
      void send({
        route: 'createClubFor',
        call: { body: bodyOf(values) },
        keep: keepNewListedClub,
        after: onClose,
        done: ({ name }) => ({
          title: words.clubCreated,
          description: words.clubCreatedText({ club: name }),
        }),
        failed: words.clubCreateFailed,
        mark,
      });
      return;
    }
    const { name, location, description, timeZone } = values;
    void send({
      route: 'updateAnyClub',
      call: { params: { id: String(club.id) }, body: { name, location, description, timeZone } },
      seen: club.version,
      keep: keepListedClub,
      keepStored: keepListedClub,
      after: onClose,
      done: (saved) => ({
        title: words.clubUpdated,
        description: words.clubUpdatedText({ club: saved.name }),
      }),
      failed: words.clubUpdateFailed,
      mark,
      whenStale: {
        name: club.name,
        rows: (stored) => [
          { label: words.name, mine: name, theirs: stored.name },
          { label: words.location, mine: location, theirs: stored.location ?? '' },
          { label: words.description, mine: description, theirs: stored.description ?? '' },
          { label: words.timeZone, mine: timeZone, theirs: stored.timeZone },
        ],
      },
    });
  }
  const title = club === null ? words.addClub : words.editClub;
  const submit = club === null ? words.addClub : saveChanges;
  return (
    <Dialog
      onOpenChange={onClose}
      atSide={club !== null}
      unsaved={isDirty}
      busy={busy}
      title={title}
      {...(club === null ? {} : { description: club.name })}
      footer={<DialogFormActions form={formId} submit={busy ? words.saving : submit} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField
          {...form.register('name')}
          label={words.name}
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextField
          {...form.register('location')}
          label={words.location}
          optional
          error={errors.location?.message}
        />
        <TextArea
          {...form.register('description')}
          label={words.description}
          optional
          error={errors.description?.message}
        />
        <Controller
          control={form.control}
          name="timeZone"
          render={({ field }) => (
            <Combobox
              label={words.timeZone}
              hint={words.timeZoneHint}
              options={timeZoneOptions(club?.timeZone ?? viewerZone())}
              value={field.value}
              onChange={field.onChange}
              error={errors.timeZone?.message}
            />
          )}
        />
        {club === null && (
          <Controller
            control={form.control}
            name="createdBy"
            render={({ field }) => (
              <Combobox
                label={words.owner}
                hint={words.ownerHint}
                options={owners.options}
                onSearch={owners.onSearch}
                value={field.value}
                onChange={field.onChange}
                error={errors.createdBy?.message}
              />
            )}
          />
        )}
      </form>
      <WriteQuestions write={write} keepsTyped />
    </Dialog>
  );
}
