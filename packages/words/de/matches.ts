// Matches: rounds, states, endings, scores, and what is done to them.
import { message } from './message.ts';

export const roundRobin = 'Jeder gegen jeden';
export const groupStage = 'Gruppenphase';
export const group = 'Gruppe';
export const knockout = 'K.-o.-Runde';
export const quarterFinal = 'Viertelfinale';
export const semiFinal = 'Halbfinale';
export const thirdPlace = 'Spiel um Platz 3';
export const final = 'Finale';
export const groupLetter = message('Gruppe {letter}');

export const stateUpcoming = 'Steht an';
export const stateInProgress = 'Läuft';
export const stateInterrupted = 'Unterbrochen';
export const stateCompleted = 'Beendet';
export const stateCancelled = 'Abgesagt';

export const retiredShort = 'Aufg.';
export const walkoverShort = 'w.o.';
export const defaultedShort = 'disq.';
export const withdrawnShort = 'zgz.';
export const abandonedShort = 'abgebr.';
export const doubleEnding = message('beide {ending}');
export const cancelledShort = 'abges.';

export const tbd = 'offen';
export const courtTbd = 'Platz offen';
export const courtNumber = message('Platz {number}');
export const dateTbd = 'Datum offen';
export const timeTbd = 'Zeit offen';
export const versus = message('{first} gegen {second}');
export const playerNumber = message('Meldung Nr. {id}');
export const seedBefore = message('Setzplatz {seed}');

export const spoken = message(
  '{round, select, none {} other {{round}, }}{number, select, none {} other {Match {number}, }}{first}, {second}, {phase, select, upcoming {steht an} live {läuft} interrupted {unterbrochen} completed {beendet} cancelled {abgesagt} other {Freilos}}{notice, select, none {} other {, {notice}}}{place, select, none {} other {, {place}}}',
);
export const spokenWinner = message('{side} Sieg');
export const winner = 'Sieg';
export const serving = 'Schlägt auf';
export const tieBreak = 'Tiebreak';
export const points = 'Punkte';
export const follow = message('Weg von {player}');
export const followed = 'Markiert:';
export const saving = 'Wird gespeichert';
export const conflict = 'Konflikt';
export const check = 'Prüfen';

export const player1 = 'Teilnehmer/in 1';
export const player2 = 'Teilnehmer/in 2';
export const round = 'Runde';
export const start = 'Beginn';
export const court = 'Platz';
export const status = 'Stand';
export const score = 'Ergebnis';

export const list = 'Liste';
export const draw = 'Tableau';
export const view = 'Ansicht';
export const noneYet = 'Noch keine Matches.';
export const failed = 'Die Matches konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const loading = 'Matches werden geladen';
export const onCourtNow = 'Jetzt auf dem Platz';
export const onCourtCount = message('{count, plural, one {# Match} other {# Matches}} jetzt auf dem Platz');
export const openScreen = 'Bildschirm';
export const overVideo = 'Spielstand für ein Video';
export const progress = message('{done} von {of} beendet');

export const add = 'Neues Match';
export const addFirst = 'Erstes Match anlegen';
export const correctResult = 'Ergebnis korrigieren';
export const reopen = 'Match wieder öffnen';
export const edit = 'Match bearbeiten';
export const setWinner = message('Sieg: {name}');
export const clearWinner = 'Sieg zurücknehmen';
export const cancel = 'Match absagen';
export const deleteMatch = 'Match löschen';
export const startMatch = 'Starten';
export const completeMatch = 'Beenden';
export const scoresAndWinner = 'Ergebnis eintragen';
export const scores = 'Ergebnis';
export const setAsWinner = message('Sieg für {name}');
export const reschedule = 'Neu ansetzen';
export const moreActions = message('Weitere Aktionen für {match}');

export const deleteQuestion = message('Match {match} löschen?');
export const deleteMeaning =
  'Es verschwindet aus Liste und Spielplan. Das lässt sich nicht rückgängig machen.';
export const cancelQuestion = message('Match {match} absagen?');
export const cancelMeaning = 'Es bleibt als abgesagt in der Liste und kann neu angesetzt werden.';
export const keep = 'Match behalten';

