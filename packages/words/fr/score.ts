// The words about a score, each under its code (en/score.ts).
import { message } from './message.ts';

export const verdictPlayedOut = 'Le match est allé à son terme.';
export const verdictTied = 'Le match s’est terminé à égalité, sans vainqueur.';
export const verdictNotStarted = 'Rien n’a encore été joué.';
export const verdictUnfinished = 'Le match n’est pas encore terminé.';
export const verdictRetired = 'Le match s’est arrêté avant la fin, par abandon.';
export const verdictDefaulted = message(
  '{when, select, duringPlay {Le match s’est arrêté avant la fin, par disqualification.} other {Le match n’a pas été joué : disqualification.}}',
);
export const verdictAbandoned = 'Le match a été interrompu définitivement, sans vainqueur.';
export const verdictWalkover = 'Le match n’a pas été joué : forfait (WO).';
export const verdictWithdrawn = 'Le match n’a pas été joué : forfait déclaré avant le match.';
export const verdictCancelled = 'Le match a été annulé.';
export const verdictWinnerDiffers = 'D’après ce score, c’est l’autre camp qui a gagné.';
export const verdictMixedFormats =
  'Chaque set est possible, mais aucun format connu ne les permet tous dans un même match.';
export const verdictRareFormat = 'Seul un format que très peu de tournois ont utilisé explique ce score.';
export const verdictSetUnfinished = message('Le set {number} n’est pas terminé, et pourtant un autre suit.');
export const verdictTooManySets = message('Ce match compte au plus {most} sets.');
export const verdictAfterTheEnd = message('Le match était terminé après {score}.');
export const verdictOverBeforeEnding = message(
  '{kind, select, retired {Le match était déjà terminé au moment de l’abandon.} defaulted {Le match était déjà terminé au moment de la disqualification.} other {Le match était déjà terminé au moment de son interruption.}}',
);
export const verdictStartedBeforeEnding = message(
  'Des jeux ont été joués : ce n’est donc pas {kind, select, walkover {un forfait} withdrawn {un forfait déclaré avant le match} other {une annulation}}, mais un abandon ou un match interrompu.',
);
export const verdictNotANumber = message(
  '{what, select, points {Les points sont des nombres entiers, à partir de 0.} other {Les jeux sont des nombres entiers, à partir de 0.}}',
);
export const verdictGamesBeyondEnd = message(
  'Un set en {to} jeux était terminé à {to}-{low} ; {first}-{second} est impossible.',
);
export const verdictGamesNotTwoClear = message(
  'Un set en {to} jeux qui se prolonge se gagne avec deux jeux d’écart, donc pas {first}-{second}.',
);
export const verdictGamesPastTieBreak = message(
  'À {at} jeux partout, un jeu décisif tranche : le set se termine {end}-{at} et n’atteint jamais {first}-{second}.',
);
export const verdictTieBreakWithoutCause = message(
  'Le jeu décisif se joue à {at} jeux partout ; à {first}-{second} il n’y en a pas.',
);
export const verdictTieBreakInAdvantageSet = message(
  'Ce set n’a pas de jeu décisif, mais {first}-{second} porte des points de jeu décisif.',
);
export const verdictTieBreakNotOver = message(
  'Le set est donné à {first}-{second}, mais son jeu décisif n’est pas terminé.',
);
export const verdictTieBreakAlreadyOver = message(
  'Le jeu décisif est gagné : le set ne peut plus être à {first}-{second}.',
);
export const verdictTieBreakBeyondEnd = message(
  '{margin, select, onePoint {Un jeu décisif en {to} points était terminé avant {first}-{second}.} other {Un jeu décisif en {to} points, avec deux points d’écart, était terminé avant {first}-{second}.}}',
);
export const verdictTieBreakLostByWinner = message(
  '{winner}-{loser} : le set est donné au camp qui a perdu le jeu décisif.',
);
export const verdictTieBreakPointsOfWinner =
  'Les points notés pour le jeu décisif sont ceux du vainqueur du set ; ce doit être ceux du perdant.';
