// Ratings of people, and seeding by them.
import { message } from './message.ts';

export const ratings = 'Ratings';
export const ratingsHint = 'Only organisers see them, and use them to seed.';
export const edit = 'Edit ratings';
export const ranking = 'National ranking';
export const lk = 'LK (DTB)';
export const wtn = 'WTN (World Tennis Number)';
export const utr = 'UTR (Universal Tennis Rating)';
export const ntrp = 'NTRP (USTA)';
export const itn = 'ITN (International Tennis Number)';
export const fft = 'Classement (FFT)';
export const open = 'Seed by rating';
export const text = 'All seeds are set again, in the order of this rating. Pairs count by the sum of both.';
export const kind = 'Rating';
export const seeds = 'Seeds';
export const preview = 'Who would be seeded';
export const loading = 'Working it out…';
export const none = 'Nobody has this rating yet. You can enter it under People of the club.';
export const unrated = message(
  '{count, plural, one {# entry has} other {# entries have}} no rating of this kind and would not be seeded.',
);
export const apply = message('Seed {count, plural, one {# entry} other {# entries}}');
export const done = message('{count, plural, one {# entry} other {# entries}} seeded');
export const failed = 'The entries could not be seeded';
