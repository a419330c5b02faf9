// Regen in der Turnierleitung: Das Spiel ruht und geht Platz für Platz weiter, dazu Pläne für den Rest des Tages.
import { message } from './message.ts';

export const rain = 'Regen';
export const suspendTitle = 'Spiel unterbrechen';
export const suspendText =
  'Die Uhren stehen still, alle Spielstände bleiben. Wer auf dem Platz ist, wird benachrichtigt.';
export const why = 'Grund';
export const whyRain = 'Regen';
export const whyLight = 'Dunkelheit';
export const whyOther = 'Anderes';
export const whichCourts = 'Plätze';
export const outdoorCourts = 'Außenplätze';
export const allCourts = 'Alle Plätze';
export const noCourt = 'Wählen Sie mindestens einen Platz.';
export const suspend = 'Unterbrechen';
export const suspendedDone = 'Das Spiel ist unterbrochen.';
export const resume = 'Fortsetzen';
export const resumeTitle = 'Spiel fortsetzen';
export const resumeText = 'Welche Plätze sind trocken? Die anderen bleiben unterbrochen.';
export const resumedDone = 'Es wird weitergespielt.';
export const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';
export const courtSuspended = 'Unterbrochen';
export const playedFor = message('Unterbrochen, {minutes} Min. gespielt');
export const plan = 'Rest planen';
export const planTitle = 'Der Rest des Tages';
export const planText =
  'Wann könnte es weitergehen? Es wird nichts verschoben, bis Sie einen Plan übernehmen.';
export const planLateText =
  'Wie es von jetzt an weitergehen kann, das Beste zuerst. Es wird nichts verschoben, bis Sie einen Plan übernehmen.';
export const again = 'Weiter etwa um';
export const inMinutes = message('+{minutes} Min.');
export const compute = 'Pläne berechnen';
export const computeAgain = 'Neu berechnen';
export const computeFailed = 'Es konnten keine Pläne berechnet werden. Bitte versuchen Sie es noch einmal.';
export const best = 'Bester Plan';
export const rankedFirst = message('Steht an erster Stelle: {reason}.');
export const rankedBehind = message('„{plan}“ steht davor: {reason}.');
export const rankReason = message(
  '{reason, select, lost {mehr Matches werden gespielt} too_late {weniger Matches enden zu spät} another_day {weniger Matches bleiben für einen anderen Tag} clashes {weniger Überschneidungen sind zu erwarten} late {weniger wird nach der Zeit gespielt, zu der Schluss sein soll} juniorsLate {die Jugend ist früher fertig} waits {die Wartezeiten sind kürzer} unfair {die Pausen der Gegner sind ähnlicher} finalsElsewhere {mehr Finals sind auf dem Center-Court} wishes {mehr Wunschzeiten werden erfüllt} finish {alles ist früher vorbei} told {weniger Matches werden verschoben} courtChanges {weniger Matches wechseln den Platz} shortened {weniger Matches werden verkürzt} broken {unterbrochene Matches gehen früher weiter} other {}}',
);
export const kindWait = 'Warten und nach hinten schieben';
export const kindRearrange = 'Warten und umstellen';
export const kindHalls = 'In der Halle weiterspielen';
export const aboutWait = 'Matches behalten Platz und Reihenfolge, wo es geht.';
export const aboutRearrange = 'Matches wechseln den Platz, wo es Zeit spart.';
export const aboutHalls = 'Draußen wird heute kein Match mehr gespielt.';
export const end = 'Alles vorbei etwa um';
export const moved = 'Verschobene Matches';
export const nowFollowed = 'Neu „Anschließend“';
export const timesBack = 'Zeiten zurückgegeben';
export const told = 'Zu Benachrichtigende';
export const latest = 'Größte Verspätung';
export const minutes = message('{minutes} Min.');
export const lost = message(
  '{count, plural, =0 {Alle Matches werden heute gespielt.} one {# Match wird heute nicht gespielt.} other {# Matches werden heute nicht gespielt.}}',
);
export const nothingLost = 'Jedes Match hat seinen Platz, heute oder an einem anderen Tag.';
export const apply = 'Übernehmen';
export const noEnd = 'keine';
export const againOptional = 'Voraussichtlich weiter gegen (optional)';
export const movePins = 'Auch fest gesetzte Matches von nassen Plätzen verlegen';
export const staysPinned = message('Bleibt fest auf einem nassen Platz: {match}, {time}, {court}');
export const againPast = 'Wählen Sie eine Uhrzeit, die noch kommt.';
export const waits = 'Warten über zwei Stunden';
export const anotherDay = 'An einem anderen Tag';
export const shortened = 'Verkürzte Matches';
export const givenUp = 'Abgesagte Matches';
export const kindShorten = 'No-Ad und Match-Tiebreak';
export const kindShortSets = 'Kurzsätze';
export const kindTomorrow = 'Letzte Runden morgen';
export const kindConsolationDoubles = 'Doppel-Nebenrunde absagen';
export const kindConsolation = 'Nebenrunde absagen';
export const aboutShorten =
  'Runden, die noch nicht begonnen haben, werden ohne Vorteil gespielt, mit Match-Tiebreak statt drittem Satz.';
export const aboutShortSets =
  'Runden, die noch nicht begonnen haben, werden in Sätzen bis 4 gespielt, mit Match-Tiebreak statt drittem Satz.';
export const aboutTomorrow =
  'Was heute nicht passt und die letzten Runden werden am nächsten Turniertag gespielt.';
export const aboutConsolation = 'Was davon übrig ist, wird abgesagt. Das Hauptfeld behält seine Matches.';
