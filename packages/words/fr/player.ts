// Ce que quelqu’un joue et a joué : sa propre page et la page d’une personne.
import { message } from './message.ts';

export const title = 'Mon tennis';
export const failed = 'Votre tennis n’a pas pu être chargé. Veuillez réessayer.';
export const whose = 'Le tennis de';
export const lookedAfter = 'Les personnes dont vous vous occupez';
export const loading = 'Chargement des matchs';

export const nextMatch = 'Prochain match';
export const onCourtNow = 'En cours sur le court';
export const interruptedMatch = 'Match interrompu';
export const brokenOffAt = message('à {score}');
export const against = message('contre {opponent}');
export const opponentOpen = 'Adversaire pas encore connu';
export const expected = message('Prévu {when}');
export const timeOpen = 'Pas encore d’horaire';
export const arrange = 'Convenir';
export const openMatch = 'Ouvrir le match';

export const toCome = 'Matchs à venir';
export const afterThat = 'Ensuite';
export const moreUpcoming = message('{count, plural, one {# autre match} other {# autres matchs}}');
export const noMatchTitle = 'Aucun match prévu';
export const noMatchEntered = 'Le prochain match apparaîtra ici dès qu’il sera connu.';
export const noMatchText =
  'Inscrivez-vous à un tournoi. Les matchs apparaîtront ici dès la publication du tableau.';
export const findTournament = 'Trouver un tournoi';
export const noMatchOfPerson = 'Aucun match prévu.';

export const entries = 'Inscriptions';
export const entered = 'Inscrit';
export const waiting = message('Place {place} sur la liste d’attente');
export const awaitsPartner = 'En attente de partenaire';
export const withdrawn = 'Désinscrit';
export const withPartner = message('avec {partner}');
export const noEntries = 'Aucune inscription en ce moment.';
export const moreEntries = message(
  '{count, plural, one {# autre inscription} other {# autres inscriptions}}',
);

export const results = 'Résultats';
export const won = 'Gagné';
export const lost = 'Perdu';
export const noResults = 'Pas encore de résultats.';
export const resultsFailed = 'Les résultats n’ont pas pu être chargés. Veuillez réessayer.';
export const shown = message('{count, plural, one {# affiché} other {# affichés}}');
export const balance = message(
  '{won, plural, one {# victoire} other {# victoires}}, {lost, plural, one {# défaite} other {# défaites}}',
);
export const walkovers = 'Les forfaits ne comptent pas.';

export const headToHead = 'Face-à-face';
export const headToHeadWith = message('Face-à-face : {name}');
export const noOpponents = 'Les adversaires apparaîtront ici après le premier match.';
export const allOpponents = message('Afficher les {count} adversaires');
export const moreOpponents = message(
  '{count, plural, one {# autre adversaire} other {# autres adversaires}}',
);

export const follow = 'Suivre';
export const unfollow = 'Ne plus suivre';
export const followName = message('Suivre {name}');
export const unfollowName = message('Ne plus suivre {name}');
export const followFull = message('Vous pouvez suivre {most} personnes au plus.');
export const followed = 'Personnes que vous suivez';
export const followNobody = 'Vous ne suivez encore personne.';
export const followHow =
  'Touchez l’étoile à côté d’un nom dans la liste des inscrits, ou « Suivre » sur la page d’une personne.';
export const noLongerPublic = 'Cette page n’est plus publique.';
export const unfollowThis = 'Ne plus suivre cette page';
export const pageFailed = 'Cette page n’a pas pu être chargée. Veuillez réessayer.';

export const pageOf = message('Page de {name}');
export const page = 'Page du joueur';
export const byYear = 'Par année';
export const year = 'Année';
export const allYears = 'Toutes les années';
export const opponent = 'Adversaire';
export const everybody = 'Tous';
export const finals = 'Finales';
export const titles = 'Titres';
export const titlesAndFinals = 'Titres et finales';
export const wonFinal = 'Titre';
export const lostFinal = 'Finale';
export const noFinals = 'Pas encore de finale.';
