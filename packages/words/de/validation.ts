// The rules for a field of a form, or of a call. The name of each text is the code of its problem (packages/contract/problem.ts).
import { message } from './message.ts';

/** If a schema refuses something for which no form has words. */
export const unfit = 'Das passt hier nicht.';
export const tooLong = message('Bitte höchstens {max} Zeichen.');
export const notStorable = 'Dieser Text enthält Zeichen, die nicht gespeichert werden können.';
export const turned =
  'Dieser Text enthält unsichtbare Zeichen, die seine Schreibrichtung umkehren können. Bitte tippen Sie ihn neu.';
export const severalLines = 'Bitte schreiben Sie dies in eine Zeile.';

// Names, accounts, passwords.
export const nameTooShort = message('Der Name muss mindestens {min} Zeichen haben.');
export const nameParts = 'Bitte geben Sie Vornamen und Nachnamen an.';
export const nameMissing = 'Bitte geben Sie einen Namen ein.';
export const memberNameTooShort = message('Der Name muss mindestens {min} Zeichen haben');
export const memberUsernameTooShort = message('Der Benutzername muss mindestens {min} Zeichen haben');
export const birthDayImpossible = 'Das kann kein Geburtsdatum sein.';
export const contactEmailInvalid = 'Bitte geben Sie eine gültige Kontaktadresse ein.';
export const usernameTooShort = message('Der Benutzername muss mindestens {min} Zeichen haben.');
export const usernameSigns =
  'Ein Benutzername hat nur Buchstaben, Ziffern, einzelne Leerzeichen und . _ - @ +';
export const usernameAlphabets =
  'Dieser Benutzername mischt Buchstaben verschiedener Alphabete, die gleich aussehen. Bitte schreiben Sie ihn in einem Alphabet.';
export const emailAddressInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
export const resetEmailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const invitedEmailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
export const roleMissing = 'Bitte wählen Sie eine Rolle.';
export const languageUnknown = 'Bitte wählen Sie eine der Sprachen.';
export const passwordMissing = 'Bitte geben Sie Ihr Passwort ein.';
export const wrongProof = 'Das ist nicht Ihr Passwort.';
export const passwordTooShort = message('Das Passwort muss mindestens {min} Zeichen haben.');
export const passwordTooLong = message('Bitte höchstens {max} Zeichen für das Passwort.');
export const passwordNotStorable = 'Dieses Passwort enthält Zeichen, die nicht gespeichert werden können.';
export const newPasswordTooShort = message('Das Passwort muss mindestens {min} Zeichen lang sein');
export const newPasswordTooLong = message('Bitte höchstens {max} Zeichen für das Passwort');
export const newPasswordUppercase = 'Das Passwort muss mindestens einen Großbuchstaben enthalten';
export const newPasswordLowercase = 'Das Passwort muss mindestens einen Kleinbuchstaben enthalten';
export const newPasswordNumber = 'Das Passwort muss mindestens eine Ziffer enthalten';
export const newPasswordNotStorable = 'Dieses Passwort enthält Zeichen, die nicht gespeichert werden können';
export const setupCodeMissing = 'Bitte geben Sie den Einrichtungscode aus dem Protokoll des Servers ein.';

// Clubs and the platform.
export const clubNameTooShort = message('Der Vereinsname muss mindestens {min} Zeichen haben');
export const timeZoneUnknown = 'Bitte wählen Sie eine Zeitzone wie Europe/Lisbon.';
export const settingKeyMissing = 'Der Schlüssel der Einstellung fehlt';
export const adminEmailInvalid = 'Eine gültige E-Mail-Adresse ist erforderlich';
export const adminNameMissing = 'Der Name ist erforderlich';
export const adminPasswordTooShort = message('Das Passwort muss mindestens {min} Zeichen haben');
export const descriptionMissing = 'Bitte geben Sie eine Beschreibung ein.';
export const priceMalformed = 'Bitte geben Sie einen Preis wie 29.99 ein.';
export const featureMissing = 'Mindestens eine Leistung ist erforderlich';
export const limitNotWhole = 'Bitte geben Sie eine ganze Zahl ab 1 ein.';
export const subjectMissing = 'Bitte geben Sie einen Betreff ein.';
export const ticketTextMissing = 'Bitte beschreiben Sie, was Sie brauchen.';
export const responseMissing = 'Die Antwort darf nicht leer sein';
export const settingMissing = 'Der Wert der Einstellung fehlt';
export const courtNameMissing = 'Bitte geben Sie dem Platz einen Namen.';
export const hoursBackwards = 'Das Ende muss nach dem Beginn liegen.';
export const timesBackwards = 'Das Ende muss nach dem Beginn liegen.';
export const timesTooMany = message('Bitte höchstens {max} Zeiten angeben.');
export const planningLate = message('Zwischen {min} und {max} Minuten.');
export const planningTurnaround = message('Höchstens {max} Minuten.');
export const planningADay = message('Zwischen 1 und {max} Matches.');
export const planningOvernight = message('Zwischen {min} und {max} Stunden.');
export const closureBackwards = 'Das Ende muss nach dem Beginn liegen.';
export const linesMissing = 'Die Liste hat keine Zeilen.';
export const linesTooMany = message('Eine Liste hat höchstens {max, number} Zeilen.');
export const courtsTooMany = message('Ein Verein hat höchstens {max} Plätze.');
export const closuresTooMany = message('Ein Platz kann höchstens {max} Sperrzeiten haben.');

