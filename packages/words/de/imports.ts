// Listen aus Dateien: Personen, Mitglieder und Meldungen, aus Tabellen gelesen und für sie geschrieben.
import { message } from './message.ts';

export const importPeople = 'Personen importieren';
export const importMembers = 'Nach Liste einladen';
export const peopleIntro =
  'Viele Personen auf einmal aus einer Tabelle anlegen und ändern. Sie sehen, was jede Zeile bewirkt, bevor etwas gespeichert wird.';
export const membersIntro =
  'Viele Personen auf einmal aus einer Tabelle einladen. Sie sehen, was jede Zeile bewirkt, bevor jemand eingeladen wird.';
export const importAction = 'Importieren';
export const exportAction = 'Exportieren';
export const exportFailed =
  'Die Liste konnte nicht zusammengestellt werden. Bitte versuchen Sie es noch einmal.';
export const people = 'Personen';
export const members = 'Mitglieder';
export const peopleFile = 'personen';
export const membersFile = 'mitglieder';
export const reportFile = 'import-bericht';

export const source = 'Liste';
export const file = 'Datei';
export const fileHint =
  'CSV oder Text aus jeder Tabelle. In Excel: Speichern unter, CSV. Gesendet werden nur die Spalten, die Sie unten wählen.';
export const paste = 'Oder die Zellen hier einfügen';
export const pasteHint = 'Kopieren Sie sie aus der Tabelle, zusammen mit den Überschriften.';
export const readFile = message(
  '{name}: {count, plural, one {# Zeile} other {# Zeilen}}, {encoding}, {separator}',
);
export const readPaste = message('{count, plural, one {# Zeile} other {# Zeilen}}, {separator}');
export const readFileLines = message('{name}: {count, plural, one {# Zeile} other {# Zeilen}}, {encoding}');
export const readPasteLines = message('{count, plural, one {# Zeile} other {# Zeilen}}');
export const comma = 'durch Kommas getrennt';
export const semicolon = 'durch Semikolons getrennt';
export const tab = 'durch Tabulatoren getrennt';
export const bar = 'durch senkrechte Striche getrennt';
export const workbook =
  'Das ist eine Arbeitsmappe und keine CSV-Datei. Speichern Sie sie in Ihrer Tabelle als CSV und wählen Sie diese Datei.';
export const binary =
  'Diese Datei ist kein Text. Speichern Sie die Liste in Ihrer Tabelle als CSV und wählen Sie diese Datei.';
export const fileUnread = 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.';
export const tooLarge = message(
  'Diese Datei ist größer als {max} MB. Lassen Sie weg, was nicht gebraucht wird.',
);
export const tooMany = message(
  'Eine Liste hat höchstens {max, number} Zeilen, und diese hat {count, number}. Importieren Sie sie in Teilen.',
);
export const noLines = 'Diese Liste hat keine Zeilen.';

export const columns = 'Spalten';
export const columnsHint = 'Prüfen Sie, was in jeder Spalte steht.';
export const firstLineHeads = 'Die erste Zeile enthält die Überschriften';
export const columnNumbered = message('Spalte {number}');
export const examples = message('Zum Beispiel: {examples}');
export const noExamples = 'Diese Spalte ist leer.';
export const leftOut = 'Weglassen';
export const fieldName = 'Name';
export const fieldGiven = 'Vorname';
export const fieldFamily = 'Nachname';
export const fieldGender = 'Geschlecht';
export const fieldBirth = 'Geburtsdatum oder Jahrgang';
export const fieldNumber = 'Personennr.';
export const fieldEmail = 'E-Mail';
export const fieldRole = 'Rolle';
export const dayOrder = 'Tage sind geschrieben';
export const dayFirst = message('mit dem Tag zuerst: {example} ist der {day}');
export const monthFirst = message('mit dem Monat zuerst: {example} ist der {day}');
export const yearFirst = message('mit dem Jahr zuerst: {example} ist der {day}');
export const chooseOrder = 'Bitte wählen';
export const dayOrderHint =
  'Die Tage dieser Liste lassen sich verschieden lesen. Die Liste wird geprüft, sobald Sie gewählt haben.';
export const nameMissing = 'Wählen Sie die Spalte, in der der Name steht.';
export const emailMissing = 'Wählen Sie die Spalte, in der die E-Mail-Adresse steht.';

