// Which language these words are of.

/** By BCP 47, for `lang` and for Intl. */
export const language = 'en';
/** The way it is written. */
export const direction = 'ltr';
