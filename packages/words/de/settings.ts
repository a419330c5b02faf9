// Wie das Produkt dargestellt wird.
import { message } from './message.ts';

export const title = 'Einstellungen';
export const onAccount = 'Diese Wahl gilt sofort, auf allen Geräten, auf denen Sie sich anmelden.';
export const onDevice =
  'Diese Wahl gilt sofort, in diesem Browser. Melden Sie sich an, damit sie auf allen Ihren Geräten gilt.';
export const look = 'Aussehen und Sprache';
export const systemTheme = 'Wie das Gerät';
export const lightTheme = 'Hell';
export const darkTheme = 'Dunkel';
export const times = 'Zeiten';
export const hours = 'Uhrzeit';
export const hoursOfLanguage = message('Nach Sprache: {example}');
export const hours12 = message('12 Stunden: {example}');
export const hours24 = message('24 Stunden: {example}');
export const zone = 'Zeitzone';
export const zoneHint =
  'Ihr Heute und Ihre Zeiten richten sich danach. Spiele stehen in der Zone ihres Vereins; ist es eine andere, sagt es die Seite.';
export const zoneOfDevice = message('Wie das Gerät: {zone}');
export const keyboard = 'Tastatur';
export const singleKeys = 'Einzelne Tasten wirken';
export const singleKeysHint =
  'Ziffern geben auf der Tafel ein Ergebnis ein, F folgt in einem Tableau einer Person. Kürzel mit Strg oder ⌘ gehen immer.';
export const failed = 'Ihre Wahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';
