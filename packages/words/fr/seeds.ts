// L’ordre des têtes de série, à la main.
import { message } from './message.ts';

export const open = 'Ordonner les têtes de série';
export const text = 'Faites glisser un nom à sa place, ou touchez-le puis touchez la place.';
export const usual = message('Pour {entries} inscrits, {seeds} têtes de série sont d’usage.');
export const seeds = 'Têtes de série';
export const none = 'Il n’y a pas encore de tête de série.';
export const others = 'Non désignés';
export const othersHint = 'Touchez un nom pour en faire la tête de série suivante.';
export const seed = 'Tête de série';
export const keys =
  'Espace ou Entrée prend un nom et le pose. Les flèches le déplacent, Échap le remet à sa place.';
export const seedNext = message('Désigner {name} tête de série');
export const takeOff = message('Retirer {name} des têtes de série');
export const taken = message('{name} pris, tête de série {seed} sur {count}.');
export const moved = message('{name} : tête de série {seed} sur {count}.');
export const putBack = message('{name} : de nouveau tête de série {seed}.');
export const takenOff = message('{name} n’est plus tête de série.');
export const save = 'Enregistrer les têtes de série';
export const saved = 'Têtes de série enregistrées';
export const failed = 'Les têtes de série n’ont pas pu être enregistrées';
