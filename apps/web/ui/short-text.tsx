// A word above a match: in full, or visibly short with its small print; screen readers hear all of it.
import type { ReactNode } from 'react';
import type { CaptionWord } from '../lib/match-facts.ts';

/**
 * The text; `small` goes to a line of its own if both do not fit on one. It is no component: rows have several, and they are drawn with each score.
 */
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
