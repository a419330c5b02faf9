// The area of super admins: the platform's dashboard, clubs, accounts, settings and plans.
import { message } from './message.ts';

export const adminDashboard = 'Plattform';
export const dashboardIntro = 'Die ganze Plattform auf einen Blick.';
export const totalUsers = 'Konten';
export const clubs = 'Vereine';
export const activeTournaments = 'Laufende Turniere';
export const monthlyRevenue = 'Einnahmen im Monat';
export const figureFailed = 'Diese Zahl konnte nicht geladen werden.';
export const areas = 'Bereiche';
export const clubManagement = 'Vereine verwalten';
export const clubManagementHint = 'Vereine anlegen, ändern und mit einer Verwaltung versehen.';
export const platformSettings = 'Einstellungen';
export const platformSettingsHint = 'Name, Registrierung, Passwörter, Zeitzone, Support-Adresse.';
export const userManagement = 'Konten verwalten';
export const userManagementHint = 'Konten finden, Rollen und Abos ändern, löschen.';
export const subscriptionPlans = 'Abos';
export const subscriptionPlansHint = 'Was Vereine bezahlen und welche Grenzen dazugehören.';
export const supportTickets = 'Supportanfragen';
export const supportTicketsHint = 'Fragen von allen und Ihre Antworten.';
export const open = 'Öffnen';

export const backedUp = message('Gesichert: {when}.');
export const noBackup =
  'Noch gibt es keine Sicherung der Daten. Der Server macht die erste innerhalb einer Stunde nach dem Start; `npm run backup`, bei einem Dienst `sudo tennis backup`, macht gleich eine.';
export const oldBackup = message(
  'Die letzte Sicherung ist vom {when}. Der Grund steht im Protokoll des Servers; `npm run backup`, bei einem Dienst `sudo tennis backup`, macht gleich eine.',
);
export const backupsOff =
  'Der Server sichert nicht von selbst. Setzen Sie BACKUP_DIR, oder sorgen Sie dafür, dass es jemand tut.';

export const tennisClubs = 'Tennisvereine';
export const availableUsers = 'Verfügbare Konten';
export const clubViews = 'Vereine und Konten';
export const searchClubs = 'Vereine nach Namen suchen';
export const searchUsers = 'Nach Name, Benutzername oder E-Mail suchen';
export const clubsFailed = 'Die Vereine konnten nicht geladen werden';
export const usersFetchFailed = 'Die Konten konnten nicht geladen werden';
export const noClubs = 'Es gibt noch keine Vereine.';
export const noClubFound = message('Kein Verein passt zu „{q}“.');
export const noUsers = 'Hier gibt es keine Konten.';
export const noUserFound = message('Kein Konto passt zu „{q}“.');
export const moreFollow = message('{count} angezeigt');
export const addClub = 'Verein anlegen';
export const editClub = 'Verein bearbeiten';
export const name = 'Name';
export const location = 'Ort';
export const description = 'Beschreibung';
export const timeZone = 'Zeitzone';
export const timeZoneHint = 'In ihr werden die Spielzeiten des Vereins angezeigt.';
export const owner = 'Besitzer/in';
export const ownerHint = 'Wird erste Verwaltung. Das Abo dieser Person gilt für den Verein.';
export const admins = 'Verwaltung';
export const noAdmins = 'Niemand';
export const members = 'Mitglieder';
export const tournaments = 'Turniere';
export const created = 'Angelegt';
export const none = '–';
export const actionsFor = message('Aktionen für {name}');
export const edit = 'Bearbeiten';
export const deleteIt = 'Löschen';
export const saving = 'Wird gespeichert …';
export const clubCreated = 'Verein angelegt';
export const clubCreatedText = message('{club} wurde angelegt.');
export const clubCreateFailed = 'Der Verein konnte nicht angelegt werden';
export const clubUpdated = 'Verein geändert';
export const clubUpdatedText = message('{club} wurde geändert.');
export const clubUpdateFailed = 'Der Verein konnte nicht geändert werden';
export const clubDeleted = 'Verein gelöscht';
export const clubDeletedText = message('{club} wurde gelöscht.');
export const clubDeleteFailed = 'Der Verein konnte nicht gelöscht werden';
export const deleteClubQuestion = message('{club} löschen?');
export const deleteClubText =
  'Mitgliedschaften und Einladungen verschwinden mit. Die Konten der Mitglieder bleiben. Ein Verein mit Turnieren kann nicht gelöscht werden.';
