// The mails of the product.
import { message } from './message.ts';

export const support = message('Fragen? Schreiben Sie an {address}.');
export const linkInText = message('{label}:\n{url}');
export const hello = 'Guten Tag,';
export const helloName = message('Guten Tag {name},');
export const resetSubject = 'Passwort zurücksetzen';
export const resetAsked =
  'Jemand möchte das Passwort Ihres Kontos zurücksetzen. Wenn Sie das waren, folgen Sie diesem Link.';
export const resetUsername = message('Ihr Benutzername lautet {username}.');
export const resetLink = 'Neues Passwort festlegen';
export const resetEnding =
  'Der Link gilt einmal und eine Stunde lang. Wenn Sie es nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.';
export const existsSubject = 'Sie haben bereits ein Konto';
export const existsTold = message(
  'Jemand wollte sich mit dieser E-Mail-Adresse registrieren. Sie haben bereits ein Konto: Ihr Benutzername ist {username}.',
);
export const existsLink = 'Anmelden oder Passwort zurücksetzen';
export const existsEnding = 'Wenn Sie es nicht waren, tun Sie nichts: Niemand ist in Ihr Konto gelangt.';
export const changedSubject = 'Ihr Passwort wurde geändert';
export const changedTold = message(
  'Das Passwort Ihres Kontos {username} wurde am {day} um {time} UTC geändert. Alle anderen Geräte wurden abgemeldet.',
);
export const changedNothing = 'Wenn Sie das waren, ist nichts zu tun.';
export const changedLink = 'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest';
export const changedEnding =
  'Ein neues Passwort meldet alle ab, die Ihr Konto benutzen. Achten Sie auch auf Ihr Postfach: Wer es liest, kann Ihr Passwort zurücksetzen.';
export const addressChangedSubject = 'Ihre E-Mail-Adresse wurde geändert';
export const addressChangedTold = message(
  'Die Plattformverwaltung hat die E-Mail-Adresse Ihres Kontos {username} am {day} um {time} UTC geändert. Mails zum Konto gehen ab jetzt an die neue Adresse.',
);
export const addressChangedEnding =
  'Wenn Sie nicht darum gebeten haben, melden Sie sich bitte sofort bei der Plattformverwaltung.';
export const addressIsSubject = 'Dies ist jetzt die E-Mail-Adresse Ihres Kontos';
export const addressIsTold =
  'Die Plattformverwaltung hat diese Adresse in Ihr Konto eingetragen. Mails dazu kommen ab jetzt hierher.';
export const addressIsEnding =
  'Wenn Sie hier kein Konto haben, hat sich jemand vertippt. Bitte melden Sie es der Plattformverwaltung.';
export const addressLink = 'Anmelden';
export const welcomeSubject = message('Willkommen bei {club}');
export const welcomeTold = message(
  '{club} hat Sie als Mitglied aufgenommen und ein Konto für Sie angelegt. Ihr Benutzername lautet {username}.',
);
export const welcomePassword = 'Zum Anmelden brauchen Sie ein Passwort. Legen Sie es mit diesem Link fest.';
export const welcomeLink = 'Passwort festlegen';
export const welcomeEnding =
  'Der Link gilt einmal und 7 Tage lang. Danach erhalten Sie einen neuen auf der Anmeldeseite unter „Passwort vergessen?“. Wenn Sie diesen Verein nicht kennen, brauchen Sie nichts zu tun.';
export const readyEnding = 'Wenn Sie diesen Verein nicht kennen, brauchen Sie nichts zu tun.';
export const invitationSubject = message('Einladung: {club}');
export const invited = message(
  '{club} lädt Sie ein, {role, select, admin {den Verein mitzuverwalten} other {Mitglied zu werden}}.',
);
export const invitedBy = message('Diese Einladung schickt Ihnen {name}.');
export const invitationLink = 'Einladung annehmen';
export const invitationEnding =
  'Die Einladung gilt 7 Tage. Wenn Sie diesen Verein nicht kennen, tun Sie nichts.';
