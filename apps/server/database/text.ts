// Text as the databases search and compare it, the same on both engines.

/** Folds text for searching: lower case, accents taken off, so that "kovac" finds "Kovač". */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The unique key of a username or an e-mail address. Case, width, composition of letters, invisible characters and the number of spaces make no
 * difference. E-mail addresses are ASCII, so only case matters there.
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
 * The keys under which a username may be stored: as it is folded now, and as it was folded before. An account whose name now looks like somebody
 * else's keeps its old key. That key finds only the account with exactly this name.
 */
export const usernameKeysOf = (username: string): readonly [string, string] => [
  keyOf(username),
  username.normalize('NFC').toLowerCase(),
];

/** The mailbox of an e-mail address as most providers deliver: `nina+cup@…` reaches `nina@…`. */
export const mailboxOf = (email: string): string => keyOf(email).replace(/^([^@+]+)\+[^@]*@/, '$1@');

/** A folded search text as a LIKE pattern that finds it anywhere; use with `escape '\'`. */
export const likePattern = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
