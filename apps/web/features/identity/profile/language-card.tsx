// The language in which the product speaks and writes to its owner (ADR 20).
import * as words from '@tennis/words/accounts';
import { language as title } from '@tennis/words/shell';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@tennis/words/languages';
import { LANGUAGE } from '../../../lib/language.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { DiscardQuestion } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useLanguage } from '../../../writes/use-language.ts';

const OPTIONS = LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }));

/** The Language card. */
export function LanguageCard() {
  const { choose, busy, question } = useLanguage();
  return (
    <Card as="section" padding="l" aria-label={title}>
      <CardHeader title={title} />
      <Select
        label={title}
        labelHidden
        className="max-w-xs"
        hint={words.languageHint}
        value={LANGUAGE}
        disabled={busy}
        options={OPTIONS}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) choose(value);
        }}
      />
      {question !== null && <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />}
    </Card>
  );
}
