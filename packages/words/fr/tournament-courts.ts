// Sur quels courts du club un tournoi se joue.
import { message } from './message.ts';

export const title = 'Courts du tournoi';
export const hint =
  'Les horaires proposés, les places libres et le prochain court libre s’en tiennent à ces courts. Vous pouvez toujours placer un match sur un autre court.';
export const which = 'Où l’on peut jouer';
export const all = 'Sur tous les courts du club';
export const some = 'Seulement sur ces courts';
export const chooseOne = 'Choisissez au moins un court.';
export const noCourts = 'Le club n’a pas encore de courts.';
export const savedAll = 'Tous les courts peuvent servir';
export const savedSome = message(
  '{count, plural, one {# court peut servir} other {# courts peuvent servir}}',
);
export const failed = 'Les courts n’ont pas pu être enregistrés';
export const loadFailed = 'Les courts n’ont pas pu être chargés. Veuillez réessayer.';
