// Entries of a tournament: who is entered, seeds, groups, entering by name and from a list.
import { message } from './message.ts';

export const participants = 'Inscrits';
export const entered = message('Inscrits : {count} sur {most}');
export const followHint =
  'Appuyez sur l’étoile à côté d’un nom pour voir quand et où aura lieu son prochain match.';
export const none = 'Aucune inscription pour l’instant.';
export const noGroup = 'Sans poule';
export const failed = 'Impossible de charger les inscriptions. Veuillez réessayer.';
export const loading = 'Chargement des inscriptions';
export const seed = 'Tête de série';
export const seedOf = message('Tête de série de {name}');
export const groupOf = message('Poule de {name}');

export const addGroup = 'Ajouter une poule';
export const addGroupTitle = 'Ajouter une poule';
export const groupAdded = message('{group} ajoutée');
export const groupFailed = 'Impossible d’ajouter la poule.';
export const groupNameHint = 'Sans nom, elle reçoit une lettre.';

export const name = 'Nom';
export const club = 'Club';
export const group = 'Poule';
export const partner = 'Partenaire';
export const firstPlayer = 'Première personne';
export const add = 'Inscrire';
export const addWaiting = 'Mettre sur liste d’attente';
export const addedWaiting = message('{name} est sur liste d’attente.');
export const addOne = 'Nouvelle inscription';
export const addSeveral = 'Ajouter des inscriptions';
export const addFailed = 'Impossible d’enregistrer l’inscription.';
export const added = message('Inscription de {name} enregistrée.');
export const oneAtATime = 'Ici, chacun s’inscrit seul. Ajoutez un nom à la fois.';
export const nameTooShort = 'Le nom doit compter au moins 2 caractères.';
export const juniorsHint =
  'Les visiteurs voient des initiales. Écrivez « Kovač, Nina » ou « Nina KOVAČ », et ils verront « Nina K. »';
export const known = 'Ce nom est déjà inscrit.';
export const knownQuestion = message('Inscrire {name} une deuxième fois ?');
export const knownMeaning = 'Ce nom est déjà inscrit. Deux personnes peuvent porter le même nom.';
export const addAnyway = 'Inscrire quand même';
export const full = 'Ce tournoi est complet.';
export const fullCanGrow =
  'Les nouvelles inscriptions attendent une place. Pour en libérer, augmentez le maximum ou retirez une inscription.';
export const fullAtMost = message('{most} inscriptions sont le maximum. Les nouvelles attendent une place.');
export const raiseLimit = 'Changer le maximum';

export const pasteList = 'Coller une liste';

export const actionsFor = message('Actions pour {name}');
export const edit = 'Modifier l’inscription';
export const updated = 'Inscription modifiée';
export const updateFailed = 'Impossible de modifier l’inscription.';
export const remove = 'Retirer l’inscription';
export const removeQuestion = message('Retirer {name} ?');
export const removeMeaning = 'L’inscription est retirée du tournoi.';
export const removed = 'Inscription retirée';
export const removeFailed = 'Impossible de retirer l’inscription.';
export const fromAccount = 'Repris du compte de la personne.';
export const partnerFromAccount = 'Repris du compte de la personne.';
export const enteredAlone = 'Inscrit sans partenaire';
export const partnerChoice =
  'Choisissez un joueur inscrit sans partenaire, ou saisissez un nom. Un choix réunit les deux inscriptions en une équipe.';
export const birthYear = 'Année de naissance';
export const birthYearFirst = 'Année de naissance, première personne';
export const birthYearPartner = 'Année de naissance, partenaire';
export const birthYearHint = 'Jamais publique. Elle décide si le nom est abrégé pour les visiteurs.';
export const birthYearPartnerHint = 'Jamais publique non plus.';

export const notInDraw = 'Hors du tableau. Un remplaçant peut encore y entrer si quelqu’un se retire.';
export const notInDrawYet =
  'Hors du tableau. Un bye peut encore être pris, ou la place de quelqu’un qui se retire.';
export const suggestions = 'Personnes du club';
export const whichQuestion = message('De quelle personne s’agit-il : {name} ?');
export const whichMeaning =
  'Le club connaît ce nom. Choisissez la bonne personne pour garder tous ses résultats ensemble.';
export const somebodyElse = 'Une nouvelle personne';
export const choosePerson = 'Veuillez choisir';
export const peopleOfClub = 'Personnes du club';
export const thisIsMe = message('{name} : c’est moi');
export const lookAfter = message('{name} : je m’occupe de cette personne');
export const claimed = 'Demande envoyée';
export const claimedText = message('{club} décide. Vous la retrouvez dans votre profil.');
export const claimFailed = 'Impossible d’envoyer la demande';
export const note = 'Note pour la direction du tournoi';
export const noteHint = 'Seule la direction du tournoi la voit.';
export const overruled = message('Inscription forcée par {by} : {reasons}');
export const overruledBySomebody = message('Inscription forcée : {reasons}');
export const overruleQuestion = 'Inscrire quand même ?';
export const overruleLabel = 'Inscrire quand même';
export const ineligibleNotMember = 'pas membre du club';
export const ineligibleTooOld = 'trop âgé(e)';
export const ineligibleSameGender = 'pas une femme et un homme';
