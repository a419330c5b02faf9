// Membres d’un club et invitations.
import { message } from './message.ts';

export const title = 'Membres';
export const intro = 'Tous les membres de votre club, au même endroit.';
export const club = 'Club';
export const selectClub = 'Choisir un club';
export const selectClubHint = 'Ses membres s’afficheront ici.';
export const noClub = 'Vous n’êtes encore membre d’aucun club.';
export const noClubHint = 'Demandez une invitation à un administrateur de votre club.';
export const clubsFailed = 'Impossible de charger les clubs.';
export const search = 'Rechercher un nom ou un e-mail';
export const searchNames = 'Rechercher un nom';

export const addMember = 'Ajouter un membre';
export const sendInvitation = 'Envoyer une invitation';
export const pendingInvitations = 'Invitations en attente';
export const clubMembers = 'Membres du club';
export const membersFailed = 'Impossible de charger les membres.';
export const invitationsFailed = 'Impossible de charger les invitations.';
export const noMembers = 'Ce club n’a pas encore de membres.';
export const noMatch = message('Aucun membre ne correspond à « {q} ».');
export const noInvitations = 'Aucune invitation en attente';
export const showAllInvitations = message('Afficher les {count} invitations');
export const moreFollow = message(
  '{count, plural, one {{count} membre affiché} other {{count} membres affichés}}',
);

export const admin = 'Administrateur';
export const member = 'Membre';
export const you = 'Vous';
export const joined = message('Depuis le {day}');
export const sent = message('Envoyée le {day}');
export const expires = message('Valable jusqu’au {day}');
export const expired = message('Expirée le {day}');
export const expiredBadge = 'Expirée';
export const actionsFor = message('Actions pour {name}');

export const username = 'Nom d’utilisateur';
export const usernameHint = 'Il sert à se connecter.';
export const email = 'E-mail';
export const name = 'Nom';
export const dateOfBirth = 'Date de naissance';
export const dateOfBirthHint = 'Jamais publique. Elle protège le nom des joueurs de moins de 18 ans.';
export const role = 'Rôle';
export const addText = 'Cette personne reçoit un e-mail avec un lien pour choisir son mot de passe.';
export const adding = 'Ajout en cours…';
export const added = 'Membre ajouté';
export const addedText = message('{name} recevra un e-mail de bienvenue.');
export const addFailed = 'Impossible d’ajouter le membre';
export const noClubSelected = 'Aucun club choisi';

export const inviteText = 'Cette personne reçoit un e-mail avec un lien valable 7 jours.';
export const sending = 'Envoi en cours…';
export const invited = 'Invitation envoyée';
export const invitedText = message('{email} recevra un e-mail avec un lien.');
export const inviteFailed = 'Impossible d’envoyer l’invitation';

export const makeAdmin = 'Nommer administrateur';
export const makeMember = 'Rendre simple membre';
export const makeMemberQuestion = message('Rendre {name} simple membre ?');
export const makeMemberText =
  'Cette personne ne pourra plus gérer le club. Ses invitations en attente seront retirées.';
export const roleChanged = 'Rôle modifié';
export const roleChangedText = message(
  '{role, select, admin {{name} est maintenant administrateur du club.} other {{name} est maintenant membre du club.}}',
);
export const roleFailed = 'Impossible de changer le rôle';
export const remove = 'Retirer du club';
export const removeQuestion = message('Retirer {name} de {club} ?');
export const removeWho = message('Il s’agit de {email}.');
export const removeText =
  'Le compte, les inscriptions et les résultats restent. Pour revenir, il faudra une nouvelle invitation.';
export const removed = 'Membre retiré';
export const removeFailed = 'Impossible de retirer le membre';

export const resend = 'Renvoyer';
export const resent = 'Invitation renvoyée';
export const resentText = message('{email} recevra un e-mail avec un nouveau lien.');
export const resendFailed = 'Impossible de renvoyer l’invitation';
export const revoke = 'Retirer l’invitation';
export const revokeQuestion = message('Retirer l’invitation de {email} ?');
export const revokeText = 'Le lien de l’e-mail ne fonctionnera plus.';
export const revoked = 'Invitation retirée';
export const revokeFailed = 'Impossible de retirer l’invitation';
export const makeLink = 'Créer un lien';
export const linkTitle = 'Lien d’invitation';
export const linkText = message(
  'Transmettez vous-même ce lien à {email}. Il remplace celui de l’e-mail et il est valable jusqu’au {day}. Le journal garde la trace de sa création.',
);
export const link = 'Lien';
export const copyLink = 'Copier le lien';
export const copied = 'Lien copié';
export const copyFailed = 'Impossible de copier le lien. Sélectionnez-le et copiez-le vous-même.';
export const linkFailed = 'Impossible de créer le lien';
export const close = 'Fermer';
