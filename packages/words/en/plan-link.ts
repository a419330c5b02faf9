// The way from a draw to the desk on which its matches get courts and times.
import { message } from './message.ts';

export const planOrder = 'Plan the order of play';
export const waiting = message(
  '{count, plural, one {# match has no court and time yet.} other {# matches have no court and time yet.}}',
);
