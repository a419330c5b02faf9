// The address says which part of a tournament is printed.
const SHEETS = ['draw', 'entries', 'check-in', 'notice'] as const;
export type PrintSheet = (typeof SHEETS)[number];

export interface PrintSearch {
  sheet?: PrintSheet | undefined;
}

/** Takes what is known; anything else is the draw. */
export const validatePrintSearch = ({ sheet }: Record<string, unknown>): PrintSearch => ({
  sheet: SHEETS.find((one) => one === sheet),
});
