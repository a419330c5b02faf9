// Signing in, registering, passwords, invitations, the profile.
import { message } from './message.ts';

export const username = 'Username';
export const password = 'Password';
export const email = 'Email';
export const name = 'Name';
export const login = 'Login';
export const loggingIn = 'Logging in...';
export const backToLogin = 'Back to login';
export const forgotPassword = 'Forgot your password?';
export const signIn = 'Sign in';
export const signOut = 'Sign out';
export const signUp = 'Sign up';
export const demoMails = 'Mails of this demo';

export const loginSubtitle = 'Sign in to manage your tournaments';
export const noAccount = message('Don’t have an account? {signUp}');
export const loginFailed = 'Login failed';
export const wrongPassword = 'Invalid username or password';
export const nobodyYet = 'Nobody has an account yet.';
export const nobodyYetHint = 'Create the first administrator to begin.';
export const setUp = 'Set up';
export const demoTitle = 'This is a demo';
export const demoText = message('Choose who you want to be. Everybody’s password is {password}.');

export const registerTitle = 'Register';
export const registerSubtitle = 'Create your account to get started';
export const createAccountTitle = 'Create an account';
export const haveAccount = message('Already have an account? {signIn}');
export const accountType = 'Account type';
export const playerMember = 'Player / Member';
export const playerMemberHint = 'Take part in tournaments and follow results';
export const clubAdministrator = 'Club Administrator';
export const clubAdministratorHint = 'Run a club and its tournaments';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating account...';
export const registrationClosed =
  'Registration is closed. You can register with the email address that a club has invited.';
export const registered = 'Registration successful';
export const registeredText = 'Your account has been created';
export const registeredInClub = message("Your account has been created and you've joined {club}");
export const registrationFailed = 'Registration failed';
export const registrationFailedText = 'There was an error creating your account';
export const lockedEmail = 'Your invitation was sent to this address.';

export const weak = 'Weak: easy to guess. Several words make it stronger.';
export const fair = 'Fair: a few more characters make it good.';
export const good = 'Good.';
export const strong = 'Strong.';
export const resetRule = 'At least 8 characters, with upper and lower case letters and a number.';
export const resetRuleStrong =
  'At least 8 characters, with upper and lower case letters and a number. No common password.';
export const registrationRule = message('At least {least} characters. Several words are stronger than one.');
export const registrationRuleStrong = message(
  'At least {least} characters. Several words are stronger than one. No common password.',
);

export const forgotTitle = 'Forgot password';
export const forgotSubtitle = 'Get a link to set a new password';
export const sendResetLink = 'Send Reset Link';
export const emailSent = 'Email sent';
export const emailSentText =
  'If your email exists in our system, you will receive a password reset link shortly';
export const tryAgainError = 'An error occurred. Please try again.';
export const remembered = message('Remembered it? {login}');

export const resetTitle = 'Reset password';
export const resetSubtitle = 'Set a new password';
export const resetHeading = 'Reset your password';
export const firstTitle = 'Choose your password';
export const firstSubtitle = 'You need it to sign in';
export const firstWelcome = message('Welcome to {club}');
export const firstUsername = message(
  'Your username is {username}. You need it and this password to sign in.',
);
export const firstDeadLink =
  'The link works once, within 7 days. If you have chosen a password, sign in. If not, request a new link.';
export const firstDone = 'Password chosen';
export const firstDoneTitle = 'Your password is chosen.';
export const firstDoneText = message('You can now sign in as {username}.');
export const resetTokenMissing = 'Reset token is missing';
export const deadLink = 'Invalid or expired reset token. Please request a new password reset.';
export const requestNewLink = 'Request a new link';
export const validatingToken = 'Validating your reset token...';
export const resetDone = 'Password reset successful';
export const resetDoneTitle = 'Password reset successful.';
export const resetDoneText = 'You can now sign in with your new password.';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const passwordsDiffer = "Passwords don't match";

export const setupTitle = 'Set-up';
export const setupSubtitle = 'Set up your installation';
export const setupHeading = 'Create the first administrator';
export const setupCode = 'Set-up code';
export const setupCodeHint = 'It is in the server log, in the line “Set-up code”.';
export const settingUp = 'Setting up...';
export const setupDone = 'Set-up finished';
export const setupDoneText = 'You are the first super admin.';
export const setupFailed = 'The set-up could not be finished. Please try again.';

export const invitation = 'Invitation';
export const joinTitle = message('Join {club}');
export const joinSubtitle = 'You have an invitation';
export const readingInvitation = 'Reading your invitation...';
export const invalidInvitation = 'Invalid invitation link';
export const invitationUnread = 'Failed to verify invitation. Please try again.';
export const invitedAsAdmin = message('You are invited to join {club} as one of its admins.');
export const invitedAsMember = message('You are invited to join {club} as a member.');
export const invitedBy = message('{name} sends you this invitation.');
export const notNow = 'Not now';
export const joining = 'Joining...';
export const join = 'Join club';
export const joined = 'Invitation accepted';
export const joinedText = message("You've joined {club}");
export const joinFailed = 'Failed to accept the invitation. Please try again.';
export const otherAddress = message(
  'The invitation to join {club} was sent to {invited}. You are signed in with {own}. Sign out to go on with the address that was invited.',
);
export const dashboard = 'Dashboard';

