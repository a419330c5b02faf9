// The way from a draw to the desk on which its matches get courts and times.
import { message } from './message.ts';

export const planOrder = 'Spielplan aufstellen';
export const waiting = message(
  '{count, plural, one {# Match hat noch keinen Platz und keine Zeit.} other {# Matches haben noch keinen Platz und keine Zeit.}}',
);
