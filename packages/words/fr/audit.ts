// The audit log in sentences (en/audit.ts).
import { message } from './message.ts';

export const loginDone = message('{actor} s’est connecté');
export const loginTried = message('{actor} a essayé de se connecter : {object}');
export const registerDone = message('{actor} a créé un compte');
export const registerTried = message('{actor} a essayé de créer un compte');
export const logoutDone = message('{actor} s’est déconnecté');
export const logoutTried = message('{actor} a essayé de se déconnecter');
export const setUpDone = message('{actor} a configuré le serveur');
export const setUpTried = message('{actor} a essayé de configurer le serveur');
export const forgotPasswordDone = message('{actor} a demandé un lien de réinitialisation par e-mail');
export const forgotPasswordTried = message(
  '{actor} a essayé de demander un lien de réinitialisation par e-mail',
);
export const resetPasswordDone = message('{actor} a défini un nouveau mot de passe par un lien : {object}');
export const resetPasswordTried = message('{actor} a essayé de définir un nouveau mot de passe par un lien');
export const endSessionDone = message('{actor} a mis fin à une session');
export const endSessionTried = message('{actor} a essayé de mettre fin à une session');
export const endOtherSessionsDone = message('{actor} a mis fin aux sessions sur les autres appareils');
export const endOtherSessionsTried = message(
  '{actor} a essayé de mettre fin aux sessions sur les autres appareils',
);
export const setPreferencesDone = message('{actor} a choisi ses réglages');
export const setPreferencesTried = message('{actor} a essayé de choisir ses réglages');
export const setPictureDone = message('{actor} a mis ou retiré sa photo');
export const setPictureTried = message('{actor} a essayé de mettre ou de retirer sa photo');
export const setLanguageDone = message('{actor} a choisi sa langue');
export const setLanguageTried = message('{actor} a essayé de choisir sa langue');
export const createMeetingDone = message('{actor} a créé {object}');
export const createMeetingTried = message('{actor} a essayé de créer un événement');
export const updateMeetingDone = message('{actor} a modifié {object}');
export const updateMeetingTried = message('{actor} a essayé de modifier {object}');
export const deleteMeetingDone = message('{actor} a supprimé {object}');
export const deleteMeetingTried = message('{actor} a essayé de supprimer {object}');
export const readNoticesDone = message('{actor} a lu ses notifications');
export const readNoticesTried = message('{actor} a essayé de lire ses notifications');
export const stopMailsDone = message('{actor} a mis fin à des e-mails par le lien d’un e-mail');
export const stopMailsTried = message('{actor} a essayé de mettre fin à des e-mails par le lien d’un e-mail');
export const setNoticeChoicesDone = message('{actor} a choisi ses notifications');
export const setNoticeChoicesTried = message('{actor} a essayé de choisir ses notifications');
export const setTournamentCourtsDone = message('{actor} a choisi les courts de {object}');
export const setTournamentCourtsTried = message('{actor} a essayé de choisir les courts de {object}');
export const setScorersDone = message('{actor} a choisi qui peut marquer dans {object}');
export const setScorersTried = message('{actor} a essayé de choisir qui peut marquer dans {object}');
export const addFollowsDone = message('{actor} a commencé à suivre');
export const addFollowsTried = message('{actor} a essayé de suivre');
export const removeFollowsDone = message('{actor} a cessé de suivre');
export const removeFollowsTried = message('{actor} a essayé de cesser de suivre');
export const setPushDeviceDone = message('{actor} a autorisé les notifications sur un appareil');
export const setPushDeviceTried = message('{actor} a essayé d’autoriser les notifications sur un appareil');
export const stopPushDone = message('{actor} a arrêté les notifications sur un appareil');
export const stopPushTried = message('{actor} a essayé d’arrêter les notifications sur un appareil');
export const changePasswordDone = message('{actor} a changé son propre mot de passe');
export const changePasswordTried = message('{actor} a essayé de changer son propre mot de passe');
export const eraseAccountDone = message('{actor} a supprimé son propre compte');
export const eraseAccountTried = message('{actor} a essayé de supprimer son propre compte');
export const updateUserDone = message('{actor} a modifié {object}');
export const updateUserTried = message('{actor} a essayé de modifier {object}');
export const deleteUserDone = message('{actor} a supprimé {object}');
export const deleteUserTried = message('{actor} a essayé de supprimer {object}');
export const endUserSessionsDone = message('{actor} a déconnecté {object} partout');
export const endUserSessionsTried = message('{actor} a essayé de déconnecter {object} partout');
export const issueResetLinkDone = message('{actor} a créé un lien de réinitialisation pour {object}');
export const issueResetLinkTried = message(
  '{actor} a essayé de créer un lien de réinitialisation pour {object}',
);
export const createClubDone = message('{actor} a créé {object}');
export const createClubTried = message('{actor} a essayé de créer un club');
export const updateClubDone = message('{actor} a modifié {object}');
export const updateClubTried = message('{actor} a essayé de modifier {object}');
export const setClubLogoDone = message('{actor} a mis ou retiré le logo de {object}');
export const setClubLogoTried = message('{actor} a essayé de mettre ou de retirer le logo de {object}');
export const createMemberDone = message('{actor} a ajouté {object} comme membre');
export const createMemberTried = message('{actor} a essayé d’ajouter un membre');
export const importMembersDone = message('{actor} a invité une liste de personnes à rejoindre {object}');
export const importMembersTried = message(
  '{actor} a essayé d’inviter une liste de personnes à rejoindre {object}',
);
export const updateMemberDone = message('{actor} a changé le rôle de {object}');
export const updateMemberTried = message('{actor} a essayé de changer le rôle d’un membre');
export const removeMemberDone = message('{actor} a retiré un membre');
export const removeMemberTried = message('{actor} a essayé de retirer un membre');
export const createInvitationDone = message('{actor} a envoyé {object}');
export const createInvitationTried = message('{actor} a essayé d’inviter quelqu’un');
export const revokeInvitationDone = message('{actor} a révoqué {object}');
export const revokeInvitationTried = message('{actor} a essayé de révoquer {object}');
export const resendInvitationDone = message('{actor} a renvoyé {object}');
export const resendInvitationTried = message('{actor} a essayé de renvoyer {object}');
export const acceptInvitationDone = message('{actor} a accepté {object}');
export const acceptInvitationTried = message('{actor} a essayé d’accepter une invitation');
export const issueInvitationLinkDone = message('{actor} a créé un lien pour {object}');
export const issueInvitationLinkTried = message('{actor} a essayé de créer un lien pour {object}');
export const createCourtsDone = message('{actor} a ajouté des courts : {object}');
export const createCourtsTried = message('{actor} a essayé d’ajouter des courts : {object}');
export const orderCourtsDone = message('{actor} a changé l’ordre des courts : {object}');
export const orderCourtsTried = message('{actor} a essayé de changer l’ordre des courts : {object}');
export const updateCourtDone = message('{actor} a modifié {object}');
export const updateCourtTried = message('{actor} a essayé de modifier {object}');
export const deleteCourtDone = message('{actor} a supprimé {object}');
export const deleteCourtTried = message('{actor} a essayé de supprimer {object}');
export const createTournamentDone = message('{actor} a créé {object}');
export const createTournamentTried = message('{actor} a essayé de créer un tournoi');
export const updateTournamentDone = message('{actor} a modifié {object}');
export const updateTournamentTried = message('{actor} a essayé de modifier {object}');
export const deleteTournamentDone = message('{actor} a supprimé {object}');
export const deleteTournamentTried = message('{actor} a essayé de supprimer {object}');
export const setTournamentStatusDone = message('{actor} a changé le statut : {object}');
export const setTournamentStatusTried = message('{actor} a essayé de changer le statut : {object}');
export const archiveTournamentDone = message('{actor} a archivé ou restauré {object}');
export const archiveTournamentTried = message('{actor} a essayé d’archiver ou de restaurer {object}');
export const addParticipantDone = message('{actor} a ajouté {object}');
export const addParticipantTried = message('{actor} a essayé d’ajouter une inscription');
export const updateParticipantDone = message('{actor} a modifié {object}');
export const updateParticipantTried = message('{actor} a essayé de modifier {object}');
export const removeParticipantDone = message('{actor} a retiré {object}');
export const removeParticipantTried = message('{actor} a essayé de retirer {object}');
export const enterTournamentDone = message('{actor} a inscrit {object}');
export const enterTournamentTried = message('{actor} a essayé de s’inscrire');
export const leaveTournamentDone = message('{actor} a désinscrit {object}');
export const leaveTournamentTried = message('{actor} a essayé de se désinscrire');
export const setEntryTimesDone = message('{actor} a indiqué des horaires : {object}');
export const setEntryTimesTried = message('{actor} a essayé d’indiquer des horaires');
export const seekPartnerDone = message('{actor} a fait ou retiré une demande de partenaire : {object}');
export const seekPartnerTried = message('{actor} a essayé de faire une demande de partenaire');
export const answerPartnerDone = message('{actor} a répondu à une demande de partenaire : {object}');
export const answerPartnerTried = message('{actor} a essayé de répondre à une demande de partenaire');
export const declinePartnerRequestDone = message(
  '{actor} a refusé une demande de partenaire par un lien : {object}',
);
export const declinePartnerRequestTried = message(
  '{actor} a essayé de refuser une demande de partenaire par un lien',
);
export const setCheckInDone = message('{actor} a pointé l’arrivée de {object}');
export const setCheckInTried = message('{actor} a essayé de pointer l’arrivée de {object}');
export const clearCheckInsDone = message('{actor} a remis à zéro le pointage de {object}');
export const clearCheckInsTried = message('{actor} a essayé de remettre à zéro le pointage de {object}');
export const setWithdrawalDone = message('{actor} a enregistré ou annulé un forfait : {object}');
export const setWithdrawalTried = message(
  '{actor} a essayé d’enregistrer ou d’annuler un forfait : {object}',
);
export const seedByRatingDone = message(
  '{actor} a désigné les têtes de série d’après le classement : {object}',
);
export const seedByRatingTried = message(
  '{actor} a essayé de désigner les têtes de série d’après le classement : {object}',
);
export const setSeedsDone = message('{actor} a désigné les têtes de série à la main : {object}');
export const setSeedsTried = message('{actor} a essayé de désigner les têtes de série à la main : {object}');
export const setAlternatesDone = message('{actor} a modifié la liste des remplaçants : {object}');
export const setAlternatesTried = message('{actor} a essayé de modifier la liste des remplaçants : {object}');
export const createGroupDone = message('{actor} a ajouté {object}');
export const createGroupTried = message('{actor} a essayé d’ajouter une poule');
export const createMatchDone = message('{actor} a créé {object}');
export const createMatchTried = message('{actor} a essayé de créer un match');
export const updateMatchDone = message('{actor} a modifié {object}');
export const updateMatchTried = message('{actor} a essayé de modifier {object}');
export const deleteMatchDone = message('{actor} a supprimé {object}');
export const deleteMatchTried = message('{actor} a essayé de supprimer {object}');
export const setLastDaysDone = message('{actor} a fixé des dates limites : {object}');
export const setLastDaysTried = message('{actor} a essayé de fixer des dates limites : {object}');
export const proposePlaceDone = message('{actor} a proposé un créneau : {object}');
export const proposePlaceTried = message('{actor} a essayé de proposer un créneau : {object}');
export const answerProposalDone = message('{actor} a répondu à un créneau proposé : {object}');
export const answerProposalTried = message('{actor} a essayé de répondre à un créneau proposé : {object}');
export const callMatchDone = message('{actor} a appelé sur le court : {object}');
export const callMatchTried = message('{actor} a essayé d’appeler sur le court : {object}');
export const setMatchStatusDone = message('{actor} a changé le statut : {object}');
export const setMatchStatusTried = message('{actor} a essayé de changer le statut : {object}');
export const setMatchWinnerDone = message('{actor} a saisi le vainqueur : {object}');
export const setMatchWinnerTried = message('{actor} a essayé de saisir le vainqueur : {object}');
export const setMatchScoresDone = message('{actor} a saisi le score : {object}');
export const setMatchScoresTried = message('{actor} a essayé de saisir le score : {object}');
export const reportResultDone = message('{actor} a déclaré le résultat : {object}');
export const reportResultTried = message('{actor} a essayé de déclarer le résultat : {object}');
export const answerReportDone = message('{actor} a répondu au résultat déclaré : {object}');
export const answerReportTried = message('{actor} a essayé de répondre au résultat déclaré : {object}');
export const createScoreLinksDone = message('{actor} a créé des liens pour compter les points : {object}');
export const createScoreLinksTried = message(
  '{actor} a essayé de créer des liens pour compter les points : {object}',
);
export const revokeScoreLinkDone = message('{actor} a mis fin à un lien pour compter les points : {object}');
export const revokeScoreLinkTried = message(
  '{actor} a essayé de mettre fin à un lien pour compter les points : {object}',
);
export const appendScoreLogDone = message('{actor} a compté les points : {object}');
export const appendScoreLogTried = message('{actor} a essayé de compter les points : {object}');
export const makeDrawDone = message('{actor} a tiré au sort {object}');
export const makeDrawTried = message('{actor} a essayé de tirer au sort un tableau');
export const adjustDrawDone = message('{actor} a modifié {object} à la main');
export const adjustDrawTried = message('{actor} a essayé de modifier {object} à la main');
export const setDrawPublishedDone = message('{actor} a publié {object} ou l’a retiré');
export const setDrawPublishedTried = message('{actor} a essayé de publier {object} ou de le retirer');
export const settleGroupDone = message('{actor} a fixé l’ordre d’une poule : {object}');
export const settleGroupTried = message('{actor} a essayé de fixer l’ordre d’une poule : {object}');
export const takeByeDone = message('{actor} a placé une inscription tardive : {object}');
export const takeByeTried = message('{actor} a essayé de placer une inscription tardive : {object}');
export const undoInDrawDone = message('{actor} a annulé une action : {object}');
export const undoInDrawTried = message('{actor} a essayé d’annuler une action : {object}');
export const discardDrawDone = message('{actor} a supprimé le projet : {object}');
export const discardDrawTried = message('{actor} a essayé de supprimer le projet : {object}');
export const moveMatchesDone = message('{actor} a déplacé des matchs : {object}');
export const moveMatchesTried = message('{actor} a essayé de déplacer des matchs : {object}');
export const setOrderPublishedDone = message('{actor} a publié ou retiré {object}');
export const setOrderPublishedTried = message('{actor} a essayé de publier ou de retirer {object}');
export const undoMoveDone = message('{actor} a annulé un déplacement : {object}');
export const undoMoveTried = message('{actor} a essayé d’annuler un déplacement : {object}');
export const suspendPlayDone = message('{actor} a suspendu le jeu : {object}');
export const suspendPlayTried = message('{actor} a essayé de suspendre le jeu : {object}');
export const resumePlayDone = message('{actor} a repris le jeu : {object}');
export const resumePlayTried = message('{actor} a essayé de reprendre le jeu : {object}');
export const createPersonDone = message('{actor} a ajouté {object}');
export const createPersonTried = message('{actor} a essayé d’ajouter une personne');
export const importParticipantsDone = message('{actor} a inscrit une liste de joueurs à {object}');
export const importParticipantsTried = message('{actor} a essayé d’inscrire une liste de joueurs à {object}');
export const importPersonsDone = message('{actor} a importé une liste de personnes dans {object}');
export const importPersonsTried = message('{actor} a essayé d’importer une liste de personnes dans {object}');
export const updatePersonDone = message('{actor} a modifié {object}');
export const updatePersonTried = message('{actor} a essayé de modifier {object}');
export const mergePersonDone = message('{actor} a fusionné {object} avec une autre personne');
export const mergePersonTried = message('{actor} a essayé de fusionner {object} avec une autre personne');
export const unmergePersonDone = message('{actor} a de nouveau séparé {object}');
export const unmergePersonTried = message('{actor} a essayé de séparer de nouveau {object}');
export const removeManagerDone = message('{actor} a mis fin au suivi de {object} par quelqu’un');
export const removeManagerTried = message(
  '{actor} a essayé de mettre fin au suivi de {object} par quelqu’un',
);
export const stopManagingDone = message('{actor} ne s’occupe plus de {object}');
export const stopManagingTried = message('{actor} a essayé de ne plus s’occuper de {object}');
export const addChildDone = message('{actor} a ajouté un enfant ({object})');
export const addChildTried = message('{actor} a essayé d’ajouter un enfant');
export const createClaimDone = message('{actor} a demandé à être reconnu(e) ({object})');
export const createClaimTried = message('{actor} a essayé de demander à être reconnu(e)');
export const withdrawClaimDone = message('{actor} a retiré {object}');
export const withdrawClaimTried = message('{actor} a essayé de retirer {object}');
export const decideClaimDone = message('{actor} a statué sur {object}');
export const decideClaimTried = message('{actor} a essayé de statuer sur {object}');
export const updatePlatformSettingDone = message('{actor} a modifié {object}');
export const updatePlatformSettingTried = message('{actor} a essayé de modifier un réglage');
export const createClubAdminDone = message('{actor} a créé {object} pour administrer un club');
export const createClubAdminTried = message('{actor} a essayé de créer un compte pour administrer un club');
export const assignClubAdminDone = message('{actor} a confié l’administration d’un club ({object})');
export const assignClubAdminTried = message('{actor} a essayé de confier l’administration d’un club');
export const createClubForDone = message('{actor} a créé {object} pour son administration');
export const createClubForTried = message('{actor} a essayé de créer un club pour quelqu’un');
export const updateAnyClubDone = message('{actor} a modifié {object} pour la plateforme');
export const updateAnyClubTried = message('{actor} a essayé de modifier {object} pour la plateforme');
export const deleteClubDone = message('{actor} a supprimé {object}');
export const deleteClubTried = message('{actor} a essayé de supprimer {object}');
export const createPlatformSettingDone = message('{actor} a ajouté {object}');
export const createPlatformSettingTried = message('{actor} a essayé d’ajouter un réglage');
export const createPlanDone = message('{actor} a ajouté {object}');
export const createPlanTried = message('{actor} a essayé d’ajouter une formule');
export const updatePlanDone = message('{actor} a modifié {object}');
export const updatePlanTried = message('{actor} a essayé de modifier {object}');
export const createTicketDone = message('{actor} a ouvert {object}');
export const createTicketTried = message('{actor} a essayé d’ouvrir un ticket');
export const updateTicketDone = message('{actor} a modifié {object}');
export const updateTicketTried = message('{actor} a essayé de modifier {object}');
export const createResponseDone = message('{actor} a écrit {object} pour la plateforme');
export const createResponseTried = message('{actor} a essayé de répondre à un ticket pour la plateforme');
export const createOwnResponseDone = message('{actor} a écrit {object} dans son propre ticket');
export const createOwnResponseTried = message('{actor} a essayé d’écrire dans son propre ticket');
export const archiveTournamentArchived = message('{actor} a archivé {object}');
export const archiveTournamentRestored = message('{actor} a restauré {object}');
export const readDone = message('{actor} a lu {object} ({act})');
export const readTried = message('{actor} a essayé de lire {object} ({act})');
export const actLabel = message(
  '{act} ({kind, select, account {compte} session {session} club {club} court {court} membership {adhésion} invitation {invitation} tournament {tournoi} entry {inscription} person {personne} claim {demande} group {poule} match {match} order {programmation} draw {tableau} meeting {événement} plan {formule} ticket {ticket} response {réponse} other {réglage}})',
);
export const inside = message('{sentence} ({place})');
export const refused = message('{sentence}, refusé{count, plural, =1 {} other { # fois}} : {reason}');
export const nameless = message(
  '{role, select, score_link {Un lien de saisie du score} visitor {Un visiteur} unknown {Une personne inconnue} various {Diverses personnes} system {Le serveur} other {Un compte supprimé}}',
);
export const namelessInside = message(
  '{role, select, score_link {un lien de saisie du score} visitor {un visiteur} unknown {une personne inconnue} various {diverses personnes} system {le serveur} other {un compte supprimé}}',
);
export const numbered = message('{who} (numéro {id})');
export const personNumbered = message('la personne numéro {id}');
export const objectNamed = message(
  '{kind, select, tournament {{name}} club {{name}} court {le court « {name} »} membership {l’adhésion de {name}} account {le compte de {name}} entry {l’inscription de {name}} invitation {l’invitation à {name}} group {la poule {name}} setting {le réglage {name}} match {le match {id} ({name})} order {la programmation du {name}} draw {le tableau {name}} person {la personne {name}} claim {la demande {id} ({name})} meeting {l’événement {name}} plan {la formule {name}} ticket {le ticket {id} ({name})} response {la réponse {id} ({name})} other {la session {id} ({name})}}',
);
export const objectNumbered = message(
  '{kind, select, tournament {le tournoi {id}} club {le club {id}} court {le court {id}} membership {l’adhésion {id}} account {le compte {id}} entry {l’inscription {id}} invitation {l’invitation {id}} group {la poule {id}} setting {le réglage {id}} match {le match {id}} order {la programmation {id}} draw {le tableau {id}} person {la personne {id}} claim {la demande {id}} meeting {événement {id}} plan {la formule {id}} ticket {le ticket {id}} response {la réponse {id}} other {la session {id}}}',
);
export const onlyRecords = message('Uniquement ces entrées : {limits}');
export const byPerson = message('personne : {person}');
export const aboutObject = message('objet : {object}');
export const inTournament = message('tournoi : {tournament}');

