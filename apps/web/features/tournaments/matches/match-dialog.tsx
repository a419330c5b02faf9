// 'Create New Match', and the same dialog for editing one (§2, §4, §5; D12, D15). Closing asks before typed changes are lost.
import type { Match, Participant, Tournament } from '@tennis/contract';
import { matchesOfRound, type MatchRound } from '@tennis/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { api, messageOf } from '../../../lib/api.ts';
import { viewerZone } from '../../../lib/dates.ts';
import { markFields } from '../../../lib/field-problems.ts';
import { groupName, roundName } from '../../../lib/match-view.ts';
import { useOnce } from '../../../lib/once.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFormActions } from '../../../ui/form-actions.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { participantName } from '../participants/participant-name.ts';
import { useEntries, type Entries } from '../participants/use-entries.ts';
import { refreshTournament } from '../refresh.ts';
import { StaleDialog } from '../stale-dialog.tsx';
import { staleMatch } from '../stale.ts';
import { matchTitle, matchVersions } from './match-versions.ts';
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
  const client = useQueryClient();
  const once = useOnce();
  const { entries: choices, ...loading } = useEntries(tournament);
  // What was opened stays the ground of this edit, whatever the list learns meanwhile.
  const [base, setBase] = useState(match);
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState<Match | null>(null);
  const form = useForm<MatchValues>({
    defaultValues: match === null ? newMatchValues(tournament) : matchValuesOf(match, tournament),
  });
  const { isDirty } = useFormState({ control: form.control });

  async function save(version: number | undefined) {
    const body = matchBody(form.getValues(), tournament);
    setSaving(true);
    try {
      const { conflicts } =
        base === null
          ? await once(body, (options) =>
              api.createMatch({ params: { id: String(tournament.id) }, body }, options),
            )
          : await api.updateMatch(
              { params: { id: String(base.id) }, body },
              version === undefined ? {} : { ifMatch: version },
            );
      // Stored all the same (D15); the warning stays on the match in the list.
      const clashes = conflicts.map(({ message }) => message).join(' ');
      toast({
        title: base === null ? 'Match created' : 'Match updated',
        ...(clashes === '' ? {} : { description: clashes, duration: 5000 }),
      });
      await refreshTournament(client, tournament.id);
      onClose();
    } catch (error) {
      const current = await staleMatch(error);
      setStale(current);
      if (current === null) {
        markFields(form, error, MATCH_PLACES);
        const description = messageOf(error, 'An error occurred while saving the match.');
        toast({ title: 'Error', description, tone: 'danger' });
      }
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      unsaved={isDirty}
      title={base === null ? 'Create New Match' : 'Edit Match'}
      {...(base === null ? {} : { description: matchTitle(base) })}
      footer={
        <DialogFormActions
          form={formId}
          submit={base === null ? 'Create Match' : 'Save changes'}
          busy={saving}
          disabled={choices === null}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // What the server said of the last try no longer stands in the way of the next.
          form.clearErrors();
          void form.handleSubmit(() => save(base?.version))(event);
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
      {stale !== null && base !== null && choices !== null && (
        <StaleDialog
          name={matchTitle(base)}
          rows={matchVersions(asEdited(base, form.getValues(), tournament, choices), stale)}
          busy={saving}
          onMine={() => void save(stale.version)}
          onTheirs={() => {
            form.reset(matchValuesOf(stale, tournament));
            setBase(stale);
            setStale(null);
            void refreshTournament(client, tournament.id);
          }}
          onKeepEditing={() => setStale(null)}
        />
      )}
    </Dialog>
  );
}

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

/** What to say of a round in which a draw has no place left, or null. A consolation may need it all the same. */
function fullRound(
  round: MatchRound,
  others: readonly Match[],
  { maxParticipants }: Tournament,
): string | null {
  const places = matchesOfRound(round, maxParticipants);
  const present = others.filter((match) => match.round === round && match.status !== 'cancelled').length;
  if (places === null || present < places) return null;
  const count = places === 1 ? '1 match' : `${places} matches`;
  return `A draw has ${count} in the round ${roundName(round)}, and this tournament has ${present} already.`;
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
    [seed === null ? '' : `Seed ${seed}`, groupId === null ? '' : (groupNames.get(groupId) ?? ''), club ?? '']
      .filter((word) => word !== '')
      .join(', ');
  const players: ComboboxOption[] = [
    { value: '', label: 'TBD' },
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
      emptyText="No participant with that name."
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
      {player('player1', 'Player 1', player1)}
      {player('player2', 'Player 2', player2)}
      {begun && (
        <p className="-mt-2 text-meta text-ink3 sm:col-span-2">
          This match has already begun, so its players stay. Court, time and round can change.
        </p>
      )}
      {player1 !== '' && player1 === player2 && (
        <div className="sm:col-span-2">
          <Banner tone="warn">Player 1 and Player 2 are the same.</Banner>
        </div>
      )}
      <Select
        label="Round"
        options={offeredRounds(round).map((value) => ({ value, label: roundName(value) }))}
        error={errors.round?.message}
        {...form.register('round')}
      />
      <TextField
        label="Court"
        autoComplete="off"
        maxLength={60}
        error={errors.court?.message}
        {...form.register('court')}
      />
      <DateField label="Date" error={errors.day?.message} {...form.register('day')} />
      <TimeField label="Time" error={errors.time?.message} {...form.register('time')} />
      {full !== null && (
        <div className="sm:col-span-2">
          <Banner tone="warn">{full}</Banner>
        </div>
      )}
      {groups.length > 0 && (
        <Select
          label="Group"
          placeholder="No group"
          options={groups.map(({ id, name }) => ({ value: String(id), label: groupName(id, name) }))}
          error={errors.groupId?.message}
          {...form.register('groupId')}
        />
      )}
      <p className="text-meta text-ink3 sm:col-span-2">
        Without a time the match stays unscheduled.
        {zone !== viewerZone() &&
          ` Times are those of the club, in the time zone ${zone.replaceAll('_', ' ')}.`}
      </p>
    </div>
  );
}
