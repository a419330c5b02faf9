// The desk: the courts of a day, and what is planned on them.
import { message } from './message.ts';

export const courtsView = 'Courts';
export const club = 'Club';
export const failed = 'The order of play could not be loaded. Please try again.';
export const loading = 'Loading the order of play';
export const published = 'Published, changes are live';
export const notPublished = 'Not published';
export const publish = 'Publish';
export const takeBack = 'Take back';
export const takeBackQuestion = 'Take the order of play back?';
export const takeBackText =
  'Nobody but the club’s admins sees it then. The notices about it on this site go; mails that have arrived stay. If you publish it again, everybody is told anew.';
export const publishedDone = 'The order of play is published.';
export const seePublished = 'See it as players do';
export const takenBackDone = 'The order of play is taken back.';
export const undo = 'Undo last move';
export const undone = 'The move is undone.';
export const suggest = 'Suggest times';
export const suggestAll = 'Plan all anew';
export const noCourts = 'The club has no courts yet.';
export const addCourts = 'Add courts';
export const unscheduled = 'Unscheduled';
export const withoutTime = message(
  '{count, plural, one {# match without a time} other {# matches without a time}}',
);
export const leftOver = message('Was planned for {when}');
export const leftOpen = 'Not finished: enter its result, or when it goes on';
export const unscheduledNote = 'Tap a match, then a free place.';
export const courts = 'Courts';
export const court = message('{numbered, select, yes {Court {court}} other {{court}}}');
export const surface = message(
  '{surface, select, clay {clay} hard {hard} grass {grass} artificial_grass {artificial grass} carpet {carpet} other {}}',
);
export const indoor = 'indoor';
export const dark = 'Too dark';
export const lights = 'lights';
export const closed = 'Closed that day';
export const open = message('Open {from} to {to}');
export const outOfUse = 'Out of use';
export const pinned = 'Fixed';
export const over = message('{minutes} min over');
export const overShort = message('+{minutes} min');
export const placeIn = message('Place {place}, {group}');
export const now = message('Now, {time}');
export const conflicts = message('{count, plural, one {# conflict} other {# conflicts}}');
export const warnings = message('{count, plural, one {# warning} other {# warnings}}');
export const faultOf = message('{match}: {fault}');
export const moveTo = message('Move it to {court}, {time}?');
export const moveIt = 'Move it';
export const otherPlaces = 'Other places';
export const moving = message('Moving {match} to {court}, {time}. {verdict}');
export const pickedUp = message('Moving {match}. Choose a place.');
export const noConflicts = 'No conflicts.';
export const movedDone = message('{match} is on {court} at {time}.');
export const impossible = 'It cannot go there.';
export const cancelledPlace = message('{match} is off the plan.');
export const keysCourt = 'court';
export const keysTime = '15 min';
export const keysDrop = 'drop';
export const keysCancel = 'cancel';
export const cancel = 'Cancel';
export const start = 'Start match';
export const enterResult = 'Enter the result';
export const pin = 'Fix here';
export const unpin = 'Let it move';
export const takeOff = 'Take off the plan';
export const freePlaces = message('Free places for {match}');
export const noFreePlace = 'No lawful place is left that day.';
export const noOtherPlace = 'No other lawful place is left that day.';
export const keysDay = 'day';
export const dayOfMove = message('Day for {match}');
export const movingTo = message('Moving {match} to {day}. Choose a place.');
export const movedToDay = message('{match} is on {court} on {day} at {time}.');
export const placesFailed = 'The places of that day could not be loaded. Please try again.';
export const placesLoading = 'Loading the places of that day';
export const wayNotThatDay = 'Its tournament is not played on that day.';
export const wayClosed = 'No court that it may use is open on that day.';
export const wayTaken = message('No court that it may use is free for {minutes} minutes in a row.');
export const wayLacks = 'Possible all the same, but:';
export const wayOutside = message('{minutes} min of it are outside the hours of the court.');
export const moveFailed = 'The match could not be moved. Please try again.';
export const suggestionFailed = 'No times could be suggested. Please try again.';
export const confirmTitle = 'Move it all the same?';
export const confirmMove = 'Move';
export const suggestionTitle = 'Suggested times';
export const suggestionCount = message(
  '{count, plural, =0 {Nothing better was found: nothing would move.} one {# match gets a court and a time.} other {# matches get a court and a time.}}',
);
export const onlyFirsts = 'Only the first match of a court gets a time';
export const onlyFirstsNote = 'The others read “Followed by”. A match after a gap keeps its time.';
export const suggestionFollowed = message(
  '{count, plural, one {# match reads “Followed by” from then on.} other {# matches read “Followed by” from then on.}}',
);
export const suggestionTimesBack = message(
  '{count, plural, one {# match gets its time back.} other {# matches get their times back.}}',
);
export const suggestionLeftOut = message(
  '{count, plural, one {# match finds no place.} other {# matches find no place.}}',
);
export const suggestionUnplaced = message(
  '{count, plural, one {# match finds no place:} other {# matches find no place:}}',
);
export const suggestionOff = message(
  '{count, plural, one {# match loses its present time, as others may stand there then.} other {# matches lose their present times, as others may stand there then.}}',
);
export const unplacedWaits = message('{match} waits for a match that has no place');
export const unplacedRule = message(
  '{match}: {rule, select, OP2 {no court that it may use} OP3 {the courts are not open long enough} OP4 {no court is free} OP5 {the matches before and after it leave too little time for it and for the rest} OP7 {its players are busy or resting until the courts close} OP8 {somebody is away} OP9 {somebody would play too many matches on a day} OP10 {a fixed time, a “not before” or the days of its tournament leave no room} OP11 {it cannot follow the match before it} other {no lawful place}}',
);
export const apply = 'Apply';
export const applied = 'The times are set.';
export const costNow = 'Now';
export const costThen = 'Suggested';
export const costWhat = 'What';
export const costUnplaced = 'Matches without a place';
export const costEnd = 'All over about';
export const costCount = message('{count, number}');
export const costClashes = 'Clashes to expect';
export const costWaits = 'Minutes of waiting beyond two hours';
export const costUnfair = 'Minutes of unequal rest';
export const costTold = 'Matches moved that were published';
export const none = 'none';

