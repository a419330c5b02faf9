// Clubs.
import { message } from './message.ts';

export const createTitle = 'Verein anlegen';
export const createShort = 'Verein anlegen';
export const createText = 'Sie verwalten ihn dann und können Turniere darin anlegen.';
export const onlyAdmins = 'Nur die Vereinsverwaltung kann einen Verein anlegen.';
export const onlyAdminsHint =
  'Bitten Sie die Plattformverwaltung um diese Rolle, oder registrieren Sie sich als Vereinsverwaltung.';
export const backToDashboard = 'Zur Übersicht';
export const name = 'Name des Vereins';
export const location = 'Ort';
export const locationHint = 'Stadt oder Adresse, wie die Spieler sie kennen.';
export const description = 'Beschreibung';
export const timeZone = 'Zeitzone';
export const timeZoneHint = 'Tage und Spielzeiten des Vereins gelten in dieser Zone.';
export const creating = 'Wird angelegt ...';
export const created = 'Verein angelegt';
export const createdText = message('Sie verwalten jetzt {club}.');
export const createFailed = 'Der Verein konnte nicht angelegt werden';
