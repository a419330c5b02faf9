// Auf welchen Plätzen des Vereins ein Turnier gespielt wird.
import { message } from './message.ts';

export const title = 'Plätze des Turniers';
export const hint =
  'Vorgeschlagene Zeiten, freie Stellen und der nächste freie Platz halten sich an diese Plätze. Von Hand können Sie ein Match auch auf einen anderen setzen.';
export const which = 'Wo gespielt werden darf';
export const all = 'Auf allen Plätzen des Vereins';
export const some = 'Nur auf diesen Plätzen';
export const chooseOne = 'Wählen Sie mindestens einen Platz.';
export const noCourts = 'Der Verein hat noch keine Plätze.';
export const savedAll = 'Alle Plätze stehen zur Verfügung';
export const savedSome = message(
  '{count, plural, one {# Platz steht} other {# Plätze stehen}} zur Verfügung',
);
export const failed = 'Die Plätze konnten nicht gespeichert werden';
export const loadFailed = 'Die Plätze konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
