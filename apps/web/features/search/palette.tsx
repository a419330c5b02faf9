// The search palette (brief section 2; D18): type, choose with the arrow keys or a press, and the page opens.
import * as words from '@tennis/words/search';
import { searchAddress, searchedText } from '@tennis/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { read } from '../../lib/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useMediaQuery } from '../../ui/media-query.ts';
import { TextField } from '../../ui/text-field.tsx';
import { cachedTournaments } from './cached-tournaments.ts';
import { FoundList } from './found-list.tsx';
import { answering, factsOfListed, groupsOf, type SearchedPage } from './found.ts';
import { usePaused } from './typing-pause.ts';

/** A name that was entered meanwhile is found soon. */
const FRESH_MS = 15_000;

export interface PaletteProps {
  readonly pages: readonly SearchedPage[];
  readonly actions: readonly SearchedPage[];
  readonly onClose: () => void;
}

/** The open palette. */
export function SearchPalette({ pages, actions, onClose }: PaletteProps) {
  const id = useId();
  const router = useRouter();
  const client = useQueryClient();
  const boxRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [cursor, setCursor] = useState(0);
  const isPhone = useMediaQuery('(max-width: 47.99rem)');
  const [hasChosen, setHasChosen] = useState(false);
  const [listed] = useState(() => cachedTournaments(client).map(factsOfListed));
  const q = usePaused(text).trim();
  const { data, isError, isFetching } = useQuery({
    ...read('search', { query: { q } }),
    enabled: q !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  // On a phone too: anybody who opens a search is about to type.
  useEffect(() => boxRef.current?.querySelector('input')?.focus(), []);

  const isEmpty = text.trim() === '';
  const isSettled = !isFetching && q === text.trim();
  // Of the results for the earlier text, only those that fit this one too: Enter opens nothing else.
  const hits = isEmpty || isError ? undefined : isSettled ? data : answering(data, text);
  const groups = groupsOf({ text, hits, listed, pages, actions });
  const found = groups.flatMap((group) => group.found);
  const at = Math.min(cursor, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  function open(href: string) {
    onClose();
    void router.navigate({ href });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (at + step + found.length) % found.length;
      setCursor(next);
      setHasChosen(true);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = found[at];
    // The Search key of a phone's keyboard searches; a thumb chooses among the results.
    if (event.key === 'Enter' && isPhone && !hasChosen && !isEmpty) {
      event.preventDefault();
      open(searchAddress(searchedText(text)));
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      open(chosen.href);
    }
  }

  return (
    <Dialog size="m" fillsPhone title={words.title} onOpenChange={onClose}>
      <div ref={boxRef}>
        <TextField
          label={words.field}
          labelHidden
          placeholder={words.open}
          lead={<Search aria-hidden="true" className="size-4" />}
          type="search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can neither be filtered by typing nor open pages
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          enterKeyHint={isPhone ? 'search' : 'go'}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setCursor(0);
            setHasChosen(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {isError && !isEmpty && <p className="mt-3 text-control text-warn">{words.unreachable}</p>}
      <FoundList
        id={`${id}-list`}
        groups={groups}
        cursor={at}
        optionId={optionId}
        onPoint={setCursor}
        onOpen={open}
      />
      {found.length === 0 && isSettled && !isEmpty && (
        <p className="mt-4 text-body text-ink2 [overflow-wrap:anywhere]">
          {words.nothing({ text: text.trim() })}
        </p>
      )}
      <p className="mt-4 text-meta text-ink3 pointer-coarse:hidden">{words.hint}</p>
      <LiveRegion className="unseen">
        {isEmpty ? '' : isSettled ? words.found({ count: found.length }) : words.searching}
      </LiveRegion>
    </Dialog>
  );
}
