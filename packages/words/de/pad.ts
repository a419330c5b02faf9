// Die Zähltafel: ein Match Punkt für Punkt.
import { message } from './message.ts';

export const title = 'Zähltafel';
export const failed =
  'Das Match konnte nicht geladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.';
export const close = 'Zähltafel schließen';
export const byPoints = 'Punkt für Punkt';
export const bySets = 'Satzergebnis';
export const mode = 'Art der Eingabe';
export const whoServes = 'Wer schlägt zuerst auf?';
export const whoServesNow = 'Wer schlägt jetzt auf?';
export const enterSets = 'Satzergebnis eingeben';
export const enterSetsText =
  'Wählen Sie die Spiele jedes Satzes. Mit dem letzten Satz ist das Match zu Ende, vorher geht es von hier Punkt für Punkt weiter.';
export const goesOnFrom = message(
  'Der bisherige Stand, {score}, wurde Satz für Satz eingegeben. Die Punkte gehen von dort aus weiter.',
);
export const replacesTyped = message(
  'Der bisherige Stand, {score}, wurde Satz für Satz eingegeben. Die Punkte beginnen bei 0-0 und ersetzen ihn.',
);
export const serves = message('Aufschlag: {name}');
export const serveOf = 'Aufschlag';
export const returnOf = 'Rückschlag';
export const changeTo = message('Wechseln zu {name}');
export const receives = message('Rückschlag: {name}');
export const second = '2. Aufschlag';
export const pointTo = message('Punkt für {name}');
export const undo = 'Zurück';
export const undoTo = message('auf {points}');
export const nothingToUndo = 'nichts zurückzunehmen';
export const fault = 'Fehler';
export const letServe = 'Netz';
export const more = 'Mehr';
export const complete = 'Match beenden';
export const completeQuestion = 'Dieses Match beenden?';
export const nobodyWins = message('{score}, niemand gewinnt');
export const completesLater =
  'Das Match wird beendet, sobald der Server antwortet. Lassen Sie diese Seite offen, oder öffnen Sie sie wieder, wenn die Verbindung zurück ist.';
export const stakes = message(
  '{stake, select, game {Spielball} break {Breakball} set {Satzball} other {Matchball}}',
);
export const deuce = 'Einstand';
export const deciding = 'Entscheidender Punkt';
export const decidingFor = message(
  '{stake, select, set {Entscheidender Punkt, Satzball} other {Entscheidender Punkt, Matchball}}',
);
export const tieBreak = 'Tiebreak';
export const changeEnds = 'Seiten wechseln';
export const inGame = 'Spiel läuft';
export const over = 'Match vorbei';
export const minutes = message('{minutes} von {limit} Min.');
export const time = 'Zeit';
export const timeUp = 'Zeit ist um';
export const timeQuestion = 'Ist die Zeit dieses Satzes um?';
export const timeStands = message('Der Satz endet {score}.');
export const timeGameLost = 'Das laufende Spiel zählt nicht.';
export const timeLevel = message(
  'Es steht unentschieden, und im K.-o. muss jemand gewinnen: Lassen Sie vorher noch {counting, select, points {einen Punkt} other {ein Spiel}} spielen.',
);
export const endSet = 'Satz beenden';
export const wins = message('{name} gewinnt');
export const called = message('{server} schlägt auf, {points}. {first} zu {second} Spiele.');
export const moreTitle = 'Mehr';
export const changeServer = 'Aufschlag wechseln';
export const correctServer = 'Aufschläger berichtigen';
export const correctReceiver = 'Rückschläger berichtigen';
export const ends = 'Die Spieler stehen auf den anderen Seiten';
export const replay = 'Punkt wiederholen';
export const correctScore = 'Stand korrigieren';
export const advantage = 'AD';
export const correctText =
  'Was gezählt wurde, bleibt gespeichert. Das Match geht von diesem Stand aus weiter oder ist mit dem letzten Satz zu Ende. Sie können das zurücknehmen.';
