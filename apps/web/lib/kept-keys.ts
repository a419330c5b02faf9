// The storage names of things that both the app and the script of a drawn page (reader/) read. early.js has the theme's too.

export const THEME = 'theme';
export const HOURS = 'hours';
export const ZONE = 'zone';
/** The view of a tournament's matches that was chosen last. */
export const MATCHES_VIEW = 'matches-view';
/** Whose list of followed things this browser keeps. */
export const FOLLOW_OWNER = 'tennis-follows-of';
/** That somebody lets this browser be woken. */
export const PUSH_ALLOWED = 'tennis-push';
/** The lists of what is followed. */
export const FOLLOWED_PEOPLE = 'tennis-followed';
export const FOLLOWED_ENTRIES = 'tennis-followed-entries';
export const FOLLOWED_PLACES = 'tennis-followed-places';
/** This many at once. */
export const MOST_ENTRIES = 60;
export const MOST_PLACES = 20;
