// Changing the language as a member: the account keeps it for all devices, and the page reloads, so it first asks about typed work.
import { languageFailed } from '@tennis/words/shell';
import type { Language } from '@tennis/words/languages';
import { useState } from 'react';
import { chooseLanguage, LANGUAGE } from '../lib/language.ts';
import { discardUnsavedWork, hasUnsavedWork } from '../ui/unsaved-work.ts';
import { useWrite } from './use-write.ts';

export interface LanguageChoice {
  choose: (language: Language) => void;
  busy: boolean;
  /** Set while typed work would be lost: show the question, and call one of the two. */
  question: { keep: () => void; discard: () => void } | null;
}

/** Chooses another language for the account and reloads the page in it; asks first if typed work would be lost. */
export function useLanguage(): LanguageChoice {
  const [asked, setAsked] = useState<Language | null>(null);
  const { busy, send } = useWrite();
  const save = (language: Language) =>
    void send({
      route: 'setLanguage',
      call: { body: { language } },
      after: () => {
        discardUnsavedWork();
        chooseLanguage(language);
      },
      failed: languageFailed,
    });
  const question =
    asked === null
      ? null
      : {
          keep: () => setAsked(null),
          discard: () => {
            setAsked(null);
            save(asked);
          },
        };
  return {
    choose: (language) => {
      if (language === LANGUAGE) return;
      if (hasUnsavedWork()) setAsked(language);
      else save(language);
    },
    busy,
    question,
  };
}
