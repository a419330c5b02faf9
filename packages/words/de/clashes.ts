// Why matches clash (`clash`): two need one court or one player at the same time, or a player plays against themselves; each under its code
// (en/clashes.ts).
import { message } from './message.ts';

export const clashCourtTaken = message('{court}: Zur selben Zeit ist dort ein anderes Match.');
export const clashNumberedCourtTaken = message('Auf Platz {court} ist zur selben Zeit ein anderes Match.');
export const clashPlayerBusy = message('{name} hat zur selben Zeit ein anderes Match.');
export const clashSomebodyBusy = 'Jemand hat zur selben Zeit ein anderes Match.';
export const clashPlayerTwice = message('{name} steht auf beiden Seiten dieses Matches.');
export const clashSomebodyTwice = 'Jemand steht auf beiden Seiten dieses Matches.';
export const clashPersonTwice = 'Auf beiden Seiten dieses Matches steht dieselbe Person.';
