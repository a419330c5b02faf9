// The address of a club's order of play on a day (features/schedules/schedules-search.ts), for codes that are scanned at the club.

/** It. */
export const orderOfPlayPath = (clubId: number, day: string): string =>
  `/match-schedules?view=order&date=${day}&host=club-${clubId}`;
