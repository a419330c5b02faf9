// Die Tasten der Anwendung in einer Liste.
import { message } from './message.ts';

export const title = 'Tastenkürzel';
export const failed =
  'Die Liste der Tasten konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal.';
export const search = 'Suchen';
export const follow = 'Einer Person im Tableau folgen';
export const score = 'Ein Ergebnis auf der Zähltafel eingeben';
export const off = 'Stören einzelne Tasten? Sie lassen sich abschalten:';
export const go = message('G, dann {letter}');
export const followKey = 'F';
