// Texts of controls wherever they stand: buttons, dialogs, lists, failures.
import { message } from './message.ts';

export const close = 'Close';
export const loading = 'Loading';
export const error = 'Error';
export const networkError = 'Network error. Please try again.';

export const discardQuestion = 'Discard changes?';
export const discardText = 'What you entered has not been saved.';
export const keepEditing = 'Keep editing';
export const discard = 'Discard';

export const notifications = 'Notifications (F8)';
export const closeNotification = 'Close notification';

export const optional = '(optional)';
export const showPassword = 'Show password';
export const missingFields = message('Missing fields: {fields}');
export const less = message('Less: {field}');
export const more = message('More: {field}');
export const nothingFound = 'Nothing found.';
export const choices = 'Choices';
export const clear = 'Clear choice';
export const clearField = message('Clear {field}');
export const listFailed = 'The list could not be loaded. Please try again.';

export const tournamentsFailed = 'Failed to load tournaments. Please try again.';
export const sortBy = 'Sort by';
export const asListed = 'As listed';
export const ascending = message('{column}, ascending');
export const descending = message('{column}, descending');
export const actions = 'Actions';
export const loadingTable = message('Loading: {table}');

export const saved = 'Saved';
export const savedAt = message('Saved {time}');
export const saving = 'Saving';
export const offline = 'Offline';
export const queued = message('Offline, {count} queued');
export const needsReview = 'Needs review';

export const staleTitle = 'Someone else saved this first';
export const staleText = message(
  '{name} has changed since you opened it. Look at both versions, then decide.',
);
export const keepSaved = 'Keep the saved version';
export const saveMine = 'Save my version';
export const bothVersions = 'Both versions';
export const field = 'Field';
export const yours = 'Yours';
export const theirs = 'Saved';
export const empty = 'Empty';
export const sameVersions = 'Both versions say the same in every field.';

export const overtakenTitle = 'Saved, and changed since';
export const overtakenText =
  'Your change was stored. Somebody has changed it since: you see the current version.';
export const confirmTitle = 'Save this all the same?';
export const confirmLabel = 'Save all the same';