export const quotesBroken = 'Die Anführungszeichen dieser Zeile passen nicht zusammen.';
export const birthUnread = message('Das ist weder ein Geburtsdatum noch ein Jahrgang: {text}');
export const genderUnread = message('Dieses Geschlecht kennen wir nicht: {text}');
export const numberUnread = message('Das ist keine Personennummer: {text}');
export const roleUnread = message('Das ist keine Rolle: {text}. Eine Rolle ist Admin oder Mitglied.');

export const preview = 'Was geschieht';
export const checking = message('{count, plural, one {# Zeile wird} other {# Zeilen werden}} geprüft');
export const checkFailed = 'Die Liste konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.';
export const saving = message('{count, plural, one {# Zeile wird} other {# Zeilen werden}} gespeichert');
export const inviting = message('{count, plural, one {# Person wird} other {# Personen werden}} eingeladen');
export const show = 'Gezeigte Zeilen';
export const groupCounted = message(
  '{group, select, all {Alle} new {Neu} changed {Änderungen} same {Unverändert} choose {Zu wählen} invited {Einzuladen} entered {Zu melden} waiting {Warteliste} ineligible {Nicht spielberechtigt} other {Weggelassen}}: {count, number}',
);
export const line = 'Zeile';
export const lines = 'Zeilen der Liste';
export const who = 'Wer';
export const happens = 'Was geschieht';
export const noneShown = 'Keine solchen Zeilen.';
export const moreLines = message('{shown, number} von {count, number} Zeilen');
export const showMore = 'Mehr zeigen';
export const becomesNew = 'Neue Person';
export const staysSame = 'Nichts ändert sich';
export const becomesMember = 'Zählt ab jetzt als Mitglied des Vereins';
export const changesOf = message('{field}: {before} → {after}');
export const changesFrom = message('{field}: {after}');
export const parts = 'Vor- und Nachname';
export const birth = 'Geburt';
export const meantWho = message('Wer ist mit {name} in Zeile {line} gemeint?');
export const choosePerson = 'Bitte wählen';
export const somebodyNew = 'Jemand Neues';
export const skipLine = 'Diese Zeile weglassen';
export const candidate = message('{name}, Jahrgang {year}');
export const doubleOf = message('Weggelassen: Zeile {line} sagt dasselbe');
export const doubleUndecided = message('Weggelassen, bis Sie wählen: Zeile {line} sagt dasselbe');
export const leftOutBecause = message('Weggelassen: {reason}');
export const undecided = 'Weggelassen, bis Sie wählen';
export const skipped = 'Von Ihnen weggelassen';
export const chooseAll = message(
  '{count, plural, one {# Zeile könnte jemanden meinen, den der Verein kennt.} other {# Zeilen könnten jemanden meinen, den der Verein kennt.}}',
);
export const othersAsk = message(
  '{count, plural, one {# Zeile sagt dasselbe wie eine andere.} other {# Zeilen sagen dasselbe wie andere.}} Sind es verschiedene Personen?',
);
export const allOthers = 'Ja, alle melden';
export const allSame = 'Jeweils die erste Person nehmen';
export const allNew = 'Alle sind neue Personen';
export const becomesInvited = 'Bekommt eine Einladung per E-Mail';
export const isMember = message('Gehört zum Verein: {name}');
export const isWaiting = 'Hat eine offene Einladung';
export const mailsApart = message(
  'Die E-Mails gehen nacheinander hinaus, {count, plural, one {innerhalb einer Minute} other {innerhalb von # Minuten}}. Jede Einladung gilt 7 Tage.',
);

export const save = message('{count, plural, one {# Zeile speichern} other {# Zeilen speichern}}');
export const invite = message('{count, plural, one {# Person einladen} other {# Personen einladen}}');
export const nothingToDo = 'Es gibt nichts zu speichern: Alles ist so, wie diese Liste es sagt.';
export const nobodyToInvite = 'Es gibt niemanden einzuladen.';
export const saveFailed = 'Die Liste konnte nicht gespeichert werden. Es wurde nichts geändert.';
export const inviteFailed = 'Die Einladungen konnten nicht gesendet werden. Es wurde niemand eingeladen.';
export const saved = 'Liste gespeichert.';
export const savedText = message(
  '{added, plural, one {# neue Person} other {# neue Personen}}, {changed, plural, one {# geändert} other {# geändert}}, {left, plural, one {# Zeile weggelassen} other {# Zeilen weggelassen}}.',
);
export const invited = 'Die Einladungen sind unterwegs.';
export const invitedText = message(
  '{count, plural, one {# Person ist eingeladen} other {# Personen sind eingeladen}}, {left, plural, one {# Zeile weggelassen} other {# Zeilen weggelassen}}.',
);
export const report = 'Bericht herunterladen';
export const another = 'Weitere Liste importieren';
export const toPeople = 'Zurück zu den Personen';
export const toMembers = 'Zurück zu den Mitgliedern';

