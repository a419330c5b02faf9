// A word above a match: as it is, or short to the eye with its small print, and whole to a screen reader.
import type { ReactNode } from 'react';
import type { CaptionWord } from '../lib/match-facts.ts';

/** The text; `small` goes to a line of its own where both do not fit on one. No component: rows have several, and are drawn with each score. */
export const shortText = (word: CaptionWord): ReactNode =>
  typeof word === 'string' ? (
    word
  ) : (
    <>
      <span aria-hidden="true">
        <span className="inline-block whitespace-nowrap">{word.text}</span>{' '}
        <span className="inline-block text-floor font-normal whitespace-nowrap text-ink3">{word.small}</span>
      </span>
      <span className="unseen">{word.spoken}</span>
    </>
  );
