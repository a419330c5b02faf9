// The people of a club: the list, a person's form, merging and parting.
import { message } from './message.ts';

export const title = 'Personnes';
export const ofClub = message(
  'Toutes les personnes qui jouent à {club} : celles du club, ses membres et les inscrits à ses tournois.',
);
export const ofThisClub =
  'Toutes les personnes qui jouent dans ce club : les siennes, ses membres et les inscrits à ses tournois.';
export const search = 'Rechercher par nom';
export const list = 'Personnes du club';
export const failed = 'Impossible de charger les personnes. Veuillez réessayer.';
export const loading = 'Chargement des personnes';
export const none =
  'Personne pour l’instant. Les personnes apparaissent ici dès que vous les inscrivez à un tournoi ou que vous les ajoutez.';
export const noMatch = 'Personne de ce nom.';
export const add = 'Ajouter une personne';
export const addTitle = 'Ajouter une personne';
export const edit = 'Modifier la personne';
export const name = 'Nom';
export const given = 'Prénom';
export const family = 'Nom de famille';
export const partsHint =
  'Si les deux sont connus, les visiteurs voient « Nina K. » pour un enfant, sinon ses initiales.';
export const gender = 'Sexe';
export const female = 'Féminin';
export const male = 'Masculin';
export const other = 'Autre';
export const notSaid = 'Non précisé';
export const birthYear = 'Année de naissance';
export const birthYearHint = 'Jamais publique. Elle décide si les visiteurs voient le nom abrégé.';
export const addFailed = 'Impossible d’ajouter la personne';
export const updateFailed = 'Impossible de modifier la personne';
export const added = 'Personne ajoutée';
export const updated = 'Personne modifiée';
export const actionsFor = message('Actions pour {name}');
export const merge = 'Fusionner';
export const mergeAction = 'Fusionner avec une autre personne';
export const mergeTitle = message('Fusionner {name} avec une autre personne');
export const mergeMeaning =
  'Toutes les inscriptions passent à la personne choisie. Vous pouvez annuler cela pendant 30 jours.';
export const mergeInto = 'Personne à conserver';
export const mergeQuestion = message('Fusionner {name} avec {into} ?');
export const mergeMissing = 'Veuillez choisir une personne dans la liste.';
export const mergeFailed = 'La fusion a échoué';
export const merged = 'Personnes fusionnées';
export const mergedHere = message(
  '{name} a été fusionné(e) avec cette personne. Vous pouvez annuler cela jusqu’au {day}.',
);
export const part = 'Annuler la fusion';
export const partOf = message('Annuler la fusion de {name}');
export const parted = 'Fusion annulée';
export const partFailed = 'Impossible d’annuler la fusion';
export const more = message('{count, plural, one {# personne affichée} other {# personnes affichées}}');
export const dashboard = 'Tableau de bord';
export const born = message('né(e) en {year}');
export const playedCounted = message(
  '{count, plural, =0 {aucune inscription} one {# inscription} other {# inscriptions}}',
);
export const hasAccount = 'a un compte';
export const namesakesTitle = 'Quelqu’un porte déjà ce nom';
export const namesakesText =
  'Comparez le club et l’année de naissance. Deux personnes peuvent porter le même nom, mais personne ne doit figurer deux fois.';
export const thisPerson = 'C’est cette personne';
export const thisPersonOf = message('C’est cette personne : {name}, {facts}');
export const somebodyElse = 'Une autre personne du même nom';
export const namesakeMember = 'Cette personne fait déjà partie du club. Vous arrivez à sa carte.';
export const namesakeInvited = 'Cette personne a un compte. Vous lui envoyez plutôt une invitation.';
export const namesakeLinked = 'Cette personne reçoit le compte et garde ses inscriptions.';
export const namesakeElsewhere = 'Un autre club tient cette fiche : elle ne peut pas recevoir de compte ici.';
export const toDecide = 'Demandes à trancher';
export const saysSelf = message('{by} déclare : je suis {name}.');
export const saysManager = message('{by} déclare : je m’occupe de {name}.');
export const member = 'Membre';
export const memberOf = message('Membre : {name}');
export const memberFailed = 'La qualité de membre n’a pas pu être changée';
export const isMember = 'Membre du club';
export const isNoMember = 'Pas membre du club';
export const approve = 'Accepter';
export const approveOf = message('Accepter la demande de {name}');
export const decline = 'Refuser';
export const declineOf = message('Refuser la demande de {name}');
export const approved = 'Demande acceptée';
export const declined = 'Demande refusée';
export const decideFailed = 'Impossible d’enregistrer la décision';
export const peopleIManage = 'Personnes dont je m’occupe';
export const addChild = 'Ajouter un enfant';
export const addChildText =
  'Pour un enfant de moins de 18 ans qui n’a encore été inscrit nulle part. Si un club connaît déjà votre enfant, ouvrez plutôt son inscription et choisissez « Je m’occupe de cette personne ».';
export const childYearHint =
  'Seuls les clubs dont vous faites les tournois la voient. Les visiteurs voient un enfant sous la forme « Nina K. ».';
export const childrenText = 'Vous pouvez inscrire à des tournois les personnes dont vous vous occupez.';
export const childAdded = message('{name} a été ajouté');
export const childFailed = 'Impossible d’ajouter l’enfant';
export const myClaims = 'Mes demandes';
export const iAm = message('Je suis {name}');
export const iLookAfter = message('Je m’occupe de {name}');
export const statePending = 'Le club décide';
export const stateApproved = 'Acceptée';
export const stateDeclined = 'Refusée';
export const withdraw = 'Retirer';
export const withdrawOf = message('Retirer la demande concernant {name}');
export const withdrawn = 'Demande retirée';
export const withdrawFailed = 'Impossible de retirer la demande';
export const lookedAfterBy = message('Suivi assuré par {name}');
export const managerRemove = 'Mettre fin au suivi';
export const managerRemoveOf = message('Mettre fin au suivi : {by}, {name}');
export const managerRemoveQuestion = message('Mettre fin au suivi de {name} par {by} ?');
export const managerRemoveMeaning =
  'Ce compte ne pourra plus inscrire ni retirer cette personne, ni lire son nom en entier. Les inscriptions restent.';
export const managerRemoved = message('{by} ne s’occupe plus de {name}');
export const managerRemoveFailed = 'Impossible d’y mettre fin';
export const stopManaging = 'Ne plus m’en occuper';
export const stopManagingOf = message('Ne plus m’occuper de {name}');
export const stopManagingQuestion = message('Ne plus vous occuper de {name} ?');
export const stopManagingMeaning =
  'Vous ne pourrez vous en occuper à nouveau que si le club l’accepte encore une fois. Les inscriptions restent.';
export const stopManagingDone = 'Vous ne vous en occupez plus';
export const stopManagingFailed = 'Impossible d’y mettre fin';
