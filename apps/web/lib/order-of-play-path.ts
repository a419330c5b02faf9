// The address of an order of play on a day (features/schedules/schedules-search.ts), for codes that are scanned at the club.

/** It. `host` is whose courts it is about, such as "club-3". */
export const orderOfPlayPath = (host: string, day: string): string =>
  `/match-schedules?view=order&date=${day}&host=${host}`;
