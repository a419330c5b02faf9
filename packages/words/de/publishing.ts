// Die Frage, bevor ein Wettbewerb für Kinder öffentlich wird (D24).
import { message } from './message.ts';

export const question = message('{name} veröffentlichen?');
export const names = message(
  '{shown, select, full {Ihr Verein veröffentlicht die vollen Namen junger Spielerinnen und Spieler: Alle lesen sie, in Listen, in Tableaus und bei Ergebnissen. Veröffentlichen Sie nur, wenn die Eltern aller Teilnehmenden zugestimmt haben.} short {Alle außer den Mitgliedern Ihres Vereins lesen von diesen Kindern nur Vornamen und Anfangsbuchstaben, zum Beispiel „Nina K.“. Geburtsjahre liest niemand.} other {Alle lesen von diesen Kindern nur Vornamen und Anfangsbuchstaben, zum Beispiel „Nina K.“, außer Ihr Verein veröffentlicht volle Namen. Geburtsjahre liest niemand.}}',
);
export const confirm = 'Veröffentlichen';
export const change = 'Wie der Verein Namen zeigt';
