// What of a tournament is printed stands in the address.
const SHEETS = ['draw', 'entries', 'check-in', 'notice'] as const;
export type PrintSheet = (typeof SHEETS)[number];

export interface PrintSearch {
  sheet?: PrintSheet | undefined;
}

/** Takes what is known; anything else is the draw. */
export const validatePrintSearch = ({ sheet }: Record<string, unknown>): PrintSearch => ({
  sheet: SHEETS.find((one) => one === sheet),
});
