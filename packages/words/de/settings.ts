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
  'Ihr Tag und Ihre Zeiten richten sich danach. Matches stehen in der Zone ihres Vereins; ist es eine andere, sagt es die Seite.';
export const zoneOfDevice = message('Gerät: {zone}');
export const contact = 'Kontakt';
export const showEmail = 'Gegner sehen meine E-Mail-Adresse';
export const showEmailHint =
  'Nur wer mit Ihnen ein Match vereinbart, das bis zu einem Tag zu spielen ist, und nur bis es gespielt ist. Bei Minderjährigen zeigen wir nur die Adressen der Personen, die sich um sie kümmern, wenn diese zustimmen.';
export const keyboard = 'Tastatur';
export const singleKeys = 'Einzelne Tasten wirken';
export const singleKeysHint =
  'Ziffern geben auf der Zähltafel ein Ergebnis ein, F folgt in einem Tableau einer Person, und ? zeigt alle Tasten. Kürzel mit Strg oder ⌘ gehen immer.';
export const failed = 'Ihre Wahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';
export const notices = 'Mitteilungen';
export const noticesHint =
  'Wählen Sie, was wir Ihnen mitteilen: über Sie selbst, über alle, um die Sie sich kümmern, und über das, was Sie verfolgen. E-Mails warten ein paar Minuten: Was Sie bis dahin hier gelesen haben, schicken wir nicht mehr, und der Rest kommt in einer einzigen E-Mail.';
export const topic = 'Thema';
export const inApp = 'Hier';
export const byMail = 'E-Mail';
export const tellInApp = message('{topic}: hier');
export const tellByMail = message('{topic}: per E-Mail');
export const byPush = 'Auf Geräten';
export const tellByPush = message('{topic}: auf Geräten');
export const ownMail = 'Immer';
export const ownMailHint = 'E-Mails zu Plätzen und Partnern bitten um Ihre Antwort und kommen deshalb immer.';
export const topicCourt = 'Als Nächstes dran und auf den Platz gerufen';
export const topicTimes = 'Wann und wo Sie spielen';
export const topicArranging = 'Matches vereinbaren';
export const topicRain = 'Spiel unterbrochen und fortgesetzt';
export const topicDraw = 'Die Auslosung ist da oder hat sich geändert';
export const topicResult = 'Ergebnisse';
export const topicEntry = 'Startplätze und Partner';
export const topicDispute = 'Strittige Ergebnisse';
export const quiet = 'Nachts Ruhe';
export const quietHint =
  'Keine E-Mails und keine Mitteilungen auf Geräten, außer wenn Sie auf Ihren Platz gerufen werden. Sie kommen, wenn die Nacht vorbei ist.';
export const quietFrom = 'Von';
export const quietUntil = 'Bis';
export const choicesFailed =
  'Ihre Auswahl der Mitteilungen konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const stopTitle = 'Mails beenden';
export const stopAbout = 'Wir schicken Ihnen Mails zu:';
export const stop = 'Diese Mails beenden';
export const stopDone = 'Sie bekommen keine Mails mehr zu:';
export const stopDoneText = 'Hier lesen Sie es weiterhin, wenn Sie nichts anderes gewählt haben.';
export const stopUnknown =
  'Dieser Link ist abgelaufen oder ungültig. In den Einstellungen wählen Sie, was wir Ihnen mailen.';
export const stopSettings = 'Zu den Einstellungen';
export const stopLoadFailed = 'Dieser Link konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.';
export const stopFailed = 'Die Mails konnten nicht beendet werden. Bitte versuchen Sie es noch einmal.';
