// Les courts d’un club (D48) : l’onglet de son administration, et ce que d’autres pages disent d’un court.
import { message } from './message.ts';

export const courts = 'Courts';
export const list = 'Courts du club';
export const loading = 'Chargement des courts';
export const loadFailed = 'Les courts n’ont pas pu être chargés.';
export const none = 'Pas encore de court';
export const noneText =
  'Ajoutez vos courts pour y programmer des matchs. Les matchs qui nomment déjà un court y sont rattachés d’eux-mêmes.';
export const intro = 'Ils figurent dans cet ordre dans la programmation.';
export const add = 'Ajouter des courts';
export const addTitle = 'Ajouter des courts';
export const howMany = 'Combien de courts ?';
export const firstName = 'Nom du premier';
export const nameOfOne = 'Nom';
export const firstSuggestion = message('Court {number}');
export const willBe = message('Seront ajoutés : {names}.');
export const fromTo = message('{first} à {last}');
export const added = message('{count, plural, one {Court ajouté} other {{count} courts ajoutés}}');
export const addFailed = 'Les courts n’ont pas pu être ajoutés';
export const edit = 'Modifier le court';
export const updated = 'Court enregistré';
export const updateFailed = 'Le court n’a pas pu être enregistré';
export const remove = 'Supprimer le court';
export const removeQuestion = message('Supprimer {name} ?');
export const removeText = 'Les matchs qui y ont été joués gardent son nom.';
export const removed = 'Court supprimé';
export const removeFailed = 'Le court n’a pas pu être supprimé';
export const closeInstead = 'Mettre hors service';
export const moveUp = message('Monter {name}');
export const moveDown = message('Descendre {name}');
export const moved = message('{name} est numéro {place} sur {count}.');
export const orderFailed = 'L’ordre n’a pas pu être changé';
export const actionsFor = message('Actions pour {name}');
export const name = 'Nom';
export const surface = 'Surface';
export const surfaceUnknown = 'Non précisée';
export const surfaceClay = 'Terre battue';
export const surfaceHard = 'Dur';
export const surfaceGrass = 'Gazon';
export const surfaceArtificialGrass = 'Gazon synthétique';
export const surfaceCarpet = 'Moquette';
export const indoor = 'Couvert';
export const outdoor = 'Extérieur';
export const lights = 'Éclairage';
export const noLights = 'Sans éclairage';
export const centre = 'Court central';
export const centreHint = 'Les finales y sont placées si personne ne doit attendre longtemps pour cela.';
// Behind the surface, in a list of a court’s properties.
export const indoorFact = 'couvert';
export const outdoorFact = 'extérieur';
export const lightsFact = 'éclairé';
export const centreFact = 'court central';
export const hours = 'Heures d’ouverture';
export const sameEveryDay = 'Les mêmes chaque jour';
export const everyDay = 'Tous les jours';
export const openOn = message('Ouvert : {day}');
export const opens = 'Ouvre';
export const closes = 'Ferme';
export const opensOn = message('Ouvre, {day}');
export const closesOn = message('Ferme, {day}');
export const closed = 'Fermé';
export const closedAllWeek = 'Fermé toute la semaine';
export const hoursOn = message('{days} {from}–{to}');
export const daySpan = message('{first}–{last}');
export const closures = 'Hors service';
export const noClosures = 'Le court n’est jamais hors service.';
export const addClosure = 'Ajouter une période hors service';
export const closureNumber = message('Hors service, période {number}');
export const from = 'Du';
export const fromTime = 'Du, heure';
export const until = 'Au';
export const untilTime = 'Au, heure';
export const untilFurtherNotice = 'Jusqu’à nouvel ordre';
export const reason = 'Motif';
export const reasonHint = 'Seule l’administration du club le voit.';
export const removeClosure = message('Retirer la période {number}');
export const momentMissing = 'Veuillez indiquer le jour et l’heure.';
export const outOfUseUntil = message('Hors service jusqu’à : {time}');
export const outOfUse = 'Hors service';
export const outOfUseFrom = message('Hors service à partir de : {time}');
export const closedThen = message('{name} : fermé à cette heure. Ouvert ce jour-là : {hours}.');
export const closedThatDay = message('{name} : fermé ce jour-là.');
export const outOfUseThen = message('{name} : hors service à ce moment.');
export const unknownCourt = 'Le club n’a pas ce court. Le nom reste en texte.';
export const planning = 'Règles de programmation';
export const planningText =
  'Les horaires proposés respectent ces règles. Vous pouvez placer un match autrement, après confirmation.';
export const lateMinutes = 'WO après l’appel';
export const lateHint = 'Passé ce délai, la vue Direction propose un WO si quelqu’un n’est pas venu.';
export const turnaround = 'Entre deux matchs sur un court';
export const minutesUnit = 'minutes';
export const darkFrom = 'Trop sombre à partir de';
export const darkHint = 'Pour les courts extérieurs sans éclairage. Vide : jamais.';
export const overBy = 'Fin du jeu prévue à';
export const overByHint = 'Vide : à la fermeture des courts.';
export const aDay = 'Nombre maximal de matchs d’une personne par jour';
export const aDayHint = 'Vide : sans limite.';
export const limits = 'Limite';
export const limitsUsual = 'Habituelle';
export const limitsOwn = 'Nos propres nombres';
export const limitsNone = 'Sans limite';
export const limitsUsualHint =
  'Deux simples, deux doubles et trois matchs en tout. Dans les épreuves U, deux simples, un double et douze heures de repos la nuit.';
export const limitsNoneHint = 'Chacun peut jouer autant de matchs qu’il veut dans une journée.';
export const firstIsCentre = message(
  'Aucun court n’est le court central. Dans les plans, {name} en tient lieu : les finales y sont placées, ou sur le premier court permis à leur épreuve.',
);
export const singlesADay = 'Simples';
export const doublesADay = 'Doubles';
export const matchesADay = 'En tout';
export const juniorLimits = 'Limites pour les jeunes';
export const juniorHint =
  'Dans les épreuves U, deux simples et un double par jour au plus, et douze heures de repos la nuit.';
export const juniorsEarly = 'Les jeunes finissent tôt';
export const juniorsEarlyHint =
  'Si possible, les horaires proposés font finir les U9 à U12 à 18 h et les U14 à U18 à 19 h.';
export const planningSaved = 'Règles enregistrées';
export const planningFailed = 'Les règles n’ont pas pu être enregistrées';
export const rest = 'Repos des joueuses et joueurs';
export const restRules = 'Après un match';
export const restDefault = 'Habituel';
export const restUsta = 'USTA';
export const restDefaultHint = '60 minutes, 30 après un format court, 90 dès l’année des 60 ans.';
export const restUstaHint =
  'Adultes et doubles 30 minutes, jeunes 60 en simple ; 30 après un set unique long ou un super jeu décisif.';
export const overnight = 'D’un jour à l’autre';
export const overnightHint =
  'Vide : rien n’est demandé. Les jeunes soumis aux limites ont toujours douze heures.';
export const hoursUnit = 'heures';
export const possibleClashes = 'Autoriser des chevauchements possibles';
export const possibleClashesHint =
  'S’il n’est pas encore certain que quelqu’un atteigne deux matchs, la programmation peut les rapprocher et dit combien de chevauchements attendre. Désactivé : elle les sépare, quel que soit le vainqueur.';
