// Les touches de l’application, en une liste.
import { message } from './message.ts';

export const title = 'Raccourcis clavier';
export const failed = 'La liste des touches n’a pas pu s’ouvrir. Veuillez réessayer.';
export const search = 'Rechercher';
export const follow = 'Suivre une personne dans un tableau';
export const score = 'Saisir un score sur la feuille de score';
export const off = 'Ces touches vous gênent ? Désactivez-les :';
export const go = message('G, puis {letter}');
export const followKey = 'F';
