// Why the server has not done what it was asked to do. The name of each text is the `reason` of the answer (apps/server/ground/refusal.ts).
import { message } from './message.ts';

// Any call.
export const requestInvalid = 'The request is not valid.';
export const notAllowed = 'You do not have permission to do this.';
export const notFound = 'Not found.';
export const stale = 'Someone else saved this first. Look at their version, then decide.';
export const tooManyRequests = message(
  'Too many tries. Please wait {seconds, plural, one {{seconds} second} other {{seconds} seconds}} and try again.',
);
export const tooBusy = message(
  'The server is very busy. Please wait {seconds, plural, one {{seconds} second} other {{seconds} seconds}} and try again.',
);
export const foreignOrigin =
  'This request came from another site. Open the tournament organizer at its own address and try again.';
export const databaseUnavailable =
  'The database does not answer at the moment. Nothing was changed; please try again shortly.';
export const savedUnknown =
  'We could not find out whether this was saved. Try again in a moment: it will not be done twice. Or reload the page to see.';
export const doneUnknown =
  'We could not find out whether this was done. Please reload the page and check before you try again.';
export const internal = message(
  'Something went wrong on our side. Please try again. If it happens again, report the number {id}.',
);

// How a call is written.
export const unreadable = 'The request could not be read. Check that its body is well-formed JSON.';
export const bodyNotJson = 'Send the body as application/json.';
export const bodyTooLarge = 'The body is too large.';
export const bodyNotTaken = 'This call takes no body.';
export const bodyTooDeep = 'This body is nested too deep.';
export const versionMalformed = 'If-Match carries a version such as "3".';
export const keyMalformed = 'An Idempotency-Key must have 8 to 100 letters, digits, hyphens or underscores.';
export const keyReused = 'This Idempotency-Key was already used for a different request.';
export const answerGone = 'You have sent this before, and it was done. It has been removed since.';
export const cursorUnknown = 'This cursor is not one of ours.';
export const playerOrName = 'Please give either a user or a name.';
export const partnerOrName = 'Please give either a partner user or a partner name.';
export const gamesNotWhole = 'Games are whole numbers from 0.';
export const tooManyGames = 'No set has that many games.';
export const idMalformed = 'An id is a positive whole number.';
export const timestampMalformed = 'A date-time is written as 2026-09-12T14:00:00Z.';
export const dayMalformed = 'A day is written as 2026-09-12.';
export const scorerNoMember = 'Only members of the club can be named. Add this person to the club first.';
export const followsFull = 'You already follow as many as you can. Stop following something first.';
export const pushServiceUnknown =
  'This push service is not known here. Please use another browser, or ask the people who run this server.';
export const pushEndpointMalformed = 'Send the address of the push service as the browser gives it.';
export const pushKeyMalformed =
  'This key of the browser cannot be read. Please reload the page and try again.';
export const timeOfDayMalformed = 'A time of day is written as 08:30.';
export const weekMalformed = 'A week has seven days, from Monday on.';
export const limitOutOfRange = message('The limit is a number from 1 to {max}.');
export const perGroupOutOfRange = message('The number per group is from 1 to {max}.');
export const sessionUnknown = 'There is no such session.';
export const actMalformed = 'An act has to be the name of a call, such as setMatchScores.';
export const objectMalformed = 'An object is written as match:12.';
export const hashMalformed = 'A hash has 64 hexadecimal digits.';
export const statusListMalformed = message('A status is one of {statuses}; several are separated by commas.');

// Signing in, registering, passwords.
export const notSignedIn = 'Please sign in.';
export const sessionChanged = 'Somebody else has signed in meanwhile. Nothing was changed.';
export const wrongPassword = 'Invalid username or password';
export const deadResetToken = 'Invalid or expired reset token';
export const usernameTaken = 'This username is taken. Please choose another one.';
export const accountNotCreated = 'There was an error creating your account';
export const setupFirst = 'Please finish the first set-up before registering.';
export const setupDone = 'The set-up is already done. Please sign in.';
export const setupCodeWrong =
  'This is not the set-up code. It is in the server log, in the line "Set-up code".';
export const passwordCommon = 'Attackers try this password first. Please choose another one.';
export const passwordIsName =
  'Please choose a password that is not your own name, username or email address.';
