// Signing in, registering, passwords, invitations, the profile.
import { message } from './message.ts';

export const username = 'Benutzername';
export const password = 'Passwort';
export const email = 'E-Mail';
export const name = 'Name';
export const login = 'Anmelden';
export const loggingIn = 'Anmeldung läuft ...';
export const backToLogin = 'Zur Anmeldung';
export const forgotPassword = 'Passwort vergessen?';
export const signIn = 'Anmelden';
export const signOut = 'Abmelden';
export const signUp = 'Registrieren';
export const demoMails = 'E-Mails dieser Demo';

export const loginSubtitle = 'Melden Sie sich an, um Ihre Turniere zu verwalten';
export const noAccount = message('Noch kein Konto? {signUp}');
export const loginFailed = 'Anmeldung fehlgeschlagen';
export const wrongPassword = 'Benutzername oder Passwort ist falsch';
export const nobodyYet = 'Noch hat niemand ein Konto.';
export const nobodyYetHint = 'Legen Sie zuerst die Plattformverwaltung an.';
export const setUp = 'Einrichten';
export const demoTitle = 'Das ist eine Demo';
export const demoText = message('Wählen Sie, wer Sie sein möchten. Das Passwort ist überall {password}.');

export const registerTitle = 'Registrieren';
export const registerSubtitle = 'Legen Sie Ihr Konto an, um zu beginnen';
export const createAccountTitle = 'Konto anlegen';
export const haveAccount = message('Schon ein Konto? {signIn}');
export const accountType = 'Art des Kontos';
export const playerMember = 'Spieler/in / Mitglied';
export const playerMemberHint = 'An Turnieren teilnehmen und Ergebnisse verfolgen';
export const clubAdministrator = 'Vereinsverwaltung';
export const clubAdministratorHint = 'Einen Verein und seine Turniere leiten';
export const createAccount = 'Konto anlegen';
export const creatingAccount = 'Konto wird angelegt ...';
export const registrationClosed =
  'Die Registrierung ist geschlossen. Mit einer E-Mail-Adresse, die ein Verein eingeladen hat, können Sie sich registrieren.';
export const registered = 'Registrierung erfolgreich';
export const registeredText = 'Ihr Konto wurde angelegt';
export const registeredInClub = message('Ihr Konto wurde angelegt, und Sie gehören jetzt zu {club}');
export const registrationFailed = 'Registrierung fehlgeschlagen';
export const registrationFailedText = 'Ihr Konto konnte nicht angelegt werden';
export const lockedEmail = 'Ihre Einladung ging an diese Adresse.';

export const weak = 'Schwach: leicht zu erraten. Mehrere Wörter machen es stärker.';
export const fair = 'Mittel: Ein paar Zeichen mehr machen es gut.';
export const good = 'Gut.';
export const strong = 'Stark.';
export const resetRule = 'Mindestens 8 Zeichen, mit Groß- und Kleinbuchstaben und einer Zahl.';
export const resetRuleStrong =
  'Mindestens 8 Zeichen, mit Groß- und Kleinbuchstaben und einer Zahl. Kein häufiges Passwort.';
export const registrationRule = message('Mindestens {least} Zeichen. Mehrere Wörter sind stärker als eines.');
export const registrationRuleStrong = message(
  'Mindestens {least} Zeichen. Mehrere Wörter sind stärker als eines. Kein häufiges Passwort.',
);

export const forgotTitle = 'Passwort vergessen';
export const forgotSubtitle = 'Link für ein neues Passwort anfordern';
export const sendResetLink = 'Link senden';
export const emailSent = 'E-Mail gesendet';
export const emailSentText =
  'Wenn es zu dieser Adresse ein Konto gibt, erhalten Sie in Kürze einen Link für ein neues Passwort';
export const tryAgainError = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.';
export const remembered = message('Wieder eingefallen? {login}');

export const resetTitle = 'Passwort zurücksetzen';
export const resetSubtitle = 'Neues Passwort wählen';
export const resetHeading = 'Passwort zurücksetzen';
export const firstTitle = 'Passwort festlegen';
export const firstSubtitle = 'Damit melden Sie sich an';
export const firstWelcome = message('Willkommen bei {club}');
export const firstUsername = message(
  'Ihr Benutzername lautet {username}. Mit ihm und diesem Passwort melden Sie sich an.',
);
export const firstDeadLink =
  'Der Link gilt einmal und 7 Tage lang. Wenn Sie schon ein Passwort festgelegt haben, melden Sie sich an. Sonst fordern Sie einen neuen Link an.';
