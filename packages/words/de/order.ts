// The faults of a place in the order of play (`fault`).
import { message } from './message.ts';

export const faultCourtTaken = message(
  'Auf {numbered, select, yes {Platz {court}} other {{court}}} ist dann ein anderes Match.',
);
export const faultCourtClosed = message(
  '{numbered, select, yes {Platz {court}} other {{court}}} ist dann nicht offen.',
);
export const faultInTwoPlaces = message(
  '{name}: dann auch auf {numbered, select, yes {Platz {court}} other {{court}}}.',
);
export const faultShortRest = message('{name}: {minutes} Min. zu wenig Pause.');
export const faultShortNight = message('{name}: {minutes} Min. zu wenig Nachtruhe.');
export const faultMayBeInBoth = message(
  '{name}: vielleicht in beiden, mit {minutes} Min. zu wenig dazwischen.',
);
export const faultBeforeItsFeeder = 'Das Match, das entscheidet, wer spielt, ist bis dahin nicht vorbei.';
export const faultShortRestAfterFeeder = message('Das Match davor lässt {minutes} Min. zu wenig Pause.');
export const faultBeforeItIsOver = 'Das Match, das darauf wartet, beginnt, bevor es zu Ende ist.';
export const faultShortRestBeforeNext = message('Das Match danach kommt {minutes} Min. zu früh.');
export const faultAway = message('{name}: dann nicht da.');
export const faultAwayUntil = message('{name}: verhindert, {minutes} Min. zu früh.');
export const faultAwayFrom = message('{name}: verhindert, {minutes} Min. zu spät.');
export const faultTooMany = message('{name}: an diesem Tag zu viele Matches.');
export const faultTooEarly = message('Es sollte nicht so früh beginnen: {minutes} Min. zu früh.');
export const faultTooLate = message('Es endet {minutes} Min. zu spät.');
export const faultPinnedElsewhere = 'Das Match ist an anderer Stelle festgesetzt.';
export const faultDoesNotFollow = 'Es folgt nicht mehr auf das Match, nach dem es kommen sollte.';
export const faultInThePast = 'Diese Zeit ist vorbei.';
export const faultToldLater = 'Den Spielern wurde eine spätere Zeit genannt.';
export const faultCourtNotAllowed = message(
  '{numbered, select, yes {Platz {court}} other {{court}}} gehört nicht zu den Plätzen dieses Turniers.',
);
export const faultCourtUnknown = 'Das Match darf nicht auf diesem Platz gespielt werden.';
