import { messageIn } from '../message.ts';

/** Makes a text with parameters of this language. */
export const message = messageIn('fr');
