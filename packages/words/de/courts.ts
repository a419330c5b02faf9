// Die Plätze eines Vereins (D48): der Reiter der Verwaltung, und was andere Seiten von einem Platz sagen.
import { message } from './message.ts';

export const courts = 'Plätze';
export const list = 'Plätze des Vereins';
export const loading = 'Plätze werden geladen';
export const loadFailed = 'Die Plätze konnten nicht geladen werden.';
export const none = 'Noch keine Plätze';
export const noneText =
  'Legen Sie Ihre Plätze an, dann lassen sich Matches darauf ansetzen. Matches, die schon einen Platz nennen, werden von selbst zugeordnet.';
export const intro = 'In dieser Reihenfolge stehen sie in Spielplänen.';
export const add = 'Plätze anlegen';
export const addTitle = 'Plätze anlegen';
export const howMany = 'Wie viele Plätze?';
export const firstName = 'Name des ersten Platzes';
export const nameOfOne = 'Name';
export const firstSuggestion = message('Platz {number}');
export const willBe = message('Angelegt werden: {names}.');
export const fromTo = message('{first} bis {last}');
export const added = message('{count, plural, one {Platz angelegt} other {{count} Plätze angelegt}}');
export const addFailed = 'Plätze konnten nicht angelegt werden';
export const edit = 'Platz bearbeiten';
export const updated = 'Platz gespeichert';
export const updateFailed = 'Platz konnte nicht gespeichert werden';
export const remove = 'Platz löschen';
export const removeQuestion = message('{name} löschen?');
export const removeText = 'Matches, die darauf gespielt wurden, behalten seinen Namen.';
export const removed = 'Platz gelöscht';
export const removeFailed = 'Platz konnte nicht gelöscht werden';
export const closeInstead = 'Platz sperren';
export const moveUp = message('{name} nach oben');
export const moveDown = message('{name} nach unten');
export const moved = message('{name} ist Nummer {place} von {count}.');
export const orderFailed = 'Reihenfolge konnte nicht geändert werden';
export const actionsFor = message('Aktionen für {name}');
export const name = 'Name';
export const surface = 'Belag';
export const surfaceUnknown = 'Keine Angabe';
export const surfaceClay = 'Sand';
export const surfaceHard = 'Hartplatz';
export const surfaceGrass = 'Rasen';
export const surfaceArtificialGrass = 'Kunstrasen';
export const surfaceCarpet = 'Teppich';
export const indoor = 'Halle';
export const outdoor = 'Freiplatz';
export const lights = 'Flutlicht';
export const noLights = 'Kein Flutlicht';
export const centre = 'Center-Court';
export const centreHint = 'Hier werden Finale angesetzt, wenn niemand deswegen lange warten muss.';
// Behind the surface, in a list of a court’s properties.
export const indoorFact = 'Halle';
export const outdoorFact = 'Freiplatz';
export const lightsFact = 'Flutlicht';
export const centreFact = 'Center-Court';
export const hours = 'Öffnungszeiten';
export const sameEveryDay = 'Jeden Tag gleich';
export const everyDay = 'Täglich';
export const openOn = message('Geöffnet: {day}');
export const opens = 'Öffnet';
export const closes = 'Schließt';
export const opensOn = message('Öffnet, {day}');
export const closesOn = message('Schließt, {day}');
export const closed = 'Geschlossen';
export const closedAllWeek = 'Die ganze Woche geschlossen';
export const hoursOn = message('{days} {from}–{to}');
export const daySpan = message('{first}–{last}');
export const closures = 'Gesperrt';
export const noClosures = 'Der Platz ist nie gesperrt.';
export const addClosure = 'Sperrzeit hinzufügen';
export const closureNumber = message('Sperrzeit {number}');
export const from = 'Von';
export const fromTime = 'Von, Uhrzeit';
export const until = 'Bis';
export const untilTime = 'Bis, Uhrzeit';
export const untilFurtherNotice = 'Bis auf Weiteres';
export const reason = 'Grund';
export const reasonHint = 'Nur die Verwaltung des Vereins sieht ihn.';
export const removeClosure = message('Sperrzeit {number} entfernen');
export const momentMissing = 'Bitte geben Sie Tag und Uhrzeit an.';
export const outOfUseUntil = message('Gesperrt bis {time}');
export const outOfUse = 'Gesperrt';
export const outOfUseFrom = message('Gesperrt ab {time}');
export const closedThen = message('{name}: um diese Zeit geschlossen. Geöffnet an diesem Tag: {hours}.');
export const closedThatDay = message('{name}: an diesem Tag geschlossen.');
export const outOfUseThen = message('{name}: um diese Zeit gesperrt.');
export const unknownCourt = 'Der Verein hat keinen solchen Platz. Der Name bleibt als Text stehen.';
export const planning = 'Regeln für den Spielplan';
export const planningText =
  'Vorgeschlagene Zeiten halten diese Regeln ein. Sie können ein Match trotzdem anders ansetzen und werden vorher gefragt.';
