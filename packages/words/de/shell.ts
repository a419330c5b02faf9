// The frame around every page: header, footer, menus; pages that only say something; the session.
import { message } from './message.ts';

export const search = 'Suche';
export const signIn = 'Anmelden';
export const register = 'Registrieren';
export const copyright = message('© {year} {platform}');
export const language = 'Sprache';
export const languageFailed = 'Die Sprache konnte nicht gespeichert werden.';
export const skip = 'Zum Inhalt springen';

export const mainLinks = 'Hauptnavigation';
export const footerLinks = 'Fußzeile';
export const sidebarLinks = 'Seitenleiste';
export const quickLinks = 'Schnellzugriff';
export const menuLinks = 'Menü';
export const openMenu = 'Menü öffnen';
export const closeMenu = 'Menü schließen';

export const dashboard = 'Übersicht';
export const tournaments = 'Turniere';
export const myTournaments = 'Meine Turniere';
export const members = 'Mitglieder';
export const myTennis = 'Mein Tennis';
export const followed = 'Was Sie verfolgen';
export const matchSchedules = 'Spielplan';
export const manageScores = 'Ergebnisse';
export const adminControls = 'Verwaltung';
export const admin = 'Verwaltung';
export const adminDashboard = 'Plattform';
export const clubManagement = 'Vereine verwalten';
export const platformSettings = 'Einstellungen';
export const userManagement = 'Konten verwalten';
export const subscriptionPlans = 'Abos';
export const supportTickets = 'Supportanfragen';
export const help = 'Hilfe';
export const auditLog = 'Protokoll';
export const home = 'Start';
export const create = 'Neu';
export const schedules = 'Spielplan';
export const features = 'Funktionen';
export const resources = 'Ressourcen';
export const results = 'Ergebnisse';
export const apiDocumentation = 'API-Dokumentation';
export const contact = 'Kontakt';
export const registerClub = 'Verein registrieren';
export const mailSupport = 'Hilfe per E-Mail';

export const theme = 'Farbschema';
export const systemTheme = 'Wie das System';
export const lightTheme = 'Hell';
export const darkTheme = 'Dunkel';

export const welcome = message('Willkommen, {name}!');
export const logout = 'Abmelden';
export const accountOf = message('Konto von {name}');
export const settings = 'Einstellungen';
export const profile = 'Profil';

export const notFoundTitle = 'Seite nicht gefunden';
export const notFoundText =
  'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.';
export const deniedTitle = 'Zugriff verweigert';
export const deniedText = 'Sie haben keine Berechtigung für diese Seite.';
export const restrictedTitle = 'Zugriff beschränkt';
export const restrictedText = 'Nur die Plattformverwaltung hat Zugriff auf diese Seite.';
export const newVersionTitle = 'Eine neue Version ist da';
export const newVersionText =
  'Die App wurde aktualisiert, während diese Seite offen war. Laden Sie sie neu, um weiterzumachen.';
export const reload = 'Neu laden';
export const failedTitle = 'Etwas ist schiefgegangen';
export const failedText =
  'Diese Seite konnte nicht angezeigt werden. Was Sie gespeichert haben, ist noch da.';
export const noConnectionTitle = 'Keine Verbindung';
export const noConnectionText =
  'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.';

export const signedOut = 'Abgemeldet';
export const signedOutElsewhere = 'Sie wurden in einem anderen Tab abgemeldet.';
export const sessionEnded = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich wieder an.';
export const signedInAs = message('Angemeldet als {name}');
export const signedInElsewhere = 'Sie haben sich in einem anderen Tab angemeldet.';
export const otherSignedIn = 'In einem anderen Tab wurde ein anderes Konto angemeldet.';
export const againTitle = 'Bitte melden Sie sich wieder an';
export const againText =
  'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da: Melden Sie sich an und speichern Sie.';
export const againOther = message(
  '{other} hat sich in einem anderen Tab angemeldet. Ihre Eingaben als {name} sind noch da: Melden Sie sich an und speichern Sie.',
);
export const discardAndLeave = 'Verwerfen und verlassen';