// Tournaments.
export const tournamentNameTooShort = message('Der Turniername muss mindestens {min} Zeichen haben.');
export const clubMissing = 'Bitte wählen Sie einen Verein.';
export const spanTimesRequired = 'Beginn und Ende brauchen eine Uhrzeit';
export const spanEndDayBeforeStart = 'Das Enddatum darf nicht vor dem Startdatum liegen';
export const spanEndBeforeStart = 'Bei eintägigen Turnieren muss das Ende nach dem Beginn liegen';
export const registrationEndsLate =
  'Der Meldeschluss darf nicht nach dem letzten Turniertag liegen. Bitte wählen Sie einen früheren Tag.';
export const progressingRequired =
  'Bei Gruppen + K.-o. muss aus jeder Gruppe mindestens 1 Person weiterkommen';
export const participantsNotWhole = 'Die Teilnehmerzahl muss eine ganze Zahl sein.';
export const tooFewParticipants = message('Mindestens {min} Teilnehmer sind nötig.');
export const tooManyParticipants = message('Höchstens {max} Teilnehmer sind möglich.');
export const timeLimitNotWhole = 'Das Zeitlimit muss eine ganze Zahl von Minuten sein.';
export const timeLimitTooShort = message('Das Zeitlimit muss mindestens {min} Minuten betragen.');
export const timeLimitTooLong = message('Das Zeitlimit darf höchstens {max} Minuten betragen.');
export const tooFewMatchesEach = 'Mindestens 1 Match pro Teilnehmer ist nötig.';
export const tooManyMatchesEach = message('Ein Teilnehmer kann auf höchstens {max} andere treffen.');
export const progressingNotWhole = 'Die Zahl der Weiterkommenden muss eine ganze Zahl sein.';
export const tooFewProgressing = 'Die Zahl der Weiterkommenden muss mindestens 0 sein.';
export const tooManyProgressing = message('Aus einer Gruppe können höchstens {max} weiterkommen.');

// Entries.
export const seedNotWhole = 'Ein Setzplatz ist eine ganze Zahl ab 1.';
export const seedTooHigh = message('Ein Setzplatz ist höchstens {max}.');
export const ratingUnknown = 'Diese Wertung gibt es in ihrer Liste nicht.';
export const ratingTwice = 'Jede Art von Wertung steht nur einmal da.';
export const birthYearDigits = 'Ein Jahrgang hat vier Ziffern.';
export const yearDigits = 'Ein Jahr hat vier Ziffern.';

export const meetingNameTooShort = message('Der Name der Veranstaltung muss mindestens {min} Zeichen haben.');
export const meetingWithoutTournaments = 'Wählen Sie mindestens ein Turnier.';
export const meetingTooLarge = message('Eine Veranstaltung hat höchstens {max} Turniere.');

export const pictureTooLarge = 'Dieses Bild ist zu groß. Bitte wählen Sie eines mit höchstens 8 MB.';
export const pictureUnreadable =
  'Dieses Bild können wir nicht lesen. Bitte wählen Sie eine JPEG-, PNG- oder WebP-Datei.';
export const colourMalformed = 'Bitte geben Sie die Farbe mit sechs Zeichen ein, zum Beispiel #0b5d45.';