export const deleteClub = 'Verein löschen';
export const assignAdmin = 'Verwaltung zuweisen';
export const assignAdminTo = message('Verwaltung für {club} zuweisen');
export const whichAccount = 'Welches Konto';
export const newAccount = 'Neues Konto';
export const existingAccount = 'Vorhandenes Konto';
export const account = 'Konto';
export const selectAccount = 'Konto wählen';
export const accountMissing = 'Bitte wählen Sie ein Konto.';
export const username = 'Benutzername';
export const email = 'E-Mail';
export const password = 'Passwort';
export const passwordHint = 'Geben Sie es selbst weiter. Im Profil lässt es sich ändern.';
export const addAdmin = 'Hinzufügen';
export const assign = 'Zuweisen';
export const adminAdded = 'Vereinsverwaltung hinzugefügt';
export const adminAddedText = message('{name} verwaltet jetzt {club}.');
export const adminAddFailed = 'Die Vereinsverwaltung konnte nicht hinzugefügt werden';
export const adminAssigned = 'Vereinsverwaltung zugewiesen';
export const adminAssignFailed = 'Die Vereinsverwaltung konnte nicht zugewiesen werden';
export const selectedClub = 'Verein';
export const selectClub = 'Verein wählen';
export const selectClubHint =
  'Wählen Sie einen Verein. Dann können Sie ihm Personen ohne Verein als Verwaltung zuweisen.';
export const assignTo = message('{club} zuweisen');
export const hasClub = message('{count, plural, one {In {count} Verein} other {In {count} Vereinen}}');
export const noClub = 'Ohne Verein';

export const usersIntro = 'Alle, die auf dieser Plattform ein Konto haben.';
export const usersFailed = 'Die Konten konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const users = 'Konten';
export const role = 'Rolle';
export const plan = 'Abo';
export const noPlan = 'Kein Abo: keine Grenzen';
export const planHint = 'Gilt für die Vereine, die diese Person angelegt hat.';
export const inactivePlan = message('{plan} (inaktiv)');
export const editUser = 'Konto bearbeiten';
export const usernameFixed = 'Benutzernamen werden hier nicht geändert.';
export const ownFixed = 'Ihre eigene Adresse und Rolle ändert eine andere Person der Plattformverwaltung.';
export const addToClub = 'Einem Verein hinzufügen';
export const addToClubHint = 'Als Mitglied. Bisherige Vereine bleiben.';
export const userUpdated = 'Konto geändert';
export const userUpdatedText = message('{name} wurde geändert.');
export const userUpdateFailed = 'Das Konto konnte nicht geändert werden.';
export const userDeleted = 'Konto gelöscht';
export const userDeletedText = message('{name} wurde gelöscht.');
export const userDeleteFailed = 'Das Konto konnte nicht gelöscht werden.';
export const deleteUserQuestion = message('Das Konto von {name} löschen?');
export const deleteUserText =
  'Sitzungen, Mitgliedschaften und offene Meldungen verschwinden. Ergebnisse bleiben unter einem neutralen Namen. Das lässt sich nicht rückgängig machen.';
export const deleteUser = 'Konto löschen';
export const ownRow = 'Ihr eigenes Konto löschen Sie in Ihrem Profil.';
export const signOutEverywhere = 'Überall abmelden';
export const signOutQuestion = message('{name} überall abmelden?');
export const signOutText = 'Jedes Gerät muss sich neu anmelden. Sonst ändert sich nichts.';
export const signedOut = 'Überall abgemeldet';
export const signedOutText = message(
  '{count, plural, =0 {{name} war nirgends angemeldet.} one {{count} Sitzung von {name} wurde beendet.} other {{count} Sitzungen von {name} wurden beendet.}}',
);
export const signOutFailed = 'Die Sitzungen konnten nicht beendet werden';

