// Listes de fichiers : personnes, membres et inscriptions lus dans des tableurs et écrits pour eux.
import { message } from './message.ts';

export const importPeople = 'Importer des personnes';
export const importMembers = 'Inviter d’après une liste';
export const peopleIntro =
  'Ajoutez et modifiez beaucoup de personnes à la fois depuis un tableur. Vous voyez ce que fait chaque ligne avant tout enregistrement.';
export const membersIntro =
  'Invitez beaucoup de personnes à la fois depuis un tableur. Vous voyez ce que fait chaque ligne avant toute invitation.';
export const importAction = 'Importer';
export const exportAction = 'Exporter';
export const exportFailed = 'La liste n’a pas pu être établie. Veuillez réessayer.';
export const people = 'Personnes';
export const members = 'Membres';
export const peopleFile = 'personnes';
export const membersFile = 'membres';
export const reportFile = 'rapport-import';

export const source = 'Liste';
export const file = 'Fichier';
export const fileHint =
  'CSV ou texte de n’importe quel tableur. Dans Excel : Enregistrer sous, CSV. Seules les colonnes que vous choisissez ci-dessous sont envoyées.';
export const paste = 'Ou collez les cellules ici';
export const pasteHint = 'Copiez-les depuis le tableur, avec les en-têtes.';
export const readFile = message(
  '{name} : {count, plural, one {# ligne} other {# lignes}}, {encoding}, {separator}',
);
export const readPaste = message('{count, plural, one {# ligne} other {# lignes}}, {separator}');
export const readFileLines = message('{name} : {count, plural, one {# ligne} other {# lignes}}, {encoding}');
export const readPasteLines = message('{count, plural, one {# ligne} other {# lignes}}');
export const comma = 'séparées par des virgules';
export const semicolon = 'séparées par des points-virgules';
export const tab = 'séparées par des tabulations';
export const bar = 'séparées par des barres';
export const workbook =
  'C’est un classeur et non un fichier CSV. Enregistrez-le au format CSV dans votre tableur et choisissez ce fichier.';
export const binary =
  'Ce fichier n’est pas du texte. Enregistrez la liste au format CSV dans votre tableur et choisissez ce fichier.';
export const fileUnread = 'Le fichier n’a pas pu être lu. Veuillez le choisir à nouveau.';
export const tooLarge = message('Ce fichier dépasse {max} Mo. Retirez ce qui n’est pas nécessaire.');
export const tooMany = message(
  'Une liste a au plus {max, number} lignes, et celle-ci en a {count, number}. Importez-la en plusieurs fois.',
);
export const noLines = 'Cette liste n’a aucune ligne.';

export const columns = 'Colonnes';
export const columnsHint = 'Vérifiez ce que contient chaque colonne.';
export const firstLineHeads = 'La première ligne contient les titres';
export const columnNumbered = message('Colonne {number}');
export const examples = message('Par exemple : {examples}');
export const noExamples = 'Cette colonne est vide.';
export const leftOut = 'Laisser de côté';
export const fieldName = 'Nom complet';
export const fieldGiven = 'Prénom';
export const fieldFamily = 'Nom de famille';
export const fieldGender = 'Sexe';
export const fieldBirth = 'Date ou année de naissance';
export const fieldNumber = 'Nº de personne';
export const fieldEmail = 'E-mail';
export const fieldRole = 'Rôle';
export const dayOrder = 'Les jours sont écrits';
export const dayFirst = message('avec le jour en premier : {example} est le {day}');
export const monthFirst = message('avec le mois en premier : {example} est le {day}');
export const yearFirst = message('avec l’année en premier : {example} est le {day}');
export const chooseOrder = 'Veuillez choisir';
export const dayOrderHint =
  'Les jours de cette liste peuvent se lire de plusieurs façons. La liste est vérifiée dès que vous avez choisi.';
export const nameMissing = 'Choisissez la colonne qui contient le nom.';
export const emailMissing = 'Choisissez la colonne qui contient l’adresse e-mail.';

