// The server's answers after it has done something.
import { message } from './message.ts';

export const loggedOut = 'Sie wurden abgemeldet.';
export const passwordChanged = 'Passwort geändert';
export const resetRequested =
  'Wenn wir Ihre E-Mail-Adresse kennen, erhalten Sie in Kürze einen Link zum Zurücksetzen des Passworts';
export const passwordReset = 'Passwort zurückgesetzt';
export const deviceOn = message('{browser} auf {system}');
export const deviceUnknown = 'Unbekanntes Gerät';
export const formerSupport = 'Ehemals im Support';
