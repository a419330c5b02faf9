// How good somebody is according to the lists of clubs and federations (D46): which lists exist, how each is written, and who comes first by one.

/** National position, German LK, World Tennis Number, Universal Tennis Rating, USTA NTRP, International Tennis Number, French classement. */
export const RATING_KINDS = ['ranking', 'lk', 'wtn', 'utr', 'ntrp', 'itn', 'fft'] as const;
export type RatingKind = (typeof RATING_KINDS)[number];

/** One rating of a person, written as its list writes it. */
export interface Rating {
  readonly kind: RatingKind;
  readonly value: string;
}

/** The French series from the lowest step up (FFT, classement). */
const FFT = [
  'NC',
  '40',
  '30/5',
  '30/4',
  '30/3',
  '30/2',
  '30/1',
  '30',
  '15/5',
  '15/4',
  '15/3',
  '15/2',
  '15/1',
  '15',
  '5/6',
  '4/6',
  '3/6',
  '2/6',
  '1/6',
  '0',
  '-2/6',
  '-4/6',
  '-15',
];

/** A list of numbers: its range, its decimals, and whether a high number is a good one. */
interface Scale {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly isHighGood: boolean;
}

const SCALES: Readonly<Record<Exclude<RatingKind, 'fft'>, Scale>> = {
  ranking: { min: 1, max: 999_999, decimals: 0, isHighGood: false },
  lk: { min: 1, max: 25, decimals: 1, isHighGood: false },
  wtn: { min: 1, max: 40, decimals: 1, isHighGood: false },
  utr: { min: 1, max: 16.5, decimals: 2, isHighGood: true },
  ntrp: { min: 1, max: 7, decimals: 1, isHighGood: true },
  itn: { min: 1, max: 10, decimals: 1, isHighGood: false },
};

/** A rating as its list writes it; null for values that the list does not have. A comma may stand for the point. */
export function readRating(kind: RatingKind, text: string): string | null {
  const typed = text.trim().toUpperCase();
  if (kind === 'fft') return FFT.includes(typed) ? typed : null;
  const { min, max, decimals } = SCALES[kind];
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(typed)) return null;
  const value = Number(typed.replace(',', '.'));
  const isWritten = Number(value.toFixed(decimals)) === value;
  return isWritten && value >= min && value <= max ? value.toFixed(decimals) : null;
}

/** The rank of a rating among those of its kind: the lower the number, the better the player. */
export function ratingOrder({ kind, value }: Rating): number {
  if (kind === 'fft') return -FFT.indexOf(value);
  return SCALES[kind].isHighGood ? -Number(value) : Number(value);
}

/** The ratings of an entry: for each of its people, their rating of that kind, if they have one. */
export interface RatedEntry<E> {
  readonly entry: E;
  readonly ratings: readonly (Rating | undefined)[];
}

/**
 * Entries by their ratings of one kind, best first; equal ones stay in their order. A pair counts by the sum of both. If one of them has no rating,
 * the pair stands at the end with all others who have none.
 */
export function byRating<E>(
  entries: readonly RatedEntry<E>[],
): { readonly entry: E; readonly isRated: boolean }[] {
  return entries
    .map(({ entry, ratings }) => {
      const isRated = ratings.length > 0 && ratings.every((rating) => rating !== undefined);
      const order = ratings.reduce(
        (sum, rating) => sum + (rating === undefined ? 0 : ratingOrder(rating)),
        0,
      );
      return { entry, isRated, order: isRated ? order : Infinity };
    })
    .toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({ entry, isRated }) => ({ entry, isRated }));
}
