// Texts about draws: their stages (`stage`), their matches (`match`), rules they break (`breach`) and why they cannot be made (`draw`), each under
// its code (en/draws.ts).
import { message } from './message.ts';

export const stageMain = 'Tableau final';
export const stageThirdPlace = 'Match pour la 3e place';
export const stageConsolation = 'Consolante';
export const stageWinners = 'Tableau des gagnants';
export const stageLosers = 'Tableau des perdants';
export const stageGrandFinal = 'Grande finale';
export const stageRoundRobin = 'Poule unique';
export const stageQualifying = 'Qualifications';
export const stageKnockout = 'Élimination directe';
export const stageEast = 'Est';
export const stageWest = 'Ouest';
export const stageNorth = 'Nord';
export const stageSouth = 'Sud';
export const stageNortheast = 'Nord-est';
export const stageSouthwest = 'Sud-ouest';
export const stageNorthwest = 'Nord-ouest';
export const stageSoutheast = 'Sud-est';
export const stagePlaces = message('Places {best} à {worst}');
export const stageGroup = message('Poule {letter}');

export const matchFinal = 'Finale';
export const matchSemiFinal = message('Demi-finale, match {position}');
export const matchQuarterFinal = message('Quart de finale, match {position}');
export const matchRoundOf = message(
  '{players, plural, =16 {Huitième de finale} =32 {Seizième de finale} =64 {32e de finale} =128 {64e de finale} other {Tour à {players}}}, match {position}',
);
export const matchRound = message('tour {round}, match {position}');
export const matchInStage = message('{stage}, {match}');

export const breachSeedMisplaced = message(
  '{name} ({seedOf, select, replaced {à la place de la tête de série {seed}} other {tête de série {seed}}}) est sur la ligne {line} ; sa place est sur {count, plural, one {la ligne {lines}} other {l’une des lignes {lines}}}.',
);
export const breachSeedWithoutBye = message(
  '{name} ({seedOf, select, replaced {à la place de la tête de série {seed}} other {tête de série {seed}}}) devrait être exempt et ne l’est pas.',
);
export const breachTwoByes = message(
  'Les lignes {first} et {second} opposent deux exempts dans un même match.',
);
export const breachByesUneven = message(
  'Exempts par {parts, select, halves {moitié} other {quart}} : {counts}. L’écart ne devrait pas dépasser un.',
);
export const breachFirstMatch = message(
  '{first} et {second} se rencontrent dès le premier match alors que leurs joueurs sont {key, select, club {du même club ({value})} family {de la même famille} other {de la même école ({value})}}.',
);
export const breachFewerMatches = message(
  '{name} joue {matches, plural, one {{matches} match} other {{matches} matchs}}, tous les autres {others}, car {players} × {others} est impair.',
);
export const breachLineWithFewerMatches = message(
  'La ligne {line} joue {matches, plural, one {{matches} match} other {{matches} matchs}}, toutes les autres {others}, car {players} × {others} est impair.',
);
export const breachSeedsTogether = message(
  '{stage} : {names} sont têtes de série de rang trop proche pour jouer dans la même poule.',
);
export const breachOneGroup = message(
  '{stage} est la seule poule : quiconque se qualifie joue son premier match d’élimination directe contre quelqu’un de cette poule.',
);
export const breachGroupShared = message(
  '{stage} : {names} sont {key, select, club {du même club ({value})} family {de la même famille} other {de la même école ({value})}}.',
);

export const drawTooFewEntries = message('Un tableau demande au moins 2 inscriptions ; il y en a {count}.');
export const drawTooManyEntries = message(
  'Un tableau compte au plus {most} inscriptions ; il y en a {count}.',
);
export const drawTooFewLines = message('Il n’y a que {lines} lignes libres pour {entries} inscriptions.');
export const drawTooManySeeds = message(
  'Un tableau de {size} lignes accepte {most} têtes de série ; il y en a {seeds}.',
);
export const drawBadSeed = message(
  '{name} a le numéro de tête de série {seed} ; ces numéros commencent à 1.',
);
export const drawSameSeed = message('{first} et {second} sont tous deux tête de série {seed}.');
export const drawDuplicateEntry = message('Deux inscriptions existent pour {name}.');
export const drawEnteredTwice =
  'Un participant est inscrit deux fois, ou à la fois en qualifications et dans le tableau final.';
export const drawBadMatchesEach = message(
  'Chacun doit jouer au moins 1 match ; {matches} n’est pas possible.',
);
export const drawBadGroups = message(
  'Avec {players} participants, on ne peut pas former {groups} poules d’au moins 2.',
);
export const drawBadProgressing = message(
  'Une poule de {smallest} ne peut pas qualifier {progressing} participants.',
);
export const drawBadBestNext = message('Parmi {candidates} suivants, on ne peut pas en repêcher {bestNext}.');
export const drawConsolationAndBestNext =
  'Si les autres jouent une consolante, personne n’est repêché : choisissez l’un des deux.';
export const drawWrongBestNext = message('Le tableau prévoit {lines} repêchés, et non {given}.');
export const drawBadQualifiers = message(
  'Les qualifications demandent au moins un qualifié ; {qualifiers} n’est pas possible.',
);
export const drawNoQualifyingNeeded = message(
  '{entries} inscriptions pour {qualifiers} places : les qualifications sont inutiles.',
);
export const drawGroupOpen = message('{stage} : tous les matchs ne sont pas terminés.');
export const drawLotMissing = message('Un tirage au sort doit départager {names}.');
export const drawNotRedrawable =
  'Seul un tableau dont les lignes portent des inscrits peut faire l’objet d’un nouveau tirage au sort.';
export const drawNoSuchEntry = message('L’inscription {entry} n’existe pas.');
export const drawNoSuchLine = message('La ligne {line} n’existe pas.');
export const drawPartsApart = message('{first} et {second} ne partagent pas leurs participants.');
export const drawLineIsBye = message('{stage}, ligne {line} : un exempt ne se déplace jamais.');
export const drawLineWaits = message('{stage}, ligne {line} : cette place attend un qualifié.');
