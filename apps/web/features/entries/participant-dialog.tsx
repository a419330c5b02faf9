// Name, partner, club, group and birth year of an entry. Names that come from accounts are changed there and are read-only here.
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/entries';
import { UpdateParticipantSchema, type Group, type Participant, type Tournament } from '@tennis/contract';
import { isPairType, isYouthType } from '@tennis/domain';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { sayProblem } from '../../lib/form-problems.ts';
import { markFields } from '../../lib/field-problems.ts';
import { groupName } from '../../lib/match-view.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { keepEntry } from '../../writes/entries.ts';
import { useWrite } from '../../writes/use-write.ts';
import { firstName, participantName } from '../../lib/participant-name.ts';

interface EntryValues {
  name: string;
  partnerName: string;
  club: string;
  groupId: string;
  birthYear: string;
  partnerBirthYear: string;
  note: string;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const yearOf = (text: string): number | null => (text === '' ? null : Number(text));

/** A year is sent if it was edited, or belongs to another name: a whole date of birth is not cut to its year. */
const isYearMeant = (year: string, before: number | undefined, name: string, oldName: string): boolean =>
  year !== String(before ?? '') || name.trim() !== oldName;

const hasPartner = (values: EntryValues, participant: Participant): boolean =>
  participant.partnerUserId !== null || values.partnerName.trim() !== '';

/** Where the name comes from, or how to have visitors see more of it than initials. */
function nameHint({ userId }: Participant, { type }: Tournament): { hint?: string } {
  if (userId !== null) return { hint: words.fromAccount };
  return isYouthType(type) ? { hint: words.juniorsHint } : {};
}

function bodyOf(values: EntryValues, participant: Participant, pair: boolean) {
  const isPartnerYearMeant = isYearMeant(
    values.partnerBirthYear,
    participant.partnerBirthYear,
    values.partnerName,
    participant.partner?.name ?? '',
  );
  return {
    ...(participant.userId === null ? { name: values.name } : {}),
    ...(pair && participant.partnerUserId === null ? { partnerName: orNull(values.partnerName) } : {}),
    club: orNull(values.club),
    note: orNull(values.note),
    groupId: values.groupId === '' ? null : Number(values.groupId),
    ...(isYearMeant(values.birthYear, participant.birthYear, values.name, firstName(participant))
      ? { birthYear: yearOf(values.birthYear) }
      : {}),
    ...(pair && hasPartner(values, participant) && isPartnerYearMeant
      ? { partnerBirthYear: yearOf(values.partnerBirthYear) }
      : {}),
  };
}

/** The dialog; mounted while open. */
export function ParticipantDialog({
  tournament,
  participant,
  groups,
  onClose,
}: {
  tournament: Tournament;
  participant: Participant;
  groups: readonly Group[];
  onClose: () => void;
}) {
  const formId = useId();
  const { busy, send } = useWrite();
  const pair = isPairType(tournament.type);
  const form = useForm<EntryValues>({
    defaultValues: {
      name: firstName(participant),
      partnerName: participant.partner?.name ?? '',
      club: participant.club ?? '',
      note: participant.note ?? '',
      groupId: participant.groupId === null ? '' : String(participant.groupId),
      birthYear: participant.birthYear === undefined ? '' : String(participant.birthYear),
      partnerBirthYear:
        participant.partnerBirthYear === undefined ? '' : String(participant.partnerBirthYear),
    },
    resolver: (values) => {
      const checked = UpdateParticipantSchema.safeParse(bodyOf(values, participant, pair));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map((issue) => [
        String(issue.path[0]),
        { type: 'check', message: sayProblem(issue.message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });

  const save = (values: EntryValues) =>
    send({
      route: 'updateParticipant',
      call: {
        params: { id: String(tournament.id), participantId: String(participant.id) },
        body: bodyOf(values, participant, pair),
      },
      keep: keepEntry,
      after: onClose,
      done: () => ({ title: words.updated }),
      failed: words.updateFailed,
      mark: (error) => markFields(form, error),
    });

  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={busy}
      title={words.edit}
      description={participantName(participant)}
      footer={<DialogFormActions form={formId} submit={saveChanges} busy={busy} />}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <TextField
          {...form.register('name')}
          label={pair ? words.firstPlayer : words.name}
          readOnly={participant.userId !== null}
          {...nameHint(participant, tournament)}
          autoComplete="off"
          error={errors.name?.message}
        />
        {pair && (
          <TextField
            {...form.register('partnerName')}
            label={words.partner}
            readOnly={participant.partnerUserId !== null}
            {...(participant.partnerUserId === null ? {} : { hint: words.partnerFromAccount })}
            autoComplete="off"
            error={errors.partnerName?.message}
          />
        )}
        <TextField
          {...form.register('club')}
          label={words.club}
          optional
          autoComplete="off"
          error={errors.club?.message}
        />
        {groups.length > 0 && (
          <Select
            {...form.register('groupId')}
            label={words.group}
            placeholder={words.noGroup}
            options={groups.map(({ id, name }) => ({ value: String(id), label: groupName(id, name) }))}
            error={errors.groupId?.message}
          />
        )}
        <TextField
          {...form.register('birthYear')}
          label={pair ? words.birthYearFirst : words.birthYear}
          optional
          hint={words.birthYearHint}
          inputMode="numeric"
          maxLength={4}
          error={errors.birthYear?.message}
        />
        {pair && (
          <TextField
            {...form.register('partnerBirthYear')}
            label={words.birthYearPartner}
            optional
            hint={words.birthYearPartnerHint}
            inputMode="numeric"
            maxLength={4}
            error={errors.partnerBirthYear?.message}
          />
        )}
        <TextArea
          {...form.register('note')}
          label={words.note}
          optional
          hint={words.noteHint}
          maxLength={1000}
          rows={3}
          error={errors.note?.message}
        />
      </form>
    </Dialog>
  );
}
