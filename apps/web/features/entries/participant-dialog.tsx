// Name, partner, club, group and birth year of an entry. Names that come from accounts are changed there and are read-only here.
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/entries';
import { UpdateParticipantSchema, type Group, type Participant, type Tournament } from '@tennis/contract';
import { isPairType, isYouthType, personKey } from '@tennis/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { sayProblem } from '../../lib/form-problems.ts';
import { markFields } from '../../lib/field-problems.ts';
import { groupName } from '../../lib/match-view.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Select } from '../../ui/select.tsx';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { expireEntries } from '../../writes/entering.ts';
import { keepEntry } from '../../writes/entries.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { firstName, participantName } from '../../lib/participant-name.ts';
import { notEntered, useClubOfPeople, useSuggestions } from './known-people.ts';
import { beginsWith, enteredAlone, partnersNamed, type Meant } from './partner-choice.ts';
import { WhichPerson } from './which-person.tsx';
import { factsOf } from '../../lib/person-facts.ts';

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

/** The body of the write. With a `partnerId`, somebody known is the partner, and no name makes a new person. */
function bodyOf(values: EntryValues, participant: Participant, pair: boolean, partnerId: number | null) {
  const isPartnerYearMeant = isYearMeant(
    values.partnerBirthYear,
    participant.partnerBirthYear,
    values.partnerName,
    participant.partner?.name ?? '',
  );
  return {
    ...(participant.userId === null ? { name: values.name } : {}),
    ...(pair && participant.partnerUserId === null
      ? partnerId === null
        ? { partnerName: orNull(values.partnerName) }
        : { partnerPersonId: partnerId }
      : {}),
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
  participants,
  groups,
  onClose,
}: {
  tournament: Tournament;
  participant: Participant;
  participants: readonly Participant[];
  groups: readonly Group[];
  onClose: () => void;
}) {
  const formId = useId();
  const write = useWrite();
  const [isLooking, setIsLooking] = useState(false);
  /** The partner who was taken from the list. */
  const [takenId, setTakenId] = useState<number | null>(null);
  /** Namesakes of the typed partner, while it is asked about them. */
  const [asked, setAsked] = useState<{ values: EntryValues; people: readonly Meant[] } | null>(null);
  const client = useQueryClient();
  const clubId = useClubOfPeople(tournament);
  const busy = write.busy || isLooking;
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
      const checked = UpdateParticipantSchema.safeParse(bodyOf(values, participant, pair, takenId));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map((issue) => [
        String(issue.path[0]),
        { type: 'check', message: sayProblem(issue.message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });

  const partnerName = useWatch({ control: form.control, name: 'partnerName' });
  const alone = enteredAlone(participants, participant);
  const known = notEntered(useSuggestions(clubId, partnerName), participants);
  const choices = [
    ...alone.filter(({ name }) => beginsWith(name, partnerName)),
    ...known.map((person) => ({ ...person, facts: factsOf(person) })),
  ];

  const save = (values: EntryValues, partnerId: number | null) =>
    write.send({
      route: 'updateParticipant',
      call: {
        params: { id: String(tournament.id), participantId: String(participant.id) },
        body: bodyOf(values, participant, pair, partnerId),
      },
      keep: (cache, entry) => {
        keepEntry(cache, entry);
        // An entry of the partner's own went into this one.
        if (partnerId !== null) expireEntries(cache, tournament.id);
      },
      whenUnsure: { title: words.overruleQuestion, label: words.overruleLabel },
      after: onClose,
      done: () => ({ title: words.updated }),
      failed: words.updateFailed,
      mark: (error) => markFields(form, error, { partnerPersonId: 'partnerName' }),
    });

  /** Asks who is meant if somebody of the typed name is known, then saves. */
  async function submit(values: EntryValues) {
    const isOther = personKey(values.partnerName) !== personKey(participant.partner?.name ?? '');
    if (!pair || takenId !== null || !isOther || values.partnerName.trim() === '') {
      await save(values, takenId);
      return;
    }
    setIsLooking(true);
    const people = await partnersNamed(client, clubId, values.partnerName, participants, participant);
    setIsLooking(false);
    if (people.length === 0) await save(values, null);
    else setAsked({ values, people });
  }

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
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <TextField
          {...form.register('name')}
          label={pair ? words.firstPlayer : words.name}
          readOnly={participant.userId !== null}
          {...nameHint(participant, tournament)}
          autoComplete="off"
          error={errors.name?.message}
        />
        {pair && participant.partnerUserId !== null && (
          <TextField
            {...form.register('partnerName')}
            label={words.partner}
            readOnly
            hint={words.partnerFromAccount}
            autoComplete="off"
          />
        )}
        {pair && participant.partnerUserId === null && (
          <SuggestField
            label={words.partner}
            {...(alone.length > 0 ? { hint: words.partnerChoice } : {})}
            maxLength={100}
            opensOnFocus={alone.length > 0}
            suggestions={choices.map(({ id, name, facts }) => ({ id, label: name, hint: facts }))}
            suggestionsLabel={words.suggestions}
            value={partnerName}
            error={errors.partnerName?.message}
            onType={(text) => {
              setTakenId(null);
              form.setValue('partnerName', text, { shouldDirty: true });
              form.clearErrors('partnerName');
            }}
            onTake={({ id, label }) => {
              setTakenId(id);
              form.setValue('partnerName', label, { shouldDirty: true });
              // The year was that of another partner.
              form.setValue('partnerBirthYear', '');
              form.clearErrors('partnerName');
            }}
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
      {asked !== null && (
        <WhichPerson
          name={asked.values.partnerName.trim()}
          people={asked.people}
          busy={busy}
          onAnswer={(id) => {
            setAsked(null);
            void save(asked.values, id);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <WriteQuestions write={write} />
    </Dialog>
  );
}
