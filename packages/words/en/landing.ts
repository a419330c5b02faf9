// The public landing page.

export const tagline = 'Discover and follow tennis tournaments in your area.';
export const active = 'Active Tournaments';
export const upcoming = 'Upcoming Tournaments';
export const completed = 'Recently Completed';
export const noneActive = 'No active tournaments found';
export const noneUpcoming = 'No upcoming tournaments found';
export const noneCompleted = 'No completed tournaments found';
export const viewDetails = 'View Details';
export const viewResults = 'View Results';
export const signInToCreate = 'Sign In to Create Tournament';
export const allActive = 'All active tournaments';
export const allUpcoming = 'All upcoming tournaments';
export const allResults = 'All results';
