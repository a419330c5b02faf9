// Puts the engine's answers into English, for the people who read a replay.
import { wordsIn } from '../../packages/words/index.ts';
import { listerOf } from '../../packages/words/say/lists.ts';

/** The catalogue's rooms in English. */
export const english = wordsIn('en');

/** Names as one list. */
export const listed = listerOf('en');
