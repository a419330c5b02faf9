// Why matches clash (`clash`): two need one court or one player at the same time, or a player plays against themselves; each under its code
// (en/clashes.ts).
import { message } from './message.ts';

export const clashCourtTaken = message('{court} : un autre match y est prévu à cette heure.');
export const clashNumberedCourtTaken = message(
  'Un autre match est prévu sur le court {court} à cette heure.',
);
export const clashPlayerBusy = message('{name} a un autre match à cette heure.');
export const clashSomebodyBusy = 'Un participant a un autre match à cette heure.';
export const clashPlayerTwice = message('{name} figure des deux côtés de ce match.');
export const clashSomebodyTwice = 'Un participant figure des deux côtés de ce match.';
export const clashPersonTwice = 'La même personne figure des deux côtés de ce match.';
