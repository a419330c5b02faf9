// The draw: its rounds, its tools, a player’s path.
import { message } from './message.ts';

export const final = 'Final';
export const semiFinals = 'Semi Finals';
export const semiFinal = 'Semi Final';
export const semiFinalShort = 'SF';
export const quarterFinals = 'Quarter Finals';
export const quarterFinal = 'Quarter Final';
export const quarterFinalShort = 'QF';
export const roundsOf = message('Round of {players, plural, other {#}}');
export const roundOf = message('Round of {players, plural, other {#}}');
export const roundOfShort = message('R{players, plural, other {#}}');
export const roundMatch = message('{round}, match {number}');
export const thirdPlace = 'Third place';
export const champion = 'Champion';
export const qualifier = 'Qualifier';
export const qualifyingRound = message('Qualifying round {number}');
export const qualifyingRoundShort = message('Q{number}');

export const bye = 'Bye';
export const byeName = 'BYE';
export const winnerOf = message('Winner of {number}');
export const loserOf = message('Loser of {number}');
export const eitherName = message('{first} or {second}');

export const pathWon = message('d. {opponent}{score, select, none {} other { {score}}}');
export const pathLost = message('lost to {opponent}{score, select, none {} other { {score}}}');
export const pathAgainst = message('v {opponent}{score, select, none {} other { {score}}}');
export const pathCancelled = message('v {opponent}, cancelled');
export const pathAloud = message('Path of {player}. {match}: {result}');
export const pathOf = message('Path of {player}');
export const closePath = message('Close the path of {player}');

export const roundsLabel = message('{draw}, rounds');
export const progress = message('{done} of {of}');
export const progressCompleted = message('{done} of {of} completed');
export const completed = 'Completed';
export const showCompleted = 'Show completed rounds';
export const hideCompleted = 'Hide completed rounds';
export const swipe = 'Swipe for the next round';

export const partOfDraw = 'Part of the draw';
export const overview = 'Overview';
export const quarter = message('Quarter {number}');
export const quarterShort = message('Q{number}');

export const findPlayer = 'Find a player in the draw';
export const nobodyFound = 'Nobody of that name.';

export const zoom = 'Zoom';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomPercent = message('{percent}%');
export const fit = 'Fit';
export const fullScreen = 'Full screen';
export const leaveFullScreen = 'Leave full screen';

export const signSeed = message('{sign} seed');
export const signRetired = message('{sign} retired');
export const signWalkover = message('{sign} walkover');
export const signServing = 'serving';
export const keysMove = 'move between matches';
export const keyOpen = message('{key} open');
export const keyFollow = message('{key} path');
export const enterKey = 'Enter';

export const draw = 'Draw';
export const drawOf = message('{tournament} draw');
export const empty = 'No knockout bracket matches available yet.';
export const emptyHint = 'Matches will appear here once the tournament progresses to the knockout stage.';
export const unplaced = 'Not in the draw:';
export const unplacedText = message('{matches}. Their rounds have no free place.');
export const withdrawnShort = 'w/d';
export const stageMap = 'Map of the draw';
