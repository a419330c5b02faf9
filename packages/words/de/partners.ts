// Zu zweit melden: Doppel und Mixed.
import { message } from './message.ts';

export const requests = 'Partneranfragen';
export const asks = message('{name} möchte mit Ihnen spielen.');
export const asksPerson = message('{name} möchte mit {person} spielen.');
export const asksIn = message('{name} möchte mit Ihnen spielen. Turnier: {tournament}.');
export const asksPersonIn = message('{name} möchte mit {person} spielen. Turnier: {tournament}.');
export const accept = 'Annehmen';
export const decline = 'Ablehnen';
export const acceptOf = message('Annehmen: {name}');
export const declineOf = message('Ablehnen: {name}');
export const accepted = 'Sie spielen zusammen';
export const declined = 'Abgelehnt';
export const enterWith = 'Zu zweit melden';
export const enterWithOf = message('Zu zweit melden: {name}');
export const joinWith = 'Zu zweit auf die Warteliste';
export const joinWithOf = message('Zu zweit auf die Warteliste: {name}');
export const askTitle = 'Jemanden fragen';
export const askTitleOf = message('Jemanden fragen für {name}');
export const whom = 'Name oder E-Mail-Adresse';
export const whomHint =
  'Wählen Sie jemanden aus der Liste oder geben Sie eine E-Mail-Adresse ein. Die Person bekommt eine E-Mail und nimmt an oder lehnt ab.';
export const players = 'Spielerinnen und Spieler';
export const listMe = 'Als suchend aufführen';
export const listMeHint = 'Andere, die angemeldet sind, sehen den Namen hier und können fragen.';
export const ask = 'Fragen';
export const askOf = message('{name} fragen');
export const enter = 'Melden';
export const chooseOne =
  'Bitte wählen Sie jemanden aus der Liste, geben Sie eine E-Mail-Adresse ein oder lassen Sie sich als suchend aufführen.';
export const waitingFor = message('{name} muss noch annehmen');
export const declinedBy = message('{name} hat abgelehnt');
export const takenBy = message('{name} spielt mit jemand anderem');
export const noPartner = 'Noch allein';
export const playsWith = message('Mit {name}');
export const isLooking = 'Sucht jemanden zum Spielen';
export const takeBack = 'Zurücknehmen';
export const takeBackOf = message('Zurücknehmen: Anfrage an {name}');
export const takenBack = 'Die Anfrage ist zurückgenommen';
export const asked = 'Die Anfrage ist gesendet';
export const listed = 'Die Liste ist geändert';
export const lookers = 'Suchen jemanden zum Spielen';
export const meaning =
  'Die Meldung ist vollständig, sobald beide zugesagt haben. Wer nach dem Meldeschluss noch allein ist, hat keinen Platz.';
export const awaits = 'noch allein gemeldet';
export const leavePair =
  'Die andere Person bleibt gemeldet und kann jemand anderen fragen, solange die Meldung offen ist.';
export const page = 'Partneranfrage';
export const pageAsks = message('{name} möchte mit Ihnen spielen. Turnier: {tournament}.');
export const starts = message('Beginn: {day}');
export const signInToAccept = 'Anmelden und annehmen';
export const createAccount = 'Konto anlegen';
export const whoPlays = 'Wer spielt?';
export const toTournament = 'Zum Turnier';
export const pageState = message(
  '{state, select, accepted {Sie spielen zusammen.} declined {Die Anfrage wurde abgelehnt.} withdrawn {Die Anfrage wurde zurückgenommen.} taken {Sie spielen in diesem Turnier mit jemand anderem.} other {Die Meldung ist geschlossen: Die Anfrage kann nicht mehr beantwortet werden.}}',
);
export const unknownLink =
  'Dieser Link ist nicht oder nicht mehr bekannt. Bitte fragen Sie die Person, die ihn geschickt hat.';
export const loadFailed = 'Die Anfrage konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
