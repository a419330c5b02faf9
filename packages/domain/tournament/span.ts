// When a tournament may start and end: the form's extra checks of §5, on the club's own calendar (D33).

/** A moment on a club's calendar: the day as yyyy-mm-dd and the time of day as HH:mm, both may be blank. */
export interface LocalMoment {
  readonly day: string;
  readonly time: string;
}

export type SpanProblem =
  | 'Start time and end time are required'
  | 'End date cannot be before start date'
  | 'End time must be after start time for same-day tournaments';

/** The first thing wrong with a tournament's start and end, in the specification's words (§5), or null. */
export function spanProblem(start: LocalMoment, end: LocalMoment): SpanProblem | null {
  if (start.time === '' || end.time === '') return 'Start time and end time are required';
  if (end.day < start.day) return 'End date cannot be before start date';
  if (end.day === start.day && end.time <= start.time)
    return 'End time must be after start time for same-day tournaments';
  return null;
}

/** The §5 check of groups_knockout: somebody must progress from each group. */
export const PROGRESSING_REQUIRED =
  'Group + Knockout format requires at least 1 player progressing from each group';
