// The desk: the courts of a day, and what is planned on them.
import { message } from './message.ts';

export const courtsView = 'Leitung';
export const club = 'Verein';
export const failed = 'Der Spielplan konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loading = 'Der Spielplan wird geladen';
export const published = 'Veröffentlicht, Änderungen gelten sofort';
export const notPublished = 'Nicht veröffentlicht';
export const publish = 'Veröffentlichen';
export const takeBack = 'Zurücknehmen';
export const takeBackQuestion = 'Den Spielplan zurücknehmen?';
export const takeBackText =
  'Dann sieht ihn nur noch die Vereinsverwaltung. Die Mitteilungen dazu auf dieser Seite verschwinden; E-Mails, die schon ankamen, bleiben. Wird er wieder veröffentlicht, erfahren es alle neu.';
export const publishedDone = 'Der Spielplan ist veröffentlicht.';
export const seePublished = 'So sehen es die Spieler';
export const takenBackDone = 'Der Spielplan ist zurückgenommen.';
export const undo = 'Letzte Verschiebung rückgängig';
export const undone = 'Die Verschiebung ist rückgängig gemacht.';
export const suggest = 'Zeiten vorschlagen';
export const suggestAll = 'Alles neu planen';
export const noCourts = 'Der Verein hat noch keine Plätze.';
export const addCourts = 'Plätze anlegen';
export const unscheduled = 'Ohne Zeit';
export const withoutTime = message(
  '{count, plural, one {# Match ohne Uhrzeit} other {# Matches ohne Uhrzeit}}',
);
export const leftOver = message('War geplant für {when}');
export const leftOpen = 'Nicht beendet: Ergebnis eintragen oder sagen, wann es weitergeht';
export const unscheduledNote = 'Match antippen, dann eine freie Stelle.';
export const courts = 'Plätze';
export const court = message('{numbered, select, yes {Platz {court}} other {{court}}}');
export const surface = message(
  '{surface, select, clay {Sand} hard {Hartplatz} grass {Rasen} artificial_grass {Kunstrasen} carpet {Teppich} other {}}',
);
export const indoor = 'Halle';
export const dark = 'Zu dunkel';
export const lights = 'Flutlicht';
export const closed = 'An diesem Tag zu';
export const open = message('Offen {from} bis {to}');
export const outOfUse = 'Gesperrt';
export const pinned = 'Fest';
export const over = message('{minutes} Min. länger');
export const overShort = message('+{minutes} Min.');
export const placeIn = message('Platz {place}, {group}');
export const now = message('Jetzt, {time}');
export const conflicts = message('{count, plural, one {# Konflikt} other {# Konflikte}}');
export const warnings = message('{count, plural, one {# Hinweis} other {# Hinweise}}');
export const faultOf = message('{match}: {fault}');
export const moveTo = message('Auf {court} um {time} legen?');
export const moveIt = 'Verschieben';
export const otherPlaces = 'Andere Plätze';
export const moving = message('{match} nach {court}, {time}. {verdict}');
export const pickedUp = message('{match} wird verschoben. Wählen Sie eine Stelle.');
export const noConflicts = 'Keine Konflikte.';
export const movedDone = message('{match}: {court}, {time}.');
export const impossible = 'Dort geht es nicht.';
export const cancelledPlace = message('{match} ist nicht mehr im Plan.');
export const keysCourt = 'Platz';
export const keysTime = '15 Min.';
export const keysDrop = 'ablegen';
export const keysCancel = 'abbrechen';
export const cancel = 'Abbrechen';
export const start = 'Match starten';
export const enterResult = 'Ergebnis eintragen';
export const pin = 'Hier festsetzen';
export const unpin = 'Freigeben';
export const takeOff = 'Aus dem Plan nehmen';
export const freePlaces = message('Freie Plätze für {match}');
export const noFreePlace = 'An diesem Tag ist keine erlaubte Stelle mehr frei.';
export const noOtherPlace = 'An diesem Tag ist keine andere erlaubte Stelle mehr frei.';
export const keysDay = 'Tag';
export const dayOfMove = message('Tag für {match}');
export const movingTo = message('{match} wird auf {day} verschoben. Wählen Sie eine Stelle.');
export const movedToDay = message('{match}: {day}, {time}, {court}.');
export const placesFailed =
  'Die freien Stellen dieses Tages konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const placesLoading = 'Freie Stellen dieses Tages werden geladen';
export const wayNotThatDay = 'Sein Turnier wird an diesem Tag nicht gespielt.';
export const wayClosed = 'Kein Platz, der in Frage kommt, ist an diesem Tag offen.';
export const wayTaken = message('Kein Platz, der in Frage kommt, ist {minutes} Minuten am Stück frei.');
export const wayLacks = 'Trotzdem möglich, aber:';
export const wayOutside = message('{minutes} Min. davon liegen außerhalb der Zeiten des Platzes.');
export const moveFailed = 'Das Match konnte nicht verschoben werden. Bitte versuchen Sie es noch einmal.';
export const suggestionFailed =
  'Es konnten keine Zeiten vorgeschlagen werden. Bitte versuchen Sie es noch einmal.';
export const confirmTitle = 'Trotzdem verschieben?';
export const confirmMove = 'Verschieben';
export const suggestionTitle = 'Vorgeschlagene Zeiten';
export const suggestionCount = message(
  '{count, plural, =0 {Nichts Besseres gefunden: Nichts würde verschoben.} one {# Match bekommt Platz und Zeit.} other {# Matches bekommen Platz und Zeit.}}',
);
export const onlyFirsts = 'Nur das erste Match eines Platzes bekommt eine Zeit';
export const onlyFirstsNote =
  'Bei den anderen steht „Anschließend“. Ein Match nach einer Pause behält seine Zeit.';
