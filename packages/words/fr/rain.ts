// La pluie vue de la direction : le jeu s’arrête et reprend court par court, et des plans pour le reste de la journée.
import { message } from './message.ts';

export const rain = 'Pluie';
export const suspendTitle = 'Suspendre le jeu';
export const suspendText =
  'Les chronomètres s’arrêtent et tous les scores sont gardés. Les joueurs sur le court sont prévenus.';
export const why = 'Motif';
export const whyRain = 'Pluie';
export const whyLight = 'Obscurité';
export const whyOther = 'Autre';
export const whichCourts = 'Courts';
export const outdoorCourts = 'Courts extérieurs';
export const allCourts = 'Tous les courts';
export const noCourt = 'Choisissez au moins un court.';
export const suspend = 'Suspendre';
export const suspendedDone = 'Le jeu est suspendu.';
export const resume = 'Reprendre';
export const resumeTitle = 'Reprendre le jeu';
export const resumeText = 'Quels courts sont secs ? Les autres restent suspendus.';
export const resumedDone = 'Le jeu reprend.';
export const failed = 'Cela n’a pas fonctionné. Veuillez réessayer.';
export const courtSuspended = 'Jeu suspendu';
export const playedFor = message('Suspendu, {minutes} min jouées');
export const plan = 'Planifier la suite';
export const planTitle = 'Le reste de la journée';
export const planText = 'Quand pourrait-on reprendre ? Rien ne bouge avant que vous n’appliquiez un plan.';
export const planLateText =
  'Comment continuer dès maintenant, le meilleur d’abord. Rien ne bouge avant que vous n’appliquiez un plan.';
export const again = 'Reprise vers';
export const inMinutes = message('+{minutes} min');
export const compute = 'Calculer des plans';
export const computeAgain = 'Recalculer';
export const computeFailed = 'Aucun plan n’a pu être calculé. Veuillez réessayer.';
export const best = 'Meilleur plan';
export const rankedFirst = message('En premier : {reason}.');
export const rankedBehind = message('« {plan} » passe avant : {reason}.');
export const rankReason = message(
  '{reason, select, lost {plus de matchs se jouent} too_late {moins de matchs finissent trop tard} another_day {moins de matchs restent pour un autre jour} clashes {moins de chevauchements sont à prévoir} late {on joue moins après l’heure de fin voulue} juniorsLate {les jeunes finissent plus tôt} waits {les joueurs attendent moins} unfair {les repos des adversaires sont plus proches} finalsElsewhere {plus de finales sont sur le court central} wishes {plus de souhaits d’horaire sont respectés} finish {tout finit plus tôt} told {moins de matchs sont déplacés} courtChanges {moins de matchs changent de court} shortened {moins de matchs sont raccourcis} broken {les matchs interrompus reprennent plus tôt} other {}}',
);
export const kindWait = 'Attendre et décaler';
export const kindRearrange = 'Attendre et réorganiser';
export const kindHalls = 'Continuer en salle';
export const aboutWait = 'Les matchs gardent leur court et leur ordre quand c’est possible.';
export const aboutRearrange = 'Des matchs changent de court quand cela fait gagner du temps.';
export const aboutHalls = 'Plus aucun match ne se joue dehors aujourd’hui.';
export const end = 'Tout fini vers';
export const moved = 'Matchs déplacés';
export const nowFollowed = 'Mis « À suivre »';
export const timesBack = 'Heures rendues';
export const told = 'Personnes à prévenir';
export const latest = 'Retard maximal';
export const minutes = message('{minutes} min');
export const lost = message(
  '{count, plural, =0 {Tous les matchs se jouent aujourd’hui.} one {# match ne se joue pas aujourd’hui.} other {# matchs ne se jouent pas aujourd’hui.}}',
);
export const nothingLost = 'Chaque match a sa place, aujourd’hui ou un autre jour.';
export const apply = 'Appliquer';
export const noEnd = 'aucun';
export const againOptional = 'Reprise prévue vers (facultatif)';
export const movePins = 'Déplacer aussi les matchs fixés sur des courts mouillés';
export const staysPinned = message('Reste fixé sur un court mouillé : {match}, {time}, {court}');
export const againPast = 'Choisissez une heure à venir.';
export const waits = 'Attente au-delà de deux heures';
export const anotherDay = 'Remis à un autre jour';
export const shortened = 'Matchs raccourcis';
export const givenUp = 'Matchs annulés';
export const kindShorten = 'Sans avantage, super jeu décisif';
export const kindShortSets = 'Sets courts';
export const kindTomorrow = 'Derniers tours demain';
export const kindConsolationDoubles = 'Annuler la consolante de double';
export const kindConsolation = 'Annuler la consolante';
export const aboutShorten =
  'Les tours qui n’ont pas commencé se jouent sans avantage, avec un super jeu décisif à la place du troisième set.';
export const aboutShortSets =
  'Les tours qui n’ont pas commencé se jouent en sets de 4 jeux, avec un super jeu décisif à la place du troisième set.';
export const aboutTomorrow =
  'Ce qui ne tient pas aujourd’hui et les derniers tours se jouent le prochain jour du tournoi.';
export const aboutConsolation = 'Ce qu’il en reste est annulé. Le tableau final garde ses matchs.';
