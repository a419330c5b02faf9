// A club as its admins see and change it.
import { message } from './message.ts';

export const club = 'Verein';
export const dashboard = 'Übersicht';
export const pagesOfClub = 'Seiten des Vereins';
export const overview = 'Überblick';
export const courts = 'Plätze';
export const members = 'Mitglieder';
export const people = 'Personen';
export const invitations = 'Einladungen';
export const tournaments = 'Turniere';
export const auditLog = 'Protokoll';
export const details = 'Angaben';
export const clubFailed = 'Der Verein konnte nicht geladen werden.';
export const viewAll = 'Alle ansehen';
export const schedule = 'Spielplan';
export const pendingInvitations = 'Offene Einladungen';
export const activeTournaments = 'Laufende Turniere';
export const matchesInProgress = 'Laufende Matches';
export const toDo = 'Zu erledigen';
export const nothingToDo = 'Nichts wartet auf Sie.';
export const waitingInvitations = message(
  '{count, plural, one {{count} Einladung wartet} other {{count} Einladungen warten}} auf eine Antwort.',
);
export const aloneTask =
  'Sie sind bisher das einzige Mitglied. Fügen Sie Mitglieder hinzu oder laden Sie sie ein.';
export const onlyAdminsTask =
  'Bisher verwalten alle Mitglieder den Verein. Fügen Sie weitere hinzu oder laden Sie sie ein.';
export const oneAdminTask =
  'Der Verein hat nur einen Admin. Machen Sie noch jemanden zum Admin, falls Sie verhindert sind.';
export const noCourtsTask = 'Der Verein hat noch keine Plätze.';
export const noTournamentTask = 'Der Verein hat noch kein Turnier.';
export const noLocationTask = 'Spieler sehen noch nicht, wo der Verein ist.';
export const otherClockTask = message(
  'Im Verein gilt die Uhrzeit von {zone}, bei Ihnen eine andere. Neue Turniere richten sich nach der Uhr des Vereins.',
);
export const createTournament = 'Turnier anlegen';
export const underWay = 'Aktuelle Turniere';
export const noneUnderWay = 'Zurzeit läuft kein Turnier.';
export const noTournaments = 'Dieser Verein hat noch keine Turniere.';
export const name = 'Name des Vereins';
export const location = 'Ort';
export const description = 'Beschreibung';
export const contactEmail = 'Kontaktadresse';
export const contactEmailHint = 'Vorerst sehen sie nur die Admins des Vereins.';
export const timeZone = 'Zeitzone';
export const timeZoneHint = 'Für neue Turniere. Bestehende behalten ihre Zeitzone.';
export const fullNames = 'Volle Namen von Jugendlichen veröffentlichen';
export const fullNamesHint =
  'Ist dies aus, sehen Besucher von Personen unter 18 und von allen in Turnieren U9 bis U18 nur den Vornamen und einen Anfangsbuchstaben. Schalten Sie es nur ein, wenn die Eltern zugestimmt haben, und bewahren Sie die Zustimmung auf.';
export const colours = 'Vereinsfarben';
export const coloursHint =
  'Sie stehen über Ihren Turnieren, auf den Bildschirmen im Vereinsheim und auf gedruckten Blättern. Ohne sie nehmen wir unsere eigenen.';
export const mainColour = 'Hauptfarbe';
export const secondColour = 'Zweite Farbe';
export const pickMain = 'Hauptfarbe auswählen';
export const pickSecond = 'Zweite Farbe auswählen';
export const chooseColours = 'Farben wählen';
export const addSecond = 'Zweite Farbe hinzufügen';
export const removeSecond = 'Zweite Farbe entfernen';
export const removeColours = 'Farben entfernen';
export const inLight = 'Hell';
export const inDark = 'Dunkel';
export const darkened =
  'Weiße Schrift wäre auf Ihrer Farbe nicht zu lesen. Über den Turnieren steht deshalb ein dunklerer Ton davon. Auf Papier bleibt sie, wie sie ist.';
export const noColours = 'Keine';
export const saved = 'Verein gespeichert';
export const saveFailed = 'Der Verein konnte nicht gespeichert werden';
export const yes = 'Ja';
export const no = 'Nein';
export const chooseClub = 'Verein wählen';
export const chooseClubText = 'Sie verwalten mehrere Vereine.';
export const searchClubs = 'Vereine nach Namen oder Ort suchen';
export const noClubFound = message('Kein Verein passt zu „{q}“.');
export const showAllClubs = message('Alle {count} Vereine zeigen');
export const manageClub = 'Verwalten';
export const clubsFailed = 'Die Vereine konnten nicht geladen werden.';
