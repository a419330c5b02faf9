// The server's answers after it has done something.
import { message } from './message.ts';

export const loggedOut = 'Vous avez été déconnecté(e).';
export const passwordChanged = 'Mot de passe modifié';
export const resetRequested =
  'Si nous connaissons votre adresse e-mail, vous recevrez bientôt un lien de réinitialisation du mot de passe';
export const passwordReset = 'Mot de passe réinitialisé';
export const deviceOn = message('{browser} sur {system}');
export const deviceUnknown = 'Appareil inconnu';
export const formerSupport = 'Ancien membre de l’assistance';
