// What the engine answers, in English, for the people who read a replay.
import { wordsIn } from '../../packages/words/index.ts';

/** The catalogue's rooms in English. */
export const english = wordsIn('en');
