// Match Schedules: a day’s matches, and results.
import { message } from './message.ts';

export const title = 'Spielplan';
export const scheduleTab = 'Matches';
export const resultsTab = 'Ergebnisse';

export const date = 'Datum';
export const previousDay = 'Tag zurück';
export const nextDay = 'Tag weiter';
export const today = 'Heute';
export const chooseDate = message('Datum wählen, {day}');
export const matchesFor = message('Matches am {day}');
export const showing = message('{count, plural, one {# Match} other {# Matches}}');
export const moreFollow = message('{count, plural, other {#}} angezeigt, weitere folgen.');
export const noTime = 'Ohne Uhrzeit';

export const dayFailed = 'Die Matches dieses Tages konnten nicht geladen werden.';
export const dayEmpty = 'An diesem Tag ist kein Match angesetzt.';
export const resultsFailed = 'Die Ergebnisse konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const resultsEmpty = 'Noch keine Ergebnisse.';
export const loading = 'Matches werden geladen';
export const refresh = 'Aktualisieren';

export const tournament = 'Turnier';
export const allTournaments = 'Alle Turniere';
export const noTournamentFound = 'Kein Turnier gefunden.';
export const unknownTournament = 'Unbekanntes Turnier';
export const filter = 'Nach Turnier filtern';
export const filterFailed = 'Der Filter konnte nicht geladen werden. Bitte versuchen Sie es erneut.';
export const showMatches = 'Matches zeigen';
export const onlyTournament = message('Nur {tournament}');
export const showAllTournaments = 'Alle Turniere zeigen';

// By court, and on paper.
export const view = 'Ansicht';
export const viewList = 'Liste';
export const viewOrder = 'Spielplan';
export const club = 'Verein';
export const courtsOfDay = 'Plätze';
export const sorted = 'Sortierung';
export const byCourt = 'Nach Platz';
export const byTime = 'Nach Zeit';
export const toCome = 'Es folgen';
export const played = 'Gespielt';
export const yourMatches = 'Ihre Matches';
export const now = message('Jetzt, {time}');
export const freeUntil = message('Frei bis {time}');
export const playBegins = message('Spielbeginn um {time}');
export const nextIsDue = 'Das nächste Match steht an';
export const standsStill = 'Spiel unterbrochen';
export const interrupted = 'Unterbrochen';
export const onCourt = 'Jetzt auf dem Platz';
export const closedNow = 'Gesperrt';
export const print = 'Drucken';
export const orderOfPlay = 'Spielplan';
export const orderByTime = 'Spielplan nach Uhrzeit';
export const printedAt = message('Gedruckt: {time}');
export const time = 'Uhrzeit';
export const court = 'Platz';
export const event = 'Turnier';
export const players = 'Paarung';
export const planNote = 'Zeiten können sich ändern. Fragen Sie bei der Turnierleitung.';
export const liveOn = message('{court}, jetzt wird gespielt');
export const suspended = message(
  'Spiel unterbrochen seit {time}: {reason, select, rain {Regen} light {Dunkelheit} other {andere Gründe}}',
);
export const againAbout = message('Voraussichtlich geht es gegen {time} weiter.');
