// The frame around every page: header, footer, menus; pages that only say something; the session.
import { message } from './message.ts';

export const search = 'Search';
export const signIn = 'Sign In';
export const register = 'Register';
export const copyright = message('© {year} {platform}');
export const language = 'Language';
export const languageFailed = 'The language could not be saved.';
export const skip = 'Skip to content';

export const mainLinks = 'Main';
export const footerLinks = 'Footer';
export const sidebarLinks = 'Sidebar';
export const quickLinks = 'Quick';
export const menuLinks = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';

export const dashboard = 'Dashboard';
export const tournaments = 'Tournaments';
export const myTournaments = 'My Tournaments';
export const members = 'Members';
export const myTennis = 'My Tennis';
export const followed = 'What you follow';
export const matchSchedules = 'Match Schedules';
export const manageScores = 'Manage Scores';
export const adminControls = 'Admin Controls';
export const admin = 'Admin';
export const adminDashboard = 'Admin Dashboard';
export const clubManagement = 'Club Management';
export const platformSettings = 'Platform Settings';
export const userManagement = 'User Management';
export const subscriptionPlans = 'Subscription Plans';
export const supportTickets = 'Support Tickets';
export const help = 'Help';
export const auditLog = 'Audit Log';
export const home = 'Home';
export const create = 'Create';
export const schedules = 'Schedules';
export const features = 'Features';
export const resources = 'Resources';
export const results = 'Results';
export const apiDocumentation = 'API documentation';
export const contact = 'Contact';
export const registerClub = 'Register your club';
export const mailSupport = 'Email support';

export const theme = 'Theme';
export const systemTheme = 'System theme';
export const lightTheme = 'Light theme';
export const darkTheme = 'Dark theme';

export const welcome = message('Welcome, {name}!');
export const logout = 'Logout';
export const accountOf = message('Account of {name}');
export const settings = 'Settings';
export const profile = 'Profile';

export const notFoundTitle = 'Page not found';
export const notFoundText =
  'There is no page at this address. It may have moved, or the link has a typing error.';
export const deniedTitle = 'Access Denied';
export const deniedText = "You don't have permission to access this page.";
export const restrictedTitle = 'Access Restricted';
export const restrictedText = 'Only Super Administrators can access this page.';
export const newVersionTitle = 'A new version is ready';
export const newVersionText = 'The app was updated while this page was open. Reload to go on.';
export const reload = 'Reload';
export const failedTitle = 'Something went wrong';
export const failedText = 'This page could not be shown. Nothing you saved is lost.';
export const noConnectionTitle = 'No connection';
export const noConnectionText = 'This page could not be loaded. Check your connection, then try again.';

export const signedOut = 'Signed out';
export const signedOutElsewhere = 'You were signed out in another tab.';
export const sessionEnded = 'Your session has ended. Please sign in again.';
export const signedInAs = message('Signed in as {name}');
export const signedInElsewhere = 'You signed in in another tab.';
export const otherSignedIn = 'Another account was signed in in another tab.';
export const againTitle = 'Please sign in again';
export const againText = 'Your session has ended. What you entered is still here: sign in, then save it.';
export const againOther = message(
  '{other} has signed in in another tab. What you entered as {name} is still here: sign in, then save it.',
);
export const discardAndLeave = 'Discard and leave';