export const passwordUnchanged = 'The new password must differ from the current one.';

// Accounts.
export const demoAccountStays = 'Everybody uses this account of the demo, so it stays as it is.';
export const clubsWithoutAdmin = message(
  '{clubs} would have no admin left. Make somebody else an admin there first.',
);
export const platformWithoutAdmin =
  'The platform would have no super admin left. Make somebody else one first.';
export const ownAccountFixed =
  'Your own username, email address and role can only be changed by another super admin.';
export const ownAccountOnProfile = 'Your own account is deleted on your profile page, with your password.';
export const emailTaken = 'Another account has this email address.';
export const clubUnknown = 'There is no such club.';
export const settingValue = message('The value of {key} must be one of: {values}.');
export const userUnknown = 'There is no such account.';
export const clubHasTournaments = message(
  '{club} has {count, plural, one {{count} tournament} other {{count} tournaments}}, archived ones included, so it cannot be deleted. Delete the tournaments first. If one of them has results, it stays on record, and the club stays with it.',
);
export const settingZone = message(
  'The value of {key} must be a time zone such as Europe/Lisbon, or “server” for the server’s own.',
);
export const settingEmail = message('The value of {key} must be an email address, or “none”.');
export const settingText = message('The value of {key} must have 3 to 60 characters in one line.');
export const settingTaken = message('There is already a setting with the key {key}. Change that one.');
export const planNameTaken = 'There is already a plan with this name.';
export const planUnknown = 'There is no active plan with this number.';
export const planClubs = message(
  'The plan “{plan}” covers {max, plural, one {{max} club} other {{max} clubs}}, and no more. For another one, ask the people who run this platform for a larger plan.',
);
export const planMembers = message(
  'The plan “{plan}” covers {max, plural, one {{max} member} other {{max} members}} per club, and this club already has that many. To take in more, ask the people who run this platform for a larger plan.',
);
export const planTournaments = message(
  'The plan “{plan}” covers {max, plural, one {{max} tournament} other {{max} tournaments}} per club, and this club already has that many. Archive one, or ask the people who run this platform for a larger plan.',
);
export const registrationClosed =
  'Registration is closed on this platform. You can register with the email address that a club has invited.';
export const assigneeNoAdmin = 'A ticket can be assigned to super admins only.';
export const ticketElsewhere = 'The response must belong to the ticket in the address.';
export const auditNoteIncomplete = 'Please give both the number and the hash of the record.';

// Invitations.
export const invitationUnknown = 'Invalid invitation link';
export const invitationAccepted = 'This invitation has already been accepted.';
export const invitationExpired = 'This invitation has expired. Please ask the club for a new one.';
export const invitationRevoked = 'This invitation was revoked by the club.';
export const invitationTakenBack = 'This invitation was revoked. Please send a new one.';
export const invitationForAnother =
  'This invitation was sent to another email address. Sign in with the account of that address.';
export const alreadyMember = 'This person is already a member of the club.';
export const alreadyInvited =
  'This person already has a pending invitation. Send it again, or revoke it first.';
export const memberNotCreated =
  'This member could not be added. If they have an account already, send them an invitation instead.';
export const lastAdmin =
  'This is the only admin of the club, and a club always has one. Make somebody else an admin first.';
export const mailboxFull = message(
  'This address has had {most} invitations today, and we send no more than that in a day. You can send the next one {unit, select, hour {{count, plural, one {in {count} hour} other {in {count} hours}}} other {{count, plural, one {in {count} minute} other {in {count} minutes}}}}, or invite another address of theirs now. The invitations already sent still work.',
);
export const invitationsSpent = message(
  '{most} invitations were sent today from this account, club or internet connection, the most that we send in a day. You can go on {unit, select, hour {{count, plural, one {in {count} hour} other {in {count} hours}}} other {{count, plural, one {in {count} minute} other {in {count} minutes}}}}. The invitations that were sent still work.',
);

// Tournaments.
export const tournamentArchived = 'This tournament is archived. Restore it before changing it.';
export const tournamentPlayed =
  'Matches of this tournament have been played, so it cannot be deleted. Archive it instead; its results stay on record.';
