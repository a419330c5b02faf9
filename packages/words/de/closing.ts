// Closing a court at the desk, and opening it again.
import { message } from './message.ts';

export const close = 'Platz sperren';
export const open = 'Wieder freigeben';
export const hours = 'Öffnungszeiten und Sperrzeiten';
export const closeTitle = message('{court} sperren');
export const closeText =
  'In dieser Zeit wird niemand auf den Platz gesetzt. Kein Match wird dadurch verschoben.';
export const from = 'Von';
export const until = 'Bis';
export const untilHint = 'Leer: bis zum Ende des Tages.';
export const fromMissing = 'Bitte geben Sie eine Uhrzeit ein.';
export const already = 'Schon gesperrt, und das bleibt so:';
export const alreadyWhole = 'In dieser ganzen Zeit ist der Platz schon gesperrt:';
export const span = message('{from} bis {to}');
export const spanEndless = message('{from} bis auf Weiteres');
export const spanBecause = message('{span}: {reason}');
export const matchesThen = message(
  '{count, plural, =0 {Dann ist dort kein Match geplant.} one {Dann ist dort # Match geplant, das anderswo hinmuss:} other {Dann sind dort # Matches geplant, die anderswo hinmüssen:}}',
);
export const matchAt = message('{time}: {match}');
export const playsOn = message('{match} läuft und kann zu Ende gespielt werden.');
export const closedDone = message('{court} ist gesperrt.');
export const openTitle = message('{court} wieder freigeben');
export const openText = 'Die Sperrzeiten, die Sie wählen, werden gestrichen. Matches bleiben, wo sie sind.';
export const openTextNow =
  'Die Sperrzeiten, die Sie wählen, enden jetzt. Spätere werden gestrichen. Matches bleiben, wo sie sind.';
export const times = 'Gesperrt';
export const openedDone = message('{court} ist wieder frei.');
export const failed = 'Der Platz konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.';
