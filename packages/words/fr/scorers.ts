// Les membres qui peuvent marquer point par point sans diriger le tournoi.
import { message } from './message.ts';

export const title = 'Marqueurs';
export const hint =
  'Ces membres marquent les matchs de ce tournoi point par point sur leur téléphone. Ils ne peuvent rien faire d’autre ici.';
export const search = 'Chercher des membres';
export const none = 'Personne de ce nom';
export const noMembers = 'Ce club n’a pas encore de membres.';
export const saved = message(
  '{count, plural, =0 {Personne ne marque} one {# membre peut marquer} other {# membres peuvent marquer}}',
);
export const failed = 'Les marqueurs n’ont pas pu être enregistrés';
export const loadFailed = 'Les membres n’ont pas pu être chargés. Veuillez réessayer.';
export const chosen = message('Choisis : {count}');
export const ownTitle = 'Vous marquez';
export const ownIn = message('Dans {tournaments}');
export const ownNothing = 'Aucun match à marquer pour le moment.';
export const ownNowhere = 'Vous n’êtes désigné marqueur dans aucun tournoi.';
export const score = 'Marquer';
export const scoreMatch = message('Marquer {match}');
export const matches = 'Matchs à marquer';
