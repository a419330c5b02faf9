// The page at /search: a form that works without script, and its results (D18, ADR 60).
import * as words from '@tennis/words/search';
import {
  isWorthSearching,
  LONGEST_SEARCH,
  MOST_FOUND,
  searchAddress,
  searchedText,
  searchQuery,
} from '@tennis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { isRefused, messageOf, read } from '../../lib/api.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { groupsOf, type FoundGroup } from './found.ts';
import { PAUSE_MS } from './typing-pause.ts';

/** The text in the address. The server sends `busy` to an address that has asked too often. */
function useAsked(): { readonly text: string; readonly isBusy: boolean } {
  // The text as typed: the router would turn the names Null, True or 2026 into nothing, true or a number.
  const said = new URLSearchParams(useLocation().searchStr);
  return { text: searchedText(said.get('q')), isBusy: said.get('busy') === 'true' };
}

/** The page. */
export function SearchPage() {
  const { text, isBusy } = useAsked();
  const { user } = useRouteContext({ from: '__root__' });
  usePageTitle(text === '' ? words.title : words.titleOf({ text }), words.title);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={words.title} />
      <SearchForm text={text} />
      {/* reader/typing.ts puts what the server has drawn for another text in here. */}
      <div id="answer" className="mt-6">
        {isBusy ? (
          <EmptyState title={words.tooOften} />
        ) : isWorthSearching(text) ? (
          <Answer text={text} />
        ) : (
          <p className="text-body text-ink2">{text === '' ? words.whatToType : words.tooShort}</p>
        )}
      </div>
      {user === null && <p className="mt-8 text-control text-ink3">{words.notFoundByName}</p>}
    </div>
  );
}

function SearchForm({ text }: { text: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whether the address comes from typing: Back leads to texts that were searched for, not to beginnings of them.
  const isTyped = useRef(text === '');
  useEffect(() => () => clearTimeout(pause.current), []);
  function ask(replace: boolean) {
    clearTimeout(pause.current);
    const q = searchedText(field.current?.value ?? null);
    if (q !== text) void navigate({ href: searchAddress(q), replace, resetScroll: false });
  }
  function type() {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      ask(isTyped.current);
      isTyped.current = true;
    }, PAUSE_MS);
  }
  const shown = useRef<string>(null);
  const follow = useEffectEvent((address: string) => {
    const isNew = shown.current === null || shown.current === address;
    shown.current = address;
    if (field.current === null || searchedText(field.current.value) === address) return;
    // What somebody has typed while the app took a drawn page over is searched for; what Back and forward lead to is shown.
    if (isNew) type();
    else field.current.value = address;
  });
  useEffect(() => follow(text), [text]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(isTyped.current);
    isTyped.current = false;
    // A phone's keyboard would stand before the results.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }
  return (
    <search>
      <form
        action="/search"
        data-answers=""
        onSubmit={submit}
        onInput={type}
        className="flex items-start gap-2"
      >
        <TextField
          ref={field}
          type="search"
          name="q"
          label={words.open}
          labelHidden
          placeholder={words.open}
          lead={<Search aria-hidden="true" size={18} strokeWidth={1.75} />}
          defaultValue={text}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody who opens the search is about to type
          autoFocus={text === ''}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
      </form>
    </search>
  );
}

function Answer({ text }: { text: string }) {
  const { data, error, refetch } = useQuery({
    ...read('search', { query: searchQuery(text) }),
    placeholderData: keepPreviousData,
  });
  const groups = groupsOf({ text, hits: data, listed: [], pages: [], actions: [] });
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <LiveRegion className="unseen">
        {data === undefined ? words.searching : words.found({ count })}
      </LiveRegion>
      {data === undefined ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : count === 0 ? (
        <EmptyState title={words.nothing({ text })} />
      ) : (
        <Hits groups={groups} more={data.more} />
      )}
    </>
  );
}

/** Until there is an answer, and where there will be none. */
function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null)
    return (
      <SkeletonGroup label={words.searching} className="grid gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    );
  const failed = isRefused(error, 429) ? messageOf(error, words.tooOften) : words.pageFailed;
  return <LoadFailed text={failed} onRetry={onRetry} />;
}

function Hits({ groups, more }: { groups: readonly FoundGroup[]; more: readonly string[] }) {
  return (
    <div className="grid gap-6">
      {groups.map((group) => (
        <Group key={group.kind} group={group} isCut={more.includes(group.kind)} />
      ))}
    </div>
  );
}

function Group({ group: { kind, label, found }, isCut }: { group: FoundGroup; isCut: boolean }) {
  const id = `found-${kind}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-section mb-2">
        {label}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {found.map(({ key, label: name, hint, href }) => (
          <li key={key}>
            <AppLink
              href={href}
              className="flex min-h-12 flex-col justify-center px-4 py-2 -outline-offset-2 hover:bg-sunk"
            >
              <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
              {hint !== undefined && (
                <span className="text-meta text-ink3 [overflow-wrap:anywhere]">{hint}</span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
      {isCut && <p className="mt-2 text-control text-ink3">{words.more({ count: MOST_FOUND })}</p>}
    </section>
  );
}
