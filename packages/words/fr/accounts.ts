// Signing in, registering, passwords, invitations, the profile.
import { message } from './message.ts';

export const username = 'Nom d’utilisateur';
export const password = 'Mot de passe';
export const email = 'E-mail';
export const name = 'Nom';
export const login = 'Se connecter';
export const loggingIn = 'Connexion...';
export const backToLogin = 'Retour à la connexion';
export const forgotPassword = 'Mot de passe oublié ?';
export const signIn = 'Se connecter';
export const signOut = 'Se déconnecter';
export const signUp = 'Créer un compte';
export const demoMails = 'E-mails de cette démo';

export const loginSubtitle = 'Connectez-vous pour gérer vos tournois';
export const noAccount = message('Pas encore de compte ? {signUp}');
export const loginFailed = 'Échec de la connexion';
export const wrongPassword = 'Nom d’utilisateur ou mot de passe incorrect';
export const nobodyYet = 'Personne n’a encore de compte.';
export const nobodyYetHint = 'Créez d’abord le premier administrateur.';
export const setUp = 'Installer';
export const demoTitle = 'Ceci est une démo';
export const demoText = message('Choisissez qui vous voulez être. Le mot de passe est toujours {password}.');

export const registerTitle = 'Inscription';
export const registerSubtitle = 'Créez votre compte pour commencer';
export const createAccountTitle = 'Créer un compte';
export const haveAccount = message('Déjà un compte ? {signIn}');
export const accountType = 'Type de compte';
export const playerMember = 'Joueur / membre';
export const playerMemberHint = 'Participer à des tournois et suivre les résultats';
export const clubAdministrator = 'Administration de club';
export const clubAdministratorHint = 'Gérer un club et ses tournois';
export const createAccount = 'Créer le compte';
export const creatingAccount = 'Création du compte...';
export const registrationClosed =
  'La création de comptes est fermée. Vous pouvez créer un compte avec l’adresse e-mail qu’un club a invitée.';
export const registered = 'Inscription réussie';
export const registeredText = 'Votre compte a été créé';
export const registeredInClub = message('Votre compte a été créé et vous avez rejoint {club}');
export const registrationFailed = 'Échec de l’inscription';
export const registrationFailedText = 'Votre compte n’a pas pu être créé';
export const lockedEmail = 'Votre invitation a été envoyée à cette adresse.';

export const weak = 'Faible : facile à deviner. Plusieurs mots le renforcent.';
export const fair = 'Moyen : quelques caractères de plus et il sera bon.';
export const good = 'Bon.';
export const strong = 'Fort.';
export const resetRule = 'Au moins 8 caractères, avec majuscules, minuscules et un chiffre.';
export const resetRuleStrong =
  'Au moins 8 caractères, avec majuscules, minuscules et un chiffre. Pas de mot de passe courant.';
export const registrationRule = message('Au moins {least} caractères. Plusieurs mots valent mieux qu’un.');
export const registrationRuleStrong = message(
  'Au moins {least} caractères. Plusieurs mots valent mieux qu’un. Pas de mot de passe courant.',
);

export const forgotTitle = 'Mot de passe oublié';
export const forgotSubtitle = 'Recevez un lien pour choisir un nouveau mot de passe';
export const sendResetLink = 'Envoyer le lien';
export const emailSent = 'E-mail envoyé';
export const emailSentText =
  'Si votre adresse est connue chez nous, vous recevrez bientôt un lien de réinitialisation';
export const tryAgainError = 'Une erreur est survenue. Veuillez réessayer.';
export const remembered = message('Vous vous en souvenez ? {login}');

export const resetTitle = 'Réinitialiser le mot de passe';
export const resetSubtitle = 'Choisir un nouveau mot de passe';
export const resetHeading = 'Réinitialiser votre mot de passe';
export const firstTitle = 'Choisir votre mot de passe';
export const firstSubtitle = 'Il vous servira à vous connecter';
export const firstWelcome = message('Bienvenue à {club}');
export const firstUsername = message(
  'Votre nom d’utilisateur est {username}. Il vous servira, avec ce mot de passe, à vous connecter.',
);
export const firstDeadLink =
  'Le lien fonctionne une seule fois, pendant 7 jours. Si vous avez déjà choisi un mot de passe, connectez-vous. Sinon, demandez un nouveau lien.';
