// A name to sign in with, made of a person's name: nobody has to think of one for somebody else.
import { folded, isNameSuffix, joinedName } from './person-name.ts';
import { namePartsOf } from './short-name.ts';

const FEWEST = 3;
const MOST = 50;

/**
 * "Nina Kovač" and "Kovač, Nina" are "nina.kovac". Empty if the name says too little, or is not written in the Latin alphabet: other letters may come
 * out mixed or incomplete.
 */
export function proposedUsername(name: string): string {
  const parts = namePartsOf(name);
  const words = folded(parts === null ? name : joinedName(parts)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = words.slice(0, words.findLastIndex((word) => !isNameSuffix(word)) + 1);
  const [first = ''] = known;
  const made = known.length > 1 ? `${first}.${known.at(-1) ?? ''}` : first;
  return /^[a-z0-9.]+$/.test(made) && made.length >= FEWEST && made.length <= MOST ? made : '';
}
