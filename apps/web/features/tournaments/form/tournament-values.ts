// The values of the tournament form, their defaults (§9), and how they become the body of POST and PATCH (§7, D25, D33).
import type { Tournament } from '@tennis/contract';
import {
  formatStagesOf,
  DEFAULT_MATCH_FORMAT,
  parseMatchFormat,
  playersProgressing,
  printMatchFormat,
  TOURNAMENT_DEFAULTS,
  underRules,
  type PointSystem,
  type TieBreakerRule,
  type FormatStage,
  type TournamentFormat,
  type TournamentType,
} from '@tennis/domain';
import { clockOf, dayOf } from '../../../lib/dates.ts';
import { momentAt } from '../../../lib/moment-at.ts';

/** Every control's value; days are yyyy-mm-dd, times HH:mm, numbers as typed, blank as ''. */
export interface TournamentValues {
  name: string;
  description: string;
  clubId: string;
  type: TournamentType;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  maxParticipants: string;
  format: TournamentFormat;
  pointSystem: PointSystem;
  letRule: boolean;
  timeLimit: string;
  matchesPerParticipant: string;
  playersProgressing: string;
  tieBreakerRule: TieBreakerRule;
  location: string;
  contactEmail: string;
  membersOnly: boolean;
  /** Hours as text; empty: players do not report. */
  reportHours: string;
  registrationDay: string;
  registrationTime: string;
  /** A TODS code in its plain form: point system and let rule are added when the body is made. */
  matchFormat: string;
  /** Formats of parts of the tournament in the same form; empty: as the tournament. */
  groupsFormat: string;
  qualifyingFormat: string;
  placesFormat: string;
  finalFormat: string;
}

/** The control of each part of a tournament that may have a format of its own. */
export const STAGE_FIELDS = {
  groups: 'groupsFormat',
  qualifying: 'qualifyingFormat',
  places: 'placesFormat',
  final: 'finalFormat',
} as const satisfies Record<FormatStage, keyof TournamentValues>;

const plusDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The code without the parts that come from the rules, so that one choice stands for the format under all rules. */
function plainMatchFormat(code: string): string {
  const parsed = parseMatchFormat(code);
  return parsed.ok ? printMatchFormat(underRules(parsed.value, 'normal_deuce', true)) : code;
}

/** The format under the tournament's point system and let rule, as a code (D25). */
export function ruledMatchFormat(code: string, pointSystem: PointSystem, letRule: boolean): string {
  const parsed = parseMatchFormat(code);
  return parsed.ok ? printMatchFormat(underRules(parsed.value, pointSystem, letRule)) : code;
}

/** The default of D25 in its plain form. */
const DEFAULT_FORMAT_CODE = printMatchFormat(DEFAULT_MATCH_FORMAT);

/** A new tournament's form: the defaults of §9, relative to the day of `now` (an ISO moment) in `zone`. */
export function newValues(now: string, zone: string, clubId: string): TournamentValues {
  const today = dayOf(now, zone);
  const { durationDays, ...defaults } = TOURNAMENT_DEFAULTS;
  return {
    name: '',
    description: '',
    clubId,
    type: defaults.type,
    startDay: today,
    startTime: defaults.startTime,
    endDay: plusDays(today, durationDays),
    endTime: defaults.endTime,
    maxParticipants: String(defaults.maxParticipants),
    format: defaults.format,
    pointSystem: defaults.pointSystem,
    letRule: defaults.letRule,
    timeLimit: String(defaults.timeLimit),
    matchesPerParticipant: String(defaults.matchesPerParticipant),
    playersProgressing: String(defaults.playersProgressingFromGroups),
    tieBreakerRule: defaults.tieBreakerRule,
    location: '',
    contactEmail: '',
    membersOnly: false,
    reportHours: '',
    registrationDay: '',
    registrationTime: '',
    matchFormat: DEFAULT_FORMAT_CODE,
    groupsFormat: '',
    qualifyingFormat: '',
    placesFormat: '',
    finalFormat: '',
  };
}