export const tournamentDraft = 'This tournament is a draft. Publish it first.';
export const tooFewPlaces = message(
  'There are already {entered} entries. Remove some first, or allow at least {entered} participants.',
);
export const formatHasScores =
  'Scores or points have been entered in the present match format, so it cannot be changed. Clear the scores of these matches first.';
export const staysForPairs =
  'Pairs have entered, so this stays a tournament for pairs. To change it, remove the pairs first.';
export const staysForJuniors = message(
  '{count, plural, one {{count} entry has no year of birth. Outside a junior event, the public would see its name} other {{count} entries have no year of birth. Outside a junior event, the public would see their names}} in full. Enter the year first, or remove the entry.',
);
export const hasGroups = 'The tournament has groups, so it cannot become a plain knockout.';
export const onlyActiveCompletes = 'Only an active tournament can be completed.';
export const completesWithMatches =
  'A tournament without matches cannot be completed. Create its matches first, or delete the tournament.';
export const matchesUndecided = message(
  '{count, plural, one {{count} match has} other {{count} matches have}} no winner yet. Set the winners or cancel these matches first.',
);
export const matchesStarted = 'Matches have already started, so the tournament stays active.';
export const tournamentMove = message(
  'A tournament cannot move from {from, select, draft {draft} upcoming {upcoming} registering {registering} active {active} other {completed}} to {to, select, draft {draft} upcoming {upcoming} registering {registering} active {active} other {completed}}.',
);

// Entries and groups.
export const completedParticipants =
  'The tournament is completed. Reopen it before changing its participants.';
export const tournamentFull = message('The tournament is full: {most} of {most} participants are entered.');
export const alreadyEntered = 'This player is already entered in the tournament.';
export const seedTaken = 'Another participant already has this seed.';
export const partnerNotTaken = 'Only Doubles and Mixed tournaments have partners.';
export const partnerMissing = 'Enter the partner first, then their year of birth.';
export const partnerIsPlayer = 'A player cannot be their own partner.';
export const userNotMember = 'This user is not a member of the club. Enter the player by name instead.';
export const personNotOfClub =
  'This person is not among the people of the club. Enter the player by name instead.';
export const mergeSamePerson = 'This is the same person twice.';
export const mergeTwoAccounts = 'Both have an account of their own. Two accounts cannot be merged.';
export const mergeOtherWay =
  'This person has an account and the other one has not. Merge the other one into this one.';
export const mergeTwoYears =
  'Their years of birth differ, so they are two people. If one of the years is wrong, correct it first.';
export const mergeLosesYear =
  'The year of birth protects a child’s name, and the other record has none. The club that keeps that record, or the player in their account, must add it first.';
export const mergeSameTournament = message('Both have entered {tournament}, so they are two people.');
export const mergeMoves = message(
  '{count, plural, =0 {No entries of {name} move to {into}.} one {{count} entry of {name} moves to {into}.} other {{count} entries of {name} move to {into}.}} You can undo this for 30 days.',
);
export const namesakesKnown = message(
  '{count, plural, one {The club already knows somebody called {name}.} other {The club already knows {count} people called {name}.}}',
);
export const mergeTooOld = 'This merge is more than 30 days old. It can no longer be undone.';
export const unmergeOtherFirst = message(
  '{name} has since been merged into another person. Undo that merge first.',
);
export const personOfAnotherClub = 'This person belongs to another club, which keeps their record.';
export const lineOfAccount =
  'Name and date of birth come from this person’s account, and only they can change them.';
export const listChanged =
  'Somebody has changed these people since. Nothing was saved. Look at the lines again.';
export const entryWithdrawn = 'This entry was withdrawn. Bring it back from its menu in the list of entries.';
export const entriesChanged =
  'Somebody has changed the entries or these people since. Nothing was saved. Look at the lines again.';
export const roleByHand =
  'This person belongs to the club in another role. Roles are changed on the members page.';
export const partsOfOtherName = 'Given name and family name must be those of the name above.';
export const entryUnknown = 'There is no such entry.';
export const claimOwnPerson = 'This is your own record already.';
export const claimNobodyDecides = 'No club keeps this record, so nobody can decide this.';
export const claimOwnDecision = 'You cannot approve your own claim. Another admin of the club decides it.';
export const claimHasAccount = 'This player has an account already.';
export const claimedAlready = 'You have asked for this already, or look after this player.';
export const nameOfAccount = 'This name comes from the player’s account and is changed there.';
export const nameOfPartnerAccount = 'This name comes from the partner’s account and is changed there.';
export const nameErased =
  'This player has deleted the account that was entered here, so the name stays neutral.';
