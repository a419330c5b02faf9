// La feuille de score : un match point par point.
import { message } from './message.ts';

export const title = 'Feuille de score';
export const failed = 'Le match n’a pas pu être chargé. Vérifiez votre connexion et réessayez.';
export const close = 'Fermer la feuille de score';
export const byPoints = 'Point par point';
export const bySets = 'Score des sets';
export const mode = 'Mode de saisie';
export const whoServes = 'Qui sert en premier ?';
export const whoServesNow = 'Qui sert maintenant ?';
export const enterSets = 'Saisir le score des sets';
export const enterSetsText =
  'Choisissez les jeux de chaque set. Avec le dernier set, le match est terminé ; avant cela, les points continuent à partir de ce score.';
export const goesOnFrom = message(
  'Le score actuel, {score}, a été saisi set par set. Les points continuent à partir de là.',
);
export const replacesTyped = message(
  'Le score actuel, {score}, a été saisi set par set. Les points repartent de 0-0 et le remplacent.',
);
export const serves = message('Au service : {name}');
export const serveOf = 'Service';
export const returnOf = 'Retour';
export const changeTo = message('Changer pour {name}');
export const receives = message('Retour : {name}');
export const second = '2e service';
export const pointTo = message('Point pour {name}');
export const undo = 'Annuler';
export const undoTo = message('retour à {points}');
export const nothingToUndo = 'rien à annuler';
export const fault = 'Faute';
export const letServe = 'Let';
export const more = 'Plus';
export const complete = 'Terminer le match';
export const completeQuestion = 'Terminer ce match ?';
export const nobodyWins = message('{score}, sans vainqueur');
export const completesLater =
  'Le match sera terminé dès que le serveur répondra. Laissez cette page ouverte, ou rouvrez-la lorsque la connexion sera revenue.';
export const stakes = message(
  '{stake, select, game {Balle de jeu} break {Balle de break} set {Balle de set} other {Balle de match}}',
);
export const deuce = 'Égalité';
export const deciding = 'Point décisif';
export const decidingFor = message(
  '{stake, select, set {Point décisif, balle de set} other {Point décisif, balle de match}}',
);
export const tieBreak = 'Jeu décisif';
export const changeEnds = 'Changement de côté';
export const inGame = 'Jeu en cours';
export const over = 'Match terminé';
export const minutes = message('{minutes} sur {limit} min');
export const time = 'Temps';
export const timeUp = 'Temps écoulé';
export const timeQuestion = 'Le temps de ce set est-il écoulé ?';
export const timeStands = message('Le set se termine à {score}.');
export const timeGameLost = 'Le jeu en cours ne compte pas.';
export const timeLevel = message(
  'Égalité, et dans un tableau il faut un gagnant : faites d’abord jouer encore {counting, select, points {un point} other {un jeu}}.',
);
export const endSet = 'Terminer le set';
export const wins = message('{name} gagne');
export const called = message('{server} sert, {points}. {first} jeux à {second}.');
export const moreTitle = 'Plus';
export const changeServer = 'Changer de serveur';
export const correctServer = 'Corriger qui sert';
export const correctReceiver = 'Corriger qui retourne';
export const ends = 'Les joueurs sont de l’autre côté';
export const replay = 'Rejouer le point';
export const correctScore = 'Corriger le score';
export const advantage = 'AD';
export const correctText =
  'Ce qui a été noté reste enregistré. Le match continue à partir de ce score, ou il se termine avec son dernier set. Vous pouvez l’annuler.';
