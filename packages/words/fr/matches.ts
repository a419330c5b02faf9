// Matches: rounds, states, endings, scores, and what is done to them.
import { message } from './message.ts';

export const roundRobin = 'Poule unique';
export const groupStage = 'Phase de poules';
export const group = 'Poule';
export const knockout = 'Élimination directe';
export const quarterFinal = 'Quart de finale';
export const semiFinal = 'Demi-finale';
export const thirdPlace = 'Match pour la 3e place';
export const final = 'Finale';
export const groupLetter = message('Poule {letter}');

export const stateUpcoming = 'À venir';
export const stateInProgress = 'En cours';
export const stateInterrupted = 'Interrompu';
export const stateCompleted = 'Terminé';
export const stateCancelled = 'Annulé';

export const retiredShort = 'ab.';
export const walkoverShort = 'WO';
export const defaultedShort = 'disq.';
export const withdrawnShort = 'forf.';
export const abandonedShort = 'interr.';
export const doubleEnding = message('double {ending}');
export const cancelledShort = 'ann.';

export const tbd = 'à définir';
export const courtTbd = 'Court à définir';
export const courtNumber = message('Court {number}');
export const dateTbd = 'Date à définir';
export const timeTbd = 'Heure à définir';
export const versus = message('{first} contre {second}');
export const playerNumber = message('Inscription nº {id}');
export const seedBefore = message('Tête de série {seed}');

export const spoken = message(
  '{round, select, none {} other {{round}, }}{number, select, none {} other {match {number}, }}{first}, {second}, {phase, select, upcoming {à venir} live {en cours} interrupted {interrompu} completed {terminé} cancelled {annulé} other {exempt}}{notice, select, none {} other {, {notice}}}{place, select, none {} other {, {place}}}',
);
export const spokenWinner = message('{side} vainqueur');
export const winner = 'Vainqueur';
export const serving = 'Au service';
export const tieBreak = 'jeu décisif';
export const points = 'points';
export const follow = message('Parcours de {player}');
export const followed = 'Repéré :';
export const saving = 'Enregistrement';
export const conflict = 'Conflit';
export const check = 'À vérifier';

export const player1 = 'Participant 1';
export const player2 = 'Participant 2';
export const round = 'Tour';
export const start = 'Début';
export const court = 'Court';
export const status = 'État';
export const score = 'Score';

export const list = 'Liste';
export const draw = 'Tableau';
export const view = 'Affichage';
export const noneYet = 'Aucun match pour l’instant.';
export const failed = 'Impossible de charger les matchs. Veuillez réessayer.';
export const loading = 'Chargement des matchs';
export const onCourtNow = 'Sur le court';
export const onCourtCount = message('{count, plural, one {# match} other {# matchs}} en cours');
export const openScreen = 'Affichage TV';
export const overVideo = 'Score pour une vidéo';
export const progress = message('{done} sur {of} terminés');

export const add = 'Nouveau match';
export const addFirst = 'Créer le premier match';
export const correctResult = 'Corriger le résultat';
export const reopen = 'Rouvrir le match';
export const edit = 'Modifier le match';
export const setWinner = message('Vainqueur : {name}');
export const clearWinner = 'Retirer le vainqueur';
export const cancel = 'Annuler le match';
export const deleteMatch = 'Supprimer le match';
export const startMatch = 'Démarrer';
export const completeMatch = 'Terminer';
export const scoresAndWinner = 'Saisir le score';
export const scores = 'Score';
export const setAsWinner = message('Victoire de {name}');
export const reschedule = 'Reprogrammer';
export const moreActions = message('Plus d’actions pour {match}');

export const deleteQuestion = message('Supprimer le match {match} ?');
export const deleteMeaning = 'Il disparaît de la liste et de la programmation. C’est définitif.';
export const cancelQuestion = message('Annuler le match {match} ?');
export const cancelMeaning = 'Il reste dans la liste comme annulé et peut être reprogrammé.';
export const keep = 'Garder le match';

