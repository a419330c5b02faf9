// Comment le produit s’affiche.
import { message } from './message.ts';

export const title = 'Réglages';
export const onAccount = 'Ces choix valent aussitôt, sur tous les appareils où vous vous connectez.';
export const onDevice =
  'Ces choix valent aussitôt, dans ce navigateur. Connectez-vous pour les retrouver sur tous vos appareils.';
export const look = 'Apparence et langue';
export const systemTheme = 'Comme l’appareil';
export const lightTheme = 'Clair';
export const darkTheme = 'Sombre';
export const times = 'Heures';
export const hours = 'Format de l’heure';
export const hoursOfLanguage = message('Selon la langue : {example}');
export const hours12 = message('12 heures : {example}');
export const hours24 = message('24 heures : {example}');
export const zone = 'Fuseau horaire';
export const zoneHint =
  'Votre aujourd’hui et vos heures le suivent. Les matchs s’affichent dans le fuseau de leur club ; si c’en est un autre, la page le dit.';
export const zoneOfDevice = message('Comme l’appareil : {zone}');
export const keyboard = 'Clavier';
export const singleKeys = 'Les touches seules agissent';
export const singleKeysHint =
  'Les chiffres saisissent un score sur le pavé, F suit une personne dans un tableau. Les raccourcis avec Ctrl ou ⌘ marchent toujours.';
export const failed = 'Votre choix n’a pas pu être enregistré. Veuillez réessayer.';
