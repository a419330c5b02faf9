// The kinds of ratings in words (D46).
import * as words from '@tennis/words/ratings';
import type { RatingKind } from '@tennis/domain';

export const RATING_NAMES: Readonly<Record<RatingKind, string>> = {
  ranking: words.ranking,
  lk: words.lk,
  wtn: words.wtn,
  utr: words.utr,
  ntrp: words.ntrp,
  itn: words.itn,
  fft: words.fft,
};
