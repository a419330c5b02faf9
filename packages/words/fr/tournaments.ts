// Tournaments: their list, their form, their page.
import { message } from './message.ts';

export const statusDraft = 'Brouillon';
export const statusUpcoming = 'À venir';
export const statusRegistering = 'Inscriptions';
export const statusActive = 'En cours';
export const statusCompleted = 'Terminé';

export const formatRoundRobin = 'Poule unique';
export const formatGroupsKnockout = 'Poules + élimination directe';
export const formatKnockout = 'Élimination directe';

export const typeOpen = 'Open';
export const typeAdults = 'Adultes';
export const typeDoubles = 'Double';
export const typeMixed = 'Double mixte';

export const stage = message('Phase : {stage}');
export const stageRegistration = 'Inscriptions';
export const stageGroup = 'Poules';
export const stageKnockout = 'Élimination directe';
export const stageComplete = 'Terminé';

export const normalDeuce = 'Avec avantage';
export const suddenDeathDeuce = 'Point décisif';
export const matchesWon = 'Matchs gagnés';
export const totalPoints = 'Total des points';
export const headToHead = 'Confrontation directe';

export const someClub = 'Club de tennis';
export const independent = 'Sans club';

export const participants = message('{count, plural, one {# inscription} other {# inscriptions}}');
export const noMatchesCompleted = 'Aucun match terminé';
export const matchesCompleted = message(
  '{completed} sur {total, plural, one {# match terminé} other {# matchs terminés}}',
);

export const notFound = 'Tournoi introuvable';
export const notFoundText = 'Ce tournoi n’existe pas ou a été supprimé.';
export const allTournaments = 'Tous les tournois';
