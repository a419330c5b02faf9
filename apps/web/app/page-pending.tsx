// Fills the content area while a page's code or the session is loading.
import * as words from '@tennis/words/controls';
import { Spinner } from '../ui/spinner.tsx';

/** A large spinner in the middle of the content area. */
export function PagePending() {
  return (
    <div className="grid min-h-[50vh] place-items-center text-primary">
      <Spinner size={32} label={words.loading} />
    </div>
  );
}
