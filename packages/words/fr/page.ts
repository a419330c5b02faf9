// What stands in the page before the app runs.

export const description =
  'Créer et gérer des tournois de tennis pour les clubs : tableaux, programmation, scores et résultats.';
export const needsJavaScript =
  'Tennis Tournament Organizer a besoin de JavaScript. Veuillez l’activer et recharger la page.';
