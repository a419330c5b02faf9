// Checks the tournament form: the contract's own schema and messages, the extra checks of §5, and which fields are blank.
import * as words from '@tennis/words/tournaments';
import { CreateTournamentSchema, UpdateTournamentSchema } from '@tennis/contract';
import { spanProblem } from '@tennis/domain';
import * as checks from '@tennis/words/validation';
import type { FieldErrors } from 'react-hook-form';
import { sayProblem } from '../../../lib/form-problems.ts';
import { tournamentBody, type TournamentValues } from './tournament-values.ts';

export type FieldName = keyof TournamentValues;

/** The controls that must not be blank, in the order of the page, with the names that 'Missing fields: ' lists. */
const REQUIRED: readonly (readonly [FieldName, string])[] = [
  ['name', words.name],
  ['clubId', words.club],
  ['startDay', words.startDate],
  ['startTime', words.startTime],
  ['endDay', words.endDate],
  ['endTime', words.endTime],
  ['maxParticipants', words.maxParticipants],
  ['timeLimit', words.timeLimit],
  ['matchesPerParticipant', words.matchesPerParticipant],
  ['playersProgressing', words.progressing],
];

/** Where a message of the contract's schema, or of the server, belongs on the page. */
export const PLACES: Readonly<Record<string, FieldName>> = {
  name: 'name',
  description: 'description',
  clubId: 'clubId',
  type: 'type',
  startDate: 'startDay',
  endDate: 'endDay',
  registrationEndDate: 'registrationDay',
  maxParticipants: 'maxParticipants',
  location: 'location',
  contactEmail: 'contactEmail',
  matchFormat: 'matchFormat',
  'stageFormats.groups': 'groupsFormat',
  'stageFormats.qualifying': 'qualifyingFormat',
  'stageFormats.places': 'placesFormat',
  'stageFormats.final': 'finalFormat',
  'rules.format': 'format',
  'rules.pointSystem': 'pointSystem',
  'rules.letRule': 'letRule',
  'rules.timeLimit': 'timeLimit',
  'rules.matchesPerParticipant': 'matchesPerParticipant',
  'rules.playersProgressingFromGroups': 'playersProgressing',
  'rules.tieBreakerRule': 'tieBreakerRule',
};

/** The blank ones of the required controls that are on the page. */
export function missingFields(
  values: TournamentValues,
  withClub: boolean,
): { name: string; field: FieldName }[] {
  return REQUIRED.filter(([field]) => {
    if (field === 'clubId' && !withClub) return false;
    if (field === 'playersProgressing' && values.format !== 'groups_knockout') return false;
    return String(values[field]).trim() === '';
  }).map(([field, name]) => ({ name, field }));
}

const BLANK_MESSAGES: Partial<Record<FieldName, string>> = {
  startDay: words.startDateMissing,
  startTime: checks.spanTimesRequired,
  endDay: words.endDateMissing,
  endTime: checks.spanTimesRequired,
};

type Messages = Partial<Record<FieldName, string>>;

function schemaMessages(values: TournamentValues, zone: string, withClub: boolean): Messages {
  const body = tournamentBody(values, zone);
  const checked = withClub
    ? CreateTournamentSchema.safeParse({ ...body, clubId: Number(values.clubId) })
    : UpdateTournamentSchema.safeParse(body);
  const messages: Messages = {};
  for (const issue of checked.error?.issues ?? []) {
    const field = PLACES[issue.path.join('.')];
    // A moment that is not there yet is named by its blank day or time, below.
    const isUnfinished =
      (field === 'startDay' && body.startDate === '') || (field === 'endDay' && body.endDate === '');
    if (field !== undefined && !isUnfinished) messages[field] ??= sayProblem(issue.message);
  }
  return messages;
}

function extraMessages(values: TournamentValues, isNew: boolean): Messages {
  const messages: Messages = {};
  if (values.startDay !== '' && values.endDay !== '') {
    const problem = spanProblem(
      { day: values.startDay, time: values.startTime },
      { day: values.endDay, time: values.endTime },
    );
    if (problem === 'end-day-before-start') messages.endDay = checks.spanEndDayBeforeStart;
    if (problem === 'end-before-start') messages.endTime = checks.spanEndBeforeStart;
  }
  if (values.format === 'groups_knockout' && Number(values.playersProgressing) < 1) {
    messages.playersProgressing = checks.progressingRequired;
  }
  if (values.registrationDay === '' && values.registrationTime !== '') {
    messages.registrationDay = words.registrationDayMissing;
  }
  // Of a change only the server knows whether the tournament has had it so before.
  if (isNew && values.endDay !== '' && values.registrationDay > values.endDay) {
    messages.registrationDay = checks.registrationEndsLate;
  }
  return messages;
}

/** Everything wrong with the form, one message a control; `zone` is the club's (D33). */
export function checkTournament(
  values: TournamentValues,
  zone: string,
  withClub: boolean,
): FieldErrors<TournamentValues> {
  const blank = missingFields(values, withClub).map(({ field }) => [field, BLANK_MESSAGES[field]] as const);
  const messages: Messages = {
    ...schemaMessages(values, zone, withClub),
    ...extraMessages(values, withClub),
    ...Object.fromEntries(blank.filter(([, message]) => message !== undefined)),
  };
  return Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field, { type: 'check', message }]),
  );
}
