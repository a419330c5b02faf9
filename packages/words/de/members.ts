// Mitglieder eines Vereins und Einladungen.
import { message } from './message.ts';

export const title = 'Mitglieder';
export const intro = 'Alle aus Ihrem Verein an einem Ort.';
export const club = 'Verein';
export const selectClub = 'Verein auswählen';
export const selectClubHint = 'Dann erscheinen hier seine Mitglieder.';
export const noClub = 'Sie gehören noch keinem Verein an.';
export const noClubHint = 'Bitten Sie einen Admin Ihres Vereins um eine Einladung.';
export const clubsFailed = 'Die Vereine konnten nicht geladen werden.';
export const search = 'Nach Name oder E-Mail suchen';
export const searchNames = 'Nach Namen suchen';

export const addMember = 'Mitglied hinzufügen';
export const sendInvitation = 'Einladung senden';
export const pendingInvitations = 'Offene Einladungen';
export const clubMembers = 'Vereinsmitglieder';
export const membersFailed = 'Die Mitglieder konnten nicht geladen werden.';
export const invitationsFailed = 'Die Einladungen konnten nicht geladen werden.';
export const noMembers = 'Dieser Verein hat noch keine Mitglieder.';
export const noMatch = message('Kein Mitglied passt zu „{q}“.');
export const noInvitations = 'Keine offenen Einladungen';
export const showAllInvitations = message('Alle {count} Einladungen zeigen');
export const moreFollow = message(
  '{count, plural, one {{count} Mitglied wird angezeigt} other {{count} Mitglieder werden angezeigt}}',
);

export const admin = 'Admin';
export const member = 'Mitglied';
export const you = 'Sie';
export const joined = message('Dabei seit {day}');
export const sent = message('Gesendet am {day}');
export const expires = message('Gültig bis {day}');
export const expired = message('Abgelaufen am {day}');
export const expiredBadge = 'Abgelaufen';
export const actionsFor = message('Aktionen für {name}');

export const username = 'Benutzername';
export const usernameHint = 'Damit meldet sich das Mitglied an.';
export const email = 'E-Mail';
export const name = 'Name';
export const dateOfBirth = 'Geburtsdatum';
export const dateOfBirthHint = 'Nie öffentlich. Es schützt die Namen von Spielern unter 18.';
export const role = 'Rolle';
export const addText = 'Das Mitglied erhält eine E-Mail mit einem Link, um ein Passwort festzulegen.';
export const adding = 'Wird hinzugefügt …';
export const added = 'Mitglied hinzugefügt';
export const addedText = message('{name} erhält eine E-Mail zur Begrüßung.');
export const addFailed = 'Das Mitglied konnte nicht hinzugefügt werden';
export const noClubSelected = 'Kein Verein ausgewählt';

export const inviteText = 'Die Person erhält eine E-Mail mit einem Link, der 7 Tage gilt.';
export const sending = 'Wird gesendet …';
export const invited = 'Einladung gesendet';
export const invitedText = message('{email} erhält eine E-Mail mit einem Link.');
export const inviteFailed = 'Die Einladung konnte nicht gesendet werden';

export const makeAdmin = 'Zum Admin machen';
export const makeMember = 'Zum Mitglied machen';
export const makeMemberQuestion = message('{name} zum Mitglied machen?');
export const makeMemberText =
  'Die Person kann den Verein nicht mehr verwalten. Ihre offenen Einladungen werden zurückgezogen.';
export const roleChanged = 'Rolle geändert';
export const roleChangedText = message(
  '{role, select, admin {{name} ist jetzt Admin des Vereins.} other {{name} ist jetzt Mitglied des Vereins.}}',
);
export const roleFailed = 'Die Rolle konnte nicht geändert werden';
export const remove = 'Aus dem Verein entfernen';
export const removeQuestion = message('{name} aus {club} entfernen?');
export const removeWho = message('Es geht um {email}.');
export const removeText =
  'Konto, Meldungen und Ergebnisse bleiben. Für eine Rückkehr braucht es eine neue Einladung.';
export const removed = 'Mitglied entfernt';
export const removeFailed = 'Das Mitglied konnte nicht entfernt werden';

export const resend = 'Erneut senden';
export const resent = 'Einladung erneut gesendet';
export const resentText = message('{email} erhält eine E-Mail mit einem neuen Link.');
export const resendFailed = 'Die Einladung konnte nicht erneut gesendet werden';
export const revoke = 'Zurückziehen';
export const revokeQuestion = message('Einladung an {email} zurückziehen?');
export const revokeText = 'Der Link in der E-Mail funktioniert dann nicht mehr.';
export const revoked = 'Einladung zurückgezogen';
export const revokeFailed = 'Die Einladung konnte nicht zurückgezogen werden';
export const makeLink = 'Link erstellen';
export const linkTitle = 'Einladungslink';
export const linkText = message(
  'Geben Sie diesen Link selbst an {email} weiter. Er ersetzt den Link aus der E-Mail und gilt bis {day}. Dass Sie ihn erstellt haben, steht im Protokoll.',
);
export const link = 'Link';
export const copyLink = 'Link kopieren';
export const copied = 'Link kopiert';
export const copyFailed = 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn selbst.';
export const linkFailed = 'Der Link konnte nicht erstellt werden';
export const close = 'Schließen';
