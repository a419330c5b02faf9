// The area of super admins: the platform's dashboard, clubs, accounts, settings and plans.
import { message } from './message.ts';

export const adminDashboard = 'Plateforme';
export const dashboardIntro = 'Toute la plateforme en un coup d’œil.';
export const totalUsers = 'Utilisateurs';
export const clubs = 'Clubs';
export const activeTournaments = 'Tournois en cours';
export const monthlyRevenue = 'Revenu mensuel';
export const figureFailed = 'Ce chiffre n’a pas pu être chargé.';
export const areas = 'Domaines';
export const clubManagement = 'Gestion des clubs';
export const clubManagementHint = 'Créer et modifier des clubs, et leur donner une administration.';
export const platformSettings = 'Réglages';
export const platformSettingsHint = 'Nom, inscriptions, mots de passe, fuseau horaire, adresse d’assistance.';
export const userManagement = 'Gestion des comptes';
export const userManagementHint = 'Trouver des comptes, changer rôles et formules, supprimer.';
export const subscriptionPlans = 'Formules';
export const subscriptionPlansHint = 'Ce que paient les clubs, et les limites qui vont avec.';
export const supportTickets = 'Tickets d’assistance';
export const supportTicketsHint = 'Les questions de tous, et vos réponses.';
export const open = 'Ouvrir';

export const backedUp = message('Sauvegardé : {when}.');
export const noBackup =
  'Il n’y a pas encore de sauvegarde des données. Le serveur fait la première dans l’heure qui suit son démarrage ; `npm run backup`, ou `sudo tennis backup` pour un service, en fait une tout de suite.';
export const oldBackup = message(
  'La dernière sauvegarde est du {when}. La raison est dans le journal du serveur ; `npm run backup`, ou `sudo tennis backup` pour un service, en fait une tout de suite.',
);
export const backupsOff =
  'Le serveur ne fait pas de sauvegarde de lui-même. Réglez BACKUP_DIR, ou veillez à ce que quelqu’un s’en charge.';

export const tennisClubs = 'Clubs de tennis';
export const availableUsers = 'Comptes disponibles';
export const clubViews = 'Clubs et comptes';
export const searchClubs = 'Rechercher un club par nom';
export const searchUsers = 'Rechercher par nom, identifiant ou e-mail';
export const clubsFailed = 'Les clubs n’ont pas pu être chargés';
export const usersFetchFailed = 'Les comptes n’ont pas pu être chargés';
export const noClubs = 'Il n’y a pas encore de club.';
export const noClubFound = message('Aucun club ne correspond à « {q} ».');
export const noUsers = 'Il n’y a pas de compte ici.';
export const noUserFound = message('Aucun compte ne correspond à « {q} ».');
export const moreFollow = message('{count} affichés');
export const addClub = 'Ajouter un club';
export const editClub = 'Modifier le club';
export const name = 'Nom';
export const location = 'Lieu';
export const description = 'Description';
export const timeZone = 'Fuseau horaire';
export const timeZoneHint = 'Les heures des matchs du club y sont affichées.';
export const owner = 'Propriétaire';
export const ownerHint = 'Devient la première administration. Sa formule couvre le club.';
export const admins = 'Administration';
export const noAdmins = 'Personne';
export const members = 'Membres';
export const tournaments = 'Tournois';
export const created = 'Créé';
export const none = '–';
export const actionsFor = message('Actions pour {name}');
export const edit = 'Modifier';
export const deleteIt = 'Supprimer';
export const saving = 'Enregistrement…';
export const clubCreated = 'Club créé';
export const clubCreatedText = message('{club} a été créé.');
export const clubCreateFailed = 'Le club n’a pas pu être créé';
export const clubUpdated = 'Club modifié';
export const clubUpdatedText = message('{club} a été modifié.');
export const clubUpdateFailed = 'Le club n’a pas pu être modifié';
export const clubDeleted = 'Club supprimé';
export const clubDeletedText = message('{club} a été supprimé.');
export const clubDeleteFailed = 'Le club n’a pas pu être supprimé';
export const deleteClubQuestion = message('Supprimer {club} ?');
export const deleteClubText =
  'Ses adhésions et invitations disparaissent avec lui. Les comptes des membres restent. Un club qui a des tournois ne peut pas être supprimé.';
export const deleteClub = 'Supprimer le club';
export const assignAdmin = 'Désigner l’administration';
export const assignAdminTo = message('Désigner l’administration de {club}');
export const whichAccount = 'Quel compte';
export const newAccount = 'Nouveau compte';
export const existingAccount = 'Compte existant';
export const account = 'Compte';
export const selectAccount = 'Choisissez un compte';
export const accountMissing = 'Choisissez un compte.';
export const username = 'Identifiant';
export const email = 'E-mail';
export const password = 'Mot de passe';
export const passwordHint = 'Transmettez-le vous-même. Il se change dans le profil.';
export const addAdmin = 'Ajouter';
export const assign = 'Attribuer';
export const adminAdded = 'Administration du club ajoutée';
export const adminAddedText = message('{name} administre désormais {club}.');
export const adminAddFailed = 'L’administration du club n’a pas pu être ajoutée';
export const adminAssigned = 'Administration du club attribuée';
export const adminAssignFailed = 'L’administration du club n’a pas pu être attribuée';
export const selectedClub = 'Club';
export const selectClub = 'Choisissez un club';
export const selectClubHint =
  'Choisissez un club, puis confiez-en l’administration à des personnes sans club.';
export const assignTo = message('Attribuer à {club}');
export const hasClub = message('{count, plural, one {Dans {count} club} other {Dans {count} clubs}}');
export const noClub = 'Sans club';

