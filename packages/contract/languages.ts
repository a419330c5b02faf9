// The languages of the product, by the codes that accounts use. Small, because every page needs it; the words themselves are in packages/words.

/** Codes by BCP 47. The first is spoken to people who ask for none of them. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
