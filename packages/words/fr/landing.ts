// The public landing page.

export const tagline = 'Découvrez et suivez les tournois de tennis près de chez vous.';
export const active = 'Tournois en cours';
export const upcoming = 'Tournois à venir';
export const completed = 'Récemment terminés';
export const noneActive = 'Aucun tournoi en cours';
export const noneUpcoming = 'Aucun tournoi à venir';
export const noneCompleted = 'Aucun tournoi terminé';
export const viewDetails = 'Voir le tournoi';
export const viewResults = 'Voir les résultats';
export const signInToCreate = 'Se connecter pour créer un tournoi';
export const allActive = 'Tous les tournois en cours';
export const allUpcoming = 'Tous les tournois à venir';
export const allResults = 'Tous les résultats';