export const loggedOut = 'Logged out successfully';
export const loggedOutAccount = 'You have been logged out of your account.';
export const loggedOutSystem = 'You have been logged out of the system.';
export const logoutFailed = 'Failed to log out. Please try again.';

export const mailboxSubtitle = 'What this demo would have sent';
export const loadingMails = 'Loading mails';
export const mailsFailed = 'Failed to load mails. Please try again.';
export const noMails = 'No mails yet';
export const noMailsHint =
  'Ask for a reset link or send an invitation. Its mail is here a few seconds later.';
export const lookAgain = 'Look again';
export const mailTo = message('To {address}');

export const profile = 'Profile';
export const profileText = 'Your account, and what you can do with it.';
export const details = 'Your details';
export const dateOfBirth = 'Date of birth';
export const notGiven = 'Not given';
export const role = 'Role';
export const clubs = 'Clubs';
export const noClub = 'You belong to no club yet';
export const clubNumber = message('Club #{id}');
export const admin = 'Admin';
export const member = 'Member';

export const languageHint = 'Pages and mails reach you in this language, on all your devices.';

export const currentPassword = 'Current password';
export const othersSignedOut = 'Your other devices are signed out.';
export const changePassword = 'Change password';
export const changingPassword = 'Changing password...';
export const passwordChanged = 'Password changed';
export const devicesSignedOut = message(
  '{count, plural, one {# other device} other {# other devices}} signed out.',
);
export const changePasswordFailed = 'Failed to change the password.';

export const devices = 'Signed-in devices';
export const endOthers = 'End the others';
export const devicesFailed = 'Failed to load devices. Please try again.';
export const thisDevice = 'This device';
export const lastUsed = message('Last used {moment}');
export const signedInAt = message('Signed in {moment}');
export const signOutDevice = message('Sign out {device}');
export const signOutDeviceQuestion = message('Sign out {device}?');
export const signOutDeviceText = 'Anybody who uses it has to sign in again.';
export const signOutOthersQuestion = 'Sign out the other devices?';
export const signOutOthersText = message(
  '{count, plural, one {# device} other {# devices}} will have to sign in again. This one stays signed in.',
);
export const deviceSignedOut = message('{device} is signed out.');
export const signedOut = 'Signed out';
export const signOutFailed = 'Failed to sign out.';

export const data = 'Your data';
export const dataText =
  'A file with everything we store about you: your account, clubs, entries, matches, invitations, devices and mails. Any text editor opens it (JSON).';
export const download = 'Download my data';
export const downloadFailed = 'Failed to download your data.';
export const downloadReady = 'Download ready';
export const downloadReadyText = 'It is saved as a file on this device.';

export const erase = 'Delete account';
export const eraseText =
  'We delete your account at once, with everything that says who you are. This cannot be undone. Results of matches stay under a neutral name.';
export const eraseMine = 'Delete my account';
export const eraseQuestion = 'Delete your account?';
export const cannotUndo = 'This cannot be undone.';
export const somethingToSettle = 'Before it can go, something has to be settled.';
export const keepAccount = 'Keep my account';
export const close = 'Close';
export const erasing = 'Deleting...';
export const erasureFailed = 'Failed to load what would be deleted. Please try again.';
export const yourPassword = 'Your password';
export const yourPasswordHint = 'To confirm that it is you.';
export const erased = 'Account deleted';
export const erasedText = 'Everything that said who you are is gone.';
export const eraseFailed = 'Failed to delete the account.';
export const goes = 'Deleted';
export const stays = 'Stays';
export const goesDetails = 'Your name, username, email address, date of birth and password.';
export const goesSessions = message(
  'Every sign-in: you are signed out on {count, plural, one {# device} other {# devices}}.',
);
export const goesMemberships = message('Your membership in {count, plural, one {# club} other {# clubs}}.');
export const goesInvitations = message(
  '{count, plural, one {# invitation} other {# invitations}} to your address.',
);
export const goesEntries = message(
  '{count, plural, one {# entry} other {# entries}} without a match: you are withdrawn.',
);
export const staysEntries = message(
  '{entries, plural, one {# entry} other {# entries}}, with the results of {matches, plural, one {# match} other {# matches}}, as “{name}”.',
);
export const staysNamed = message(
  '{entries, plural, one {# entry} other {# entries}}, with the results of {matches, plural, one {# match} other {# matches}}, under your name: another account looks after you.',
);
export const staysTournaments = message(
  '{count, plural, one {# tournament} other {# tournaments}} that you created, without your name.',
);