export const firstDone = 'Mot de passe choisi';
export const firstDoneTitle = 'Votre mot de passe est choisi.';
export const firstDoneText = message(
  'Vous pouvez maintenant vous connecter avec le nom d’utilisateur {username}.',
);
export const resetTokenMissing = 'Le lien est incomplet';
export const deadLink = 'Lien invalide ou expiré. Veuillez en demander un nouveau.';
export const requestNewLink = 'Demander un nouveau lien';
export const validatingToken = 'Vérification de votre lien...';
export const resetDone = 'Mot de passe réinitialisé';
export const resetDoneTitle = 'Mot de passe réinitialisé.';
export const resetDoneText = 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.';
export const newPassword = 'Nouveau mot de passe';
export const confirmPassword = 'Confirmer le mot de passe';
export const passwordsDiffer = 'Les mots de passe ne correspondent pas';

export const setupTitle = 'Installation';
export const setupSubtitle = 'Configurez votre installation';
export const setupHeading = 'Créer le premier administrateur';
export const setupCode = 'Code d’installation';
export const setupCodeHint = 'Il figure dans le journal du serveur, à la ligne « Set-up code ».';
export const settingUp = 'Installation...';
export const setupDone = 'Installation terminée';
export const setupDoneText = 'Vous administrez maintenant la plateforme.';
export const setupFailed = 'L’installation n’a pas pu être terminée. Veuillez réessayer.';

export const invitation = 'Invitation';
export const joinTitle = message('Rejoindre {club}');
export const joinSubtitle = 'Vous avez une invitation';
export const readingInvitation = 'Lecture de votre invitation...';
export const invalidInvitation = 'Lien d’invitation invalide';
export const invitationUnread = 'L’invitation n’a pas pu être vérifiée. Veuillez réessayer.';
export const invitedAsAdmin = message('Vous êtes invité à rejoindre {club} comme administrateur.');
export const invitedAsMember = message('Vous êtes invité à rejoindre {club} comme membre.');
export const invitedBy = message('{name} vous envoie cette invitation.');
export const notNow = 'Pas maintenant';
export const joining = 'En cours...';
export const join = 'Rejoindre le club';
export const joined = 'Invitation acceptée';
export const joinedText = message('Vous avez rejoint {club}');
export const joinFailed = 'L’invitation n’a pas pu être acceptée. Veuillez réessayer.';
export const otherAddress = message(
  'L’invitation à rejoindre {club} a été envoyée à {invited}. Vous êtes connecté avec {own}. Déconnectez-vous pour continuer avec l’adresse invitée.',
);
export const dashboard = 'Tableau de bord';

export const loggedOut = 'Déconnexion réussie';
export const loggedOutAccount = 'Vous avez été déconnecté de votre compte.';
export const loggedOutSystem = 'Vous avez été déconnecté du système.';
export const logoutFailed = 'La déconnexion a échoué. Veuillez réessayer.';

export const mailboxSubtitle = 'Ce que cette démo aurait envoyé';
export const loadingMails = 'Chargement des e-mails';
export const mailsFailed = 'Les e-mails n’ont pas pu être chargés. Veuillez réessayer.';
export const noMails = 'Pas encore d’e-mails';
export const noMailsHint =
  'Demandez un lien ou envoyez une invitation. L’e-mail arrive ici en quelques secondes.';
export const lookAgain = 'Actualiser';
export const mailTo = message('À {address}');

export const profile = 'Profil';
export const profileText = 'Votre compte et ce que vous pouvez en faire.';
export const details = 'Vos informations';
export const dateOfBirth = 'Date de naissance';
export const notGiven = 'Non indiquée';
export const role = 'Rôle';
export const clubs = 'Clubs';
export const noClub = 'Vous n’appartenez encore à aucun club';
export const clubNumber = message('Club n° {id}');
export const admin = 'Admin';
export const member = 'Membre';

export const languageHint = 'Les pages et les e-mails sont dans cette langue, sur tous vos appareils.';

