// The frame around every page: header, footer, menus; pages that only say something; the session.
import { message } from './message.ts';

export const search = 'Recherche';
export const signIn = 'Se connecter';
export const register = 'S’inscrire';
export const copyright = message('© {year} {platform}');
export const language = 'Langue';
export const languageFailed = 'La langue n’a pas pu être enregistrée.';
export const skip = 'Aller au contenu';

export const mainLinks = 'Navigation principale';
export const footerLinks = 'Pied de page';
export const sidebarLinks = 'Barre latérale';
export const quickLinks = 'Accès rapide';
export const menuLinks = 'Menu';
export const openMenu = 'Ouvrir le menu';
export const closeMenu = 'Fermer le menu';

export const dashboard = 'Tableau de bord';
export const tournaments = 'Tournois';
export const myTournaments = 'Mes tournois';
export const members = 'Membres';
export const myTennis = 'Mon tennis';
export const followed = 'Ce que vous suivez';
export const matchSchedules = 'Programmation';
export const manageScores = 'Scores';
export const adminControls = 'Administration';
export const admin = 'Administration';
export const adminDashboard = 'Plateforme';
export const clubManagement = 'Gestion des clubs';
export const platformSettings = 'Réglages';
export const userManagement = 'Gestion des comptes';
export const subscriptionPlans = 'Formules';
export const supportTickets = 'Tickets d’assistance';
export const help = 'Aide';
export const auditLog = 'Journal';
export const home = 'Accueil';
export const create = 'Créer';
export const schedules = 'Matchs';
export const features = 'Fonctions';
export const resources = 'Ressources';
export const results = 'Résultats';
export const apiDocumentation = 'Documentation de l’API';
export const contact = 'Contact';
export const registerClub = 'Inscrire votre club';
export const mailSupport = 'Aide par e-mail';

export const theme = 'Thème';
export const systemTheme = 'Comme le système';
export const lightTheme = 'Clair';
export const darkTheme = 'Sombre';

export const welcome = message('Bienvenue, {name} !');
export const logout = 'Se déconnecter';
export const accountOf = message('Compte de {name}');
export const settings = 'Réglages';
export const profile = 'Profil';

export const notFoundTitle = 'Page introuvable';
export const notFoundText =
  'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien contient une faute de frappe.';
export const deniedTitle = 'Accès refusé';
export const deniedText = 'Vous n’avez pas accès à cette page.';
export const restrictedTitle = 'Accès restreint';
export const restrictedText = 'Seule l’administration de la plateforme a accès à cette page.';
export const newVersionTitle = 'Une nouvelle version est prête';
export const newVersionText =
  'L’application a été mise à jour pendant que cette page était ouverte. Rechargez-la pour continuer.';
export const reload = 'Recharger';
export const failedTitle = 'Un problème est survenu';
export const failedText =
  'Cette page n’a pas pu être affichée. Rien de ce que vous avez enregistré n’est perdu.';
export const noConnectionTitle = 'Pas de connexion';
export const noConnectionText =
  'Cette page n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.';

export const signedOut = 'Déconnecté';
export const signedOutElsewhere = 'Vous avez été déconnecté dans un autre onglet.';
export const sessionEnded = 'Votre session est terminée. Veuillez vous reconnecter.';
export const signedInAs = message('Connecté : {name}');
export const signedInElsewhere = 'Vous vous êtes connecté dans un autre onglet.';
export const otherSignedIn = 'Un autre compte a été connecté dans un autre onglet.';
export const againTitle = 'Veuillez vous reconnecter';
export const againText =
  'Votre session est terminée. Votre saisie est toujours là : connectez-vous, puis enregistrez.';
export const againOther = message(
  '{other} s’est connecté dans un autre onglet. Votre saisie ({name}) est toujours là : connectez-vous, puis enregistrez.',
);
export const discardAndLeave = 'Abandonner et quitter';
