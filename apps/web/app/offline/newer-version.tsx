// Says that the server has a newer version of the app than this page. Nothing reloads by itself while somebody uses the page.
import * as words from '@tennis/words/shell';
import { Button } from '../../ui/button.tsx';

/** The sign, with the way to it. */
export function NewerVersion() {
  return (
    <output className="pointer-events-auto inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 text-meta text-ink shadow-lift">
      {words.newVersionTitle}
      <Button variant="secondary" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    </output>
  );
}
