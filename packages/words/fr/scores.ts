// Scores : les matchs qui attendent quelqu’un, et le clavier pour saisir les sets.
import { message } from './message.ts';

export const title = 'Scores';
export const filter = 'Quels matchs';
export const all = 'Aujourd’hui';
export const live = 'En cours';
export const lacksWinner = 'Vainqueur ?';
export const queue = 'Matchs qui vous attendent';
export const loading = 'Chargement des matchs en attente';
export const failed = 'Impossible de charger les matchs. Veuillez réessayer.';
export const refresh = 'Actualiser';
export const emptyAll = 'Aucun match n’attend.';
export const emptyAllText =
  'Les matchs du jour et ceux sans horaire apparaissent ici dès que les deux adversaires sont connus.';
export const emptyLive = 'Aucun match en cours.';
export const emptyWinner = 'Tous les vainqueurs sont connus.';
export const won = message('Victoire de {name}');
export const choose = 'Choisissez un match pour saisir son score.';

export const boxes = 'Jeux de chaque set';
export const box = message('{set}, {name} : {value, select, none {vide} other {{value}}}');
export const tieBreakBox = message(
  '{set}, points du perdant au jeu décisif : {value, select, none {vide} other {{value}}}',
);
export const gamesFor = message('{set}, jeux de {name}');
export const pointsFor = message('{set}, points de {name}');
export const tieBreakFor = message('{set}, points du perdant au jeu décisif');
export const keys = 'Chiffres';
export const erase = 'Effacer';
export const next = 'Case suivante';
export const inPlay = 'Encore en jeu';
export const allChoices = 'Tous les choix';
export const whoDidNotCome = 'Qui ne s’est pas présenté ?';
export const wonByNobody = 'Interrompu définitivement : sans vainqueur';
export const whoWon = 'Qui a gagné ?';
export const setsLevel = message('{sets, plural, one {# set partout} other {# sets partout}}');
export const leads = message(
  '{name} mène {won, plural, one {# set} other {# sets}} à {lost, plural, other {#}}',
);
export const enterScore = 'Saisissez le score';
export const enterSet = message('Set {number} à saisir');
export const correctScore = 'Corrigez le score';
export const setNotOver = message(
  'Le set n’est pas terminé : {first}-{second}. Choisissez Abandon, ou continuez la saisie.',
);
export const bothSides = 'Saisissez les jeux des deux joueurs.';
export const saveScore = 'Enregistrer le score';