export const participantHasMatch =
  'This participant has a match. Delete the match or take the participant out of it first.';
export const childOfAge = 'Only children under 18 can be added here. Adults create an account of their own.';
export const childThere = message('You look after {name} already.');
export const childrenMany = message('You can add {most} children at most.');
export const participantDrawn =
  'This entry is in the published draw. Withdraw it instead, or take the draw back first.';
export const withdrawUnderWay =
  'This entry is in a match that has begun. Enter its result first, for example a retirement.';
export const notDueASeed = 'This entry is not due a seed’s line.';
export const notAlternate = 'This entry is not on the list of alternates.';
export const passOverReasonMissing = 'Please say why the first alternate is passed over.';
export const timesChanged = 'These times have changed meanwhile. Please look at them again.';
export const timesFull = 'There is no room for more times in this entry. Please tell the organisers.';
export const timesOver = 'The tournament is over.';
export const withdrawnAlready = 'This entry has already withdrawn.';
export const notWithdrawn = 'This entry has not withdrawn.';
export const alternatePlaced = 'An entry that is in the draw or has withdrawn cannot be an alternate.';
export const alternatesChanged =
  'Somebody else has changed the list of alternates. You now see their list: make your change again.';
export const seededTwice = 'An entry is in the list of seeds twice.';
export const seedsChanged =
  'Somebody else has changed the seeds. You now see their seeds: make your change again.';
export const seedNotDrawn = 'You can seed only entries that have a place and do not wait for a partner.';
export const alternateTwice = 'Each entry can be on the list of alternates only once.';
export const noPlaceLeft = 'No alternate can take this place any more.';
export const groupNameTaken = 'This tournament already has a group with this name.';
export const knockoutHasNoGroups = 'A knockout tournament has no groups.';
export const groupElsewhere = 'This group does not belong to the tournament.';

// Matches.
export const completedAddingMatches = 'The tournament is completed. Reopen it before adding matches.';
export const completedDeletingMatches = 'The tournament is completed. Reopen it before deleting matches.';
export const completedTakingBack = 'The tournament is completed. Reopen it before taking a result back.';
export const playerNotEntered = 'This player is not entered in the tournament.';
export const matchElsewhere = 'The match must belong to the tournament in the address.';
export const matchStays = 'A match cannot move to another tournament.';
export const playersFixed =
  'The players of a match that has begun, has a result or is cancelled cannot be changed. Court, time and round can.';
export const matchCancelled = 'This match is cancelled. Schedule it again before entering a result.';
export const matchHasResult = 'This match has a result, which would be deleted with it.';
export const winnerNotInMatch = 'The winner must be one of the two opponents of this match.';
export const matchMove = message(
  'A match cannot move from {from, select, scheduled {scheduled} in_progress {in_progress} completed {completed} other {cancelled}} to {to, select, scheduled {scheduled} in_progress {in_progress} completed {completed} other {cancelled}}.',
);
export const matchNotStarted = 'Start the match or set its winner before completing it.';

// Draws.
export const drawPublished = 'This draw is published. Take it back before changing it.';
export const drawRedrawnOften = message(
  'The rest of this draw was redrawn {most} times. Make the draw again instead.',
);
export const drawOtherPublished = 'Another draw of this tournament is published. Take it back first.';
export const drawEntriesChanged = 'The entries have changed since this draw was made. Make the draw again.';
export const drawSeedsChanged = 'The seeds have changed since this draw was made. Make the draw again.';
export const drawHandMadeGroups =
  'The tournament has groups that were made by hand. Remove them before publishing a draw.';
export const undoBuiltOn = 'Something that came later depends on this, so it cannot be undone any more.';
export const undoOtherFormat =
  'The score was played in another match format than the match has now. Set that format again, then undo.';
export const undoTooLate = 'This can be undone for ten minutes only.';
export const orderNoGroup = 'Only the order of a group can be settled.';
export const orderNotPublished = 'The draw is not published, so there is no order to settle.';
export const orderNotNeeded = 'The rules rank everybody in this group. There is no order to settle.';
export const orderOnlyTied = 'Only players who are separated by lot can change places.';
export const completedOrder =
  'The tournament is completed. Reopen it before you settle the order of a group.';