/** A stored tournament as the form shows it, in its own time zone. */
export function valuesOf(tournament: Tournament): TournamentValues {
  const { timeZone: zone, rules, registrationEndDate, stageFormats } = tournament;
  return {
    name: tournament.name,
    description: tournament.description ?? '',
    clubId: String(tournament.clubId ?? ''),
    type: tournament.type,
    startDay: dayOf(tournament.startDate, zone),
    startTime: clockOf(tournament.startDate, zone),
    endDay: dayOf(tournament.endDate, zone),
    endTime: clockOf(tournament.endDate, zone),
    maxParticipants: String(tournament.maxParticipants),
    format: tournament.format,
    pointSystem: rules.pointSystem,
    letRule: rules.letRule,
    timeLimit: String(rules.timeLimit),
    matchesPerParticipant: String(rules.matchesPerParticipant),
    playersProgressing: String(rules.playersProgressingFromGroups),
    tieBreakerRule: rules.tieBreakerRule,
    location: tournament.location ?? '',
    contactEmail: tournament.contactEmail ?? '',
    membersOnly: tournament.membersOnly,
    reportHours: tournament.reportHours === null ? '' : String(tournament.reportHours),
    registrationDay: registrationEndDate === null ? '' : dayOf(registrationEndDate, zone),
    registrationTime: registrationEndDate === null ? '' : clockOf(registrationEndDate, zone),
    matchFormat: plainMatchFormat(tournament.matchFormat),
    groupsFormat: plainMatchFormat(stageFormats.groups ?? ''),
    qualifyingFormat: plainMatchFormat(stageFormats.qualifying ?? ''),
    placesFormat: plainMatchFormat(stageFormats.places ?? ''),
    finalFormat: plainMatchFormat(stageFormats.final ?? ''),
  };
}

/** A day and a time in a zone as ISO text; blank while either is blank. */
const moment = (day: string, time: string, zone: string): string =>
  day === '' || time === '' ? '' : momentAt(day, time, zone);

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** A deadline without a time is the end of its day. */
const LAST_MINUTE = '23:59';

/** When registration ends; null for a form that does not say it. */
export const registrationEnd = (
  { registrationDay, registrationTime }: Pick<TournamentValues, 'registrationDay' | 'registrationTime'>,
  zone: string,
): string | null =>
  registrationDay === '' ? null : momentAt(registrationDay, registrationTime || LAST_MINUTE, zone);

/** The formats of the parts that a tournament of this format has, as codes under its rules. */
function stageFormatsIn(values: TournamentValues): Partial<Record<FormatStage, string>> {
  const chosen = formatStagesOf(values.format).flatMap((stage) => {
    const code = values[STAGE_FIELDS[stage]];
    return code === '' ? [] : [[stage, ruledMatchFormat(code, values.pointSystem, values.letRule)] as const];
  });
  return Object.fromEntries(chosen);
}

/** The fields of the form as the API takes them, without club and status. Blank dates come out as ''. */
export function tournamentBody(values: TournamentValues, zone: string) {
  const { format, pointSystem, letRule } = values;
  return {
    name: values.name,
    description: orNull(values.description),
    type: values.type,
    startDate: moment(values.startDay, values.startTime, zone),
    endDate: moment(values.endDay, values.endTime, zone),
    registrationEndDate: registrationEnd(values, zone),
    maxParticipants: Number(values.maxParticipants),
    rules: {
      format,
      pointSystem,
      letRule,
      timeLimit: Number(values.timeLimit),
      matchesPerParticipant: Number(values.matchesPerParticipant),
      playersProgressingFromGroups: playersProgressing(format, Number(values.playersProgressing)),
      tieBreakerRule: values.tieBreakerRule,
      knockout: format === 'knockout',
    },
    location: orNull(values.location),
    contactEmail: orNull(values.contactEmail),
    membersOnly: values.membersOnly,
    reportHours: values.reportHours === '' ? null : Number(values.reportHours),
    matchFormat: ruledMatchFormat(values.matchFormat, pointSystem, letRule),
    stageFormats: stageFormatsIn(values),
  };
}

export type TournamentBody = ReturnType<typeof tournamentBody>;

/** Only the fields in which two bodies differ: what an edit sends. */
export function changedFields(before: TournamentBody, after: TournamentBody): Partial<TournamentBody> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name as keyof TournamentBody]);
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}