export const usersIntro = 'Tous ceux qui ont un compte sur cette plateforme.';
export const usersFailed = 'Les comptes n’ont pas pu être chargés. Veuillez réessayer.';
export const users = 'Comptes';
export const role = 'Rôle';
export const plan = 'Formule';
export const noPlan = 'Sans formule : sans limites';
export const planHint = 'Couvre les clubs que cette personne a créés.';
export const inactivePlan = message('{plan} (inactive)');
export const editUser = 'Modifier le compte';
export const usernameFixed = 'Les identifiants ne se modifient pas ici.';
export const ownFixed = 'Une autre personne de l’administration modifie votre adresse et votre rôle.';
export const addToClub = 'Ajouter à un club';
export const addToClubHint = 'Comme membre. Ses clubs actuels restent.';
export const userUpdated = 'Compte modifié';
export const userUpdatedText = message('{name} a été modifié.');
export const userUpdateFailed = 'Le compte n’a pas pu être modifié.';
export const userDeleted = 'Compte supprimé';
export const userDeletedText = message('{name} a été supprimé.');
export const userDeleteFailed = 'Le compte n’a pas pu être supprimé.';
export const deleteUserQuestion = message('Supprimer le compte de {name} ?');
export const deleteUserText =
  'Les sessions, adhésions et inscriptions ouvertes disparaissent. Les résultats restent sous un nom neutre. C’est définitif.';
export const deleteUser = 'Supprimer le compte';
export const ownRow = 'Votre propre compte se supprime dans votre profil.';
export const signOutEverywhere = 'Déconnecter partout';
export const signOutQuestion = message('Déconnecter {name} partout ?');
export const signOutText = 'Chaque appareil devra se reconnecter. Rien d’autre ne change.';
export const signedOut = 'Déconnecté partout';
export const signedOutText = message(
  '{count, plural, =0 {{name} n’était connecté nulle part.} one {{count} session de {name} a pris fin.} other {{count} sessions de {name} ont pris fin.}}',
);
export const signOutFailed = 'Les sessions n’ont pas pu être terminées';

export const settingsIntro = 'Les réglages de la plateforme, et ceux que vous gardez pour vous.';
export const settingsFailed = 'Les réglages n’ont pas pu être chargés. Veuillez réessayer.';
export const addSetting = 'Ajouter un réglage';
export const editSetting = 'Modifier le réglage';
export const settingKey = 'Clé';
export const settingValue = 'Valeur';
export const keyFixed = 'La clé d’un réglage reste.';
export const lastUpdated = message('Dernière modification : {when}');
export const steers = 'Pilote la plateforme';
export const ownSetting = 'Conservé tel quel';
export const settingCreated = 'Réglage ajouté';
export const settingCreatedText = message('{key} a été enregistré.');
export const settingCreateFailed = 'Le réglage n’a pas pu être ajouté.';
export const settingUpdated = 'Réglage modifié';
export const settingUpdatedText = message('{key} a été modifié.');
export const settingUpdateFailed = 'Le réglage n’a pas pu être modifié.';
export const aboutDefaultTimeZone =
  'Le fuseau horaire d’un nouveau club pour lequel personne n’en indique. « server » désigne celui du serveur.';
export const aboutPasswordRule =
  'Les mots de passe acceptés : « minimum » comme l’indiquent les formulaires, ou « strong » : au moins 8 caractères et pas un mot de passe courant.';
export const aboutPlatformName =
  'Le nom de la plateforme dans l’en-tête, l’onglet du navigateur et les e-mails.';
export const aboutRegistrationOpen =
  'Si tout le monde peut s’inscrire, ou seulement les personnes invitées par un club.';
export const aboutSupportEmail =
  'Où écrire pour obtenir de l’aide : pages publiques, page d’aide et e-mails. « none » n’affiche aucune adresse.';

export const plansIntro =
  'La formule d’une personne couvre les clubs qu’elle a créés. Sans formule, il n’y a pas de limite.';
export const plansFailed = 'Les formules n’ont pas pu être chargées. Veuillez réessayer.';
export const noPlans = 'Il n’y a pas encore de formule.';
export const addPlan = 'Ajouter une formule';
export const editPlan = 'Modifier la formule';
export const price = 'Prix';
export const priceHint = 'En dollars américains, par exemple 29.99.';
export const billingCycle = 'Facturation';
export const monthly = 'Mensuelle';
export const quarterly = 'Trimestrielle';
export const yearly = 'Annuelle';
export const mo = 'mois';
export const qr = 'trim.';
export const yr = 'an';
export const pricePerCycle = message('{price}/{cycle}');
export const features = 'Prestations';
export const featuresHint = 'Une par ligne.';
export const maxClubs = 'Clubs';
export const maxMembers = 'Membres par club';
export const maxTournaments = 'Tournois par club';
export const limitClubs = message('{count, plural, one {{count} club} other {{count} clubs}}');
export const limitMembers = message(
  '{count, plural, one {{count} membre par club} other {{count} membres par club}}',
);
export const limitTournaments = message(
  '{count, plural, one {{count} tournoi par club} other {{count} tournois par club}}',
);
export const owners = message(
  '{count, plural, =0 {Personne ne l’a} one {{count} compte} other {{count} comptes}}',
);
export const active = 'Active';
export const inactive = 'Inactive';
export const activeHint = 'Une formule inactive n’est plus attribuée, ne limite rien et ne rapporte rien.';
export const planCreated = 'Formule ajoutée';
export const planCreatedText = message('{plan} peut maintenant être attribuée.');
export const planCreateFailed = 'La formule n’a pas pu être ajoutée.';
export const planUpdated = 'Formule modifiée';
export const planUpdatedText = message('{plan} a été modifiée.');
export const planUpdateFailed = 'La formule n’a pas pu être modifiée.';
