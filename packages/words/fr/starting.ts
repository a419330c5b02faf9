// La question avant qu’un tournoi ne démarre tôt : presque personne n’est inscrit, ce n’est pas encore son jour, ou les inscriptions sont ouvertes (D9).
import { message } from './message.ts';

export const question = 'Démarrer maintenant ?';
export const playersIn = message(
  '{count, plural, =0 {Personne n’est inscrit.} one {# joueur est inscrit.} other {# joueurs sont inscrits.}}',
);
export const pairsIn = message(
  '{count, plural, =0 {Personne n’est inscrit.} one {# paire est inscrite.} other {# paires sont inscrites.}}',
);
export const entriesClose = 'Les inscriptions seront closes.';
export const firstDay = message('Le premier jour est le {day}.');
