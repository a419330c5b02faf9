// The dashboard.
import { message } from './message.ts';

export const title = 'Tableau de bord';
export const greeting = 'Bienvenue. Voici où en sont vos tournois.';
export const createTournament = 'Créer un tournoi';

export const activeTournaments = 'Tournois en cours';
export const upcomingMatches = 'Matchs du jour';
export const totalPlayers = 'Membres';
export const completedMatches = 'Matchs terminés';
export const viewAll = 'Tout voir';
export const schedule = 'Programmation';
export const viewResults = 'Résultats';
export const figureFailed = 'Ce chiffre n’a pas pu être chargé.';

export const noActive = 'Vous n’avez aucun tournoi en cours.';
export const createFirst = 'Créer votre premier tournoi';
export const seeComing = 'Voir vos tournois';
export const showAllActive = message('Afficher les {count} tournois en cours');
export const viewDetails = 'Voir le tournoi';

export const myClubs = 'Mes clubs';
export const createClub = 'Créer un club';
export const createFirstClub = 'Créer un club';
export const noClubs = 'Vous n’administrez encore aucun club';
export const showAllClubs = message('Afficher les {count} clubs');
export const noLocation = 'Aucun lieu indiqué';
export const manage = 'Gérer';
export const manageClub = message('Gérer {club}');
export const clubNeeds = message('Il manque encore à votre club : {things}.');
export const needsCourts = 'des courts';
export const needsMembers = 'des membres';
export const needsTournament = 'un tournoi';
export const seeToDo = 'Voir quoi faire';
export const clubsFailed = 'Les clubs n’ont pas pu être chargés. Veuillez réessayer.';

export const todaysMatches = 'Matchs du jour';
export const viewSchedule = 'Tous les matchs programmés';
export const noMatchesToday = 'Aucun match programmé aujourd’hui.';
export const showAllToday = message('Afficher les {count} matchs du jour');
export const todaysFailed = 'Les matchs du jour n’ont pas pu être chargés. Veuillez réessayer.';
export const scheduled = 'Programmé';
export const completed = 'Terminé';
export const cancelled = 'Annulé';
export const roundOfTournament = message('{tournament}, {round}');

export const brackets = 'Tableaux';
export const noBracket = 'Pas encore de match à élimination directe.';
export const noBracketHint =
  'Les matchs apparaîtront ici quand le tournoi atteindra la phase à élimination directe.';
export const drawOf = message('Tableau de {tournament}');
export const matchesFailed = 'Les matchs n’ont pas pu être chargés. Veuillez réessayer.';
export const seeSample = 'Voir un exemple de tableau';
export const sample = 'Exemple';
export const sampleText = 'Ces joueurs et ces résultats sont inventés.';
export const sampleDraw = 'Exemple de tableau';
export const samplePlayer = message('{name} Exemple');
export const toBeDetermined = 'à définir';
export const winnerOf = message('Vainqueur {match}');
