// The page of the audit log. What its records say is the server’s and the domain’s.
import { message } from './message.ts';

export const title = 'Protokoll';
export const dashboard = 'Übersicht';
export const ofPlatform =
  'Wer auf dieser Plattform was getan hat und was abgelehnt wurde. Einträge kommen nur hinzu.';
export const ofClub = message(
  'Wer in {club} was getan hat und was abgelehnt wurde. Einträge kommen nur hinzu.',
);
export const ofThisClub =
  'Wer in diesem Verein was getan hat und was abgelehnt wurde. Einträge kommen nur hinzu.';
export const exportCsv = 'CSV exportieren';
export const exportJson = 'JSON Lines exportieren';
export const failed = 'Das Protokoll konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
export const nothingYet = 'Noch ist nichts protokolliert.';
export const noMatch = 'Keine passenden Einträge.';
export const moreFollow = message('{count} angezeigt, weitere folgen.');

export const person = 'Person';
export const act = 'Handlung';
export const allActs = 'Alle Handlungen';
export const outcome = 'Ausgang';
export const doneAndRefused = 'Ausgeführt und abgelehnt';
export const done = 'Ausgeführt';
export const refused = 'Abgelehnt';
export const from = 'Von';
export const to = 'Bis';
export const reversedDays = 'Der letzte Tag kann nicht vor dem ersten liegen.';
export const show = 'Zeigen';
export const filter = 'Filter';
export const filterTitle = 'Einträge filtern';
export const showAll = 'Alle Einträge zeigen';

export const checkAll = 'Alle Einträge prüfen';
export const allGood = message(
  'Alle {count} Einträge sind so, wie sie geschrieben wurden. Notieren Sie die letzte Prüfsumme an anderer Stelle, um sie später zu vergleichen: {hash}',
);
export const broken = message(
  'Eintrag {number} {problem, select, changed {ist nicht, was geschrieben wurde} missing {fehlt} added {wurde nicht von diesem Programm geschrieben} other {ist nicht der, der vermerkt wurde}}. Vergleichen Sie mit einem Export oder einer Sicherung, der Sie vertrauen.',
);
export const checkFailed = 'Die Einträge konnten nicht geprüft werden. Bitte versuchen Sie es erneut.';

export const timesOfDevice = message('Tage und Zeiten gelten für dieses Gerät, {zone}.');
export const records = 'Einträge, die neuesten zuerst';
export const loading = 'Einträge werden geladen';
export const numberAndTime = message('Nr. {number} • {time}');
export const between = message('{start} bis {end}');
export const onlyThis = 'Nur';
export const onlyThisKind = message(
  'Nur {kind, select, person {diese Person} tournament {dieses Turnier} club {dieser Verein} membership {diese Mitgliedschaft} account {dieses Konto} session {diese Sitzung} entry {diese Meldung} group {diese Gruppe} meeting {Veranstaltung} match {dieses Match} invitation {diese Einladung} setting {diese Einstellung} other {dieser Server}}',
);
export const kind = message(
  '{kind, select, person {diese Person} tournament {dieses Turnier} club {dieser Verein} membership {diese Mitgliedschaft} account {dieses Konto} session {diese Sitzung} entry {diese Meldung} group {diese Gruppe} meeting {Veranstaltung} match {dieses Match} invitation {diese Einladung} setting {diese Einstellung} other {dieser Server}}',
);
export const fields = message('{count, plural, one {# Feld} other {# Felder}}');
