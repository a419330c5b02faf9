// Ein Match vereinbaren, das bis zu einem Tag zu spielen ist (OP39).
import { message } from './message.ts';

export const page = 'Match vereinbaren';
export const arrangeWith = message('Match gegen {opponent} vereinbaren');
export const failed = 'Das Match konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const missing = 'Dieses Match gibt es nicht, oder Sie spielen nicht darin.';
export const loading = 'Match wird geladen';
export const playByDay = message('Zu spielen bis {day}');
export const daysLeft = message(
  '{days, plural, =0 {heute ist der letzte Tag} one {noch # Tag} other {noch # Tage}}',
);
export const isLate = message(
  'Der letzte Tag war {day}. Bitte wenden Sie sich an die Turnierleitung: Sie kann Ihnen mehr Zeit geben oder das Match ohne Spiel werten.',
);
export const isAgreed = message('Vereinbart: {place}');
export const agreedHint = 'Wenn es nicht mehr passt, schlagen Sie unten einen anderen Termin vor.';
export const isOver = 'Dieses Match ist vorbei oder nicht mehr zu vereinbaren.';
export const ownProposal = message('Ihr Vorschlag: {place}');
export const waiting = 'Die andere Seite hat noch nicht geantwortet.';
export const theirProposal = message('Vorschlag an Sie: {place}');
export const accept = 'Annehmen';
export const decline = 'Ablehnen';
export const takeBack = 'Zurücknehmen';
export const accepted = 'Der Termin ist vereinbart';
export const declined = 'Vorschlag abgelehnt';
export const takenBack = 'Vorschlag zurückgenommen';
export const wasDeclined = message('{place} wurde abgelehnt. Bitte wählen Sie einen anderen Termin.');
export const wasOvertaken = message('Der Vorschlag {place} gilt nicht mehr: Das Match hat sich geändert.');
export const answerFailed =
  'Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';
export const places = 'Freie Termine';
export const placesHint =
  'Wählen Sie einen Termin, um ihn der anderen Seite vorzuschlagen. Belegt ist der Platz, sobald sie annimmt.';
export const day = 'Tag';
export const previousDays = 'Frühere Tage';
export const nextDays = 'Spätere Tage';
export const noPlaces = 'An diesem Tag ist für Ihr Match kein Platz frei.';
export const loadingPlaces = 'Freie Termine werden geladen';
export const proposePlace = message('{time}, {court} vorschlagen');
export const proposeQuestion = message('{place} vorschlagen?');
export const proposeMeaning = 'Die andere Seite wird benachrichtigt und nimmt an oder lehnt ab.';
export const proposeInstead = 'Ihr früherer Vorschlag wird zurückgenommen.';
export const proposeCounter = 'Damit lehnen Sie auch den Termin ab, der Ihnen vorgeschlagen wurde.';
export const propose = 'Vorschlagen';
export const proposed = 'Termin vorgeschlagen';
export const proposeFailed =
  'Der Termin konnte nicht vorgeschlagen werden. Bitte versuchen Sie es noch einmal.';
export const contact = 'Kontakt';
export const contactOfManager = message('Für {name}');
export const noContact = 'Auf der anderen Seite zeigt niemand eine Adresse.';
export const shareHint = 'In den Einstellungen können Sie Gegnern Ihre Adresse zeigen.';
