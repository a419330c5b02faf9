// Clubs.
import { message } from './message.ts';

export const createTitle = 'Créer un club';
export const createShort = 'Créer un club';
export const createText = 'Vous l’administrerez et pourrez y créer des tournois.';
export const onlyAdmins = 'Seule l’administration d’un club peut créer un club.';
export const onlyAdminsHint =
  'Demandez ce rôle à un administrateur, ou inscrivez-vous comme administration de club.';
export const backToDashboard = 'Retour au tableau de bord';
export const name = 'Nom du club';
export const location = 'Lieu';
export const locationHint = 'Ville ou adresse, telle que les joueurs la connaissent.';
export const description = 'Description';
export const timeZone = 'Fuseau horaire';
export const timeZoneHint = 'Les jours et les heures du club sont ceux de ce fuseau.';
export const creating = 'Création...';
export const created = 'Club créé';
export const createdText = message('Vous administrez maintenant {club}.');
export const createFailed = 'Le club n’a pas pu être créé';
