// 'Create New Match', and the same dialog for editing one (§2, §4, §5; D12, D15). Closing asks before typed changes are lost.
import { saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/matches';
import type { Match, MatchWithConflicts, Participant, Tournament } from '@tennis/contract';
import { matchesOfRound, type MatchRound } from '@tennis/domain';
import { useId, useState } from 'react';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { viewerZone } from '../../lib/dates.ts';
import { markFields } from '../../lib/field-problems.ts';
import { groupName } from '../../lib/match-view.ts';
import { roundName } from '../../lib/match-words.ts';
import { zoneName } from '../../lib/zones.ts';
import { Banner } from '../../ui/banner.tsx';
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx';
import { DateField, TimeField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Select } from '../../ui/select.tsx';
import type { ToastRequest } from '../../ui/toast-store.ts';
import { keepMatch } from '../../writes/matches.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { participantName } from '../../lib/participant-name.ts';
import { useEntries, type Entries } from '../../lib/use-entries.ts';
import { matchTitle } from '../../lib/match-view.ts';
import { CourtField } from './court-field.tsx';
import { whenStale } from './match-writes.ts';
import { MissingChoices } from './missing-choices.tsx';
import {
  hasBegun,
  MATCH_PLACES,
  matchBody,
  matchValuesOf,
  newMatchValues,
  offeredRounds,
  type MatchValues,
} from './match-values.ts';

export interface MatchDialogProps {
  tournament: Tournament;
  /** The match to edit; null creates one. */
  match: Match | null;
  /** All matches of the tournament, to see whether a round is full. */
  matches: readonly Match[];
  onClose: () => void;
}

/** The dialog; mounted while open. */
export function MatchDialog({ tournament, match, matches, onClose }: MatchDialogProps) {
  const formId = useId();
  const { entries: choices, ...loading } = useEntries(tournament);
  // The edit is based on the match that was opened, whatever the list learns meanwhile.
  const [base, setBase] = useState(match);
  const write = useWrite<Match>();
  const form = useForm<MatchValues>({
    defaultValues: match === null ? newMatchValues(tournament) : matchValuesOf(match, tournament),
  });
  const { isDirty } = useFormState({ control: form.control });

  function save() {
    const values = form.getValues();
    const body = matchBody(values, tournament);
    const common = {
      keep: keepMatch,
      after: onClose,
      failed: words.saveFailed,
      mark: (error: unknown) => markFields(form, error, MATCH_PLACES),
    };
    if (base === null) {
      const params = { id: String(tournament.id) };
      return write.send({
        ...common,
        route: 'createMatch',
        call: { params, body },
        done: saved(words.created),
      });
    }
    return write.send({
      ...common,
      route: 'updateMatch',
      call: { params: { id: String(base.id) }, body },
      seen: base.version,
      keepStored: keepMatch,
      done: saved(words.updated),
      whenStale: whenStale(base, () =>
        choices === null ? base : asEdited(base, values, tournament, choices),
      ),
    });
  }

  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={write.busy}
      title={base === null ? words.createTitle : words.editTitle}
      {...(base === null ? {} : { description: matchTitle(base) })}
      footer={
        <DialogFormActions
          form={formId}
          submit={base === null ? words.create : saveChanges}
          busy={write.busy}
          disabled={choices === null}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // The server's complaint about the last try does not block the next one.
          form.clearErrors();
          void form.handleSubmit(save)(event);
        }}
      >
        {choices === null ? (
          <MissingChoices {...loading} />
        ) : (
          <MatchFields
            form={form}
            tournament={tournament}
            choices={choices}
            others={matches.filter(({ id }) => id !== base?.id)}
            begun={base !== null && hasBegun(base)}
          />
        )}
      </form>
      <WriteQuestions
        write={write}
        keepsTyped
        onTheirs={(current) => {
          form.reset(matchValuesOf(current, tournament));
          setBase(current);
        }}
      />
    </Dialog>
  );
}

/** The text of the toast. A clash is stored all the same (D15); the warning stays on the match in the list. */
const saved =
  (title: string) =>
  ({ conflicts }: MatchWithConflicts): ToastRequest => {
    const clashes = conflicts.map(({ message }) => message).join(' ');
    return { title, ...(clashes === '' ? {} : { description: clashes, duration: 5000 }) };
  };

