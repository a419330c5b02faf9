// Text as the databases search and compare it, the same on both engines.

/** Folds text for searching: lower case, accents taken off, so that "kovac" finds "Kovač". */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The unique key of a username or an e-mail address: neither case, width and composition of letters nor invisible characters and the
 * number of spaces make another one. For e-mail addresses, which are ASCII, only case is left of that.
 */
export const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    // Upper case first: it makes one of "ß" and "ss", of "ı" and "i".
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC');

/**
 * The keys under which a username may stand: as it is folded now, and as it was folded before. The second key belongs to an
 * account whose name now looks like somebody else's. It finds the account that had exactly this name.
 */
export const usernameKeysOf = (username: string): readonly [string, string] => [
  keyOf(username),
  username.normalize('NFC').toLowerCase(),
];

/** The mailbox of an e-mail address as most providers deliver: `nina+cup@…` reaches `nina@…`. */
export const mailboxOf = (email: string): string => keyOf(email).replace(/^([^@+]+)\+[^@]*@/, '$1@');

/** A folded search text as a LIKE pattern that finds it anywhere; use with `escape '\'`. */
export const likePattern = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
