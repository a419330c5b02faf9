// A club as its admins see and change it.
import { message } from './message.ts';

export const club = 'Club';
export const dashboard = 'Tableau de bord';
export const pagesOfClub = 'Pages du club';
export const overview = 'Aperçu';
export const courts = 'Courts';
export const members = 'Membres';
export const people = 'Personnes';
export const invitations = 'Invitations';
export const tournaments = 'Tournois';
export const auditLog = 'Journal';
export const details = 'Informations';
export const clubFailed = 'Impossible de charger le club.';
export const viewAll = 'Tout voir';
export const schedule = 'Programmation';
export const pendingInvitations = 'Invitations en attente';
export const activeTournaments = 'Tournois en cours';
export const matchesInProgress = 'Matchs en cours';
export const toDo = 'À faire';
export const nothingToDo = 'Rien ne vous attend.';
export const waitingInvitations = message(
  '{count, plural, one {{count} invitation attend} other {{count} invitations attendent}} une réponse.',
);
export const aloneTask = 'Vous êtes pour l’instant le seul membre. Ajoutez des membres ou invitez-les.';
export const onlyAdminsTask =
  'Pour l’instant, tous les membres gèrent le club. Ajoutez d’autres membres ou invitez-les.';
export const oneAdminTask =
  'Le club n’a qu’un administrateur. Nommez-en un deuxième, au cas où vous seriez absent.';
export const noCourtsTask = 'Le club n’a pas encore de courts.';
export const noTournamentTask = 'Le club n’a pas encore de tournoi.';
export const noLocationTask = 'Les joueurs ne voient pas encore où se trouve le club.';
export const otherClockTask = message(
  'Le club est dans le fuseau {zone}, et votre heure est une autre. Les nouveaux tournois suivent l’heure du club.',
);
export const createTournament = 'Créer un tournoi';
export const underWay = 'Tournois actuels';
export const noneUnderWay = 'Aucun tournoi n’est en cours.';
export const noTournaments = 'Ce club n’a pas encore de tournoi.';
export const name = 'Nom du club';
export const location = 'Lieu';
export const description = 'Description';
export const contactEmail = 'Adresse de contact';
export const contactEmailHint = 'Pour l’instant, seuls les administrateurs du club la voient.';
export const timeZone = 'Fuseau horaire';
export const timeZoneHint = 'Pour les nouveaux tournois. Les autres gardent le leur.';
export const fullNames = 'Publier le nom complet des jeunes';
export const fullNamesHint =
  'Sinon, les visiteurs ne voient que le prénom et une initiale des joueurs de moins de 18 ans et de tous ceux des tournois U9 à U18. Ne l’activez qu’avec l’accord des parents, et conservez cet accord.';
export const colours = 'Couleurs du club';
export const coloursHint =
  'Elles figurent en tête de vos tournois, sur les écrans du club-house et sur les feuilles imprimées. Sans elles, nous utilisons les nôtres.';
export const mainColour = 'Couleur principale';
export const secondColour = 'Deuxième couleur';
export const pickMain = 'Choisir la couleur principale';
export const pickSecond = 'Choisir la deuxième couleur';
export const chooseColours = 'Choisir des couleurs';
export const addSecond = 'Ajouter une deuxième couleur';
export const removeSecond = 'Retirer la deuxième couleur';
export const removeColours = 'Retirer les couleurs';
export const inLight = 'En clair';
export const inDark = 'En sombre';
export const darkened =
  'Un texte blanc serait illisible sur votre couleur : l’en-tête prend donc une teinte plus foncée. Le papier la garde telle quelle.';
export const noColours = 'Aucune';
export const saved = 'Club enregistré';
export const saveFailed = 'Impossible d’enregistrer le club';
export const yes = 'Oui';
export const no = 'Non';
export const chooseClub = 'Choisissez un club';
export const chooseClubText = 'Vous administrez plusieurs clubs.';
export const searchClubs = 'Rechercher un club par nom ou par lieu';
export const noClubFound = message('Aucun club ne correspond à « {q} ».');
export const showAllClubs = message('Afficher les {count} clubs');
export const manageClub = 'Gérer';
export const clubsFailed = 'Les clubs n’ont pas pu être chargés.';
