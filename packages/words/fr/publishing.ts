// La question avant qu’une épreuve pour enfants ne soit publiée (D24).
import { message } from './message.ts';

export const question = message('Publier {name} ?');
export const names = message(
  '{shown, select, full {Votre club publie le nom complet des jeunes : tout le monde le lira, dans les listes, les tableaux et les résultats. Ne publiez que si les parents de tous les participants sont d’accord.} short {Tout le monde, sauf les membres de votre club, ne lira que le prénom et l’initiale de ces jeunes, par exemple « Nina K. ». Personne ne lit les années de naissance.} other {Tout le monde ne lira que le prénom et l’initiale de ces jeunes, par exemple « Nina K. », sauf si votre club publie les noms complets. Personne ne lit les années de naissance.}}',
);
export const confirm = 'Publier';
export const change = 'Comment le club montre les noms';
