// The people of a club: the list, a person's form, merging and parting.
import { message } from './message.ts';

export const title = 'Personen';
export const ofClub = message(
  'Alle, die bei {club} spielen: die eigenen Personen, die Mitglieder und alle, die für Turniere des Vereins gemeldet waren.',
);
export const ofThisClub =
  'Alle, die bei diesem Verein spielen: die eigenen Personen, die Mitglieder und alle, die für Turniere des Vereins gemeldet waren.';
export const search = 'Nach Namen suchen';
export const list = 'Personen des Vereins';
export const failed = 'Die Personen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loading = 'Personen werden geladen';
export const none =
  'Noch niemand. Personen erscheinen hier, sobald Sie sie für ein Turnier melden oder anlegen.';
export const noMatch = 'Niemand mit diesem Namen.';
export const add = 'Person anlegen';
export const addTitle = 'Person anlegen';
export const edit = 'Person bearbeiten';
export const name = 'Name';
export const given = 'Vorname';
export const family = 'Nachname';
export const partsHint = 'Sind beide bekannt, sehen Besucher von einem Kind „Nina K.“, sonst nur Initialen.';
export const gender = 'Geschlecht';
export const female = 'Weiblich';
export const male = 'Männlich';
export const other = 'Divers';
export const notSaid = 'Keine Angabe';
export const birthYear = 'Geburtsjahr';
export const birthYearHint = 'Nie öffentlich. Es entscheidet, ob Besucher den Namen gekürzt sehen.';
export const addFailed = 'Die Person konnte nicht angelegt werden';
export const updateFailed = 'Die Person konnte nicht geändert werden';
export const added = 'Person angelegt';
export const updated = 'Person geändert';
export const actionsFor = message('Aktionen für {name}');
export const merge = 'Zusammenführen';
export const mergeAction = 'Mit anderer Person zusammenführen';
export const mergeTitle = message('{name} mit einer anderen Person zusammenführen');
export const mergeMeaning =
  'Alle Meldungen gehen auf die gewählte Person über. Sie können das 30 Tage lang rückgängig machen.';
export const mergeInto = 'Person, die bleibt';
export const mergeQuestion = message('{name} mit {into} zusammenführen?');
export const mergeMissing = 'Bitte wählen Sie eine Person aus der Liste.';
export const mergeFailed = 'Das Zusammenführen ist fehlgeschlagen';
export const merged = 'Personen zusammengeführt';
export const mergedHere = message(
  '{name} wurde mit dieser Person zusammengeführt. Sie können das bis {day} rückgängig machen.',
);
export const part = 'Wieder trennen';
export const partOf = message('{name} wieder trennen');
export const parted = 'Personen wieder getrennt';
export const partFailed = 'Das Trennen ist fehlgeschlagen';
export const more = message('{count, plural, one {# Person} other {# Personen}} angezeigt');
export const dashboard = 'Übersicht';
export const born = message('Jahrgang {year}');
export const playedCounted = message(
  '{count, plural, =0 {keine Meldungen} one {# Meldung} other {# Meldungen}}',
);
export const hasAccount = 'hat ein Konto';
export const namesakesTitle = 'Diesen Namen hat schon jemand';
export const namesakesText =
  'Vergleichen Sie Verein und Geburtsjahr. Zwei Personen können gleich heißen, aber niemand soll doppelt vorkommen.';
export const thisPerson = 'Es ist diese Person';
export const thisPersonOf = message('Es ist diese Person: {name}, {facts}');
export const somebodyElse = 'Jemand anderes mit diesem Namen';
export const namesakeMember = 'Sie gehört schon zum Verein. Sie kommen zu ihrer Karte.';
export const namesakeInvited = 'Sie hat ein Konto. Sie schicken ihr stattdessen eine Einladung.';
export const namesakeLinked = 'Sie erhält das Konto, und ihre Meldungen bleiben bei ihr.';
export const namesakeElsewhere =
  'Die Angaben führt ein anderer Verein, darum kann die Person hier kein Konto erhalten.';
export const toDecide = 'Zu entscheidende Anträge';
export const saysSelf = message('{by} sagt: Ich bin {name}.');
export const saysManager = message('{by} sagt: Ich betreue {name}.');
export const member = 'Mitglied';
export const memberOf = message('Mitglied: {name}');
export const memberFailed = 'Die Mitgliedschaft konnte nicht geändert werden';
export const isMember = 'Mitglied des Vereins';
export const isNoMember = 'Kein Mitglied des Vereins';
export const approve = 'Zustimmen';
export const approveOf = message('Dem Antrag von {name} zustimmen');
export const decline = 'Ablehnen';
export const declineOf = message('Den Antrag von {name} ablehnen');
export const approved = 'Antrag angenommen';
export const declined = 'Antrag abgelehnt';
export const decideFailed = 'Die Entscheidung konnte nicht gespeichert werden';
export const peopleIManage = 'Personen, die ich betreue';
export const addChild = 'Kind hinzufügen';
export const addChildText =
  'Für ein Kind unter 18 Jahren, das noch nirgends gemeldet war. Kennt ein Verein Ihr Kind schon, öffnen Sie stattdessen dessen Meldung und wählen Sie „Ich betreue diese Person“.';
export const childYearHint =
  'Nur Vereine, bei deren Turnieren Sie melden, sehen es. Besucher sehen ein Kind als „Nina K.“.';
export const childrenText = 'Personen, die Sie betreuen, können Sie zu Turnieren melden.';
export const childAdded = message('{name} hinzugefügt');
export const childFailed = 'Hinzufügen fehlgeschlagen';
export const myClaims = 'Meine Anträge';
export const iAm = message('Ich bin {name}');
export const iLookAfter = message('Ich betreue {name}');
export const statePending = 'Der Verein entscheidet';
export const stateApproved = 'Angenommen';
export const stateDeclined = 'Abgelehnt';
export const withdraw = 'Zurückziehen';
export const withdrawOf = message('Antrag zu {name} zurückziehen');
export const withdrawn = 'Antrag zurückgezogen';
export const withdrawFailed = 'Der Antrag konnte nicht zurückgezogen werden';
export const lookedAfterBy = message('Betreut von {name}');
export const managerRemove = 'Betreuung beenden';
export const managerRemoveOf = message('Betreuung beenden: {by}, {name}');
export const managerRemoveQuestion = message('Betreuung von {name} durch {by} beenden?');
export const managerRemoveMeaning =
  'Dieses Konto kann die Person dann nicht mehr melden oder abmelden und liest ihren Namen nicht mehr vollständig. Meldungen bleiben.';
export const managerRemoved = message('{by} betreut {name} nicht mehr');
export const managerRemoveFailed = 'Beenden fehlgeschlagen';
export const stopManaging = 'Nicht mehr betreuen';
export const stopManagingOf = message('{name} nicht mehr betreuen');
export const stopManagingQuestion = message('{name} nicht mehr betreuen?');
export const stopManagingMeaning =
  'Danach können Sie diese Person nur wieder betreuen, wenn der Verein noch einmal zustimmt. Meldungen bleiben.';
export const stopManagingDone = 'Sie betreuen diese Person nicht mehr';
export const stopManagingFailed = 'Beenden fehlgeschlagen';