export const quotesBroken = 'Les guillemets de cette ligne ne vont pas ensemble.';
export const birthUnread = message('Ce n’est ni une date ni une année de naissance : {text}');
export const genderUnread = message('Nous ne connaissons pas ce sexe : {text}');
export const numberUnread = message('Ce n’est pas un numéro de personne : {text}');
export const roleUnread = message('Ce n’est pas un rôle : {text}. Un rôle est admin ou membre.');

export const preview = 'Ce qui va se passer';
export const checking = message('Vérification de {count, plural, one {# ligne} other {# lignes}}');
export const checkFailed = 'La liste n’a pas pu être vérifiée. Veuillez réessayer.';
export const saving = message('Enregistrement de {count, plural, one {# ligne} other {# lignes}}');
export const inviting = message('Invitation de {count, plural, one {# personne} other {# personnes}}');
export const show = 'Lignes affichées';
export const groupCounted = message(
  '{group, select, all {Toutes} new {Nouvelles} changed {Modifications} same {Inchangées} choose {À choisir} invited {À inviter} entered {À inscrire} waiting {Liste d’attente} ineligible {Non admises} other {Laissées de côté}} : {count, number}',
);
export const line = 'Ligne';
export const lines = 'Lignes de la liste';
export const who = 'Qui';
export const happens = 'Ce qui se passe';
export const noneShown = 'Aucune ligne de ce genre.';
export const moreLines = message('{shown, number} lignes sur {count, number}');
export const showMore = 'Afficher plus';
export const becomesNew = 'Nouvelle personne';
export const staysSame = 'Rien ne change';
export const becomesMember = 'Compte désormais parmi les membres du club';
export const changesOf = message('{field} : {before} → {after}');
export const changesFrom = message('{field} : {after}');
export const parts = 'Prénom et nom de famille';
export const birth = 'Naissance';
export const meantWho = message('Qui est {name}, ligne {line} ?');
export const choosePerson = 'Veuillez choisir';
export const somebodyNew = 'Une nouvelle personne';
export const skipLine = 'Laisser cette ligne de côté';
export const candidate = message('{name}, naissance en {year}');
export const doubleOf = message('Laissée de côté : la ligne {line} dit la même chose');
export const doubleUndecided = message(
  'Laissée de côté tant que vous n’avez pas choisi : la ligne {line} dit la même chose',
);
export const leftOutBecause = message('Laissée de côté : {reason}');
export const undecided = 'Laissée de côté tant que vous n’avez pas choisi';
export const skipped = 'Laissée de côté par vous';
export const chooseAll = message(
  '{count, plural, one {# ligne pourrait désigner quelqu’un que le club connaît.} other {# lignes pourraient désigner quelqu’un que le club connaît.}}',
);
export const othersAsk = message(
  '{count, plural, one {# ligne dit la même chose qu’une autre.} other {# lignes disent la même chose que d’autres.}} S’agit-il de personnes différentes ?',
);
export const allOthers = 'Oui, toutes les inscrire';
export const allSame = 'Prendre chaque fois la première personne';
export const allNew = 'Toutes sont nouvelles';
export const becomesInvited = 'Reçoit une invitation par e-mail';
export const isMember = message('Fait partie du club : {name}');
export const isWaiting = 'A une invitation en attente';
export const mailsApart = message(
  'Les e-mails partent l’un après l’autre, {count, plural, one {en une minute} other {en # minutes}}. Chaque invitation est valable 7 jours.',
);

export const save = message('{count, plural, one {Enregistrer # ligne} other {Enregistrer # lignes}}');
export const invite = message('{count, plural, one {Inviter # personne} other {Inviter # personnes}}');
export const nothingToDo = 'Il n’y a rien à enregistrer : tout est comme le dit cette liste.';
export const nobodyToInvite = 'Il n’y a personne à inviter.';
export const saveFailed = 'La liste n’a pas pu être enregistrée. Rien n’a été modifié.';
export const inviteFailed = 'Les invitations n’ont pas pu être envoyées. Personne n’a été invité.';
export const saved = 'Liste enregistrée.';
export const savedText = message(
  '{added, plural, one {# nouvelle personne} other {# nouvelles personnes}}, {changed, plural, one {# modifiée} other {# modifiées}}, {left, plural, one {# ligne laissée de côté} other {# lignes laissées de côté}}.',
);
export const invited = 'Les invitations sont en route.';
export const invitedText = message(
  '{count, plural, one {# personne est invitée} other {# personnes sont invitées}}, {left, plural, one {# ligne laissée de côté} other {# lignes laissées de côté}}.',
);
export const report = 'Télécharger le rapport';
export const another = 'Importer une autre liste';
export const toPeople = 'Retour aux personnes';
export const toMembers = 'Retour aux membres';

