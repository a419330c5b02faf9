// Checking a published draw: it is drawn again in the browser.
import { message } from './message.ts';

export const title = 'Check the draw';
export const tournaments = 'Tournaments';
export const intro =
  'Your browser takes the entries, the choices and the number of the draw from the server and draws again, here and now. The same number always gives the same draw, so nobody can choose where a name ends up.';
export const facts = message(
  'Draw {number} of {made}. Drawn with number {seed} from {entries, plural, one {# entry} other {# entries}}.',
);
export const families =
  'Relatives are kept apart by the number alone: other numbers were tried until nobody met a relative early, as far as possible. So the draw does not say who is related.';
export const redrawn = message(
  'Draw {from} had the number {seed}. {kept, plural, =0 {None of its lines} one {One of its lines} other {# of its lines}} stayed, and the rest was drawn with number {next}: draw {to}.',
);
export const same = message(
  'It is the same draw: {lines, plural, one {the only line agrees} other {all # lines agree}}.',
);
export const differs = message(
  '{lines, plural, one {One line differs} other {# lines differ}} from what the number gives.',
);
export const byHand = 'The organisers have changed lines by hand.';
export const line = 'Line';
export const drawn = 'Drawn again';
export const stands = 'Published';
export const other = 'differs';
export const steppedIn = 'stepped in later';
export const lines = 'All lines';
export const impossible = 'The draw cannot be drawn again: its entries or rules have changed since.';
export const noDraw = 'No draw is published.';
export const back = 'Back to the draw';
export const link = 'Check this draw';
export const published = message('Draw {number} of {made}, drawn with number {seed}.');
export const print = 'Print the draw';
