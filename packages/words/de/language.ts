// The language of these words.

/** By BCP 47, for `lang` and for Intl. */
export const language = 'de';
/** The way it is written. */
export const direction = 'ltr';
/** The hours of a clock: 12 with a half of the day, or 24. */
export const clock: '12' | '24' = '24';