// The live day.
export const courtsNow = 'Courts now';
export const nowOnCourts = 'Now';
export const noCourtOpen = 'No court is open now.';
export const onCourts = message('{count, number} on court');
export const endsLate = message('Planned end {planned}, expected about {expected}');
export const free = 'Free';
export const calledSince = message('Called at {time}, {minutes, plural, =0 {just now} other {# min ago}}');
export const onCourtSince = message('On court since {time}');
export const goesOnHere = message('Goes on here at {time}');
export const late = message('It is {minutes} minutes or more since the call. Enter a walkover?');
export const next = message('Next: {match}, planned for {time}');
export const nextNone = 'No match is ready.';
export const firstOpens = message('No court is open yet. The first one opens at {time}.');
export const opensAt = message('Opens at {time}');
export const first = message('First: {match}, planned for {time}');
export const firstNone = 'No match is planned.';
export const waitsRest = message('{match}: rest until {time}');
export const restsUntil = message('{name} rests until {time}');
export const waitsPlaying = message('{match}: somebody is on court or called');
export const waitsFloor = message('{match}: not before {time}');
export const waitsEarly = message('{match}: planned for {time}');
export const waitsFollows = message('{match}: after {leader}');
export const waitsPinned = message('{match}: fixed to {court}, {time}');
export const waitsShuts = message('{match}: {court} is closed from {time}');
export const waitsAway = message('{match}: somebody is away until {time}');
export const waitsAwayFrom = message('{match}: somebody is away from {time}');
export const waitsAwayToday = message('{match}: somebody is away');
export const call = 'Call';
export const callTo = message('Call to {court}');
export const callMeanwhile = 'Call them meanwhile';
export const takeCallBack = 'Take the call back';
export const calledDone = message('{match} is called to {court}.');
export const callTakenBack = 'The call is taken back.';
export const callFailed = 'The match could not be called. Please try again.';
export const callTitle = 'Call it all the same?';
export const reported = 'Results to confirm';
export const reportedAll = 'All results that wait';
export const notHere = 'Not here yet';
export const notHereCalled = message('called to {court}');
export const notHereAt = message('{time}, {court}');
export const isHere = message('{name}: here');
export const isMissing = message('{name}: missing');
export const isExpected = message('{name}: expected');
export const follow = 'Let it follow';
export const unfollow = 'Give it its time';
export const setNotBefore = 'Not before its time';
export const unsetNotBefore = 'May begin earlier';
export const changed = 'The match is changed.';
export const scoreCards = 'Scoring cards';
// The final on a match’s card, beside SF and QF.
export const finalShort = 'F';
