// Cards on paper with a code to score by phone, and the links behind them.
import { message } from './message.ts';

export const title = 'Karten zum Zählen';
export const about =
  'Wer den Link hat, kann an diesem Tag einen Platz oder ein Match zählen und nichts anderes. Er endet drei Stunden nach dem Tag, oder wenn Sie ihn beenden.';
export const forCourts = 'Karten für alle Plätze';
export const forMatches = 'Karten für die Matches des Tages';
export const made = message(
  '{count, plural, one {# Karte} other {# Karten}}. Drucken Sie sie jetzt: Die Codes werden nur dieses eine Mal gezeigt.',
);
export const print = 'Drucken';
export const onScreens = 'Auch der Bildschirm eines Platzes kann den Code zeigen:';
export const screenOf = message('Bildschirm: {court}');
export const inUse = 'Links in Gebrauch';
export const none = 'Kein Link ist in Gebrauch.';
export const end = 'Beenden';
export const endOf = message('Link beenden: {what}');
export const ended = 'Der Link ist beendet';
export const failed = 'Die Links konnten nicht erstellt werden. Bitte versuchen Sie es noch einmal.';
export const endFailed = 'Der Link konnte nicht beendet werden. Bitte versuchen Sie es noch einmal.';
export const loadFailed = 'Die Links konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const noMatches = 'An diesem Tag sind keine Matches angesetzt, deren beide Seiten feststehen.';
export const until = message('bis {moment}');
export const scan =
  'Scannen und mit dem Handy Punkt für Punkt zählen. Oder das Ergebnis hier eintragen und zur Turnierleitung bringen.';
export const scanCourt = 'Scannen und das Match auf diesem Platz mit dem Handy Punkt für Punkt zählen.';
export const qrCode = 'QR-Code des Links zum Zählen';
export const set = message('Satz {number}');
export const winner = 'Sieg';
export const notPlayedOut = 'Wurde nicht zu Ende gespielt: Grund ankreuzen und Sieger angeben:';
