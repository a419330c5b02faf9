// Making a draw, changing it by hand, publishing it and taking it back; and the draw in its parts.
import { message } from './message.ts';

export const make = 'Préparer le tirage';
export const makeHint = 'Le tirage reste privé jusqu’à sa publication.';
export const entries = 'Inscriptions';
export const drawOf = 'Tableau de';
export const mainDrawOf = 'Tableau final de';
export const byes = 'Exempts';
export const seeds = 'Têtes de série';
export const tooFew = 'Il faut au moins deux inscriptions pour un tirage.';
export const kindsOfFormat =
  'Les types de tableau dépendent de la formule du tournoi : élimination directe, poule unique ou poules.';
export const changeFormat = 'Changer la formule';
export const changeEntries = 'Modifier inscrits et têtes de série';
export const kind = 'Type de tableau';
export const kindConsolation = 'Avec consolante';
export const kindFeedInConsolation = 'Consolante à entrées échelonnées';
export const kindCompass = 'Tableau compass';
export const kindDoubleElimination = 'Double élimination';
export const kindPlacePlayOffs = 'Matchs de classement';
export const kindQualifying = 'Tableau avec qualifications';
export const kindGroupsKnockout = 'Poules, puis élimination directe';

export const hintKnockout = 'Une défaite élimine.';
export const hintConsolation = 'Qui perd son premier match continue en consolante.';
export const hintFeedInConsolation = 'Qui perd tôt rejoint la consolante un tour plus tard.';
export const hintCompass = 'Chacun joue au moins trois matchs si le tableau est assez grand.';
export const hintDoubleElimination = 'Il faut deux défaites pour être éliminé.';
export const hintPlacePlayOffs = 'Qui perd continue de jouer pour les places suivantes.';
export const hintQualifying = 'Les dernières places du tableau final se jouent d’abord.';
export const hintRoundRobin = 'Tout le monde se rencontre, ou autant que le prévoit le règlement.';
export const hintGroupsKnockout = 'Les meilleurs de chaque poule jouent la phase finale.';

export const groupsConsolation = 'Les autres jouent une consolante';
export const groupsConsolationHint = 'Tous ceux qui ne se qualifient pas continuent dans un second tableau.';
export const groupsConsolationNone =
  'Pas avec ces poules : il faut un tableau final et au moins deux joueurs qui ne s’y qualifient pas.';
export const thirdPlace = 'Match pour la 3e place';
export const qualifiers = 'Places à gagner';
export const whoQualifies = 'Qui joue les qualifications';
export const qualifyingHint = message(
  '{qualifying, plural, one {# inscription joue} other {# inscriptions jouent}} pour {qualifiers, plural, one {# place} other {# places}} ; {direct, plural, one {# est} other {# sont}} déjà dans le tableau final de {size}.',
);
export const qualifyingTooFew = 'Il faut plus d’inscriptions que de places à gagner.';
export const separateClubs = 'Séparer les joueurs d’un même club au premier match';
export const separateFamilies = 'Séparer les proches au premier match';
export const separateFamiliesHint =
  'Les parents, leurs enfants et tous ceux dont un même compte s’occupe. Seuls les organisateurs apprennent qui est parent.';
export const moreChoices = 'Autres réglages';
export const seedLines = 'Place des têtes de série';
export const seedLinesItf = 'Lignes ITF et Grand Chelem';
export const seedLinesUsta = 'Lignes USTA';
export const byeLines = 'Place des exempts';
export const byeLinesEven = 'Répartis également, têtes de série d’abord';
export const byeLinesUsta = 'Lignes USTA, têtes de série d’abord';
export const feedRounds = 'Tours dont les perdants rejoignent la consolante';
export const feedRoundsHint = message('Au plus {most} dans un tableau de cette taille.');
export const placesTo = 'Places qui se jouent';
export const placesToHint = 'Les autres perdants d’un tour se partagent leurs places.';
export const allPlaces = 'Toutes';
export const groupCount = 'Poules';
export const groupCountHint = message(
  '{least, plural, other {#}}{same, select, yes {} other { ou {most}}} par poule.',
);
export const bestNext = 'Meilleurs suivants également qualifiés';
export const bestNextHint = 'Ils complètent le tableau final, par exemple les meilleurs troisièmes.';
export const moveTo = 'Placer à la ligne';
export const move = 'Placer';
export const keepLine = message('Garder {name} sur cette ligne');
export const letGo = message('Remettre {name} au tirage');
export const redrawRest = message(
  'Refaire le tirage, sauf pour {count, plural, one {# ligne} other {# lignes}}',
);
export const keepHint = 'Épinglez les lignes à garder, puis tirez le reste de nouveau.';
export const draw = 'Tirer au sort';
export const drawAgain = 'Refaire le tirage';
export const drawing = 'Tirage en cours…';
export const draft = message('Tableau {number}, privé');
export const draftHint =
  'Vous seul et les autres organisateurs le voyez. Touchez deux lignes pour les échanger.';
export const byHand = 'Modifié à la main';
export const lots = message('Tiré avec le numéro {number}');
export const notHere = message(
  '{count, plural, one {# inscrit n’est pas encore pointé} other {# inscrits ne sont pas encore pointés}}',
);
export const stepsIn = message(
  '{count, plural, one {De la liste d’attente, à la place d’une inscription sans partenaire} other {De la liste d’attente, aux places d’inscriptions sans partenaire}}',
);
export const publish = 'Publier le tableau';
export const publishQuestion = 'Publier ce tableau ?';
export const publishText = message(
  'Tout le monde le voit désormais. {matches, plural, one {Son # match peut être programmé et joué} many {Ses # de matchs peuvent être programmés et joués} other {Ses # matchs peuvent être programmés et joués}}.',
);
export const published = 'Tableau publié';
export const publishedState = message('Tableau {number} sur {made}, publié');
export const discard = 'Abandonner';
export const discarded = 'Tableau abandonné';
export const takeBack = 'Retirer';
export const takeBackQuestion = 'Retirer ce tableau ?';
export const takeBackText =
  'Ses matchs disparaissent jusqu’à la publication d’un autre tableau. Donnez la raison : tout le monde peut la lire.';
export const reason = 'Raison';
export const reasonMissing = 'Dites pourquoi. Tous ceux qui suivent le tableau le liront.';
export const takenBack = 'Tableau retiré';
export const takenBackBecause = message('Le tableau a été retiré : {reason}');
export const preview = 'Ce que verront les joueurs';
export const oddities = 'Points à vérifier';
export const clean = 'Le tableau respecte toutes les règles.';
export const clubless = message(
  '{count, plural, one {Pour # inscription, aucun autre club n’est connu : elle n’est pas séparée des autres.} other {Pour # inscriptions, aucun autre club n’est connu : elles ne sont pas séparées.}}',
);
export const chosen = message('{name} est choisi. Touchez la ligne avec laquelle échanger.');
export const swapWith = message('échanger avec {name}');
export const sections = 'Sections des qualifications';
export const section = message('Section {number}');
export const loadFailed = 'Le tableau n’a pas pu être chargé.';
export const failed = 'Le tableau n’a pas pu être modifié';
export const stages = 'Parties du tableau';
export const placeOf = message('Place {place} de la poule {group}');