export const settingsIntro = 'Einstellungen, die die Plattform steuern, und eigene Notizen.';
export const settingsFailed =
  'Die Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const addSetting = 'Einstellung hinzufügen';
export const editSetting = 'Einstellung ändern';
export const settingKey = 'Schlüssel';
export const settingValue = 'Wert';
export const keyFixed = 'Der Schlüssel einer Einstellung bleibt.';
export const lastUpdated = message('Zuletzt geändert: {when}');
export const steers = 'Steuert die Plattform';
export const ownSetting = 'Wird nur gespeichert';
export const settingCreated = 'Einstellung hinzugefügt';
export const settingCreatedText = message('{key} wurde gespeichert.');
export const settingCreateFailed = 'Die Einstellung konnte nicht hinzugefügt werden.';
export const settingUpdated = 'Einstellung geändert';
export const settingUpdatedText = message('{key} wurde geändert.');
export const settingUpdateFailed = 'Die Einstellung konnte nicht geändert werden.';
export const aboutDefaultTimeZone =
  'Die Zeitzone eines neuen Vereins, für den niemand eine nennt. „server“ steht für die des Servers.';
export const aboutPasswordRule =
  'Welche Passwörter gelten: „minimum“ wie auf den Formularen oder „strong“: mindestens 8 Zeichen und kein häufiges Passwort.';
export const aboutPlatformName = 'So heißt die Plattform in der Kopfzeile, im Browser-Tab und in E-Mails.';
export const aboutRegistrationOpen =
  'Ob sich alle registrieren dürfen oder nur Personen, die ein Verein eingeladen hat.';
export const aboutSupportEmail =
  'Wohin man sich um Hilfe wendet: auf öffentlichen Seiten, der Hilfeseite und in E-Mails. „none“ zeigt keine Adresse.';

export const plansIntro =
  'Das Abo einer Person gilt für die Vereine, die sie angelegt hat. Ohne Abo gibt es keine Grenzen.';
export const plansFailed = 'Die Abos konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
export const noPlans = 'Es gibt noch keine Abos.';
export const addPlan = 'Abo hinzufügen';
export const editPlan = 'Abo ändern';
export const price = 'Preis';
export const priceHint = 'In US-Dollar, etwa 29.99.';
export const billingCycle = 'Abrechnung';
export const monthly = 'Monatlich';
export const quarterly = 'Vierteljährlich';
export const yearly = 'Jährlich';
export const mo = 'Mon.';
export const qr = 'Quart.';
export const yr = 'Jahr';
export const pricePerCycle = message('{price}/{cycle}');
export const features = 'Leistungen';
export const featuresHint = 'Eine pro Zeile.';
export const maxClubs = 'Vereine';
export const maxMembers = 'Mitglieder je Verein';
export const maxTournaments = 'Turniere je Verein';
export const limitClubs = message('{count, plural, one {{count} Verein} other {{count} Vereine}}');
export const limitMembers = message(
  '{count, plural, one {{count} Mitglied je Verein} other {{count} Mitglieder je Verein}}',
);
export const limitTournaments = message(
  '{count, plural, one {{count} Turnier je Verein} other {{count} Turniere je Verein}}',
);
export const owners = message(
  '{count, plural, =0 {Niemand hat es} one {{count} Konto} other {{count} Konten}}',
);
export const active = 'Aktiv';
export const inactive = 'Inaktiv';
export const activeHint =
  'Ein inaktives Abo wird nicht mehr vergeben, setzt keine Grenzen und bringt nichts ein.';
export const planCreated = 'Abo hinzugefügt';
export const planCreatedText = message('{plan} kann jetzt an Konten vergeben werden.');
export const planCreateFailed = 'Das Abo konnte nicht hinzugefügt werden.';
export const planUpdated = 'Abo geändert';
export const planUpdatedText = message('{plan} wurde geändert.');
export const planUpdateFailed = 'Das Abo konnte nicht geändert werden.';
