// Texts of many pages: buttons, lists, roles.
import { message } from './message.ts';

export const tryAgain = 'Try again';
export const loadMore = 'Load more';
export const cancel = 'Cancel';
export const save = 'Save';
export const saveChanges = 'Save changes';
export const breadcrumb = 'Breadcrumb';
export const actionFor = message('{action}: {name}');
export const withColon = message('{head}: {text}');

export const superAdmin = 'Super Admin';
export const clubAdmin = 'Club Admin';
export const member = 'Member';
