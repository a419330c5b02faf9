// Changing the language as a member: the page loads anew, so typed work is asked about first.
import type { Language } from '@tennis/words/languages';
import { useState } from 'react';
import { chooseLanguage } from '../lib/language.ts';
import { discardUnsavedWork, hasUnsavedWork } from '../ui/unsaved-work.ts';

export interface LanguageChoice {
  choose: (language: Language) => void;
  /** Set while typed work would be lost: the question is to be asked, and one of the two called. */
  question: { keep: () => void; discard: () => void } | null;
}

/** Loads the page in another language; asks first when something typed would be lost. */
export function useLanguage(): LanguageChoice {
  const [asked, setAsked] = useState<Language | null>(null);
  const question =
    asked === null
      ? null
      : {
          keep: () => setAsked(null),
          discard: () => {
            discardUnsavedWork();
            chooseLanguage(asked);
          },
        };
  return {
    choose: (language) => {
      if (hasUnsavedWork()) setAsked(language);
      else chooseLanguage(language);
    },
    question,
  };
}
