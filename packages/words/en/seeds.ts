// The order of seeds, made by hand: by drag, by tap or with the keys.
import { message } from './message.ts';

export const open = 'Order seeds';
export const text = 'Drag a seed to its place, or tap it and then the place.';
export const usual = message('{entries} entries usually have {seeds} seeds.');
export const seeds = 'Seeds';
export const none = 'Nobody is seeded yet.';
export const others = 'Not seeded';
export const othersHint = 'Tap a name to make it the next seed.';
export const seed = 'Seed';
export const keys =
  'Space or Enter takes a seed and puts it down. The arrow keys move it, Escape puts it back.';
export const seedNext = message('Seed {name}');
export const takeOff = message('Take the seed from {name}');
export const taken = message('{name} taken, seed {seed} of {count}.');
export const moved = message('{name} is seed {seed} of {count}.');
export const putBack = message('{name} is seed {seed} again.');
export const takenOff = message('{name} is no longer seeded.');
export const save = 'Save seeds';
export const saved = 'Seeds saved';
export const failed = 'The seeds could not be saved';
