// Text as the databases search and compare it, the same on both engines.

/** Folds text for searching: lower case, accents taken off, so that "kovac" finds "Kovač". */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The unique key of a username or an e-mail address: case does not make another one. */
export const keyOf = (text: string): string => text.normalize('NFC').toLowerCase();

/** The mailbox of an e-mail address as most providers deliver: `nina+cup@…` reaches `nina@…`. */
export const mailboxOf = (email: string): string => keyOf(email).replace(/^([^@+]+)\+[^@]*@/, '$1@');

/** A folded search text as a LIKE pattern that finds it anywhere; use with `escape '\'`. */
export const likePattern = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