export const suggestionFollowed = message(
  '{count, plural, one {Bei # Match steht dann „Anschließend“.} other {Bei # Matches steht dann „Anschließend“.}}',
);
export const suggestionTimesBack = message(
  '{count, plural, one {# Match bekommt seine Zeit zurück.} other {# Matches bekommen ihre Zeit zurück.}}',
);
export const suggestionLeftOut = message(
  '{count, plural, one {# Match findet keinen Platz.} other {# Matches finden keinen Platz.}}',
);
export const suggestionUnplaced = message(
  '{count, plural, one {# Match findet keine Stelle:} other {# Matches finden keine Stelle:}}',
);
export const suggestionOff = message(
  '{count, plural, one {# Match verliert seine bisherige Zeit, weil dort dann andere stehen können.} other {# Matches verlieren ihre bisherige Zeit, weil dort dann andere stehen können.}}',
);
export const unplacedWaits = message('{match} wartet auf ein Match, das keine Stelle hat');
export const unplacedRule = message(
  '{match}: {rule, select, OP2 {kein erlaubter Platz} OP3 {die Plätze sind nicht lange genug offen} OP4 {kein Platz ist frei} OP5 {zwischen den Matches davor und danach bleibt zu wenig Zeit für das Match und die Pause} OP7 {wer es spielt oder vielleicht spielt, ist in anderen Matches oder hat Pause, bis die Plätze schließen} OP8 {jemand ist nicht da} OP9 {jemand würde an einem Tag zu viele Matches spielen} OP10 {eine feste Zeit, ein „nicht vor“ oder die Tage des Turniers lassen keinen Raum} OP11 {es kann nicht auf das Match davor folgen} other {keine erlaubte Stelle}}',
);
export const apply = 'Übernehmen';
export const applied = 'Die Zeiten sind gesetzt.';
export const costNow = 'Jetzt';
export const costThen = 'Vorschlag';
export const costWhat = 'Was';
export const costUnplaced = 'Matches ohne Stelle';
export const costEnd = 'Alles vorbei etwa um';
export const costCount = message('{count, number}');
export const costClashes = 'Zu erwartende Überschneidungen';
export const costWaits = 'Minuten Wartezeit über zwei Stunden hinaus';
export const costUnfair = 'Minuten ungleicher Pausen';
export const costTold = 'Veröffentlichte Matches, die sich verschieben';
export const none = 'keine';

// The live day.
export const courtsNow = 'Plätze jetzt';
export const nowOnCourts = 'Jetzt';
export const noCourtOpen = 'Zurzeit ist kein Platz offen.';
export const onCourts = message('{count, number} auf dem Platz');
export const endsLate = message('Ende geplant {planned}, erwartet etwa {expected}');
export const free = 'Frei';
export const calledSince = message(
  'Aufgerufen um {time}, {minutes, plural, =0 {gerade eben} other {vor # Min.}}',
);
export const onCourtSince = message('Auf dem Platz seit {time}');
export const goesOnHere = message('Geht hier um {time} weiter');
export const late = message('Die {minutes} Minuten nach dem Aufruf sind vorbei. Ohne Spiel (w.o.) werten?');
export const next = message('Als Nächstes: {match}, geplant für {time}');
export const nextNone = 'Kein Match ist bereit.';
export const firstOpens = message('Noch ist kein Platz offen. Der erste öffnet um {time}.');
export const opensAt = message('Öffnet um {time}');
export const first = message('Zuerst: {match}, geplant für {time}');
export const firstNone = 'Kein Match ist geplant.';
export const waitsRest = message('{match}: Pause bis {time}');
export const restsUntil = message('{name}: Pause bis {time}');
export const waitsPlaying = message('{match}: jemand spielt oder ist aufgerufen');
export const waitsFloor = message('{match}: nicht vor {time}');
export const waitsEarly = message('{match}: geplant für {time}');
export const waitsFollows = message('{match}: nach {leader}');
export const waitsPinned = message('{match}: fest auf {court}, {time}');
export const waitsShuts = message('{match}: {court} ist ab {time} geschlossen');
export const waitsAway = message('{match}: jemand ist bis {time} nicht da');
export const waitsAwayFrom = message('{match}: jemand ist ab {time} nicht da');
export const waitsAwayToday = message('{match}: jemand ist nicht da');
export const call = 'Aufrufen';
export const callTo = message('Aufrufen: {court}');
export const callMeanwhile = 'Inzwischen aufrufen';
export const takeCallBack = 'Aufruf zurücknehmen';
export const calledDone = message('{match} ist aufgerufen: {court}.');
export const callTakenBack = 'Der Aufruf ist zurückgenommen.';
export const callFailed = 'Das Match konnte nicht aufgerufen werden. Bitte versuchen Sie es erneut.';
export const callTitle = 'Trotzdem aufrufen?';
export const reported = 'Ergebnisse, die auf Bestätigung warten';
export const reportedAll = 'Alle wartenden Ergebnisse';
export const notHere = 'Noch nicht da';
export const notHereCalled = message('aufgerufen: {court}');
export const notHereAt = message('{time}, {court}');
export const isHere = message('{name}: da');
export const isMissing = message('{name}: fehlt');
export const isExpected = message('{name}: erwartet');
export const follow = 'Folgen lassen';
export const unfollow = 'Zeit zeigen';
export const setNotBefore = 'Nicht vor seiner Zeit';
export const unsetNotBefore = 'Darf früher beginnen';
export const changed = 'Das Match ist geändert.';
export const scoreCards = 'Karten zum Zählen';
// The final on a match’s card, beside SF and QF.
export const finalShort = 'F';
