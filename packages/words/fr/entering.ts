// S’inscrire soi-même à un tournoi.
import { message } from './message.ts';

export const title = 'Inscription';
export const taken = message('{taken, plural, one {# inscrit} other {# inscrits}} sur {most}');
export const waitingCounted = message(
  '{count, plural, =0 {personne en attente} one {# en attente} other {# en attente}}',
);
export const closes = message('Clôture des inscriptions : {moment}.');
export const closesAt = message('Inscriptions closes depuis : {moment}.');
export const noDeadline = 'Les inscriptions sont ouvertes jusqu’à la publication du tirage au sort.';
export const drawn = 'Les inscriptions sont closes : le tirage au sort est publié.';
export const notOpen = 'Les inscriptions ne sont pas encore ouvertes.';
export const signIn = 'Se connecter pour s’inscrire';
export const enter = 'Inscrire';
export const join = 'Rejoindre la liste';
export const leave = 'Désinscrire';
export const enterOf = message('Inscrire {name}');
export const joinOf = message('Rejoindre la liste d’attente : {name}');
export const leaveOf = message('Désinscrire {name}');
export const you = 'Vous';
export const entered = 'Inscription faite';
export const enteredUndrawn = 'Inscription reçue, hors du tableau';
export const place = message('Place {place} sur la liste d’attente');
export const withdrawn = 'Désinscription faite';
export const unpaired = 'Désinscription faite : sans partenaire à la clôture';
export const notEntered = 'Pas d’inscription';
export const tooOld = message('L’épreuve est réservée aux joueuses et joueurs nés en {year} ou après.');
export const birthYear = 'Année de naissance';
export const birthYearHint = 'Seuls les clubs dont vous faites les tournois la voient.';
export const birthYearMissing = 'Veuillez indiquer l’année de naissance à quatre chiffres.';
export const leaveQuestion = message('Désinscrire {name} ?');
export const leaveYou = 'Vous désinscrire de ce tournoi ?';
export const leaveText =
  'La place va à la personne suivante sur la liste d’attente. Tant que les inscriptions sont ouvertes, vous pouvez revenir, à la fin de la liste.';
export const tellOrganisers = 'Pour vous désinscrire maintenant, veuillez prévenir la direction du tournoi.';
export const enteredDone = 'Inscription faite';
export const waitingDone = 'Vous êtes sur la liste d’attente';
export const leftDone = 'Désinscription faite';
export const failed = 'L’opération a échoué. Veuillez réessayer.';
export const loadFailed = 'Les inscriptions n’ont pas pu être chargées. Veuillez réessayer.';
export const people = 'Vous et les personnes dont vous vous occupez';
export const leaveWaiting =
  'Vous perdez votre place sur la liste d’attente. Tant que les inscriptions sont ouvertes, vous pouvez y revenir, à la fin.';
export const leaveForGood =
  'La place va à la personne suivante sur la liste d’attente. Les inscriptions sont closes : vous ne pourrez pas revenir.';
export const notMember = 'Seuls les membres du club peuvent s’inscrire.';
export const genderHint =
  'En double mixte, une femme et un homme jouent ensemble. Seuls les clubs dont vous jouez les tournois le voient.';
export const genderUnsaid = 'Non précisé';
export const club = 'Club';
export const clubHint = 'Le tirage au sort peut séparer les joueurs d’un même club.';
export const clubIs = message('Joue pour {club}');
export const changeClub = 'Changer de club';
export const changeClubOf = message('Changer de club : {name}');
