// The audit log in sentences: who did what to which object. `<act>Done` and `<act>Tried` are the acts of the contract (say/audit.ts).
import { message } from './message.ts';

export const loginDone = message('{actor} signed in');
export const loginTried = message('{actor} tried to sign in to {object}');
export const registerDone = message('{actor} created an account');
export const registerTried = message('{actor} tried to create an account');
export const logoutDone = message('{actor} signed out');
export const logoutTried = message('{actor} tried to sign out');
export const setUpDone = message('{actor} set the server up');
export const setUpTried = message('{actor} tried to set the server up');
export const forgotPasswordDone = message('{actor} asked for a reset link by mail');
export const forgotPasswordTried = message('{actor} tried to ask for a reset link by mail');
export const resetPasswordDone = message('{actor} set a new password for {object} by a reset link');
export const resetPasswordTried = message('{actor} tried to set a new password by a reset link');
export const endSessionDone = message('{actor} ended a session');
export const endSessionTried = message('{actor} tried to end a session');
export const endOtherSessionsDone = message('{actor} ended the sessions on other devices');
export const endOtherSessionsTried = message('{actor} tried to end the sessions on other devices');
export const changePasswordDone = message('{actor} changed their own password');
export const changePasswordTried = message('{actor} tried to change their own password');
export const eraseAccountDone = message('{actor} deleted their own account');
export const eraseAccountTried = message('{actor} tried to delete their own account');
export const updateUserDone = message('{actor} changed {object}');
export const updateUserTried = message('{actor} tried to change {object}');
export const deleteUserDone = message('{actor} deleted {object}');
export const deleteUserTried = message('{actor} tried to delete {object}');
export const endUserSessionsDone = message('{actor} signed {object} out everywhere');
export const endUserSessionsTried = message('{actor} tried to sign {object} out everywhere');
export const issueResetLinkDone = message('{actor} made a reset link for {object}');
export const issueResetLinkTried = message('{actor} tried to make a reset link for {object}');
export const createClubDone = message('{actor} created {object}');
export const createClubTried = message('{actor} tried to create a club');
export const createInvitationDone = message('{actor} sent {object}');
export const createInvitationTried = message('{actor} tried to invite somebody');
export const revokeInvitationDone = message('{actor} revoked {object}');
export const revokeInvitationTried = message('{actor} tried to revoke {object}');
export const resendInvitationDone = message('{actor} sent {object} again');
export const resendInvitationTried = message('{actor} tried to send {object} again');
export const acceptInvitationDone = message('{actor} accepted {object}');
export const acceptInvitationTried = message('{actor} tried to accept an invitation');
export const issueInvitationLinkDone = message('{actor} made a link for {object}');
export const issueInvitationLinkTried = message('{actor} tried to make a link for {object}');
export const createTournamentDone = message('{actor} created {object}');
export const createTournamentTried = message('{actor} tried to create a tournament');
export const updateTournamentDone = message('{actor} changed {object}');
export const updateTournamentTried = message('{actor} tried to change {object}');
export const deleteTournamentDone = message('{actor} deleted {object}');
export const deleteTournamentTried = message('{actor} tried to delete {object}');
export const setTournamentStatusDone = message('{actor} changed the status of {object}');
export const setTournamentStatusTried = message('{actor} tried to change the status of {object}');
export const archiveTournamentDone = message('{actor} archived or restored {object}');
export const archiveTournamentTried = message('{actor} tried to archive or restore {object}');
export const addParticipantDone = message('{actor} added {object}');
export const addParticipantTried = message('{actor} tried to add an entry');
export const updateParticipantDone = message('{actor} changed {object}');
export const updateParticipantTried = message('{actor} tried to change {object}');
export const removeParticipantDone = message('{actor} removed {object}');
export const removeParticipantTried = message('{actor} tried to remove {object}');
export const setWithdrawalDone = message('{actor} withdrew {object} or took that back');
export const setWithdrawalTried = message('{actor} tried to withdraw {object} or take that back');
export const setAlternatesDone = message('{actor} changed the list of alternates of {object}');
export const setAlternatesTried = message('{actor} tried to change the list of alternates of {object}');
export const createGroupDone = message('{actor} added {object}');
export const createGroupTried = message('{actor} tried to add a group');
export const createMatchDone = message('{actor} created {object}');
export const createMatchTried = message('{actor} tried to create a match');
export const updateMatchDone = message('{actor} changed {object}');
export const updateMatchTried = message('{actor} tried to change {object}');
export const deleteMatchDone = message('{actor} deleted {object}');
export const deleteMatchTried = message('{actor} tried to delete {object}');
export const setMatchStatusDone = message('{actor} changed the status of {object}');
export const setMatchStatusTried = message('{actor} tried to change the status of {object}');
export const setMatchWinnerDone = message('{actor} set the winner of {object}');
export const setMatchWinnerTried = message('{actor} tried to set the winner of {object}');
export const setMatchScoresDone = message('{actor} set the score of {object}');
export const setMatchScoresTried = message('{actor} tried to set the score of {object}');
export const makeDrawDone = message('{actor} made {object}');
export const makeDrawTried = message('{actor} tried to make a draw');
export const adjustDrawDone = message('{actor} changed {object} by hand');
export const adjustDrawTried = message('{actor} tried to change {object} by hand');
export const setDrawPublishedDone = message('{actor} published {object} or took it back');
export const setDrawPublishedTried = message('{actor} tried to publish {object} or take it back');
export const undoInDrawDone = message('{actor} undid something in {object}');
export const undoInDrawTried = message('{actor} tried to undo something in {object}');
export const discardDrawDone = message('{actor} discarded {object}');
export const discardDrawTried = message('{actor} tried to discard {object}');
export const createPersonDone = message('{actor} added {object}');
export const createPersonTried = message('{actor} tried to add a person');
export const updatePersonDone = message('{actor} changed {object}');
export const updatePersonTried = message('{actor} tried to change {object}');
export const mergePersonDone = message('{actor} merged {object} into another person');
export const mergePersonTried = message('{actor} tried to merge {object} into another person');
export const unmergePersonDone = message('{actor} parted {object} again');
export const unmergePersonTried = message('{actor} tried to part {object} again');
export const updatePlatformSettingDone = message('{actor} changed {object}');
export const updatePlatformSettingTried = message('{actor} tried to change a setting');
export const archiveTournamentArchived = message('{actor} archived {object}');
export const archiveTournamentRestored = message('{actor} restored {object}');
export const readDone = message('{actor} read {object} ({act})');
export const readTried = message('{actor} tried to read {object} ({act})');
export const actLabel = message(
  '{act} ({kind, select, account {account} session {session} club {club} invitation {invitation} tournament {tournament} entry {entry} person {person} group {group} match {match} draw {draw} other {setting}})',
);
export const inside = message('{sentence} in {place}');
export const refused = message('{sentence} and was refused{count, plural, =1 {} other { # times}}: {reason}');
export const nameless = message(
  '{role, select, visitor {A visitor} unknown {Somebody unknown} various {Various people} system {The server} other {A deleted account}}',
);
export const namelessInside = message(
  '{role, select, visitor {a visitor} unknown {somebody unknown} various {various people} system {the server} other {a deleted account}}',
);
export const numbered = message('{who} (number {id})');
export const personNumbered = message('the person with the number {id}');
export const objectNamed = message(
  '{kind, select, tournament {{name}} club {{name}} account {the account of {name}} entry {the entry of {name}} invitation {the invitation to {name}} group {group {name}} setting {the setting {name}} match {match {id} ({name})} draw {draw {name}} person {the person {name}} other {session {id} ({name})}}',
);
export const objectNumbered = message(
  '{kind, select, tournament {tournament {id}} club {club {id}} account {account {id}} entry {entry {id}} invitation {invitation {id}} group {group {id}} setting {setting {id}} match {match {id}} draw {draw {id}} person {person {id}} other {session {id}}}',
);
export const onlyRecords = message('Only records {limits}');
export const byPerson = message('by {person}');
export const aboutObject = message('about {object}');
export const inTournament = message('in {tournament}');

export const missing = 'something';
export const missingAccount = 'an account that does not exist';

export const reasonInvalid = 'the request was not valid';
export const reasonUnreadable = 'the request could not be read';
export const reasonNotSignedIn = 'nobody was signed in';
export const reasonWrongPassword = 'the password was wrong';
export const reasonWrongProof = 'the password was wrong';
export const reasonNotAllowed = 'this is not allowed';
export const reasonForeignOrigin = 'the request came from another site';
export const reasonNotFound = 'there is no such thing';
export const reasonTooManyRequests = 'too many tries';
export const reasonStale = 'somebody else had saved first';
export const reasonTaken = 'it is taken';
export const reasonConflict = 'the present state forbids it';
export const reasonStatusRefused = 'the present state forbids it';
export const reasonSessionChanged = 'somebody else had signed in meanwhile';
export const reasonKeyReused = 'the key of the request was used before';
export const reasonAnswerForgotten = 'it had been done before';
export const reasonAnswerGone = 'it had been done before';
export const reasonDeadResetToken = 'the link is no longer good';
export const reasonDeadInvitation = 'the invitation is no longer good';
export const reasonOther = 'it was not possible';
