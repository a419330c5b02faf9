// The mails of the product.
import { message } from './message.ts';

export const support = message('Questions? Write to {address}.');
export const linkInText = message('{label}:\n{url}');
export const hello = 'Hello,';
export const helloName = message('Hello {name},');
export const resetSubject = 'Reset your password';
export const resetAsked =
  'Somebody asked to reset the password of your account. If it was you, follow this link.';
export const resetUsername = message('Your username is {username}.');
export const resetLink = 'Set a new password';
export const resetEnding =
  'The link works once, within one hour. If it was not you, do nothing: your password stays as it is.';
export const existsSubject = 'You already have an account';
export const existsTold = message(
  'Somebody tried to register with this email address. You already have an account: your username is {username}.',
);
export const existsLink = 'Sign in, or reset your password';
export const existsEnding = 'If it was not you, do nothing: nobody has got into your account.';
export const changedSubject = 'Your password was changed';
export const changedTold = message(
  'The password of your account {username} was changed on {day} at {time} UTC. Every other device was signed out.',
);
export const changedNothing = 'If it was you, there is nothing to do.';
export const changedLink = 'If it was not you, set a new password at once';
export const changedEnding =
  'A new password signs out anybody who is using your account. Look after your mailbox too: anybody who can read it can reset your password.';
export const addressChangedSubject = 'Your email address was changed';
export const addressChangedTold = message(
  'An administrator has changed the email address of your account {username} on {day} at {time} UTC. Mails about the account go to the new address from now on.',
);
export const addressChangedEnding =
  'If you did not ask for that, tell the people who run the platform at once.';
export const addressIsSubject = 'This is the email address of your account now';
export const addressIsTold =
  'An administrator has made this the email address of your account. Mails about it come here from now on.';
export const addressIsEnding =
  'If you have no account here, the address was mistyped. Please tell the people who run the platform.';
export const addressLink = 'Sign in';
export const welcomeSubject = message('Welcome to {club}');
export const welcomeTold = message(
  '{club} has made you a member and created an account for you. Your username is {username}.',
);
export const welcomePassword = 'To sign in you need a password. Choose it with this link.';
export const welcomeLink = 'Choose your password';
export const welcomeEnding =
  'The link works once, within 7 days. After that, “Forgot your password?” on the sign-in page brings you a new one. If you do not know this club, do nothing.';
export const readyEnding = 'If you do not know this club, do nothing.';
export const invitationSubject = message('Invitation to {club}');
export const invited = message(
  '{club} invites you to join {role, select, admin {as an admin of the club} other {as a member}}.',
);
export const invitedBy = message('{name} sends you this invitation.');
export const invitationLink = 'Accept the invitation';
export const invitationEnding =
  'The invitation is good for 7 days. If you do not know this club, do nothing.';
export const promotedSubject = message('You have a place in {tournament}');
export const promotedTold = message('{name} has a place in {tournament} now and no longer waits.');
export const promotedLink = 'Open the tournament';
export const promotedEnding =
  'If you cannot play, please withdraw there, so that the next one gets the place.';
export const partnerSubject = message('{name} asks you to play {tournament} together');
export const partnerAsked = message(
  '{name} would like to play with you in {tournament}. Will you be their partner?',
);
export const partnerLink = 'Accept or decline';
export const partnerEnding =
  'The entry counts once you have accepted, before entries close. You can accept only one request in a tournament. If you do not know who asks, decline or do nothing.';
export const partnerAnswerSubject = message(
  '{answer, select, accepted {You have a partner: {tournament}} taken {Your request is over: {tournament}} other {Your request was declined: {tournament}}}',
);
export const partnerAnswered = message(
  '{answer, select, accepted {{name} has accepted: you play together in {tournament}.} taken {{name} plays with somebody else in {tournament}.} other {{name} has declined to play with you in {tournament}.}}',
);
export const partnerAnswerEnding = message(
  '{answer, select, accepted {Your entry is complete.} other {You keep your place until entries close. Please ask somebody else there, or look for a partner.}}',
);
export const partnerLeftSubject = message('Your partner has withdrawn: {tournament}');
export const partnerLeft = message('Your partner has withdrawn from {tournament}.');
export const partnerLeftOpen =
  'You keep your place until entries close. Please ask somebody else there, or look for a partner.';
export const partnerLeftOut =
  'Entries are closed, so your entry is withdrawn too. Please ask the organisers.';
export const unpairedSubject = message('No partner yet: {tournament}');
export const unpaired = message(
  'Entries for {tournament} are closed, and your entry has no partner. It holds no place any more.',
);
export const unpairedEnding = 'If you have found somebody meanwhile, please ask the organisers.';
export const pairedSubject = message('You play as a pair: {tournament}');
export const paired = message(
  'The organisers have entered {first} and {second} as a pair. Tournament: {tournament}.',
);
export const pairedEnding = 'If this is a mistake, please ask the organisers.';
export const noticesSubject = message(
  '{count, plural, one {{tournament}: {kind}} other {{tournament}: # notifications}}',
);
export const noticesSubjectMany = message('{count} notifications from your tournaments');
export const noticesLine = message(
  '{about, select, other {{name}, {tournament}: {text}.} self {{tournament}: {text}.}}',
);
export const noticesLink = 'Open your notifications';
export const noticesStop = message(
  'To get no more mails about any of this, open this address and press once: {url}',
);
export const noticesEnding = message('You can choose in your settings what we mail you, and when: {url}');
