// The storage names of things that both the app and the script of a drawn page (reader/) read. early.js has the theme's too.

export const THEME = 'theme';
export const HOURS = 'hours';
export const ZONE = 'zone';
/** The view of a tournament's matches that was chosen last. */
export const MATCHES_VIEW = 'matches-view';
/** The owner of the list of followed things in this browser. */
export const FOLLOW_OWNER = 'tennis-follows-of';
/** That somebody lets this browser be woken. */
export const PUSH_ALLOWED = 'tennis-push';
