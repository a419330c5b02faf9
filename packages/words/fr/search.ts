// La recherche de l’en-tête.
import { message } from './message.ts';

export const open = 'Chercher tournois, joueurs, clubs';
export const title = 'Recherche';
export const field = 'Chercher des tournois, des joueurs, des clubs et des pages';
export const keys = 'Ctrl K';
export const results = 'Résultats';
export const tournaments = 'Tournois';
export const meetings = 'Événements';
export const events = message('{count, plural, one {# épreuve} other {# épreuves}}');
export const runsToday = 'Se joue aujourd’hui';
export const entriesOpen = 'Inscriptions ouvertes';
export const people = 'Joueuses et joueurs';
export const clubs = 'Clubs';
export const pages = 'Pages';
export const actions = 'Actions';
export const createTournament = 'Créer un tournoi';
export const whenDoIPlay = 'Voir quand vous jouez';
export const enterTournament = 'S’inscrire à un tournoi';
export const planDay = 'Établir la programmation';
export const changeSettings = 'Changer le thème, la langue ou les notifications';
export const myProfile = 'Votre profil et votre mot de passe';
export const born = message('né(e) en {year}');
export const found = message('{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}');
export const searching = 'Recherche en cours';
export const nothing = message(
  'Aucun résultat pour « {text} ». Vérifiez l’orthographe ou essayez un mot plus court.',
);
export const unreachable = 'Le serveur est injoignable. Vous ne voyez que ce que cet appareil connaît déjà.';
export const failed = 'La recherche n’a pas pu s’ouvrir. Veuillez réessayer.';
export const hint = 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.';

// The page at /search.
export const submit = 'Chercher';
export const titleOf = message('Recherche : {text}');
export const whatToType = 'Tapez le nom d’une personne, d’un tournoi, d’un événement ou d’un club.';
export const tooShort = 'Tapez au moins deux lettres.';
export const tooOften =
  'Beaucoup de recherches sont venues de votre réseau en peu de temps. Veuillez attendre un peu, puis recharger cette page.';
export const notFoundByName =
  'Les moins de 18 ans ne se trouvent pas par leur nom, sauf si leur club affiche les noms complets. Cherchez leur tournoi ou leur club.';
export const more = message('Voici les {count} premiers résultats. Ajoutez un mot pour trouver les autres.');
export const pageFailed = 'La recherche n’a pas abouti. Veuillez réessayer.';
