// The search box of the header: it opens the palette, as Ctrl K or ⌘K does anywhere. The palette's code comes when somebody goes near it.
import * as words from '@tennis/words/search';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import type { PaletteProps } from './palette.tsx';

const [Palette, preload] = onDemand<PaletteProps>(
  async () => (await import('./palette.tsx')).SearchPalette,
  words.failed,
);

/** The box at a desk, a button on a phone. */
export function SearchBox(lists: Omit<PaletteProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    if (!isSearch) return;
    event.preventDefault();
    // Nothing opens over a dialog: what is typed there comes first.
    if (document.querySelector('[aria-modal="true"]') === null) setIsOpen(true);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
        className="flex size-11 flex-none items-center justify-center rounded-control text-on-pine md:h-9.5 md:w-auto md:min-w-0 md:mr-auto md:flex-1 md:justify-start md:gap-2.5 md:border md:border-on-pine/20 md:bg-on-pine/8 md:px-3 md:text-control md:text-on-pine2 md:hover:border-on-pine/40 lg:max-w-90"
      >
        <Search aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
        <span className="max-md:unseen">{words.title}</span>
        <kbd
          aria-hidden="true"
          className="ml-auto flex-none rounded-[4px] border border-b-2 border-on-pine/25 bg-pine2/20 px-1.25 [font-family:inherit] text-floor font-medium text-on-pine2 max-lg:hidden"
        >
          {words.keys}
        </kbd>
      </button>
      {isOpen && <Palette {...lists} onClose={() => setIsOpen(false)} />}
    </>
  );
}
