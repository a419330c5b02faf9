// The area of super admins: the platform's dashboard, clubs, accounts, settings and plans.
import { message } from './message.ts';

export const adminDashboard = 'Admin Dashboard';
export const dashboardIntro = 'The whole platform at a glance.';
export const totalUsers = 'Total Users';
export const clubs = 'Clubs';
export const activeTournaments = 'Active Tournaments';
export const monthlyRevenue = 'Monthly Revenue';
export const figureFailed = 'This figure could not be loaded.';
export const areas = 'Areas';
export const clubManagement = 'Club Management';
export const clubManagementHint = 'Create clubs, change them and give them admins.';
export const platformSettings = 'Platform Settings';
export const platformSettingsHint = 'Name, registration, passwords, time zone, support address.';
export const userManagement = 'User Management';
export const userManagementHint = 'Find accounts, change roles and plans, delete.';
export const subscriptionPlans = 'Subscription Plans';
export const subscriptionPlansHint = 'What clubs pay for, and the limits that come with it.';
export const supportTickets = 'Support Tickets';
export const supportTicketsHint = 'Questions from everybody, and your answers.';
export const open = 'Open';

export const backedUp = message('Backed up {when}.');
export const noBackup =
  'There is no backup of the data yet. The server makes the first one within an hour of its start; `npm run backup`, or `sudo tennis backup` for a service, makes one now.';
export const oldBackup = message(
  'The last backup was made {when}. Look for the reason in the server’s log, and make one with `npm run backup`, or `sudo tennis backup` for a service.',
);
export const backupsOff =
  'The server makes no backups by itself. Set BACKUP_DIR, or make sure that somebody backs up the data.';

export const tennisClubs = 'Tennis Clubs';
export const availableUsers = 'Available Users';
export const clubViews = 'Clubs and users';
export const searchClubs = 'Search clubs by name';
export const searchUsers = 'Search by name, username or email';
export const clubsFailed = 'Failed to fetch clubs';
export const usersFetchFailed = 'Failed to fetch users';
export const noClubs = 'There are no clubs yet.';
export const noClubFound = message('No club matches “{q}”.');
export const noUsers = 'There are no accounts here.';
export const noUserFound = message('No account matches “{q}”.');
export const moreFollow = message('{count} shown');
export const addClub = 'Add Club';
export const editClub = 'Edit Club';
export const name = 'Name';
export const location = 'Location';
export const description = 'Description';
export const timeZone = 'Time zone';
export const timeZoneHint = 'Times of the club’s matches are shown in it.';
export const owner = 'Owner';
export const ownerHint = 'Becomes the first admin. Their plan covers the club.';
export const admins = 'Admins';
export const noAdmins = 'None';
export const members = 'Members';
export const tournaments = 'Tournaments';
export const created = 'Created';
export const none = '–';
export const actionsFor = message('Actions for {name}');
export const edit = 'Edit';
export const deleteIt = 'Delete';
export const saving = 'Saving...';
export const clubCreated = 'Club created';
export const clubCreatedText = message('{club} has been created.');
export const clubCreateFailed = 'Failed to create club';
export const clubUpdated = 'Club updated';
export const clubUpdatedText = message('{club} has been changed.');
export const clubUpdateFailed = 'Failed to update club';
export const clubDeleted = 'Club deleted';
export const clubDeletedText = message('{club} has been deleted.');
export const clubDeleteFailed = 'Failed to delete club';
export const deleteClubQuestion = message('Delete {club}?');
export const deleteClubText =
  'Its memberships and invitations go with it. The accounts of its members stay. A club with tournaments cannot be deleted.';
export const deleteClub = 'Delete club';
export const assignAdmin = 'Assign Admin';
export const assignAdminTo = message('Assign an admin to {club}');
export const whichAccount = 'Which account';
export const newAccount = 'New account';
export const existingAccount = 'Existing account';
export const account = 'Account';
export const selectAccount = 'Select an account';
export const accountMissing = 'Please select an account.';
export const username = 'Username';
export const email = 'Email';
export const password = 'Password';
export const passwordHint = 'Hand it over yourself. They can change it on their profile.';
export const addAdmin = 'Add admin';
export const assign = 'Assign';
export const adminAdded = 'Club admin added';
export const adminAddedText = message('{name} now administers {club}.');
export const adminAddFailed = 'Failed to add club admin';
export const adminAssigned = 'Club admin assigned';
export const adminAssignFailed = 'Failed to assign club admin';
export const selectedClub = 'Club';
export const selectClub = 'Select a club';
export const selectClubHint = 'Choose a club, then assign people without a club to it as admins.';
export const assignTo = message('Assign to {club}');
export const hasClub = message('{count, plural, one {In {count} club} other {In {count} clubs}}');
export const noClub = 'Without a club';

