// The rules for a field of a form, or of a call. The name of each text is the code of its problem (packages/contract/problem.ts).
import { message } from './message.ts';

/** If a schema refuses something for which no form has words. */
export const unfit = 'This does not fit here.';
export const tooLong = message('Please keep this to {max} characters.');
export const notStorable = 'This text contains characters that cannot be stored.';
export const turned =
  'This text contains invisible characters that can turn its direction. Please type it again.';
export const severalLines = 'Please write this in one line.';

// Names, accounts, passwords.
export const nameTooShort = message('Name must be at least {min} characters.');
export const nameParts = 'Please enter both the given name and the family name.';
export const nameMissing = 'Please enter a name.';
export const memberNameTooShort = message('Name must be at least {min} characters');
export const memberUsernameTooShort = message('Username must be at least {min} characters');
export const birthDayImpossible = 'This cannot be a date of birth.';
export const contactEmailInvalid = 'Please enter a valid contact address.';
export const usernameTooShort = message('Username must be at least {min} characters.');
export const usernameSigns = 'A username has only letters, digits, single spaces and . _ - @ +';
export const usernameAlphabets =
  'This username mixes letters of different alphabets that look the same. Please write it in one alphabet.';
export const emailAddressInvalid = 'Please enter a valid email address.';
export const resetEmailInvalid = 'Please enter a valid email address';
export const invitedEmailInvalid = 'Please enter a valid email';
export const roleMissing = 'Please select a role.';
export const languageUnknown = 'Please choose one of the languages.';
export const passwordMissing = 'Please enter your password.';
export const wrongProof = 'This is not your password.';
export const passwordTooShort = message('Password must be at least {min} characters.');
export const passwordTooLong = message('Please keep the password to {max} characters.');
export const passwordNotStorable = 'This password contains characters that cannot be stored.';
export const newPasswordTooShort = message('Password must be at least {min} characters long');
export const newPasswordTooLong = message('Please keep the password to {max} characters');
export const newPasswordUppercase = 'Password must contain at least one uppercase letter';
export const newPasswordLowercase = 'Password must contain at least one lowercase letter';
export const newPasswordNumber = 'Password must contain at least one number';
export const newPasswordNotStorable = 'This password contains characters that cannot be stored';
export const setupCodeMissing = 'Please enter the set-up code from the server log.';

// Clubs and the platform.
export const clubNameTooShort = message('Club name must be at least {min} characters');
export const timeZoneUnknown = 'Please choose a time zone such as Europe/Lisbon.';
export const settingKeyMissing = 'Setting key is required';
export const adminEmailInvalid = 'Valid email is required';
export const adminNameMissing = 'Name is required';
export const adminPasswordTooShort = message('Password must be at least {min} characters');
export const descriptionMissing = 'Please enter a description.';
export const priceMalformed = 'Please enter a price such as 29.99.';
export const featureMissing = 'At least one feature is required';
export const limitNotWhole = 'Please enter a whole number from 1.';
export const subjectMissing = 'Please enter a subject.';
export const ticketTextMissing = 'Please describe what you need.';
export const responseMissing = 'Response cannot be empty';
export const settingMissing = 'Setting value is required';
export const courtNameMissing = 'Please enter a name for the court.';
export const hoursBackwards = 'Closing time must be after opening time.';
export const timesBackwards = 'The end must be after the start.';
export const timesTooMany = message('Please enter no more than {max} times.');
export const planningLate = message('Between {min} and {max} minutes.');
export const planningTurnaround = message('At most {max} minutes.');
export const planningADay = message('Between 1 and {max} matches.');
export const planningOvernight = message('Between {min} and {max} hours.');
export const closureBackwards = 'The end must be after the start.';
export const linesMissing = 'The list has no lines.';
export const linesTooMany = message('A list has at most {max, number} lines.');
export const courtsTooMany = message('A club has at most {max} courts.');
export const closuresTooMany = message('A court can have at most {max} times out of use.');

// Tournaments.
export const tournamentNameTooShort = message('Tournament name must be at least {min} characters.');
export const clubMissing = 'Please select a club.';
export const spanTimesRequired = 'Start time and end time are required';
export const spanEndDayBeforeStart = 'End date cannot be before start date';
export const spanEndBeforeStart = 'End time must be after start time for same-day tournaments';
export const registrationEndsLate =
  'Registration must end by the last day of the tournament. Please choose an earlier day.';
export const progressingRequired =
  'Group + Knockout format requires at least 1 player progressing from each group';
export const participantsNotWhole = 'Max participants must be a whole number.';
export const tooFewParticipants = message('Minimum of {min} participants required.');
export const tooManyParticipants = message('Maximum of {max} participants allowed.');
export const timeLimitNotWhole = 'Time limit must be a whole number of minutes.';
export const timeLimitTooShort = message('Time limit must be at least {min} minutes.');
export const timeLimitTooLong = message('Time limit must be at most {max} minutes.');
export const tooFewMatchesEach = 'At least 1 match per participant required.';
export const tooManyMatchesEach = message('A participant can meet at most {max} others.');
export const progressingNotWhole = 'Players progressing from groups must be a whole number.';
export const tooFewProgressing = 'Players progressing from groups must be at least 0.';
export const tooManyProgressing = message('At most {max} players can progress from a group.');

// Entries.
export const seedNotWhole = 'A seed is a whole number from 1.';
export const seedTooHigh = message('A seed is at most {max}.');
export const ratingUnknown = 'The rating’s list does not have this value.';
export const ratingTwice = 'Please give each kind of rating only once.';
export const birthYearDigits = 'A birth year has four digits.';
export const yearDigits = 'A year has four digits.';

export const meetingNameTooShort = message('Meeting name must be at least {min} characters.');
export const meetingWithoutTournaments = 'Choose at least one tournament.';
export const meetingTooLarge = message('A meeting has {max} tournaments at most.');

export const pictureTooLarge = 'This picture is too large. Please choose one of at most 8 MB.';
export const pictureUnreadable = 'We cannot read this picture. Please choose a JPEG, PNG or WebP file.';
export const colourMalformed = 'Please enter a colour as six digits, such as #0b5d45.';
