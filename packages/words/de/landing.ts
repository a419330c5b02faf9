// The public landing page.

export const tagline = 'Tennisturniere in Ihrer Nähe entdecken und verfolgen.';
export const active = 'Laufende Turniere';
export const upcoming = 'Kommende Turniere';
export const completed = 'Zuletzt beendet';
export const noneActive = 'Keine laufenden Turniere';
export const noneUpcoming = 'Keine kommenden Turniere';
export const noneCompleted = 'Keine beendeten Turniere';
export const viewDetails = 'Details ansehen';
export const viewResults = 'Ergebnisse ansehen';
export const signInToCreate = 'Zum Anlegen anmelden';
export const allActive = 'Alle laufenden Turniere';
export const allUpcoming = 'Alle kommenden Turniere';
export const allResults = 'Alle Ergebnisse';
