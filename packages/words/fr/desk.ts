// The desk: the courts of a day, and what is planned on them.
import { message } from './message.ts';

export const courtsView = 'Direction';
export const club = 'Club';
export const failed = 'La programmation n’a pas pu être chargée. Veuillez réessayer.';
export const loading = 'Chargement de la programmation';
export const published = 'Publiée, les changements sont immédiats';
export const notPublished = 'Non publiée';
export const publish = 'Publier';
export const takeBack = 'Retirer';
export const takeBackQuestion = 'Retirer la programmation ?';
export const takeBackText =
  'Seule l’administration du club la voit alors. Les avis à son sujet disparaissent de ce site ; les e-mails déjà reçus restent. Publiée à nouveau, elle est annoncée à tous une nouvelle fois.';
export const publishedDone = 'La programmation est publiée.';
export const seePublished = 'Voir comme les joueurs';
export const takenBackDone = 'La programmation est retirée.';
export const undo = 'Annuler le déplacement';
export const undone = 'Le déplacement est annulé.';
export const suggest = 'Proposer des horaires';
export const suggestAll = 'Tout replanifier';
export const noCourts = 'Le club n’a pas encore de courts.';
export const addCourts = 'Ajouter des courts';
export const unscheduled = 'Sans horaire';
export const withoutTime = message(
  '{count, plural, one {# match sans horaire} other {# matchs sans horaire}}',
);
export const leftOver = message('Était prévu : {when}');
export const leftOpen = 'Pas terminé : saisissez le résultat, ou dites quand il reprend';
export const unscheduledNote = 'Touchez un match, puis une place libre.';
export const courts = 'Courts';
export const court = message('{numbered, select, yes {Court {court}} other {{court}}}');
export const surface = message(
  '{surface, select, clay {terre battue} hard {dur} grass {gazon} artificial_grass {gazon synthétique} carpet {moquette} other {}}',
);
export const indoor = 'couvert';
export const dark = 'Trop sombre';
export const lights = 'éclairé';
export const closed = 'Fermé ce jour-là';
export const open = message('Ouvert de {from} à {to}');
export const outOfUse = 'Hors service';
export const pinned = 'Fixé';
export const over = message('{minutes} min de plus');
export const overShort = message('+{minutes} min');
export const placeIn = message('Place {place}, {group}');
export const now = message('Maintenant, {time}');
export const conflicts = message('{count, plural, one {# conflit} other {# conflits}}');
export const warnings = message('{count, plural, one {# avertissement} other {# avertissements}}');
export const faultOf = message('{match} : {fault}');
export const moveTo = message('Le placer sur {court} à {time} ?');
export const moveIt = 'Déplacer';
export const otherPlaces = 'Autres créneaux';
export const moving = message('{match} vers {court}, {time}. {verdict}');
export const pickedUp = message('Déplacement de {match}. Choisissez une place.');
export const noConflicts = 'Aucun conflit.';
export const movedDone = message('{match} : {court}, {time}.');
export const impossible = 'Impossible à cet endroit.';
export const cancelledPlace = message('{match} n’est plus dans le plan.');
export const keysCourt = 'court';
export const keysTime = '15 min';
export const keysDrop = 'poser';
export const keysCancel = 'annuler';
export const cancel = 'Annuler';
export const start = 'Lancer le match';
export const enterResult = 'Saisir le résultat';
export const pin = 'Fixer ici';
export const unpin = 'Libérer';
export const takeOff = 'Retirer du plan';
export const freePlaces = message('Places libres pour {match}');
export const noFreePlace = 'Il ne reste aucune place permise ce jour-là.';
export const noOtherPlace = 'Il ne reste aucune autre place permise ce jour-là.';
export const keysDay = 'jour';
export const dayOfMove = message('Jour pour {match}');
export const movingTo = message('Déplacement de {match} au {day}. Choisissez une place.');
export const movedToDay = message('{match} : {day}, {time}, {court}.');
export const placesFailed = 'Les places de ce jour n’ont pas pu être chargées. Veuillez réessayer.';
export const placesLoading = 'Chargement des places de ce jour';
export const wayNotThatDay = 'Son tournoi ne se joue pas ce jour-là.';
export const wayClosed = 'Aucun court qui lui est permis n’est ouvert ce jour-là.';
export const wayTaken = message('Aucun court qui lui est permis n’est libre {minutes} minutes de suite.');
export const wayLacks = 'Possible tout de même, mais :';
export const wayOutside = message('{minutes} min en dehors des heures du court.');
export const moveFailed = 'Le match n’a pas pu être déplacé. Veuillez réessayer.';
export const suggestionFailed = 'Aucun horaire n’a pu être proposé. Veuillez réessayer.';
export const confirmTitle = 'Déplacer quand même ?';
export const confirmMove = 'Déplacer';
export const suggestionTitle = 'Horaires proposés';
export const suggestionCount = message(
  '{count, plural, =0 {Rien de mieux : rien ne bougerait.} one {# match reçoit un court et un horaire.} other {# matchs reçoivent un court et un horaire.}}',
);
export const onlyFirsts = 'Seul le premier match d’un court a une heure';
export const onlyFirstsNote = 'Les autres sont « À suivre ». Un match après une pause garde son heure.';
export const suggestionFollowed = message(
  '{count, plural, one {# match sera « À suivre ».} other {# matchs seront « À suivre ».}}',
);
export const suggestionTimesBack = message(
  '{count, plural, one {# match retrouve son heure.} other {# matchs retrouvent leur heure.}}',
);
export const suggestionLeftOut = message(
  '{count, plural, one {# match ne trouve pas de place.} other {# matchs ne trouvent pas de place.}}',
);
export const suggestionUnplaced = message(
  '{count, plural, one {# match ne trouve pas de place :} other {# matchs ne trouvent pas de place :}}',
);
export const suggestionOff = message(
  '{count, plural, one {# match perd son heure actuelle, où d’autres peuvent alors se trouver.} other {# matchs perdent leur heure actuelle, où d’autres peuvent alors se trouver.}}',
);
export const unplacedWaits = message('{match} attend un match sans place');
export const unplacedRule = message(
  '{match} : {rule, select, OP2 {aucun court permis} OP3 {les courts ne sont pas ouverts assez longtemps} OP4 {aucun court libre} OP5 {les matchs précédents et suivants laissent trop peu de temps pour lui et pour le repos} OP7 {celles et ceux qui le jouent, ou pourraient le jouer, sont dans d’autres matchs ou se reposent jusqu’à la fermeture des courts} OP8 {quelqu’un est absent} OP9 {quelqu’un jouerait trop de matchs en un jour} OP10 {une heure fixe, un « pas avant » ou les jours de son tournoi ne laissent pas de place} OP11 {il ne peut pas suivre le match précédent} other {aucune place permise}}',
);
export const apply = 'Appliquer';
export const applied = 'Les horaires sont fixés.';
export const costNow = 'Maintenant';
export const costThen = 'Proposé';
export const costWhat = 'Quoi';
export const costUnplaced = 'Matchs sans place';
export const costEnd = 'Tout fini vers';
export const costCount = message('{count, number}');
export const costClashes = 'Chevauchements à attendre';
export const costWaits = 'Minutes d’attente au-delà de deux heures';
export const costUnfair = 'Minutes de repos inégal';
export const costTold = 'Matchs publiés qui bougent';
export const none = 'aucun';

