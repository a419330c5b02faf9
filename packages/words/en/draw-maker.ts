// Making a draw, changing it by hand, publishing it and taking it back; and the draw in its parts.
import { message } from './message.ts';

export const make = 'Make the draw';
export const makeHint = 'The draw stays private until you publish it.';
export const entries = 'Entries';
export const drawOf = 'Draw of';
export const mainDrawOf = 'Main draw of';
export const byes = 'Byes';
export const seeds = 'Seeds';
export const tooFew = 'A draw needs at least two entries.';
export const kindsOfFormat =
  'The kinds of draw follow from the tournament’s format: knockout, round robin or groups.';
export const changeFormat = 'Change the format';
export const changeEntries = 'Change entries and seeds';
export const kind = 'Kind of draw';
export const kindConsolation = 'Knockout with consolation';
export const kindFeedInConsolation = 'Feed-in consolation';
export const kindCompass = 'Compass draw';
export const kindDoubleElimination = 'Double elimination';
export const kindPlacePlayOffs = 'Place play-offs';
export const kindQualifying = 'Knockout with qualifying';
export const kindGroupsKnockout = 'Groups, then knockout';

export const hintKnockout = 'One defeat and you are out.';
export const hintConsolation = 'If you lose your first match, you play on in the consolation.';
export const hintFeedInConsolation = 'If you lose early, you join the consolation one round later.';
export const hintCompass = 'Everybody plays at least three matches if the draw is large enough.';
export const hintDoubleElimination = 'Two defeats and you are out.';
export const hintPlacePlayOffs = 'If you lose, you play on for the places that are left.';
export const hintQualifying = 'Qualifying matches come first and decide the last places of the main draw.';
export const hintRoundRobin = 'Everybody plays everybody, or as many opponents as the rules say.';
export const hintGroupsKnockout = 'The best of each group play the knockout.';

export const groupsConsolation = 'The others play a consolation';
export const groupsConsolationHint = 'Everybody who does not go through plays on in a second knockout.';
export const groupsConsolationNone =
  'Not with these groups: it takes a knockout, and at least two players who do not reach it.';
export const thirdPlace = 'Play for third place';
export const qualifiers = 'Places to play for';
export const whoQualifies = 'Who plays the qualifying';
export const qualifyingHint = message(
  '{qualifying, plural, one {# entry plays} other {# entries play}} for {qualifiers, plural, one {# place} other {# places}}; {direct, plural, one {# stands} other {# stand}} in the main draw of {size} already.',
);
export const qualifyingTooFew = 'There must be more entries in the qualifying than places to play for.';
export const separateClubs = 'Keep players of one club apart in their first match';
export const separateFamilies = 'Keep relatives apart in their first match';
export const separateFamiliesHint =
  'Parents and their children, and everybody one account looks after. Only organisers are told who is related.';
export const moreChoices = 'More choices';
export const seedLines = 'Where seeds stand';
export const seedLinesItf = 'ITF and Grand Slam lines';
export const seedLinesUsta = 'USTA lines';
export const byeLines = 'Where byes stand';
export const byeLinesEven = 'Spread evenly, seeds first';
export const byeLinesUsta = 'USTA lines, seeds first';
export const feedRounds = 'Rounds whose losers join the consolation';
export const feedRoundsHint = message('At most {most} in a draw of this size.');
export const placesTo = 'Places that are played for';
export const placesToHint = 'All other losers of a round share their places.';
export const allPlaces = 'All';
export const groupCount = 'Groups';
export const groupCountHint = message(
  '{least, plural, other {#}}{same, select, yes {} other { or {most}}} players in each.',
);
export const bestNext = 'Best of the next places that also go through';
export const bestNextHint = 'They fill up the knockout: the best third-placed, for instance.';
export const moveTo = 'Move to line';
export const move = 'Move';
export const keepLine = message('Keep {name} on this line');
export const letGo = message('Let {name} be drawn again');
export const redrawRest = message('Redraw all but {count, plural, one {# line} other {# lines}}');
export const keepHint = 'Pin the lines that are to stay, then draw the rest again.';
export const draw = 'Draw';
export const drawAgain = 'Draw again';
export const drawing = 'Drawing…';
export const draft = message('Draw {number}, private');
export const draftHint = 'Only you and the other organisers see it. Tap two lines to swap them.';
export const byHand = 'Changed by hand';
export const lots = message('Drawn with number {number}');
export const notHere = message('{count, plural, one {# entry has} other {# entries have}} not checked in');
export const stepsIn = message(
  '{count, plural, one {From the waiting list, in the place of an entry without a partner} other {From the waiting list, in the places of entries without a partner}}',
);
export const publish = 'Publish draw';
export const publishQuestion = 'Publish this draw?';
export const publishText = message(
  'Everybody sees it from now on, and its {matches, plural, one {# match} other {# matches}} can be scheduled and played.',
);
export const published = 'Draw published';
export const publishedState = message('Draw {number} of {made}, published');
export const discard = 'Discard';
export const discarded = 'Draw discarded';
export const takeBack = 'Take back';
export const takeBackQuestion = 'Take this draw back?';
export const takeBackText =
  'Its matches disappear until you publish a draw again. Say why; everybody can read it.';
export const reason = 'Reason';
export const reasonMissing = 'Say why. Everybody who follows the draw reads it.';
export const takenBack = 'Draw taken back';
export const takenBackBecause = message('The draw was taken back: {reason}');
export const preview = 'As players will see it';
export const oddities = 'What is odd';
export const clean = 'The draw keeps every rule.';
export const clubless = message(
  '{count, plural, one {For # entry no other club is known: it is not kept apart.} other {For # entries no other club is known: they are not kept apart.}}',
);
export const chosen = message('{name} is chosen. Tap the line to swap with.');
export const swapWith = message('swap with {name}');
export const sections = 'Sections of the qualifying';
export const section = message('Section {number}');
export const loadFailed = 'The draw could not be loaded.';
export const failed = 'The draw could not be changed';
export const stages = 'Parts of the draw';
export const placeOf = message('Place {place} of group {group}');
