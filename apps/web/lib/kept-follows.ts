// Where this browser keeps what it follows: for the app, and for the script of a drawn page (reader/). No part of what every page loads.

/** The lists of what is followed. */
export const FOLLOWED_PEOPLE = 'tennis-followed';
export const FOLLOWED_ENTRIES = 'tennis-followed-entries';
export const FOLLOWED_PLACES = 'tennis-followed-places';
/** This many at once. */
export const MOST_ENTRIES = 60;
export const MOST_PLACES = 20;
