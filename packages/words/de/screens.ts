// Screens in the clubhouse and beside a court.
import { message } from './message.ts';

export const title = message('{place}, Bildschirm');
export const onCourt = 'Jetzt auf dem Platz';
export const interrupted = 'Unterbrochen';
export const next = 'Als Nächstes';
/** After the match that is next. */
export const afterNext = 'Danach';
export const results = 'Neueste Ergebnisse';
export const page = message('{page} von {of}');
export const drawOf = message('{tournament}: {part}');
export const standings = 'Tabellen';
export const standingsOf = message('{tournament}: Tabellen');
export const section = message('Teil {section} von {of}');
export const nothing = 'Im Augenblick keine Matches.';
export const nothingYet = message('Es wird ab {day} gespielt.');
export const follow = 'Scannen und auf dem Handy folgen';
export const qrCode = 'QR-Code dieser Seite für das Handy';
export const score = 'Scannen und auf diesem Platz zählen';
export const scoreCode = 'QR-Code zum Zählen auf diesem Platz';
export const updated = message('Stand {time}');
export const pause = 'Nicht weiterblättern';
export const go = 'Weiterblättern';
export const before = 'Vorige Seite';
export const after = 'Nächste Seite';
export const wholeScreen = 'Ganzer Bildschirm';
export const missing = 'Unter dieser Adresse gibt es nichts zu zeigen.';
export const failed = 'Der Bildschirm konnte nicht geladen werden. Er versucht es von selbst wieder.';
