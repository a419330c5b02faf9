// What stands in the page before the app runs.

export const description =
  'Tennisturniere für Vereine anlegen und leiten: Auslosung, Spielplan, Spielstände und Ergebnisse.';
export const needsJavaScript =
  'Tennis Tournament Organizer braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.';
