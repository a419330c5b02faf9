// What stands in the page before the app runs.

export const description =
  'Create and run tennis tournaments for clubs: draws, schedules, scores and results.';
export const needsJavaScript =
  'Tennis Tournament Organizer needs JavaScript. Please turn it on and reload the page.';
