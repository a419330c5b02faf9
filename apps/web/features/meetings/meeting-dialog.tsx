// A meeting, new or changed: its name and the tournaments that are played together (D47).
import { save, saveChanges } from '@tennis/words/common';
import * as words from '@tennis/words/meetings';
import { CreateMeetingSchema, queryKey, type ListedMeeting, type Tournament } from '@tennis/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { markFields } from '../../lib/field-problems.ts';
import { sayProblem } from '../../lib/form-problems.ts';
import { pages } from '../../lib/pages.ts';
import { tournamentDates } from '../../lib/tournament-view.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { DialogFormActions } from '../../ui/form-actions.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { keepMeeting } from '../../writes/meetings.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';

interface Values {
  name: string;
  /** Ids as a form has them. */
  chosen: string[];
}

const MOST = '200';

/** The tournaments of the club, the nearest in time first. */
const ofClub = (clubId: number) =>
  pages<Tournament>(queryKey('listTournaments', { query: { clubId: String(clubId) } }), (page, options) =>
    api.listTournaments({ query: { clubId: String(clubId), ...page, limit: MOST } }, options),
  );

const bodyOf = ({ name, chosen }: Values) => ({ name, tournamentIds: chosen.map(Number) });

/** Of some tournaments the names of those that are chosen. */
const namesOf = (tournaments: readonly Tournament[] | undefined, chosen: readonly number[]): string =>
  (tournaments ?? []).flatMap(({ id, name }) => (chosen.includes(id) ? [name] : [])).join(' · ');

/** The dialog; mounted while open. */
export function MeetingDialog({
  clubId,
  meeting,
  onClose,
}: {
  clubId: number;
  meeting: ListedMeeting | null;
  onClose: () => void;
}) {
  const formId = useId();
  const errorId = useId();
  const { data: tournaments } = useInfiniteQuery(ofClub(clubId));
  const write = useWrite<ListedMeeting>();
  const form = useForm<Values>({
    defaultValues: {
      name: meeting?.name ?? '',
      chosen: meeting?.tournaments.map(({ id }) => String(id)) ?? [],
    },
    resolver: (values) => {
      const checked = CreateMeetingSchema.safeParse(bodyOf(values));
      if (checked.success) return { values, errors: {} };
      const errors = checked.error.issues.map(({ path, message }) => [
        path[0] === 'name' ? 'name' : 'chosen',
        { type: 'check', message: sayProblem(message) },
      ]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isDirty } = useFormState({ control: form.control });
  const told = {
    keep: keepMeeting(clubId),
    keepStored: keepMeeting(clubId),
    after: onClose,
    failed: words.saveFailed,
    mark: (error: unknown) => markFields(form, error),
  };

  function store(values: Values) {
    const body = bodyOf(values);
    const params = { clubId: String(clubId) };
    if (meeting === null) {
      void write.send({
        route: 'createMeeting',
        call: { params, body },
        done: () => ({ title: words.created }),
        ...told,
      });
      return;
    }
    void write.send({
      route: 'updateMeeting',
      call: { params: { ...params, meetingId: String(meeting.id) }, body },
      seen: meeting.version,
      done: () => ({ title: words.updated }),
      whenStale: {
        name: meeting.name,
        rows: (stored) => [
          { label: words.name, mine: body.name, theirs: stored.name },
          {
            label: words.chosen,
            mine: namesOf(tournaments, body.tournamentIds),
            theirs: stored.tournaments.map(({ name }) => name).join(' · '),
          },
        ],
      },
      ...told,
    });
  }

  return (
    <Dialog
      onOpenChange={onClose}
      unsaved={isDirty}
      busy={write.busy}
      title={meeting === null ? words.add : words.editOf({ name: meeting.name })}
      footer={
        <DialogFormActions form={formId} busy={write.busy} submit={meeting === null ? save : saveChanges} />
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(store)(event)}
      >
        <TextField {...form.register('name')} label={words.name} error={errors.name?.message} />
        <fieldset aria-describedby={errors.chosen === undefined ? undefined : errorId}>
          <legend className="mb-1 text-control font-semibold">{words.chosen}</legend>
          <p className="mb-2 text-meta text-ink2">{words.chooseHint}</p>
          {tournaments === undefined && (
            <SkeletonGroup className="grid gap-2">
              <Skeleton className="h-6 w-full" />
              <Skeleton className="h-6 w-full" />
            </SkeletonGroup>
          )}
          {tournaments?.length === 0 && <p className="text-body text-ink2">{words.noTournaments}</p>}
          {tournaments?.map((tournament) => (
            <Checkbox
              key={tournament.id}
              {...form.register('chosen')}
              value={String(tournament.id)}
              label={
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {tournament.name} <span className="text-meta text-ink2">{tournamentDates(tournament)}</span>
                </span>
              }
            />
          ))}
          {errors.chosen !== undefined && <FieldError id={errorId} text={errors.chosen.message ?? ''} />}
        </fieldset>
      </form>
      <WriteQuestions write={write} />
    </Dialog>
  );
}