export const usersIntro = 'Everybody who has an account on this platform.';
export const usersFailed = 'Failed to load users. Please try again.';
export const users = 'Users';
export const role = 'Role';
export const plan = 'Plan';
export const noPlan = 'No plan: no limits';
export const planHint = 'Covers the clubs that this person has created.';
export const inactivePlan = message('{plan} (inactive)');
export const editUser = 'Edit user';
export const usernameFixed = 'Usernames are not changed here.';
export const ownFixed = 'Another super admin changes your own address and role.';
export const addToClub = 'Add to a club';
export const addToClubHint = 'They join as a member, and stay in the clubs they already belong to.';
export const userUpdated = 'User Updated';
export const userUpdatedText = message('{name} has been changed.');
export const userUpdateFailed = 'Failed to update user.';
export const userDeleted = 'User Deleted';
export const userDeletedText = message('{name} has been deleted.');
export const userDeleteFailed = 'Failed to delete user.';
export const deleteUserQuestion = message('Delete the account of {name}?');
export const deleteUserText =
  'Sessions, memberships and open entries go. Results stay under a neutral name. This cannot be undone.';
export const deleteUser = 'Delete account';
export const ownRow = 'Your own account is deleted on your profile.';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutQuestion = message('Sign {name} out everywhere?');
export const signOutText = 'Every device has to sign in again. Nothing else changes.';
export const signedOut = 'Signed out everywhere';
export const signedOutText = message(
  '{count, plural, =0 {{name} was signed in nowhere.} one {{count} session of {name} has ended.} other {{count} sessions of {name} have ended.}}',
);
export const signOutFailed = 'Failed to end the sessions';

export const settingsIntro = 'Settings that the platform uses, and settings of your own.';
export const settingsFailed = 'Failed to load platform settings. Please try again.';
export const addSetting = 'Add Setting';
export const editSetting = 'Edit Setting';
export const settingKey = 'Key';
export const settingValue = 'Value';
export const keyFixed = 'The key of a setting stays.';
export const lastUpdated = message('Last updated {when}');
export const steers = 'Steers the platform';
export const ownSetting = 'Kept as it is';
export const settingCreated = 'Setting Created';
export const settingCreatedText = message('{key} has been stored.');
export const settingCreateFailed = 'Failed to create platform setting.';
export const settingUpdated = 'Setting Updated';
export const settingUpdatedText = message('{key} has been changed.');
export const settingUpdateFailed = 'Failed to update platform setting.';
export const aboutDefaultTimeZone =
  'The time zone of a new club, if its founder chooses none. “server” means the server’s own.';
export const aboutPasswordRule =
  'Which passwords are accepted: “minimum” as the forms say, or “strong”: at least 8 characters and no common password.';
export const aboutPlatformName =
  'What the platform is called in its header, in the browser’s tab and in mails.';
export const aboutRegistrationOpen = 'Whether everybody may register, or only people a club has invited.';
export const aboutSupportEmail =
  'The address for help on public pages, on the help page and in mails. “none” shows no address.';

export const plansIntro =
  'An owner’s plan covers the clubs that they have created. Without a plan there are no limits.';
export const plansFailed = 'Failed to load subscription plans. Please try again.';
export const noPlans = 'There are no subscription plans yet.';
export const addPlan = 'Add Plan';
export const editPlan = 'Edit Plan';
export const price = 'Price';
export const priceHint = 'In US dollars, as 29.99.';
export const billingCycle = 'Billing cycle';
export const monthly = 'Monthly';
export const quarterly = 'Quarterly';
export const yearly = 'Yearly';
export const mo = 'mo';
export const qr = 'qr';
export const yr = 'yr';
export const pricePerCycle = message('{price}/{cycle}');
export const features = 'Features';
export const featuresHint = 'One a line.';
export const maxClubs = 'Clubs';
export const maxMembers = 'Members per club';
export const maxTournaments = 'Tournaments per club';
export const limitClubs = message('{count, plural, one {{count} club} other {{count} clubs}}');
export const limitMembers = message(
  '{count, plural, one {{count} member per club} other {{count} members per club}}',
);
export const limitTournaments = message(
  '{count, plural, one {{count} tournament per club} other {{count} tournaments per club}}',
);
export const owners = message(
  '{count, plural, =0 {Nobody has it} one {{count} owner} other {{count} owners}}',
);
export const active = 'Active';
export const inactive = 'Inactive';
export const activeHint = 'Nobody can get an inactive plan any more. It sets no limits and earns nothing.';
export const planCreated = 'Plan Created';
export const planCreatedText = message('{plan} can now be given to accounts.');
export const planCreateFailed = 'Failed to create subscription plan.';
export const planUpdated = 'Plan Updated';
export const planUpdatedText = message('{plan} has been changed.');
export const planUpdateFailed = 'Failed to update subscription plan.';
