// The languages of the product, each by its own name, so that people find theirs on a page that they cannot read.
import * as words from '@tennis/words/shell';
import { LANGUAGE_NAMES, LANGUAGES } from '@tennis/words/languages';
import { chooseLanguage, LANGUAGE } from '../lib/language.ts';

/** The visitors' switch, in the footer and in the phone's menu. Only members have forms that ask before they are left (see UserMenu). */
export function LanguageSwitch() {
  return (
    // Without the app the server stores the choice and leads back (apps/server/http/choose-language.ts).
    <form action="/language" className="min-w-0">
      <fieldset aria-label={words.language} className="-mx-2 flex min-w-0 flex-wrap">
        {LANGUAGES.map((code) => (
          <button
            key={code}
            type="submit"
            name="to"
            value={code}
            lang={code}
            aria-current={code === LANGUAGE ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              if (code !== LANGUAGE) chooseLanguage(code);
            }}
            className="min-h-11 rounded-control px-2 text-control text-ink2 underline-offset-4 hover:text-ink hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:no-underline md:pointer-fine:min-h-8.5"
          >
            {LANGUAGE_NAMES[code]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