export const firstDone = 'Passwort festgelegt';
export const firstDoneTitle = 'Ihr Passwort ist festgelegt.';
export const firstDoneText = message('Sie können sich jetzt als {username} anmelden.');
export const resetTokenMissing = 'Im Link fehlt der Schlüssel';
export const deadLink = 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.';
export const requestNewLink = 'Neuen Link anfordern';
export const validatingToken = 'Ihr Link wird geprüft ...';
export const resetDone = 'Passwort zurückgesetzt';
export const resetDoneTitle = 'Passwort zurückgesetzt.';
export const resetDoneText = 'Sie können sich jetzt mit dem neuen Passwort anmelden.';
export const newPassword = 'Neues Passwort';
export const confirmPassword = 'Passwort bestätigen';
export const passwordsDiffer = 'Die Passwörter stimmen nicht überein';

export const setupTitle = 'Einrichtung';
export const setupSubtitle = 'Richten Sie Ihre Installation ein';
export const setupHeading = 'Plattformverwaltung anlegen';
export const setupCode = 'Einrichtungscode';
export const setupCodeHint = 'Er steht im Protokoll des Servers, in der Zeile „Set-up code“.';
export const settingUp = 'Wird eingerichtet ...';
export const setupDone = 'Einrichtung abgeschlossen';
export const setupDoneText = 'Sie verwalten jetzt die Plattform.';
export const setupFailed =
  'Die Einrichtung konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.';

export const invitation = 'Einladung';
export const joinTitle = message('{club} beitreten');
export const joinSubtitle = 'Sie haben eine Einladung';
export const readingInvitation = 'Ihre Einladung wird gelesen ...';
export const invalidInvitation = 'Der Einladungslink ist ungültig';
export const invitationUnread = 'Die Einladung konnte nicht geprüft werden. Bitte versuchen Sie es erneut.';
export const invitedAsAdmin = message('Sie sind eingeladen, {club} mitzuverwalten.');
export const invitedAsMember = message('Sie sind eingeladen, Mitglied bei {club} zu werden.');
export const invitedBy = message('Diese Einladung schickt Ihnen {name}.');
export const notNow = 'Nicht jetzt';
export const joining = 'Beitritt läuft ...';
export const join = 'Beitreten';
export const joined = 'Einladung angenommen';
export const joinedText = message('Sie gehören jetzt zu {club}');
export const joinFailed = 'Die Einladung konnte nicht angenommen werden. Bitte versuchen Sie es erneut.';
export const otherAddress = message(
  'Die Einladung zu {club} ging an {invited}. Sie sind mit {own} angemeldet. Melden Sie sich ab, um mit der eingeladenen Adresse fortzufahren.',
);
export const dashboard = 'Übersicht';

export const loggedOut = 'Abgemeldet';
export const loggedOutAccount = 'Sie wurden von Ihrem Konto abgemeldet.';
export const loggedOutSystem = 'Sie wurden vom System abgemeldet.';
export const logoutFailed = 'Die Abmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.';

export const mailboxSubtitle = 'Was diese Demo gesendet hätte';
export const loadingMails = 'E-Mails werden geladen';
export const mailsFailed = 'Die E-Mails konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const noMails = 'Noch keine E-Mails';
export const noMailsHint =
  'Fordern Sie einen Link an oder senden Sie eine Einladung. Die E-Mail ist wenige Sekunden später hier.';
export const lookAgain = 'Noch einmal nachsehen';
export const mailTo = message('An {address}');

export const profile = 'Profil';
export const profileText = 'Ihr Konto und was Sie damit tun können.';
export const details = 'Ihre Angaben';
export const dateOfBirth = 'Geburtsdatum';
export const notGiven = 'Nicht angegeben';
export const role = 'Rolle';
export const clubs = 'Vereine';
export const noClub = 'Sie gehören noch keinem Verein an';
export const clubNumber = message('Verein Nr. {id}');
export const admin = 'Verwaltung';
export const member = 'Mitglied';

export const languageHint = 'Seiten und E-Mails erhalten Sie in dieser Sprache, auf allen Ihren Geräten.';

