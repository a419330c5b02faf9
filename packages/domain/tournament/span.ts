// When a tournament may start and end: the form's extra checks of §5, on the club's own calendar (D33).

/** A moment on a club's calendar: the day as yyyy-mm-dd and the time of day as HH:mm, both may be blank. */
export interface LocalMoment {
  readonly day: string;
  readonly time: string;
}

export type SpanProblem = 'times-required' | 'end-day-before-start' | 'end-before-start';

/** The first thing wrong with a tournament's start and end (§5), or null. */
export function spanProblem(start: LocalMoment, end: LocalMoment): SpanProblem | null {
  if (start.time === '' || end.time === '') return 'times-required';
  if (end.day < start.day) return 'end-day-before-start';
  return end.day === start.day && end.time <= start.time ? 'end-before-start' : null;
}