export const createTitle = 'Nouveau match';
export const create = 'Créer le match';
export const created = 'Match créé';
export const editTitle = 'Modifier le match';
export const updated = 'Match modifié';
export const saveFailed = 'Impossible d’enregistrer le match.';
export const nobodyFound = 'Personne de ce nom.';
export const playersStay =
  'Ce match a déjà commencé : l’affiche ne change plus. Court, heure et tour restent modifiables.';
export const samePlayers = 'La même inscription figure des deux côtés.';
export const fullRound = message(
  'Tour « {round} » : un tableau compte {places, plural, one {# match} other {# matchs}}, et ce tournoi en a déjà {present, plural, other {#}}.',
);
export const date = 'Date';
export const time = 'Heure';
export const noGroup = 'Sans poule';
export const withoutTime = 'Sans heure, le match n’est pas programmé.';
export const clubZone = message('Les horaires sont ceux du club, dans le fuseau {zone}.');

export const scoreTitle = 'Saisir le score';
export const clearScore = 'Effacer';
export const clearQuestion = message('Effacer le score de {match} ?');
export const clearMeaning = 'Le score enregistré et le vainqueur sont retirés.';
export const keepScore = 'Garder le score';
export const blankIsZero = 'Une case vide compte pour 0.';
export const wasPlayed = 'C’est ce qui a été joué';
export const confirmUnusual = 'Veuillez confirmer ce score inhabituel, ou le corriger.';
export const quickEntry = 'Saisie rapide';
export const quickEntryHint = 'Tous les sets sur une ligne, par exemple 63 46 7610 ou 6-3 2-1 ab.';
export const howEnded = 'Fin du match';
export const playedOut = 'Joué jusqu’au bout, ou en cours';
export const retired = 'Abandon';
export const walkover = 'Forfait';
/** May be parted with a hyphen: it is longer than a key of the score pad. */
export const defaulted = 'Disqualifi\u00ADcation';
export const withdrawn = 'Retrait';
export const abandoned = 'Interrompu définitivement';
export const notPlayed = 'Non joué';
export const whoRetired = 'Qui a abandonné ?';
export const whoDidNotPlay = 'Qui n’a pas joué ?';
export const whoDefaulted = 'Qui a été disqualifié ?';
export const whoWithdrew = 'Qui s’est retiré ?';
export const pleaseChoose = 'Veuillez choisir';
export const both = 'Les deux';
export const sideMissing = 'Veuillez choisir le camp qui n’a pas pu continuer.';
export const player1Tbd = 'Côté 1 (à définir)';
export const player2Tbd = 'Côté 2 (à définir)';
export const winsBy = message('{name} gagne {score}');
export const suggested = 'D’après le score';
export const nobody = 'Personne';
export const noWinner = 'Pas encore';
export const setNumber = message('Set {number}');
export const matchTieBreak = 'Super jeu décisif';
export const tieBreakNumber = message('Jeu décisif {number}');
export const gamesOfSets = message('{format} : jeux de chaque set');
export const player = 'Nom';
export const gamesOf = message('{set}, {name}');
export const losersPoints = 'Jeu décisif, points du perdant';
export const losersPointsOf = message('{set}, points du perdant au jeu décisif');

export const scoreSaved = 'Score enregistré';
export const scoreFailed = 'Impossible d’enregistrer le score.';
export const saveQuestion = 'Enregistrer ce résultat ?';
export const saveAnyway = 'Enregistrer quand même';
export const changeQuestion = message('Modifier le match {match} avec son résultat ?');
export const applyAnyway = 'Appliquer quand même';
export const statusChanged = message(
  'Nouvel état du match : {status, select, scheduled {à venir} in_progress {en cours} completed {terminé} other {annulé}}',
);
export const statusFailed = 'Impossible de changer l’état du match.';
export const winnerSaved = 'Vainqueur enregistré';
export const winnerFailed = 'Impossible d’enregistrer le vainqueur.';
export const deleted = 'Match supprimé';
export const deleteFailed = 'Impossible de supprimer le match.';
export const deleteWithResultQuestion = message('Supprimer le match {match} avec son résultat ?');
export const deleteWithResult = 'Supprimer match et résultat';