// The live day.
export const courtsNow = 'Courts maintenant';
export const nowOnCourts = 'Maintenant';
export const noCourtOpen = 'Aucun court n’est ouvert en ce moment.';
export const onCourts = message('{count, number} en cours');
export const endsLate = message('Fin prévue {planned}, attendue vers {expected}');
export const free = 'Libre';
export const calledSince = message(
  'Appelé à {time}, {minutes, plural, =0 {à l’instant} other {il y a # min}}',
);
export const onCourtSince = message('Sur le court depuis {time}');
export const goesOnHere = message('Reprend ici à {time}');
export const late = message('Les {minutes} minutes après l’appel sont écoulées. Saisir un forfait ?');
export const next = message('Ensuite : {match}, prévu à {time}');
export const nextNone = 'Aucun match n’est prêt.';
export const firstOpens = message('Aucun court n’est encore ouvert. Le premier ouvre à {time}.');
export const opensAt = message('Ouvre à {time}');
export const first = message('D’abord : {match}, prévu à {time}');
export const firstNone = 'Aucun match n’est prévu.';
export const waitsRest = message('{match} : repos jusqu’à {time}');
export const restsUntil = message('{name} : repos jusqu’à {time}');
export const waitsPlaying = message('{match} : quelqu’un joue ou est appelé');
export const waitsFloor = message('{match} : pas avant {time}');
export const waitsEarly = message('{match} : prévu à {time}');
export const waitsFollows = message('{match} : après {leader}');
export const waitsPinned = message('{match} : fixé sur {court}, {time}');
export const waitsShuts = message('{match} : {court} est fermé à partir de {time}');
export const waitsAway = message('{match} : quelqu’un est absent jusqu’à {time}');
export const waitsAwayFrom = message('{match} : quelqu’un est absent à partir de {time}');
export const waitsAwayToday = message('{match} : quelqu’un est absent');
export const call = 'Appeler';
export const callTo = message('Appeler : {court}');
export const callMeanwhile = 'Appeler en attendant';
export const takeCallBack = 'Annuler l’appel';
export const calledDone = message('{match} est appelé : {court}.');
export const callTakenBack = 'L’appel est annulé.';
export const callFailed = 'Impossible d’appeler le match. Veuillez réessayer.';
export const callTitle = 'Appeler quand même ?';
export const reported = 'Résultats à confirmer';
export const reportedAll = 'Tous les résultats en attente';
export const notHere = 'Pas encore arrivés';
export const notHereCalled = message('appelés sur {court}');
export const notHereAt = message('{time}, {court}');
export const isHere = message('{name} : présent');
export const isMissing = message('{name} : absent');
export const isExpected = message('{name} : attendu');
export const follow = 'Mettre à suivre';
export const unfollow = 'Afficher l’heure';
export const setNotBefore = 'Pas avant son heure';
export const unsetNotBefore = 'Peut commencer avant';
export const changed = 'Le match est modifié.';
export const scoreCards = 'Fiches de score';
// The final on a match’s card, beside SF and QF.
export const finalShort = 'F';
