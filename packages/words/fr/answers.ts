// What the server says of what it has done.
export const loggedOut = 'Vous avez été déconnecté(e).';
export const passwordChanged = 'Mot de passe modifié';
export const resetRequested =
  'Si nous connaissons votre adresse e-mail, vous recevrez bientôt un lien de réinitialisation du mot de passe';
export const passwordReset = 'Mot de passe réinitialisé';
