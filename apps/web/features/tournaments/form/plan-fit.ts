// The form's question about the tournament it describes: whether its matches would fit [OP25].
import { PlanFitQuerySchema, type PlanFitQuery, type Tournament } from '@tennis/contract';
import { tournamentBody, type TournamentValues } from './tournament-values.ts';

/** The controls that decide how many matches there are, how long they take, and when they can be played. */
export const PLANNED = [
  'clubId',
  'type',
  'startDay',
  'startTime',
  'endDay',
  'endTime',
  'maxParticipants',
  'format',
  'pointSystem',
  'letRule',
  'timeLimit',
  'matchesPerParticipant',
  'playersProgressing',
  'registrationDay',
  'registrationTime',
  'matchFormat',
  'groupsFormat',
  'qualifyingFormat',
  'placesFormat',
  'finalFormat',
] as const satisfies readonly (keyof TournamentValues)[];

/** The question for these values; null if they say too little, or if no such tournament is possible. */
export function planQuery(values: TournamentValues, zone: string): PlanFitQuery | null {
  const { type, startDate, endDate, maxParticipants, rules, matchFormat, stageFormats } = tournamentBody(
    values,
    zone,
  );
  const query: PlanFitQuery = {
    type,
    startDate,
    endDate,
    format: rules.format,
    timeLimit: String(rules.timeLimit),
    matchFormat,
    stageFormats: JSON.stringify(stageFormats),
    matchesPerParticipant: String(rules.matchesPerParticipant),
    playersProgressingFromGroups: String(rules.playersProgressingFromGroups),
    entries: String(maxParticipants),
  };
  return PlanFitQuerySchema.safeParse(query).success ? query : null;
}

/** Once entries are closed, a draw is made of the present entries; until then every place may be taken. */
export function expectedEntries(tournament: Tournament, values: TournamentValues, now: string): string {
  const { registrationEndDate, maxParticipants } = tournamentBody(values, tournament.timeZone);
  const isClosed = registrationEndDate !== null && registrationEndDate <= now;
  return String(isClosed && tournament.participantCount >= 2 ? tournament.participantCount : maxParticipants);
}