export const lateMinutes = 'w.o. nach dem Aufruf';
export const lateHint = 'Danach schlägt die Ansicht Leitung ein w.o. vor, wenn jemand nicht gekommen ist.';
export const turnaround = 'Zwischen zwei Matches auf einem Platz';
export const minutesUnit = 'Minuten';
export const darkFrom = 'Zu dunkel ab';
export const darkHint = 'Für Plätze im Freien ohne Flutlicht. Leer: nie.';
export const overBy = 'Spielende bis';
export const overByHint = 'Leer: wenn die Plätze schließen.';
export const aDay = 'Höchstzahl der Matches pro Person und Tag';
export const aDayHint = 'Leer: keine Grenze.';
export const limits = 'Grenze';
export const limitsUsual = 'Üblich';
export const limitsOwn = 'Eigene Zahlen';
export const limitsNone = 'Keine Grenze';
export const limitsUsualHint =
  'Zwei Einzel, zwei Doppel und insgesamt drei Matches. In U-Wettbewerben zwei Einzel, ein Doppel und zwölf Stunden Nachtruhe.';
export const limitsNoneHint = 'Niemand ist auf eine Zahl von Matches am Tag beschränkt.';
export const firstIsCentre = message(
  'Kein Platz ist der Center-Court. In Plänen gilt {name} als solcher: Finale kommen dorthin oder auf den ersten Platz, den ihr Wettbewerb nutzen darf.',
);
export const singlesADay = 'Einzel';
export const doublesADay = 'Doppel';
export const matchesADay = 'Insgesamt';
export const juniorLimits = 'Grenzen für die Jugend';
export const juniorHint =
  'In U-Wettbewerben höchstens zwei Einzel und ein Doppel am Tag und zwölf Stunden Nachtruhe.';
export const juniorsEarly = 'Jugendliche sind früh fertig';
export const juniorsEarlyHint =
  'Vorgeschlagene Zeiten lassen U9 bis U12 möglichst um 18 Uhr und U14 bis U18 um 19 Uhr fertig sein.';
export const planningSaved = 'Regeln gespeichert';
export const planningFailed = 'Die Regeln konnten nicht gespeichert werden';
export const rest = 'Pausen der Spielerinnen und Spieler';
export const restRules = 'Nach einem Match';
export const restDefault = 'Üblich';
export const restUsta = 'USTA';
export const restDefaultHint =
  '60 Minuten, 30 nach einem kurzen Modus, 90 ab dem Jahr, in dem jemand 60 wird.';
export const restUstaHint =
  'Erwachsene und Paare 30 Minuten, Jugend im Einzel 60; 30 nach einem Langsatz oder einem Match-Tiebreak.';
export const overnight = 'Von einem Tag zum nächsten';
export const overnightHint =
  'Leer: keine Vorgabe. Jugendliche, für die Grenzen gelten, haben immer zwölf Stunden.';
export const hoursUnit = 'Stunden';
export const possibleClashes = 'Mögliche Überschneidungen zulassen';
export const possibleClashesHint =
  'Ist noch offen, ob jemand beide von zwei Matches erreicht, darf der Plan sie eng legen und sagt, mit wie vielen Überschneidungen zu rechnen ist. Aus: Er hält sie auseinander, egal wer gewinnt.';