export const currentPassword = 'Mot de passe actuel';
export const othersSignedOut = 'Vos autres appareils seront déconnectés.';
export const changePassword = 'Changer le mot de passe';
export const changingPassword = 'Modification...';
export const passwordChanged = 'Mot de passe modifié';
export const devicesSignedOut = message(
  '{count, plural, one {# autre appareil déconnecté} other {# autres appareils déconnectés}}.',
);
export const changePasswordFailed = 'Le mot de passe n’a pas pu être modifié.';

export const devices = 'Appareils connectés';
export const endOthers = 'Déconnecter les autres';
export const devicesFailed = 'Les appareils n’ont pas pu être chargés. Veuillez réessayer.';
export const thisDevice = 'Cet appareil';
export const lastUsed = message('Dernière utilisation : {moment}');
export const signedInAt = message('Connexion : {moment}');
export const signOutDevice = message('Déconnecter {device}');
export const signOutDeviceQuestion = message('Déconnecter {device} ?');
export const signOutDeviceText = 'Il faudra s’y reconnecter.';
export const signOutOthersQuestion = 'Déconnecter les autres appareils ?';
export const signOutOthersText = message(
  '{count, plural, one {# appareil devra} other {# appareils devront}} se reconnecter. Celui-ci reste connecté.',
);
export const deviceSignedOut = message('{device} est déconnecté.');
export const signedOut = 'Déconnecté';
export const signOutFailed = 'La déconnexion a échoué.';

export const data = 'Vos données';
export const dataText =
  'Un fichier avec tout ce qui est enregistré sur vous : compte, clubs, inscriptions, matchs, invitations, appareils et e-mails. Tout éditeur de texte l’ouvre (JSON).';
export const download = 'Télécharger mes données';
export const downloadFailed = 'Vos données n’ont pas pu être téléchargées.';
export const downloadReady = 'Téléchargement prêt';
export const downloadReadyText = 'Le fichier est enregistré sur cet appareil.';

export const erase = 'Supprimer le compte';
export const eraseText =
  'Votre compte et tout ce qui dit qui vous êtes est supprimé aussitôt, sans retour possible. Les résultats des matchs restent sous un nom neutre.';
export const eraseMine = 'Supprimer mon compte';
export const eraseQuestion = 'Supprimer votre compte ?';
export const cannotUndo = 'Cette action est définitive.';
export const somethingToSettle = 'Il reste d’abord quelque chose à régler.';
export const keepAccount = 'Garder mon compte';
export const close = 'Fermer';
export const erasing = 'Suppression...';
export const erasureFailed = 'Ce qui serait supprimé n’a pas pu être chargé. Veuillez réessayer.';
export const yourPassword = 'Votre mot de passe';
export const yourPasswordHint = 'Pour confirmer que c’est bien vous.';
export const erased = 'Compte supprimé';
export const erasedText = 'Tout ce qui disait qui vous êtes a disparu.';
export const eraseFailed = 'Le compte n’a pas pu être supprimé.';
export const goes = 'Supprimé';
export const stays = 'Conservé';
export const goesDetails = 'Votre nom, nom d’utilisateur, adresse e-mail, date de naissance et mot de passe.';
export const goesSessions = message(
  'Chaque connexion : vous êtes déconnecté de {count, plural, one {# appareil} other {# appareils}}.',
);
export const goesMemberships = message('Votre appartenance à {count, plural, one {# club} other {# clubs}}.');
export const goesInvitations = message(
  '{count, plural, one {# invitation} other {# invitations}} à votre adresse.',
);
export const goesEntries = message(
  '{count, plural, one {# inscription} other {# inscriptions}} sans match : vous êtes désinscrit.',
);
export const staysEntries = message(
  '{entries, plural, one {# inscription} other {# inscriptions}}, avec les résultats de {matches, plural, one {# match} other {# matchs}}, sous « {name} ».',
);
export const staysNamed = message(
  '{entries, plural, one {# inscription} other {# inscriptions}}, avec les résultats de {matches, plural, one {# match} other {# matchs}}, sous votre nom : un autre compte s’occupe de vous.',
);
export const staysTournaments = message(
  '{count, plural, one {# tournoi que vous avez créé} other {# tournois que vous avez créés}}, sans votre nom.',
);
