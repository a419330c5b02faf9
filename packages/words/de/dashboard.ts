// The dashboard.
import { message } from './message.ts';

export const title = 'Übersicht';
export const greeting = 'Willkommen. So steht es um Ihre Turniere.';
export const createTournament = 'Turnier anlegen';

export const activeTournaments = 'Laufende Turniere';
export const upcomingMatches = 'Heutige Matches';
export const totalPlayers = 'Mitglieder';
export const completedMatches = 'Beendete Matches';
export const viewAll = 'Alle ansehen';
export const schedule = 'Spielplan';
export const viewResults = 'Ergebnisse';
export const figureFailed = 'Diese Zahl konnte nicht geladen werden.';

export const noActive = 'Sie haben keine laufenden Turniere.';
export const createFirst = 'Erstes Turnier anlegen';
export const seeComing = 'Ihre Turniere ansehen';
export const showAllActive = message('Alle {count} laufenden Turniere zeigen');
export const viewDetails = 'Details ansehen';

export const myClubs = 'Meine Vereine';
export const createClub = 'Verein anlegen';
export const createFirstClub = 'Verein anlegen';
export const noClubs = 'Sie verwalten noch keinen Verein';
export const showAllClubs = message('Alle {count} Vereine zeigen');
export const noLocation = 'Kein Ort angegeben';
export const manage = 'Verwalten';
export const manageClub = message('Verwalten: {club}');
export const clubNeeds = message('Was Ihrem Verein noch fehlt: {things}.');
export const needsCourts = 'Plätze';
export const needsMembers = 'Mitglieder';
export const needsTournament = 'ein Turnier';
export const seeToDo = 'Was zu tun ist';
export const clubsFailed = 'Die Vereine konnten nicht geladen werden. Bitte versuchen Sie es erneut.';

export const todaysMatches = 'Heutige Matches';
export const viewSchedule = 'Alle angesetzten Matches';
export const noMatchesToday = 'Heute sind keine Matches angesetzt.';
export const showAllToday = message('Alle {count} heutigen Matches zeigen');
export const todaysFailed =
  'Die heutigen Matches konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const scheduled = 'Angesetzt';
export const completed = 'Beendet';
export const cancelled = 'Abgesagt';
export const roundOfTournament = message('{tournament}, {round}');

export const brackets = 'Turniertableaus';
export const noBracket = 'Noch keine K.-o.-Matches.';
export const noBracketHint = 'Sobald das Turnier die K.-o.-Phase erreicht, stehen die Matches hier.';
export const drawOf = message('Tableau von {tournament}');
export const matchesFailed = 'Die Matches konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const seeSample = 'Beispieltableau ansehen';
export const sample = 'Beispiel';
export const sampleText = 'Diese Spieler und Ergebnisse sind erfunden.';
export const sampleDraw = 'Beispieltableau';
export const samplePlayer = message('{name} Beispiel');
export const toBeDetermined = 'offen';
export const winnerOf = message('Sieg aus {match}');
