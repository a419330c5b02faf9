// Blätter: Tableaus, Meldelisten, Check-in.
import { message } from './message.ts';

export const title = 'Drucken';
export const print = 'Drucken';
export const sheet = 'Was wird gedruckt?';
export const draw = 'Tableau';
export const entries = 'Meldeliste';
export const checkIn = 'Anwesenheitsliste';
export const waitingList = 'Warteliste';
export const back = 'Zurück';
export const lastRounds = 'Letzte Runden';
export const name = 'Name';
export const club = 'Verein';
export const seed = 'Setzplatz';
export const here = 'Da';
export const signs = '[1] gesetzt · Aufg. Aufgabe · w.o. ohne Spiel';
export const printed = message('Gedruckt {at}. Ergebnisse live: {address}');
export const drawNumber = message('Auslosung {number} von {made}');
export const numberShort = 'Nr.';
export const preview = 'Vorschau';
export const qrCode = 'QR-Code: die Seite mit dem aktuellen Stand';
export const sectionsFrom = message('Abschnitte {first} bis {last}');
export const notice = 'Aushang mit QR-Code';
export const scanToEnter = 'Scannen und melden';
export const scanToFollow = 'Scannen und live verfolgen';
