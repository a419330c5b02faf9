// Die Reihenfolge der Setzliste, von Hand.
import { message } from './message.ts';

export const open = 'Setzliste ordnen';
export const text = 'Ziehen Sie einen Namen an seinen Platz, oder tippen Sie auf ihn und dann auf den Platz.';
export const usual = message('Bei {entries} Meldungen sind {seeds} Setzplätze üblich.');
export const seeds = 'Setzliste';
export const none = 'Noch ist niemand gesetzt.';
export const others = 'Nicht gesetzt';
export const othersHint = 'Tippen Sie auf einen Namen, um ihn als Nächsten zu setzen.';
export const seed = 'Nr.';
export const keys =
  'Leertaste oder Eingabe nimmt einen Namen auf und legt ihn ab. Die Pfeiltasten bewegen ihn, Escape legt ihn zurück.';
export const seedNext = message('{name} setzen');
export const takeOff = message('{name} nicht mehr setzen');
export const taken = message('{name} aufgenommen, Nr. {seed} von {count}.');
export const moved = message('{name} ist Nr. {seed} von {count}.');
export const putBack = message('{name} ist wieder Nr. {seed}.');
export const takenOff = message('{name} ist nicht mehr gesetzt.');
export const save = 'Setzliste speichern';
export const saved = 'Setzliste gespeichert';
export const failed = 'Die Setzliste konnte nicht gespeichert werden';
