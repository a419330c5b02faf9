// Time zones on the wire (D1): apart from clubs, so that a page of accounts loads nothing of them.
import * as z from 'zod/mini';
import { problem } from '../problem.ts';

/** Whether this JavaScript engine knows the IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return !/^[+-]/.test(zone) && Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** A zone by its IANA name. */
export const TimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone, problem('timeZoneUnknown')));