/** The match as the form would leave it, for the comparison of versions. */
function asEdited(
  base: Match,
  values: MatchValues,
  tournament: Tournament,
  { participants, groups }: Entries,
): Match {
  const { status: _, tournamentId: __, ...edited } = matchBody(values, tournament);
  const nameOf = (id: number | null) => {
    const found = participants.find((participant) => participant.id === id);
    return found === undefined ? null : participantName(found);
  };
  return {
    ...base,
    ...edited,
    p1Name: nameOf(edited.participant1Id),
    p2Name: nameOf(edited.participant2Id),
    groupName: groups.find(({ id }) => id === edited.groupId)?.name ?? null,
  };
}

/** The note on a round in which a draw has no place left, or null. A consolation may need the round all the same. */
function fullRound(
  round: MatchRound,
  others: readonly Match[],
  { maxParticipants }: Tournament,
): string | null {
  const places = matchesOfRound(round, maxParticipants);
  const present = others.filter((match) => match.round === round && match.status !== 'cancelled').length;
  if (places === null || present < places) return null;
  return words.fullRound({ places, round: roundName(round), present });
}

interface MatchFieldsProps {
  form: UseFormReturn<MatchValues>;
  tournament: Tournament;
  choices: Entries;
  /** The other matches of the tournament. */
  others: readonly Match[];
  begun: boolean;
}

function MatchFields({
  form,
  tournament,
  choices: { participants, groups },
  others,
  begun,
}: MatchFieldsProps) {
  const [player1, player2, round] = useWatch({
    control: form.control,
    name: ['player1', 'player2', 'round'],
  });
  const { errors } = useFormState({ control: form.control });
  const groupNames = new Map(groups.map(({ id, name }) => [id, groupName(id, name)]));
  const hintOf = ({ seed, groupId, club }: Participant): string =>
    [
      seed === null ? '' : words.seedBefore({ seed }),
      groupId === null ? '' : (groupNames.get(groupId) ?? ''),
      club ?? '',
    ]
      .filter((word) => word !== '')
      .join(', ');
  const players: ComboboxOption[] = [
    { value: '', label: words.tbd },
    ...participants.map((participant) => {
      const hint = hintOf(participant);
      const option = { value: String(participant.id), label: participantName(participant) };
      return hint === '' ? option : { ...option, hint };
    }),
  ];
  const player = (name: 'player1' | 'player2', label: string, value: string) => (
    <Combobox
      label={label}
      options={players}
      value={value}
      disabled={begun}
      error={errors[name]?.message}
      emptyText={words.nobodyFound}
      onChange={(next) => {
        form.setValue(name, next, { shouldDirty: true });
        form.clearErrors(name);
      }}
    />
  );
  const zone = tournament.timeZone;
  const full = fullRound(round, others, tournament);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {player('player1', words.player1, player1)}
      {player('player2', words.player2, player2)}
      {begun && <p className="-mt-2 text-meta text-ink3 sm:col-span-2">{words.playersStay}</p>}
      {player1 !== '' && player1 === player2 && (
        <div className="sm:col-span-2">
          <Banner tone="warn">{words.samePlayers}</Banner>
        </div>
      )}
      <Select
        label={words.round}
        options={offeredRounds(round).map((value) => ({ value, label: roundName(value) }))}
        error={errors.round?.message}
        {...form.register('round')}
      />
      <CourtField form={form} tournament={tournament} />
      <DateField label={words.date} error={errors.day?.message} {...form.register('day')} />
      <TimeField label={words.time} error={errors.time?.message} {...form.register('time')} />
      {full !== null && (
        <div className="sm:col-span-2">
          <Banner tone="warn">{full}</Banner>
        </div>
      )}
      {groups.length > 0 && (
        <Select
          label={words.group}
          placeholder={words.noGroup}
          options={groups.map(({ id, name }) => ({ value: String(id), label: groupName(id, name) }))}
          error={errors.groupId?.message}
          {...form.register('groupId')}
        />
      )}
      <p className="text-meta text-ink3 sm:col-span-2">
        {words.withoutTime}
        {zone !== viewerZone() && ` ${words.clubZone({ zone: zoneName(zone) })}`}
      </p>
    </div>
  );
}
