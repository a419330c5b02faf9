// Quand quelqu’un ne peut pas jouer, et quand il le souhaite : noté avec son inscription pour ceux qui programment.
import { message } from './message.ts';

export const title = 'Horaires';
export const action = 'Horaires…';
export const hint =
  'La programmation respecte les heures où quelqu’un ne peut pas jouer. Les souhaits sont suivis si rien d’autre n’en souffre. Seuls les organisateurs et les personnes inscrites les voient. Sans De ou À, c’est le début ou la fin de la journée.';
export const none = 'Aucun horaire n’est noté.';
export const kind = 'Quoi';
export const kindAway = 'Ne peut pas jouer';
export const kindWish = 'Souhaite jouer';
export const day = 'Jour';
export const from = 'De';
export const to = 'À';
export const add = 'Ajouter un horaire';
export const remove = message('Retirer l’horaire {number}');
export const removeShort = 'Retirer';
export const saved = 'Les horaires sont enregistrés';
export const failed = 'Les horaires n’ont pas pu être enregistrés';
export const backwards = 'La fin doit suivre le début.';
export const away = message(
  '{part, select, day {{day} : ne peut pas jouer} until {{day} : pas avant {to}} since {{day} : seulement jusqu’à {from}} other {{day} : ne peut pas jouer de {from} à {to}}}',
);
export const wish = message(
  '{part, select, day {{day} : souhaite jouer} until {{day} : souhaite jouer avant {to}} since {{day} : souhaite jouer à partir de {from}} other {{day} : souhaite jouer de {from} à {to}}}',
);
export const ofPerson = message('{time}, {name}');
export const awayThen = message(
  '{part, select, day {Ne peut pas jouer} until {Pas avant {to}} since {Seulement jusqu’à {from}} other {Pas de {from} à {to}}}',
);
export const wishThen = message(
  '{part, select, day {Souhaite jouer} until {Si possible avant {to}} since {Si possible à partir de {from}} other {Si possible de {from} à {to}}}',
);
export const request = message('Demande : {time}');
export const requestHint =
  'Indiqué après la publication de la programmation de ce jour. Elle n’en tient compte que si vous l’acceptez.';
export const accept = 'En tenir compte';
export const saidBy = message('{time}, indiqué par {name}');
export const actionOf = message('Horaires de {name}');
export const actionIn = message('Horaires pour {tournament}');
export const ownHint =
  'Dites quand vous ne pouvez pas jouer : la programmation le respecte. Les souhaits sont suivis si rien d’autre n’en souffre. Seuls les organisateurs et les personnes inscrites les voient. Sans De ou À, c’est le début ou la fin de la journée.';
export const outHint =
  'La programmation de ce jour est publiée. Vos changements partent comme demande aux organisateurs.';
export const waits = message('{time} (demandé aux organisateurs)');
export const byOrganisers = message('{time} (noté par les organisateurs)');
export const byPartner = message('{time} (indiqué par le partenaire)');
export const ofOthers = 'Aussi noté pour cette inscription';
export const asked = 'La demande est chez les organisateurs';
export const loading = 'Chargement des horaires';
