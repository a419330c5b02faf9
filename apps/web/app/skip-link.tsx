// The first stop of the keyboard: over the bars, straight to the content.
import * as words from '@tennis/words/shell';

export const MAIN_ID = 'main';

/** A link that appears on focus and jumps to the main content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="fixed top-2 left-2 z-70 -translate-y-20 rounded-control bg-surface px-4 py-3 text-control font-semibold text-ink focus:translate-y-0"
    >
      {words.skip}
    </a>
  );
}
