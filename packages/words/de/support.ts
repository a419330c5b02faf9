// Support tickets: those of everybody for super admins, and one's own.
import { message } from './message.ts';

export const title = 'Supportanfragen';
export const intro = 'Fragen von allen, die neuesten zuerst.';
export const ticketsFailed = 'Die Anfragen konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const responsesFailed = 'Die Antworten konnten nicht geladen werden.';
export const search = 'Nach Betreff, Name oder E-Mail suchen';
export const status = 'Status';
export const priority = 'Priorität';
export const assignedTo = 'Zuständig';
export const statusOpen = 'Offen';
export const statusInProgress = 'In Arbeit';
export const statusResolved = 'Gelöst';
export const statusClosed = 'Geschlossen';
export const priorityLow = 'Niedrig';
export const priorityMedium = 'Mittel';
export const priorityHigh = 'Hoch';
export const priorityUrgent = 'Dringend';
export const everyStatus = 'Jeder Status';
export const everyPriority = 'Jede Priorität';
export const everyAssignment = 'Alle';
export const assignedToMe = 'Mir zugewiesen';
export const unassigned = 'Nicht zugewiesen';
export const me = message('{name} (ich)');
export const otherAdmin = 'Eine andere Person';
export const list = 'Anfragen';
export const noTickets = 'Es gibt keine Anfragen.';
export const noneFound = 'Keine Anfrage passt.';
export const clearFilter = 'Filter aufheben';
export const moreFollow = message(
  '{count, plural, one {{count} Anfrage} other {{count} Anfragen}} angezeigt',
);
export const choose = 'Wählen Sie eine Anfrage.';
export const backToList = 'Alle Anfragen';
export const asked = message('{name}, {when}');
export const responses = 'Antworten';
export const noResponses = 'Noch keine Antwort.';
export const yourResponse = 'Ihre Antwort';
export const send = 'Antwort senden';
export const sending = 'Wird gesendet …';
export const sent = 'Antwort gesendet';
export const sentText = 'Sie steht jetzt unter der Anfrage.';
export const sendFailed = 'Die Antwort konnte nicht gesendet werden.';
export const updated = 'Anfrage geändert';
export const updatedText = message('{subject} wurde geändert.');
export const updateFailed = 'Die Anfrage konnte nicht geändert werden.';
export const saved = message('{field} gespeichert');

export const helpTitle = 'Hilfe';
export const helpIntro = 'Fragen Sie die Plattformverwaltung und verfolgen Sie die Antworten.';
export const writeTo = message('Sie können auch an {address} schreiben.');
export const newTicket = 'Neue Anfrage';
export const newTicketText =
  'Schreiben Sie, was Sie tun wollten und was passiert ist. Keine Passwörter, bitte.';
export const subject = 'Betreff';
export const question = 'Ihre Frage';
export const openTicket = 'Anfrage senden';
export const opened = 'Anfrage gesendet';
export const openedText = 'Die Antwort finden Sie hier.';
export const openFailed = 'Die Anfrage konnte nicht gesendet werden';
export const noOwnTickets = 'Sie haben noch nichts gefragt.';
export const yourTickets = 'Ihre Anfragen';