export const verdictTieBreakSideUnknown = 'Le jeu décisif n’a aucun point.';
export const verdictTieBreakTooHigh = message(
  'Avec un point décisif, le perdant d’un jeu décisif en {to} points en a au plus {most}, pas {points}.',
);
export const verdictNotAMatchTieBreak = 'Ici se joue un set entier, pas un super jeu décisif.';
export const verdictNotASetOfGames = message(
  'Ici se joue un jeu décisif en {to} points à la place d’un set, pas un set de jeux.',
);
export const verdictTieBreakInTimedSet = 'Un set au temps n’a pas de jeu décisif.';

export const textEmpty = 'Il n’y a pas de score.';
export const textBye = 'Un exempt n’a pas de score.';
export const textTooManySets = 'Aucun match n’a autant de sets.';
export const textTooLong = message('Un score compte au plus {most} caractères.');
export const textNotRecorded = message('« {text} » signifie qu’aucun score n’a été noté.');
export const textDate = message('« {text} » est une date ; un tableur l’a peut-être tirée d’un score.');
export const textUnknownSign = message('« {text} » n’a pas sa place dans un score.');
export const textUnknownWord = message('« {text} » n’est pas un mot qui termine un score.');
export const textNotASet = message(
  '« {text} » n’est pas un set ; écrivez-le comme 6-4, avec un espace entre les sets.',
);
export const textWordBeforeScore = message(
  '{where, select, before {« {text} » se trouve avant le score.} other {« {text} » se trouve au milieu du score.}}',
);
export const textTieBreakTooHigh = message('Aucun jeu décisif n’a {points} points.');
export const textStrayTieBreak = message('({points}) ne se rattache à aucun set.');
export const textTieBreakSideUnknown = message(
  'Dans {left}-{right}({points}), on ne sait pas à qui sont ces points ; écrivez les deux nombres.',
);
export const textTieBreakContradicts = message('{left}-{right} contredit ses points {first}-{second}.');

export const shapeNotAShape = 'Un score est un texte, un objet de sets ou une liste de sets.';
export const shapeNotASet = message('{name} doit contenir player1 et player2.');
export const shapeNotACount = message('{name} doit être un nombre entier, à partir de 0.');
export const shapeTooHigh = message('{name} dépasse {most}.');
export const shapeTieBreakTooHigh = message('{name} : on ne perd pas un jeu décisif avec {points} points.');
export const shapeSetNumber = 'Chaque set de la liste a besoin de son numéro, de 1 à 5.';
export const shapeSetTwice = message('Le set {number} est là deux fois.');
export const shapeOutcome = message('L’issue doit être l’une de {kinds}, par 1, 2 ou both.');

export const formatNotACode = message('« {text} » n’est pas un code de format comme SET3-S:6/TB7.');
export const formatUnsupported = message(
  '« {text} » cumule les jeux d’un set à l’autre ou limite la durée du match, ce qui n’est pas prévu.',
);
export const formatSets = message('Un match compte de {min} à {max} sets.');
export const formatGames = message('Un set se joue en {min} à {max} jeux.');
export const formatTieBreak = message('Un jeu décisif se joue en {min} à {max} points.');
export const formatMinutes = message('Un set au temps dure de {min} à {max} minutes.');
export const formatTieBreakAt = message(
  'Dans un set en {to} jeux, le jeu décisif vient à {min} jeux partout ou plus tard, car le set peut être gagné avant.',
);
export const formatFinalSet = message(
  '{sets, select, one {Un match en un set n’a pas d’autre set décisif.} other {Un nombre pair de sets n’a pas de set décisif.}}',
);

export const winnerWinnerDiffers = 'D’après ce score, c’est l’autre camp qui a gagné.';
export const winnerNobodyWentOn = 'D’après ce score, aucun camp n’a pu continuer : personne n’a donc gagné.';
export const winnerWinnerGaveUp = 'D’après ce score, le vainqueur serait le camp qui n’a pas pu continuer.';
export const winnerNoWinner = message(
  '{kind, select, abandoned {Un match interrompu définitivement n’a pas de vainqueur.} other {Un match annulé n’a pas de vainqueur.}}',
);