// Entries of a tournament.
export const importEntries = 'Liste melden';
export const entriesIntro =
  'Melden Sie viele Spieler auf einmal, von einer Liste auf Papier oder aus einer Tabelle. Sie sehen, was jede Zeile bewirkt, bevor etwas gespeichert wird.';
export const entries = 'Teilnehmer';
export const pasteEntries = 'Oder die Liste hier einfügen';
export const namesHint =
  'Ein Name je Zeile, wie auf Papier: 1. Ana Silva (Hillside) 2012 [1]. Oder mit Semikolons: Ana Silva; Hillside; 2012; 1. Auch Zellen einer Tabelle können Sie einfügen.';
export const pairsHint =
  'Ein Doppelpaar je Zeile: Ana Silva / Rui Costa. Oder Zellen einer Tabelle mit ihren Überschriften.';
export const fieldPartner = 'Partner';
export const fieldSeed = 'Setzplatz';
export const fieldClub = 'Verein';
export const fieldYear = 'Jahrgang';
export const seedUnread = message('Das ist kein Setzplatz: {text}');
export const checkName = 'Prüfen Sie diesen Namen. Löschen Sie, was nicht dazugehört.';
export const checkNumber = message(
  'Prüfen Sie diesen Namen. Ist {number} ein Setzplatz, so schreiben Sie [{number}]. Wenn nicht, löschen Sie die Zahl.',
);
export const partnerMissing =
  'Hier fehlt, mit wem gespielt wird. Zwischen den beiden eines Doppels steht ein Schrägstrich.';
export const twoPeople =
  'In dieser Zeile stehen zwei Personen, und hier wird jeder einzeln gemeldet. Geben Sie jedem eine eigene Zeile.';
export const becomesEntered = message(
  '{count, plural, =0 {Wird gemeldet} one {Wird gemeldet, neu im Verein} other {Werden gemeldet, beide neu im Verein}}',
);
export const becomesWaiting = message('Nummer {place} auf der Warteliste: Alle Plätze sind vergeben');
export const placesShort = message(
  'Dieses Turnier nimmt {most, number} auf: {count, plural, one {# Zeile findet keinen Platz und käme} other {# Zeilen finden keinen Platz und kämen}} auf die Warteliste.',
);
export const makeRoom = message('Höchstzahl auf {most} erhöhen');
export const limitFailed = 'Die Höchstzahl konnte nicht erhöht werden. Bitte versuchen Sie es noch einmal.';
export const someWait = message(
  '{count, plural, one {# Zeile kommt auf die Warteliste.} other {# Zeilen kommen auf die Warteliste.}}',
);
export const someAsk = message(
  '{count, plural, one {# Zeile braucht Ihre Antwort.} other {# Zeilen brauchen Ihre Antwort.}}',
);
export const showQuestions = 'Zeigen';
export const someLeftOut = message(
  '{count, plural, one {# Zeile wird weggelassen.} other {# Zeilen werden weggelassen.}}',
);
export const overruledBecause = message('Wird trotzdem gemeldet: {reasons}');
export const isEntered = 'Ist schon gemeldet';
export const standsAgainst = message('Weggelassen: {reasons}');
export const enterAnyway = 'Trotzdem melden';
export const enterList = message('{count, plural, one {# Zeile melden} other {# Zeilen melden}}');
export const enteringList = message(
  '{count, plural, one {# Zeile wird gemeldet} other {# Zeilen werden gemeldet}}',
);
export const nobodyToEnter = 'Es gibt niemanden zu melden.';
export const enterFailed = 'Die Liste konnte nicht gemeldet werden. Es wurde nichts geändert.';
export const listEntered = 'Liste gemeldet.';
export const listEnteredText = message(
  '{entered, plural, one {# Meldung} other {# Meldungen}}, {waiting, plural, =0 {niemand} one {# Meldung} other {# Meldungen}} auf der Warteliste, {left, plural, one {# Zeile weggelassen} other {# Zeilen weggelassen}}.',
);
export const toEntries = 'Zu den Teilnehmern';
export const entriesClosedForList =
  'Das Turnier ist beendet. Öffnen Sie es wieder, bevor Sie eine Liste melden.';