export const missing = 'quelque chose';
export const missingAccount = 'un compte qui n’existe pas';

export const reasonInvalid = 'la demande n’était pas valable';
export const reasonUnreadable = 'la demande était illisible';
export const reasonNotSignedIn = 'personne n’était connecté';
export const reasonWrongPassword = 'le mot de passe était faux';
export const reasonWrongProof = 'le mot de passe était faux';
export const reasonNotAllowed = 'ce n’est pas autorisé';
export const reasonForeignOrigin = 'la demande venait d’un autre site';
export const reasonNotFound = 'cela n’existe pas';
export const reasonTooManyRequests = 'trop de tentatives';
export const reasonStale = 'quelqu’un d’autre avait enregistré avant';
export const reasonTaken = 'c’est déjà pris';
export const reasonConflict = 'l’état actuel ne le permet pas';
export const reasonStatusRefused = 'l’état actuel ne le permet pas';
export const reasonSessionChanged = 'quelqu’un d’autre s’était connecté entre-temps';
export const reasonKeyReused = 'la clé de la demande avait déjà servi';
export const reasonAnswerForgotten = 'c’était déjà fait';
export const reasonAnswerGone = 'c’était déjà fait';
export const reasonDeadResetToken = 'le lien n’est plus valable';
export const reasonDeadInvitation = 'l’invitation n’est plus valable';
export const reasonOther = 'ce n’était pas possible';
