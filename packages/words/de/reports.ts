// Ergebnisse, die die Spieler selbst melden.
import { message } from './message.ts';

export const title = 'Ergebnis';
export const failed = 'Dieses Ergebnis konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const report = 'Ergebnis melden';
export const reportAction = 'Ergebnis melden';
export const answerAction = 'Ergebnis bestätigen';
export const seeReport = 'Gemeldetes Ergebnis ansehen';
export const meaning = message(
  '{count, plural, one {Die andere Seite hat # Stunde, um es zu bestätigen oder zu bestreiten. Ohne Antwort gilt es.} other {Die andere Seite hat # Stunden, um es zu bestätigen oder zu bestreiten. Ohne Antwort gilt es.}}',
);
export const reported = 'Das Ergebnis ist gemeldet';
export const reportFailed = 'Das Ergebnis konnte nicht gemeldet werden';
export const versionOf = message('{name} sagt');
export const wonBy = message('{winner} gewann {score}');
export const noVersion = 'So nicht. Ein anderes Ergebnis wurde nicht angegeben.';
export const waitsFor = message('Wartet bis {time} auf {name}. Ohne Antwort gilt es dann.');
export const countsAt = message('Ohne Ihre Antwort gilt es am {time}.');
export const confirm = 'Bestätigen';
export const dispute = 'Bestreiten';
export const takeBack = 'Zurücknehmen';
export const sendDispute = 'Ergebnis bestreiten';
export const confirmed = 'Das Ergebnis gilt';
export const disputedToast = 'Die Turnierleitung wird entscheiden';
export const takenBack = 'Ihre Meldung ist zurückgenommen';
export const answerFailed = 'Ihre Antwort konnte nicht gesendet werden';
export const disputeTitle = 'Wie ging es aus?';
export const disputeHint = 'Geben Sie das Ergebnis an, wie Sie es haben, oder lassen Sie es leer.';
export const disputed = 'Strittig';
export const disputedText = 'Beide Seiten sagen Verschiedenes. Die Turnierleitung entscheidet.';
export const open = 'Gemeldet';
export const enterThis = 'Dieses Ergebnis eintragen';
export const entered = 'Ergebnis eingetragen';
export const nothing = 'Hier gibt es nichts zu melden';
export const nothingText =
  'Dieses Match hat schon ein Ergebnis, steht noch nicht fest, oder die Turnierleitung trägt die Ergebnisse selbst ein.';
export const toMatch = 'Turnier öffnen';
export const wholeScore = 'Bitte geben Sie das ganze Ergebnis an, mit Sieger.';
export const setting = 'Spieler melden ihre Ergebnisse';
export const settingHint =
  'Eine Seite meldet, die andere bestätigt oder bestreitet. Vorher kommt niemand weiter.';
export const settingOff = 'Nein';
export const settingHours = message(
  '{count, plural, one {Ja, Antwort binnen # Stunde} other {Ja, Antwort binnen # Stunden}}',
);
export const settingDays = message(
  '{count, plural, one {Ja, Antwort binnen # Tag} other {Ja, Antwort binnen # Tagen}}',
);
export const queueOpen = message('Gemeldet von {name}');
export const queueDisputed = 'Strittiges Ergebnis';
