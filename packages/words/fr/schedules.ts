// Match Schedules: a day’s matches, and results.
import { message } from './message.ts';

export const title = 'Programmation';
export const scheduleTab = 'Matchs';
export const resultsTab = 'Résultats';

export const date = 'Date';
export const previousDay = 'Jour précédent';
export const nextDay = 'Jour suivant';
export const today = 'Aujourd’hui';
export const chooseDate = message('Choisir une date, {day}');
export const matchesFor = message('Matchs du {day}');
export const showing = message('{count, plural, one {# match} other {# matchs}}');
export const moreFollow = message(
  '{count, plural, one {# affiché} other {# affichés}}, la suite sur demande.',
);
export const noTime = 'Sans horaire';

export const dayFailed = 'Impossible de charger les matchs de ce jour.';
export const dayEmpty = 'Aucun match programmé ce jour-là.';
export const resultsFailed = 'Impossible de charger les résultats. Veuillez réessayer.';
export const resultsEmpty = 'Aucun résultat.';
export const loading = 'Chargement des matchs';
export const refresh = 'Actualiser';

export const tournament = 'Tournoi';
export const allTournaments = 'Tous les tournois';
export const noTournamentFound = 'Aucun tournoi trouvé.';
export const unknownTournament = 'Tournoi inconnu';
export const filter = 'Filtrer par tournoi';
export const filterFailed = 'Impossible de charger le filtre. Veuillez réessayer.';
export const showMatches = 'Afficher les matchs';
export const onlyTournament = message('Seulement {tournament}');
export const showAllTournaments = 'Afficher tous les tournois';

// By court, and on paper.
export const view = 'Vue';
export const viewList = 'Liste';
export const viewOrder = 'Programmation';
export const club = 'Club';
export const courtsOfDay = 'Courts';
export const sorted = 'Tri';
export const byCourt = 'Par court';
export const byTime = 'Par heure';
export const toCome = 'À venir';
export const played = 'Joués';
export const yourMatches = 'Vos matchs';
export const now = message('Maintenant, {time}');
export const freeUntil = message('Libre jusqu’à {time}');
export const playBegins = message('Début du jeu à {time}');
export const nextIsDue = 'Le prochain match doit commencer';
export const standsStill = 'Jeu suspendu';
export const interrupted = 'Interrompus';
export const onCourt = 'Sur le court';
export const closedNow = 'Hors service';
export const print = 'Imprimer';
export const orderOfPlay = 'Programmation';
export const orderByTime = 'Programmation par heure';
export const printedAt = message('Imprimé : {time}');
export const time = 'Heure';
export const court = 'Court';
export const event = 'Tournoi';
export const players = 'Joueurs';
export const planNote = 'Les horaires peuvent changer. Demandez à la direction du tournoi.';
export const liveOn = message('{court}, match en cours');
export const suspended = message(
  'Jeu suspendu depuis {time} : {reason, select, rain {pluie} light {obscurité} other {autres raisons}}',
);
export const againAbout = message('La reprise est prévue vers {time}.');
