// Les inscriptions qui quittent un tournoi, qui prend leur place, et l’annulation d’une action dans un tableau.
import { message } from './message.ts';

export const withdraw = 'Déclarer forfait';
export const reinstate = 'Réintégrer';
export const title = message('Déclarer le forfait de {name} ?');
export const backTitle = message('Réintégrer {name} ?');
export const reason = 'Motif';
export const injury = 'Blessure';
export const illness = 'Maladie';
export const noShow = 'Ne s’est pas présenté';
export const other = 'Autre motif';
export const note = 'Remarque';
export const noteHint = 'Visible par l’organisation et par la personne concernée.';
export const replacement = 'Qui prend la place ?';
export const luckyLoser = message('{name} (lucky loser)');
export const nextSeed = 'Qui prend la ligne de tête de série';
export const nextSeedHint =
  'Aucune programmation n’est encore publiée : la prochaine tête de série prend cette ligne, et qui remplace prend la sienne.';
export const stepsInThere = message('{name}, qui remplace');
export const nobody = 'Personne';
export const byTheRules = message('{name} (en tête de la liste)');
export const passOver = 'Pourquoi pas le premier nom de la liste ?';
export const happens = 'Voici ce qui se passe';
export const alone = 'Rien d’autre ne change.';
export const staysOpen = message('{match} reste ouvert : c’est à vous d’en saisir le résultat.');
export const lost = 'Ces résultats sont perdus';
export const apply = message('{events, plural, one {Déclarer forfait} other {Déclarer # forfaits}}');
export const otherEvents = 'Forfait aussi dans';
export const inEvent = message('{event} : {reason}');
export const applyBack = 'Réintégrer';
export const done = message('Forfait enregistré : {name}');
export const backDone = message('Réintégration enregistrée : {name}');
export const failed = 'Le forfait n’a pas pu être enregistré';
export const loading = 'Calcul des conséquences…';
export const withdrawn = 'forfait';
export const withdrawnBecause = message(
  'Forfait : {reason, select, injury {blessure} illness {maladie} no_show {absence} other {autre motif}}',
);
export const alternate = message('Remplaçant {place}');
export const makeAlternate = 'Inscrire comme remplaçant';
export const noAlternate = 'Retirer des remplaçants';
export const alternateFirst = 'En tête des remplaçants';
export const alternatesSaved = 'Liste des remplaçants enregistrée';
export const alternatesFailed = 'La liste des remplaçants n’a pas pu être modifiée';
export const undo = 'Annuler';
export const undone = 'Action annulée';
export const undoFailed = 'L’action n’a pas pu être annulée';
export const more = message('{count, plural, one {# autre changement} other {# autres changements}}');
export const complete = 'Terminer le match';
export const bothAbsent = 'Personne ne gagne. L’adversaire suivant passe sans jouer.';

// A late entry that takes a bye.
export const lateEntry = 'Placer dans le tableau';
export const lateTitle = message('Placer {name} dans le tableau ?');
export const lateHint =
  'L’inscription tardive prend un bye et joue d’abord contre qui en bénéficiait. Personne d’autre ne change de ligne.';
export const lateBye = 'Qui perd son bye ?';
export const lateBreaks = 'Le tableau ne respecte alors plus toutes les règles';
export const latePassOver = message('Pourquoi pas {name}, en tête de liste ?');
export const lateApply = 'Placer dans le tableau';
export const lateDone = message('{name} est dans le tableau');
export const lateFailed = 'L’inscription n’a pas pu être placée dans le tableau';