// Entries of a tournament.
export const importEntries = 'Inscrire une liste';
export const entriesIntro =
  'Inscrivez beaucoup de joueurs d’un coup, d’après une liste sur papier ou un tableur. Vous voyez l’effet de chaque ligne avant tout enregistrement.';
export const entries = 'Participants';
export const pasteEntries = 'Ou collez la liste ici';
export const namesHint =
  'Un nom par ligne, comme sur papier : 1. Ana Silva (Hillside) 2012 [1]. Ou avec des points-virgules : Ana Silva; Hillside; 2012; 1. Vous pouvez aussi coller les cellules d’un tableur.';
export const pairsHint =
  'Une équipe par ligne : Ana Silva / Rui Costa. Ou des cellules d’un tableur avec leurs titres.';
export const fieldPartner = 'Partenaire';
export const fieldSeed = 'Tête de série';
export const fieldClub = 'Club';
export const fieldYear = 'Année';
export const seedUnread = message('Ce n’est pas une tête de série : {text}');
export const checkName = 'Vérifiez ce nom. Supprimez ce qui n’en fait pas partie.';
export const checkNumber = message(
  'Vérifiez ce nom. Si {number} est une tête de série, écrivez [{number}]. Sinon, supprimez ce nombre.',
);
export const partnerMissing = 'Il manque le deuxième nom. Une barre oblique sépare les deux d’une équipe.';
export const twoPeople =
  'Cette ligne nomme deux personnes, et ici chacun s’inscrit seul. Donnez une ligne à chacune.';
export const becomesEntered = message(
  '{count, plural, =0 {Sera inscrit} one {Sera inscrit, nouveau dans le club} other {Seront inscrits, nouveaux dans le club}}',
);
export const becomesWaiting = message(
  'Numéro {place} sur la liste d’attente : toutes les places sont prises',
);
export const placesShort = message(
  'Ce tournoi accepte {most, number} inscriptions : {count, plural, one {# ligne ne trouve pas de place et attendrait} other {# lignes ne trouvent pas de place et attendraient}}.',
);
export const makeRoom = message('Porter le maximum à {most}');
export const limitFailed = 'Le maximum n’a pas pu être augmenté. Veuillez réessayer.';
export const someWait = message(
  '{count, plural, one {# ligne va sur la liste d’attente.} other {# lignes vont sur la liste d’attente.}}',
);
export const someAsk = message(
  '{count, plural, one {# ligne attend votre réponse.} other {# lignes attendent votre réponse.}}',
);
export const showQuestions = 'Afficher';
export const someLeftOut = message(
  '{count, plural, one {# ligne est laissée de côté.} other {# lignes sont laissées de côté.}}',
);
export const overruledBecause = message('Sera inscrit malgré tout : {reasons}');
export const isEntered = 'Est déjà inscrit';
export const standsAgainst = message('Laissée de côté : {reasons}');
export const enterAnyway = 'Inscrire quand même';
export const enterList = message('{count, plural, one {Inscrire # ligne} other {Inscrire # lignes}}');
export const enteringList = message(
  '{count, plural, one {Inscription de # ligne} other {Inscription de # lignes}}',
);
export const nobodyToEnter = 'Il n’y a personne à inscrire.';
export const enterFailed = 'La liste n’a pas pu être inscrite. Rien n’a été modifié.';
export const listEntered = 'Liste inscrite.';
export const listEnteredText = message(
  '{entered, plural, one {# inscription} other {# inscriptions}}, {waiting, plural, =0 {personne} one {# inscription} other {# inscriptions}} sur la liste d’attente, {left, plural, one {# ligne laissée de côté} other {# lignes laissées de côté}}.',
);
export const toEntries = 'Aux participants';
export const entriesClosedForList = 'Le tournoi est terminé. Rouvrez-le avant d’inscrire une liste.';
