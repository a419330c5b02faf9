// Classements des personnes, et têtes de série d’après eux.
import { message } from './message.ts';

export const ratings = 'Classements';
export const ratingsHint = 'Visibles pour qui dirige les tournois ici ; ils servent aux têtes de série.';
export const edit = 'Modifier les classements';
export const ranking = 'Rang national';
export const lk = 'LK (DTB)';
export const wtn = 'WTN (World Tennis Number)';
export const utr = 'UTR (Universal Tennis Rating)';
export const ntrp = 'NTRP (USTA)';
export const itn = 'ITN (International Tennis Number)';
export const fft = 'Classement (FFT)';
export const open = 'Têtes de série par classement';
export const text =
  'Toutes les têtes de série sont désignées de nouveau dans l’ordre de ce classement. En double, c’est la somme des deux qui compte.';
export const kind = 'Classement';
export const seeds = 'Têtes de série';
export const preview = 'Qui serait tête de série';
export const loading = 'Calcul en cours…';
export const none = 'Personne n’a encore ce classement. Vous pouvez le saisir sous Personnes du club.';
export const unrated = message(
  '{count, plural, one {# inscription n’a pas ce classement et ne serait} other {# inscriptions n’ont pas ce classement et ne seraient}} pas tête de série.',
);
export const apply = message('Désigner {count, plural, one {# tête} other {# têtes}} de série');
export const done = message(
  '{count, plural, one {# tête de série désignée} other {# têtes de série désignées}}',
);
export const failed = 'Les têtes de série n’ont pas pu être désignées';