export const promotedSubject = message('Sie haben einen Platz: {tournament}');
export const promotedTold = message(
  '{name} hat jetzt einen Platz und wartet nicht mehr. Turnier: {tournament}.',
);
export const promotedLink = 'Zum Turnier';
export const promotedEnding =
  'Wenn Sie nicht spielen können, melden Sie sich bitte dort ab: Dann rückt jemand nach.';
export const partnerSubject = message('{name} fragt Sie als Partner/in an: {tournament}');
export const partnerAsked = message(
  '{name} möchte mit Ihnen zusammen spielen. Turnier: {tournament}. Spielen Sie mit?',
);
export const partnerLink = 'Annehmen oder ablehnen';
export const partnerEnding =
  'Die Meldung zählt, sobald Sie vor dem Meldeschluss angenommen haben. In einem Turnier können Sie nur eine Anfrage annehmen. Wenn Sie nicht wissen, wer fragt, lehnen Sie ab oder tun Sie nichts.';
export const partnerAnswerSubject = message(
  '{answer, select, accepted {Sie spielen zu zweit: {tournament}} taken {Ihre Anfrage hat sich erledigt: {tournament}} other {Ihre Anfrage wurde abgelehnt: {tournament}}}',
);
export const partnerAnswered = message(
  '{answer, select, accepted {{name} hat angenommen: Sie spielen zusammen. Turnier: {tournament}.} taken {{name} spielt mit jemand anderem. Turnier: {tournament}.} other {{name} hat Ihre Anfrage abgelehnt. Turnier: {tournament}.}}',
);
export const partnerAnswerEnding = message(
  '{answer, select, accepted {Ihre Meldung ist vollständig.} other {Bis zum Meldeschluss behalten Sie Ihren Platz. Bitte fragen Sie dort jemand anderen oder suchen Sie jemanden.}}',
);
export const partnerLeftSubject = message('Ihr Paar ist nicht mehr vollständig: {tournament}');
export const partnerLeft = message(
  'Die andere Person Ihres Paars hat sich abgemeldet. Turnier: {tournament}.',
);
export const partnerLeftOpen =
  'Bis zum Meldeschluss behalten Sie Ihren Platz. Bitte fragen Sie dort jemand anderen oder suchen Sie jemanden.';
export const partnerLeftOut =
  'Die Meldung ist geschlossen, darum sind auch Sie abgemeldet. Bitte wenden Sie sich an die Turnierleitung.';
export const unpairedSubject = message('Noch allein gemeldet: {tournament}');
export const unpaired = message(
  'Die Meldung ist geschlossen, und Ihr Paar ist nicht vollständig. Sie haben keinen Platz mehr. Turnier: {tournament}.',
);
export const unpairedEnding =
  'Wenn Sie inzwischen jemanden gefunden haben, wenden Sie sich bitte an die Turnierleitung.';
export const pairedSubject = message('Sie spielen zu zweit: {tournament}');
export const paired = message(
  'Die Turnierleitung hat {first} und {second} als Paar gemeldet. Turnier: {tournament}.',
);
export const pairedEnding = 'Wenn das nicht stimmt, wenden Sie sich bitte an die Turnierleitung.';
export const noticesSubject = message(
  '{count, plural, one {{tournament}: {kind}} other {{tournament}: # Mitteilungen}}',
);
export const noticesSubjectMany = message('{count} Mitteilungen aus Ihren Turnieren');
export const noticesLine = message(
  '{about, select, other {{name}, {tournament}: {text}.} self {{tournament}: {text}.}}',
);
export const noticesLink = 'Mitteilungen öffnen';
export const noticesStop = message(
  'Wenn Sie zu alledem keine Mails mehr möchten, öffnen Sie diese Adresse und drücken Sie einmal: {url}',
);
export const noticesEnding = message(
  'Was Sie per E-Mail erfahren und wann, wählen Sie in Ihren Einstellungen: {url}',
);
