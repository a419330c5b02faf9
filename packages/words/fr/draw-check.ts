// Vérifier un tirage publié : il est refait dans le navigateur.
import { message } from './message.ts';

export const title = 'Vérifier le tirage';
export const tournaments = 'Tournois';
export const intro =
  'Votre navigateur prend au serveur les inscriptions, les choix et le numéro du tirage, puis tire de nouveau, ici et maintenant. Le même numéro donne toujours le même tableau : personne ne peut donc choisir la place d’un nom.';
export const facts = message(
  'Tirage {number} sur {made}. Tiré avec le numéro {seed} parmi {entries, plural, one {# inscription} other {# inscriptions}}.',
);
export const families =
  'Seul le numéro sépare les proches : d’autres numéros ont été essayés jusqu’à ce que personne ne rencontre trop tôt un proche, autant que possible. Le tableau ne dit donc pas qui est parent.';
export const redrawn = message(
  'Le tirage {from} avait le numéro {seed}. {kept, plural, =0 {Aucune de ses lignes n’est restée} one {Une de ses lignes est restée} other {# de ses lignes sont restées}}, le reste a été tiré avec le numéro {next} : tirage {to}.',
);
export const same = message(
  'C’est le même tableau : {lines, plural, one {la seule ligne concorde} other {les # lignes concordent}}.',
);
export const differs = message(
  '{lines, plural, one {Une ligne diffère} other {# lignes diffèrent}} de ce que donne le numéro.',
);
export const byHand = 'La direction du tournoi a modifié des lignes à la main.';
export const line = 'Ligne';
export const drawn = 'Tiré de nouveau';
export const stands = 'Publié';
export const other = 'différent';
export const steppedIn = 'entré plus tard';
export const lines = 'Toutes les lignes';
export const impossible =
  'Le tirage ne peut pas être refait : les inscriptions ou les règles ont changé depuis.';
export const noDraw = 'Aucun tableau n’est publié.';
export const back = 'Retour au tableau';
export const link = 'Vérifier ce tirage';
export const published = message('Tirage {number} sur {made}, tiré avec le numéro {seed}.');
export const print = 'Imprimer le tableau';
