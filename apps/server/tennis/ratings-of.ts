// Ratings of a person as they are stored: a list as JSON text (D46).
import { RATING_KINDS, readRating, type Rating } from '@tennis/domain';

/** The ratings of a stored person. */
export const ratingsOf = (stored: string): Rating[] => JSON.parse(stored) as Rating[];

/** Ratings in their stored form: in one order, each written as its list writes it. Values that the list does not have were refused before. */
export const keepRatings = (ratings: readonly Rating[]): string =>
  JSON.stringify(
    RATING_KINDS.flatMap((kind) => {
      const sent = ratings.find((rating) => rating.kind === kind);
      const value = sent === undefined ? null : readRating(kind, sent.value);
      return value === null ? [] : [{ kind, value }];
    }),
  );