export const setNumber = message('Satz {number}');
export const points = 'Punkte';
export const countOf = message('{what}, {name}');
export const takeScore = 'Diesen Stand übernehmen';
export const impossibleScore = 'In diesem Spielmodus gibt es diesen Stand nicht.';
export const levelScore = 'Es steht unentschieden, und in einem K.-o.-Tableau muss jemand gewinnen.';
export const retiredOf = message('{name} gibt auf');
export const defaultOf = message('{name} wird disqualifiziert');
export const walkoverOf = message('{name} ist nicht gekommen');
export const endUnplayed = 'Nicht angetreten oder disqualifiziert';
export const endUnserved = 'Aufgabe, Disqualifikation oder Abbruch';
export const abandon = 'Das Match wird abgebrochen';
export const endQuestion = 'Das Match so beenden?';
export const endText = 'Sie können es hier zurücknehmen, bis das Match beendet ist.';
export const endMatch = 'Match beenden';
export const held = message('{name} zählt dieses Match');
export const heldByLink = 'Jemand mit einem Link zählt dieses Match';
export const heldText =
  'Sie können hier zusehen oder übernehmen. Das andere Gerät erfährt es beim nächsten Punkt.';
export const takeOver = 'Übernehmen';
export const differsTitle = 'Zwei Geräte haben verschiedene Punkte notiert';
export const differsText = 'Beide bleiben erhalten. Wählen Sie, was gilt.';
export const tabsTitle = 'Ein anderer Tab dieses Geräts hat andere Punkte notiert';
export const otherTab = message('Im anderen Tab: {score}');
export const chooseTab = 'Gilt, was im anderen Tab steht';
export const overTitle = 'Dieses Match ist entschieden, oder sein Stand wurde eingetippt';
export const overText = 'Die Punkte, die Sie notiert haben, bleiben auf diesem Gerät, bis Sie wählen.';
export const formatTitle = 'Der Modus dieses Matches wurde geändert';
export const formatText =
  'Ihre Punkte sind im bisherigen Modus gezählt und bleiben gespeichert. Fragen Sie die Turnierleitung, was gilt.';
export const inNewFormat = message('Im neuen Modus: {score}');
export const notInNewFormat = 'Ihre Punkte passen nicht zum neuen Modus.';
export const chooseAnew = 'Meine Punkte im neuen Modus zählen';
export const chooseBegin = 'Neu bei 0-0 beginnen';
export const mine = message('Hier: {score}');
export const theirs = message('Auf dem Server: {score}');
export const noScore = 'noch kein Spiel';
export const chooseMine = 'Gilt, was hier steht';
export const chooseTheirs = 'Gilt, was auf dem Server steht';
export const diskFull =
  'Auf diesem Gerät ist kein Platz mehr: Punkte sind nur sicher, solange diese Seite offen und online ist.';
export const notKept =
  'Der Browser behält auf diesem Gerät gerade nichts: Punkte sind nur sicher, solange diese Seite offen und online ist.';
export const signedOut =
  'Ihre Sitzung ist beendet. Die Punkte bleiben auf diesem Gerät, bis Sie sich wieder anmelden.';
export const signInAgain = 'Anmelden';
export const noAnswer =
  'Der Server antwortet nicht. Was hier steht, bleibt auf diesem Gerät: Versuchen Sie es noch einmal, wenn die Verbindung wieder da ist.';
export const completed = 'Das Match ist beendet';
export const backToScores = 'Ergebnisse verwalten';
export const notReady = 'Dieses Match wartet auf seine Spieler.';
export const alreadyOver = 'Dieses Match hat schon sein Ergebnis.';
export const openPad = 'Punkt für Punkt zählen';

// Scoring with a link.
export const otherMatches = 'Andere Matches zum Zählen';
export const linkTitle = 'Ein Match zählen';
export const linkFor = message('{court}, {club}, {day}');
export const linkMatches = 'Matches zum Zählen';
export const linkEarly = message(
  'Diese Karte gilt am {day}. Scannen Sie ihren Code an diesem Tag noch einmal.',
);
export const linkNone = 'Hier ist gerade nichts zu zählen. Die Seite sieht von selbst wieder nach.';
export const linkOver =
  'Dieser Link zum Zählen ist abgelaufen oder ungültig. Bitten Sie die Turnierleitung um einen neuen.';
export const linkScore = 'Dieses Match zählen';
export const linkTournament = 'Zum Turnier';
export const keptHere = 'Matches auf diesem Gerät';
export const goOn = 'Weiterzählen';
export const goOnWith = message('Weiterzählen: {match}');
export const linkForget = 'Diesen Link vergessen';
export const violation = message(
  'Verstoß gegen den Verhaltenskodex, {name}: {loss, select, warning {Verwarnung} point {Punktabzug} other {Spielabzug}}',
);
export const leftHanded = 'Tasten für die linke Hand';
export const sound = 'Ein Ton bei jedem Punkt';