export const setNumber = message('Set {number}');
export const points = 'Points';
export const countOf = message('{what}, {name}');
export const takeScore = 'Reprendre ce score';
export const impossibleScore = 'Ce score n’existe pas dans ce format de match.';
export const levelScore = 'Il y a égalité, et dans un tableau à élimination il faut un vainqueur.';
export const retiredOf = message('{name} abandonne');
export const defaultOf = message('{name} est disqualifié');
export const walkoverOf = message('{name} n’est pas venu');
export const endUnplayed = 'Forfait ou disqualification';
export const endUnserved = 'Abandon, disqualification ou arrêt du match';
export const abandon = 'Le match est interrompu définitivement';
export const endQuestion = 'Terminer le match ainsi ?';
export const endText = 'Vous pouvez l’annuler ici jusqu’à ce que le match soit terminé.';
export const endMatch = 'Terminer le match';
export const held = message('{name} compte ce match');
export const heldByLink = 'Une personne munie d’un lien compte ce match';
export const heldText =
  'Vous pouvez le suivre ici ou prendre le relais. L’autre appareil l’apprend au point suivant.';
export const takeOver = 'Prendre le relais';
export const differsTitle = 'Deux appareils ont noté des points différents';
export const differsText = 'Les deux sont gardés. Choisissez lequel compte.';
export const tabsTitle = 'Un autre onglet de cet appareil a noté d’autres points';
export const otherTab = message('Dans l’autre onglet : {score}');
export const chooseTab = 'Garder ce qui est dans l’autre onglet';
export const overTitle = 'Ce match est décidé, ou son score a été saisi';
export const overText = 'Les points que vous avez notés restent sur cet appareil jusqu’à votre choix.';
export const formatTitle = 'Le format de ce match a été modifié';
export const formatText =
  'Vos points sont comptés dans l’ancien format et restent enregistrés. Demandez à la direction du tournoi ce qui compte.';
export const inNewFormat = message('Dans le nouveau format : {score}');
export const notInNewFormat = 'Vos points ne vont pas avec le nouveau format.';
export const chooseAnew = 'Compter mes points dans le nouveau format';
export const chooseBegin = 'Recommencer à 0-0';
export const mine = message('Ici : {score}');
export const theirs = message('Sur le serveur : {score}');
export const noScore = 'aucun jeu';
export const chooseMine = 'Garder ce qui est ici';
export const chooseTheirs = 'Garder ce qui est sur le serveur';
export const diskFull =
  'Cet appareil n’a plus de place : les points ne sont sûrs que tant que cette page est ouverte et en ligne.';
export const notKept =
  'Le navigateur ne garde rien sur cet appareil pour le moment : les points ne sont sûrs que tant que cette page est ouverte et en ligne.';
export const signedOut =
  'Votre session est terminée. Les points restent sur cet appareil jusqu’à votre reconnexion.';
export const signInAgain = 'Se connecter';
export const noAnswer =
  'Le serveur ne répond pas. Ce qui est ici reste sur cet appareil : réessayez lorsque la connexion sera revenue.';
export const completed = 'Le match est terminé';
export const backToScores = 'Gérer les scores';
export const notReady = 'Ce match attend ses joueurs.';
export const alreadyOver = 'Ce match a déjà son résultat.';
export const openPad = 'Compter point par point';

// Scoring with a link.
export const otherMatches = 'Autres matchs à compter';
export const linkTitle = 'Compter les points';
export const linkFor = message('{court}, {club}, {day}');
export const linkMatches = 'Matchs à compter';
export const linkEarly = message('Cette fiche est valable le {day}. Scannez de nouveau son code ce jour-là.');
export const linkNone = 'Rien à compter ici pour le moment. La page vérifie d’elle-même.';
export const linkOver =
  'Ce lien de saisie du score a pris fin ou n’est pas valable. Demandez-en un nouveau à la direction du tournoi.';
export const linkScore = 'Compter ce match';
export const linkTournament = 'Voir le tournoi';
export const keptHere = 'Matchs sur cet appareil';
export const goOn = 'Continuer';
export const goOnWith = message('Continuer : {match}');
export const linkForget = 'Oublier ce lien';
export const violation = message(
  'Violation du code, {name} : {loss, select, warning {avertissement} point {point de pénalité} other {jeu de pénalité}}',
);
export const leftHanded = 'Commandes pour la main gauche';
export const sound = 'Un son à chaque point';
