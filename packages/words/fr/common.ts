// Texts of many pages: buttons, lists, roles.
import { message } from './message.ts';

export const tryAgain = 'Réessayer';
export const loadMore = 'Afficher plus';
export const cancel = 'Annuler';
export const save = 'Enregistrer';
export const saveChanges = 'Enregistrer';
export const breadcrumb = 'Fil d’Ariane';
export const actionFor = message('{action} : {name}');
export const withColon = message('{head} : {text}');

export const superAdmin = 'Administration de la plateforme';
export const clubAdmin = 'Administration du club';
export const member = 'Membre';
