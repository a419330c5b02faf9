// Whether starting a tournament now would surprise somebody, so that it is asked first.
import type { Tournament } from '@tennis/contract';
import { dayOf } from '../../lib/dates.ts';

type Asked = Pick<Tournament, 'status' | 'participantCount' | 'startDate' | 'timeZone'>;

/** A tournament needs two sides. */
const LEAST_ENTRIES = 2;

/** Whether the tournament's first day, by its club's calendar, is still to come; `now` is ISO text. */
export const isAhead = ({ startDate, timeZone }: Asked, now: string): boolean =>
  dayOf(now, timeZone) < dayOf(startDate, timeZone);

/** Whether it is early to start it: entries are open, hardly anybody is in, or its first day is to come. */
export const startsEarly = (tournament: Asked, now: string): boolean =>
  tournament.status === 'registering' ||
  tournament.participantCount < LEAST_ENTRIES ||
  isAhead(tournament, now);
