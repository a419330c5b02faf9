// Members of a club and invitations to it.
import { message } from './message.ts';

export const title = 'Members';
export const intro = 'Everybody in your club, in one place.';
export const club = 'Club';
export const selectClub = 'Select a club';
export const selectClubHint = 'Then its members are shown here.';
export const noClub = 'You do not belong to a club yet.';
export const noClubHint = 'Ask an admin of your club to send you an invitation.';
export const clubsFailed = 'The clubs could not be loaded.';
export const search = 'Search by name or email';
export const searchNames = 'Search by name';

export const addMember = 'Add Member';
export const sendInvitation = 'Send Invitation';
export const pendingInvitations = 'Pending Invitations';
export const clubMembers = 'Club Members';
export const membersFailed = 'The members could not be loaded.';
export const invitationsFailed = 'The invitations could not be loaded.';
export const noMembers = 'This club has no members yet.';
export const noMatch = message('No member matches “{q}”.');
export const noInvitations = 'No pending invitations';
export const showAllInvitations = message('Show all {count} invitations');
export const moreFollow = message('{count, plural, one {{count} member} other {{count} members}} shown');

export const admin = 'Admin';
export const member = 'Member';
export const you = 'You';
export const joined = message('Joined {day}');
export const sent = message('Sent {day}');
export const expires = message('Valid until {day}');
export const expired = message('Expired {day}');
export const expiredBadge = 'Expired';
export const actionsFor = message('Actions for {name}');

export const username = 'Username';
export const usernameHint = 'They sign in with it.';
export const email = 'Email';
export const name = 'Name';
export const dateOfBirth = 'Date of birth';
export const dateOfBirthHint = 'Never public. It protects the names of players under 18.';
export const role = 'Role';
export const addText = 'They get an email with a link to choose a password.';
export const adding = 'Adding member...';
export const added = 'Member added';
export const addedText = message('{name} will receive a welcome email.');
export const addFailed = 'Failed to add member';
export const noClubSelected = 'No club selected';

export const inviteText = 'They get an email with a link that is good for 7 days.';
export const sending = 'Sending invitation...';
export const invited = 'Invitation sent';
export const invitedText = message('{email} will get a mail with a link.');
export const inviteFailed = 'Failed to send invitation';

export const makeAdmin = 'Make admin';
export const makeMember = 'Make member';
export const makeMemberQuestion = message('Make {name} a member?');
export const makeMemberText =
  'They can no longer manage the club. Invitations that they have sent and nobody has accepted are revoked.';
export const roleChanged = 'Role changed';
export const roleChangedText = message(
  '{role, select, admin {{name} is now an admin of the club.} other {{name} is now a member of the club.}}',
);
export const roleFailed = 'Failed to change the role';
export const remove = 'Remove from club';
export const removeQuestion = message('Remove {name} from {club}?');
export const removeWho = message('This is {email}.');
export const removeText = 'Their account, entries and results stay. To come back they need a new invitation.';
export const removed = 'Member removed';
export const removeFailed = 'Failed to remove member';

export const resend = 'Send again';
export const resent = 'Invitation sent again';
export const resentText = message('{email} will get a mail with a new link.');
export const resendFailed = 'Failed to send the invitation again';
export const revoke = 'Revoke';
export const revokeQuestion = message('Revoke the invitation of {email}?');
export const revokeText = 'The link in the mail will no longer work.';
export const revoked = 'Invitation revoked';
export const revokeFailed = 'Failed to revoke the invitation';
export const makeLink = 'Create a link';
export const linkTitle = 'Invitation link';
export const linkText = message(
  'Hand this link to {email} yourself. It replaces the one in the mail and is good until {day}. The audit log keeps that you made it.',
);
export const link = 'Link';
export const copyLink = 'Copy link';
export const copied = 'Link copied';
export const copyFailed = 'The link could not be copied. Select it and copy it yourself.';
export const linkFailed = 'Failed to create the link';
export const close = 'Close';