export const createTitle = 'Neues Match';
export const create = 'Match anlegen';
export const created = 'Match angelegt';
export const editTitle = 'Match bearbeiten';
export const updated = 'Match geändert';
export const saveFailed = 'Das Match konnte nicht gespeichert werden.';
export const nobodyFound = 'Niemand mit diesem Namen.';
export const playersStay =
  'Dieses Match hat schon begonnen, die Paarung bleibt also. Platz, Zeit und Runde lassen sich ändern.';
export const samePlayers = 'Auf beiden Seiten steht dieselbe Meldung.';
export const fullRound = message(
  'Runde „{round}“: Ein Tableau hat {places, plural, one {# Match} other {# Matches}}, dieses Turnier hat schon {present, plural, other {#}}.',
);
export const date = 'Datum';
export const time = 'Uhrzeit';
export const noGroup = 'Keine Gruppe';
export const withoutTime = 'Ohne Uhrzeit bleibt das Match ohne Ansetzung.';
export const clubZone = message('Zeiten gelten in der Zeitzone des Vereins: {zone}.');

export const scoreTitle = 'Ergebnis eintragen';
export const clearScore = 'Leeren';
export const clearQuestion = message('Ergebnis von {match} löschen?');
export const clearMeaning = 'Das gespeicherte Ergebnis und der Sieg werden gelöscht.';
export const keepScore = 'Ergebnis behalten';
export const blankIsZero = 'Ein leeres Feld zählt als 0.';
export const wasPlayed = 'So wurde gespielt';
export const confirmUnusual = 'Bitte bestätigen oder korrigieren Sie das ungewöhnliche Ergebnis.';
export const quickEntry = 'Schnelleingabe';
export const quickEntryHint = 'Alle Sätze in einer Zeile, etwa 63 46 7610 oder 6-3 2-1 Aufg.';
export const howEnded = 'Wie es endete';
export const playedOut = 'Zu Ende gespielt oder noch im Gange';
export const retired = 'Aufgabe';
export const walkover = 'Ohne Spiel';
/** May be parted with a hyphen: it is longer than a key of the score pad. */
export const defaulted = 'Disqualifi\u00ADkation';
export const withdrawn = 'Rückzug';
export const abandoned = 'Abgebrochen';
export const notPlayed = 'Nicht gespielt';
export const whoRetired = 'Wer hat aufgegeben?';
export const whoDidNotPlay = 'Wer hat nicht gespielt?';
export const whoDefaulted = 'Wer wurde disqualifiziert?';
export const whoWithdrew = 'Wer hat zurückgezogen?';
export const pleaseChoose = 'Bitte wählen';
export const both = 'Beide';
export const sideMissing = 'Bitte wählen Sie die Seite, die nicht weiterspielen konnte.';
export const player1Tbd = 'Seite 1 (offen)';
export const player2Tbd = 'Seite 2 (offen)';
export const winsBy = message('{name} gewinnt {score}');
export const suggested = 'Folgt aus dem Ergebnis';
export const nobody = 'Niemand';
export const noWinner = 'Noch offen';
export const setNumber = message('Satz {number}');
export const matchTieBreak = 'Match-Tiebreak';
export const tieBreakNumber = message('Tiebreak {number}');
export const gamesOfSets = message('{format}: Spiele je Satz');
export const player = 'Name';
export const gamesOf = message('{set}, {name}');
export const losersPoints = 'Tiebreak, Punkte des Verlierers';
export const losersPointsOf = message('{set}, Tiebreak-Punkte des Verlierers');

export const scoreSaved = 'Ergebnis gespeichert';
export const scoreFailed = 'Das Ergebnis konnte nicht gespeichert werden.';
export const saveQuestion = 'Dieses Ergebnis speichern?';
export const saveAnyway = 'Trotzdem speichern';
export const changeQuestion = message('Match {match} mit seinem Ergebnis ändern?');
export const applyAnyway = 'Trotzdem ändern';
export const statusChanged = message(
  'Neuer Stand des Matches: {status, select, scheduled {steht an} in_progress {läuft} completed {beendet} other {abgesagt}}',
);
export const statusFailed = 'Der Stand des Matches konnte nicht geändert werden.';
export const winnerSaved = 'Sieg gespeichert';
export const winnerFailed = 'Der Sieg konnte nicht gespeichert werden.';
export const deleted = 'Match gelöscht';
export const deleteFailed = 'Das Match konnte nicht gelöscht werden.';
export const deleteWithResultQuestion = message('Match {match} mit seinem Ergebnis löschen?');
export const deleteWithResult = 'Match und Ergebnis löschen';
