// The way from a draw to the desk on which its matches get courts and times.
import { message } from './message.ts';

export const planOrder = 'Planifier l’ordre des matchs';
export const waiting = message(
  '{count, plural, one {# match n’a encore ni court ni horaire.} other {# matchs n’ont encore ni court ni horaire.}}',
);
