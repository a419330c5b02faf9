// Wertungen von Personen, und das Setzen danach.
import { message } from './message.ts';

export const ratings = 'Wertungen';
export const ratingsHint = 'Sichtbar für die Turnierleitung; danach kann gesetzt werden.';
export const edit = 'Wertungen bearbeiten';
export const ranking = 'Rangliste (national)';
export const lk = 'LK (DTB)';
export const wtn = 'WTN (World Tennis Number)';
export const utr = 'UTR (Universal Tennis Rating)';
export const ntrp = 'NTRP (USTA)';
export const itn = 'ITN (International Tennis Number)';
export const fft = 'Classement (FFT)';
export const open = 'Nach Wertung setzen';
export const text =
  'Alle Setzplätze werden nach dieser Wertung neu vergeben. Im Doppel zählt die Summe beider.';
export const kind = 'Wertung';
export const seeds = 'Setzplätze';
export const preview = 'Wer gesetzt würde';
export const loading = 'Wird berechnet …';
export const none = 'Diese Wertung hat noch niemand. Sie können sie unter Personen des Vereins eintragen.';
export const unrated = message(
  '{count, plural, one {# Meldung hat keine solche Wertung und würde} other {# Meldungen haben keine solche Wertung und würden}} nicht gesetzt.',
);
export const apply = message('{count, plural, one {# Meldung} other {# Meldungen}} setzen');
export const done = message('{count, plural, one {# Meldung} other {# Meldungen}} gesetzt');
export const failed = 'Die Meldungen konnten nicht gesetzt werden';