export const drawBegun = 'Matches of this draw have been played or started, so it cannot be taken back.';
export const drawReasonMissing =
  'Say why you take the draw back. Its players and everybody who follows them will read it.';
export const drawKindUnknown = 'The format of this tournament has no such draw.';
export const drawNoConsolation =
  'A consolation takes a knockout after the groups, and at least two players who do not reach it. Leave it out, or change the groups.';
export const completedDraw = 'The tournament is completed. Reopen it before making a draw.';
export const notInDraw = 'This participant is not in the draw.';
export const drawnStays = 'This match belongs to a draw, so it cannot be deleted alone.';
export const drawnPlayersFixed =
  'This match belongs to a draw, so its players and its round follow from the draw. Court and time can be changed.';
export const drawnDecided = 'This match is decided by the draw. Correct the result that it follows from.';
export const drawnWaits = 'One side of this match is not known yet. First enter the results that lead to it.';
export const drawPublishedRules =
  'A draw of this tournament is published, so its format, its tie-breaker and the rules of its groups stay as they are. Take the draw back first.';
export const drawPublishedGroups =
  'A draw of this tournament is published, and the groups follow from it. Take the draw back first.';

// Courts.
export const courtNameTaken = message('The club already has this court: {name}.');
export const courtHasMatches = message(
  '{count, plural, one {{count} match is still to be played} other {{count} matches are still to be played}} on {name}. Move {count, plural, one {it} other {them}} to another court first. If the court cannot be used, mark it as out of use instead.',
);
export const courtsChanged =
  'Somebody else has changed the courts. You now see their order: order them again.';

// The order of play.
export const orderMatchElsewhere = 'This match does not belong to an open tournament of the club.';
export const lastDayTwice = 'A match is named twice.';
export const lastDayElsewhere = 'This match belongs to another tournament.';
export const lastDayOver = 'A match that is over or cancelled needs no last day.';
export const lastDayPast = 'This day is over.';
export const arrangingClosed =
  'The players cannot arrange this match. It must have two known sides, a last day that has not passed, and no result yet.';
export const proposalTooLate = 'This is after the last day on which the match may be played.';
export const placeTaken = 'This place is no longer possible. Please choose another one.';
export const proposalGone = 'This proposal no longer stands.';
export const proposalOfOther = 'Only the side that made a proposal can take it back.';
export const proposalOfOwn = 'The other side has to answer your proposal.';
export const orderMatchBegun = 'A match that has begun or is over cannot be moved.';
export const callBegun = 'A match that has begun or is over cannot be called.';
export const callWithoutCourt = 'Give the match a court first.';
export const callCourtTaken = 'Another match has been called to this court, or is on it.';
export const orderCourtElsewhere = 'This court is not one of the club’s.';
export const orderOtherDay = 'The time is on another day.';
export const orderFormatRounds =
  'A shorter format is for all matches of a round. Set it before any of them begins.';
export const orderMovedTwice = 'A match can be moved only once in a call.';
export const orderMatchChanged =
  'Somebody has changed this match meanwhile. Look at it again, then repeat your change.';
export const orderChangedMeanwhile =
  'A result or a move has come in since this was worked out. Nothing was moved. Work it out again.';
export const orderTimesPassed =
  'Some of the planned times have passed since this was worked out. Nothing was moved. Work it out again.';
