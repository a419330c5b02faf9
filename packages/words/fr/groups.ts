// Classements des poules : qui est où et pourquoi, qui peut encore se qualifier, et l’ordre fixé par la direction du tournoi.
import { message } from './message.ts';

export const groups = 'Poules';
export const tableOf = message('{group}, classement');
export const place = 'Place';
export const placeShort = 'Pl.';
export const player = 'Nom';
export const wonLost = 'Victoires et défaites';
export const wonLostShort = 'V–D';
export const sets = 'Sets';
export const games = 'Jeux';
export const points = 'Points';
export const pointsShort = 'Pts';
export const through = 'En route';
export const out = 'Hors course';
export const toConsolation = 'Consolante';
export const pathIn = message(
  '{own, select, win {Se qualifie en cas de victoire.} lose {Se qualifie même en cas de défaite.} other {Se qualifie.}}',
);
export const pathOut = message(
  '{own, select, win {Ne se qualifie pas, même en cas de victoire.} lose {Ne se qualifie pas en cas de défaite.} other {Ne se qualifie pas.}}',
);
export const pathConsolation = message(
  '{own, select, win {Joue la consolante même en cas de victoire.} lose {Joue la consolante en cas de défaite.} other {Joue la consolante.}}',
);
export const pathLevel = message(
  '{own, select, win {En cas de victoire, les sets et les jeux décident.} lose {En cas de défaite, les sets et les jeux décident.} other {Les sets et les jeux décident.}}',
);
export const pathInIf = message(
  '{own, select, win {En cas de victoire, se qualifie si {results}.} lose {En cas de défaite, se qualifie si {results}.} other {Se qualifie si {results}.}}',
);
export const pathLevelIf = message(
  '{own, select, win {En cas de victoire, les sets et les jeux décident si {results}.} lose {En cas de défaite, les sets et les jeux décident si {results}.} other {Les sets et les jeux décident si {results}.}}',
);
export const beats = message('{winner} bat {loser}');
export const onlyLot = message('Seul le tirage au sort peut départager {names}.');
export const waitsForLot = 'Les places restent ouvertes tant que vous n’avez pas fixé l’ordre.';
export const drawLots = 'Tirer au sort';
export const setOrder = 'Fixer l’ordre';
export const orderTitle = message('{group} : l’ordre');
export const orderHint =
  'Tirez au sort sur place, puis mettez les noms dans l’ordre. Vous pouvez l’annuler pendant dix minutes.';
export const moveUp = message('Monter {name}');
export const moveDown = message('Descendre {name}');
export const movedTo = message('{name} est maintenant à la place {place} parmi les ex æquo.');
export const saveOrder = 'Enregistrer';
export const orderSaved = 'Ordre fixé';
export const orderFailed = 'L’ordre n’a pas pu être fixé';
export const askBeforeLot = 'Me demander avant qu’un tirage au sort ne décide dans une poule';
