// The texts in the page before the app runs.
import { message } from './message.ts';

export const description =
  'Créer et gérer des tournois de tennis pour les clubs : tableaux, programmation, scores et résultats.';
export const needsJavaScript =
  'Tennis Tournament Organizer a besoin de JavaScript. Veuillez l’activer et recharger la page.';

// The titles and descriptions of a page for search engines, and where somebody shares it.
export const ofList =
  'Tournois de tennis en cours, à venir et terminés : dates, inscriptions, tableaux et résultats.';
export const ofSchedules =
  'Les matchs de tennis du jour avec les courts et les horaires, et les derniers résultats.';
export const ofTournament = message('{dates} · {place}. Inscriptions, tableau, programmation et résultats.');
export const ofMeeting = message(
  '{dates} · {place}. {count, plural, one {# tournoi} other {# tournois}} avec inscriptions, tableaux et résultats.',
);
export const ofPerson = message('{name} au tennis : résultats par année, finales et matchs à venir.');
export const ofClub = message('Tous les tournois : {name}.');
