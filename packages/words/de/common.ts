// Texts of many pages: buttons, lists, roles.
import { message } from './message.ts';

export const tryAgain = 'Erneut versuchen';
export const loadMore = 'Mehr laden';
export const cancel = 'Abbrechen';
export const save = 'Speichern';
export const saveChanges = 'Änderungen speichern';
export const breadcrumb = 'Seitenpfad';
export const actionFor = message('{action}: {name}');
export const withColon = message('{head}: {text}');

export const superAdmin = 'Plattformverwaltung';
export const clubAdmin = 'Vereinsverwaltung';
export const member = 'Mitglied';