export const orderBreaksRules = message(
  '{count, plural, one {This breaks a rule of the order of play.} other {This breaks # rules of the order of play.}}',
);
export const orderBreaksMore = message('There are {count} more like these.');
export const orderNothingToUndo = 'There is no such move to undo.';
export const orderUndoBuiltOn = 'Something has changed since this move, so it cannot be undone any more.';
export const orderNotSuspended = 'Play is not suspended on any court.';
export const orderAgainPast = 'Choose a time that is still to come.';
export const orderSuspendToday = 'You can only suspend play on the day itself. Go to today’s order of play.';
export const orderNoCourts = 'Add the club’s courts first.';
export const entriesNotOpen = 'Entries are not open.';
export const entriesDeadline = 'Entries are closed: the deadline has passed.';
export const entriesDrawn = 'Entries are closed: the draw is out.';
export const birthYearNeeded = 'Please give the year of birth: this event has an age limit.';
export const leaveDrawn = 'The draw is out. Please tell the organisers that you cannot play.';
export const tooOldToEnter = message('Only players born in {year} or later may enter {type}.');
export const withdrawnByOrganisers = 'The organisers have withdrawn this entry. Please ask them.';
export const birthYearAhead = 'Please give a year of birth that is not in the future.';
export const partnerNeeded = 'Please name a partner, or enter as somebody who is looking for one.';
export const partnerOnce = 'Please ask one person at a time.';
export const partnerUnknown = 'You cannot ask this person. Please ask them by email.';
export const partnerNoAccount = 'This player has no account yet and cannot answer. Please ask them by email.';
export const partnerEntered = 'This player has a partner in this tournament already.';
export const partnerFound = 'This entry has its partner already.';
export const partnerRequestGone = 'This request is no longer open.';
export const lookerGone = 'This player no longer looks for a partner.';
export const mixedNeedsBoth = 'In Mixed a woman and a man play together.';
export const partnerRequestsSpent = message(
  'You have asked {most} times within 24 hours, and more is not possible. Please try again later.',
);
export const partnerMailboxFull =
  'We have sent this mailbox all the requests we send in a day. Please use another address of theirs, or try tomorrow.';
export const partnerAskedOften =
  'We have sent this player all the requests we send in a day. Please try tomorrow.';
export const partnerDeclined = 'This player has declined to play with you in this tournament.';
export const membersOnly =
  'Only members of the club may enter this tournament. If you are one, ask the club to mark you as a member.';
export const notMarkedMember =
  'Only members of the club may enter this tournament. If somebody is a member without an account, mark them under Manage, People.';

export const meetingTournamentElsewhere = 'This tournament does not belong to the club.';

export const reportHoursOutside = 'Please give between 1 and 168 hours.';
export const scoreLinkOver =
  'This scoring link has ended. Points that were not sent stay on this device. Ask the tournament desk for a new link.';
export const scoreLinkEarly =
  'This scoring link is for another day, and opens then. On the day, scan its code again.';
export const scoreLinkPast = 'This day is over. Choose today or a later day.';
export const scoreLinkForNothing = 'Choose at least one court or one match.';
export const scoreLinkElsewhere = 'This match is not one of the club’s.';
export const reportsOff = 'In this tournament, the organisers enter the results.';
export const reportDecided = 'This match already has a result, or its result cannot be reported now.';
export const reportUnfinished = 'Please give the whole result, up to the end of the match.';
export const reportByPlayers =
  'Only the players of the match can report its result. You can enter it yourself.';
export const reportGone = 'There is no report to answer any more.';
export const reportWaits = 'A result has been reported already, and waits for an answer.';
export const reportNotYours = 'Only the side that reported a result can take it back.';
export const reportIsYours = 'The other side confirms what you have reported.';
export const reportDisputed = 'This result is disputed already. The organisers decide.';

export const logHeld = message('{name} keeps the score of this match on another device.');
export const logHeldByLink = 'Somebody with a link keeps the score of this match on another device.';
export const logGap =
  'Something is missing between what is stored and what was sent. Please open the match again.';
export const logDiffers = 'What is stored differs from what was sent. Please choose which score counts.';
export const logOver = 'This match already has a result, or somebody has typed in its score meanwhile.';
export const logFormat =
  'The format of this match was changed before its points arrived. Please choose how they count.';
export const logUnfinished = 'The match is not over yet.';

export const pictureNotRead = 'We cannot read this picture. Please choose a JPEG, PNG or WebP file.';
export const pictureTooManyDots =
  'This picture has too many pixels. Please choose one of at most 50 megapixels.';
export const lateNotWaiting =
  'Only an entry that is not in the draw, has not withdrawn and waits for no partner can take a bye.';
export const lateNoBye =
  'No bye is left that a late entry could take: there is none, or the players who had one have begun.';
export const lateByeTaken = 'This line has no bye that a late entry could take any more.';
export const lateUnpublished =
  'A late entry takes a bye only in a published draw. Make the draw again instead.';
export const lateRedraw =
  'A late entry has taken a bye in this draw, so its rest cannot be redrawn. Make the draw again instead.';