export const currentPassword = 'Bisheriges Passwort';
export const othersSignedOut = 'Ihre anderen Geräte werden abgemeldet.';
export const changePassword = 'Passwort ändern';
export const changingPassword = 'Wird geändert ...';
export const passwordChanged = 'Passwort geändert';
export const devicesSignedOut = message(
  '{count, plural, one {# anderes Gerät} other {# andere Geräte}} abgemeldet.',
);
export const changePasswordFailed = 'Das Passwort konnte nicht geändert werden.';

export const devices = 'Angemeldete Geräte';
export const endOthers = 'Andere abmelden';
export const devicesFailed = 'Die Geräte konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const thisDevice = 'Dieses Gerät';
export const lastUsed = message('Zuletzt benutzt {moment}');
export const signedInAt = message('Angemeldet {moment}');
export const signOutDevice = message('{device} abmelden');
export const signOutDeviceQuestion = message('{device} abmelden?');
export const signOutDeviceText = 'Dort ist dann eine neue Anmeldung nötig.';
export const signOutOthersQuestion = 'Andere Geräte abmelden?';
export const signOutOthersText = message(
  '{count, plural, one {# Gerät muss} other {# Geräte müssen}} sich neu anmelden. Dieses bleibt angemeldet.',
);
export const deviceSignedOut = message('{device} ist abgemeldet.');
export const signedOut = 'Abgemeldet';
export const signOutFailed = 'Die Abmeldung ist fehlgeschlagen.';

export const data = 'Ihre Daten';
export const dataText =
  'Eine Datei mit allem, was über Sie gespeichert ist: Konto, Vereine, Meldungen, Matches, Einladungen, Geräte und E-Mails. Jeder Texteditor öffnet sie (JSON).';
export const download = 'Meine Daten herunterladen';
export const downloadFailed = 'Ihre Daten konnten nicht heruntergeladen werden.';
export const downloadReady = 'Download fertig';
export const downloadReadyText = 'Die Datei liegt auf diesem Gerät.';

export const erase = 'Konto löschen';
export const eraseText =
  'Ihr Konto und alles, was sagt, wer Sie sind, wird sofort gelöscht und lässt sich nicht zurückholen. Ergebnisse von Matches bleiben unter einem neutralen Namen.';
export const eraseMine = 'Mein Konto löschen';
export const eraseQuestion = 'Ihr Konto löschen?';
export const cannotUndo = 'Das lässt sich nicht rückgängig machen.';
export const somethingToSettle = 'Vorher ist noch etwas zu klären.';
export const keepAccount = 'Konto behalten';
export const close = 'Schließen';
export const erasing = 'Wird gelöscht ...';
export const erasureFailed =
  'Was gelöscht würde, konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
export const yourPassword = 'Ihr Passwort';
export const yourPasswordHint = 'Damit sicher ist, dass Sie es sind.';
export const erased = 'Konto gelöscht';
export const erasedText = 'Alles, was sagte, wer Sie sind, ist gelöscht.';
export const eraseFailed = 'Das Konto konnte nicht gelöscht werden.';
export const goes = 'Gelöscht wird';
export const stays = 'Es bleibt';
export const goesDetails = 'Ihr Name, Benutzername, Ihre E-Mail-Adresse, Ihr Geburtsdatum und Ihr Passwort.';
export const goesSessions = message(
  'Jede Anmeldung: Sie werden auf {count, plural, one {# Gerät} other {# Geräten}} abgemeldet.',
);
export const goesMemberships = message(
  'Ihre Mitgliedschaft in {count, plural, one {# Verein} other {# Vereinen}}.',
);
export const goesInvitations = message(
  '{count, plural, one {# Einladung} other {# Einladungen}} an Ihre Adresse.',
);
export const goesEntries = message(
  '{count, plural, one {# Meldung} other {# Meldungen}} ohne Match: Sie werden abgemeldet.',
);
export const staysEntries = message(
  '{entries, plural, one {# Meldung} other {# Meldungen}} mit den Ergebnissen von {matches, plural, one {# Match} other {# Matches}}, als „{name}“.',
);
export const staysNamed = message(
  '{entries, plural, one {# Meldung} other {# Meldungen}} mit den Ergebnissen von {matches, plural, one {# Match} other {# Matches}}, unter Ihrem Namen: Ein anderes Konto betreut Sie.',
);
export const staysTournaments = message(
  '{count, plural, one {# Turnier} other {# Turniere}}, von Ihnen angelegt, ohne Ihren Namen.',
);
