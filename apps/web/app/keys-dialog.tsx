// All keys of the app, for people at a keyboard.
import * as words from '@tennis/words/keys';
import { keys as searchKeys } from '@tennis/words/search';
import { settings } from '@tennis/words/shell';
import { Dialog } from '../ui/dialog.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { NavLink } from './navigation.ts';

export interface KeysDialogProps {
  links: readonly NavLink[];
  onClose: () => void;
}

/** The list, opened by ?. */
export function KeysDialog({ links, onClose }: KeysDialogProps) {
  const rows: readonly (readonly [keys: string, label: string])[] = [
    [searchKeys, words.search],
    ...links.flatMap(({ letter, label }) =>
      letter === undefined ? [] : [[words.go({ letter: letter.toUpperCase() }), label] as const],
    ),
    [words.followKey, words.follow],
    ['0–9', words.score],
    ['?', words.title],
  ];
  return (
    <Dialog title={words.title} size="s" onOpenChange={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-body">
        {rows.map(([keys, label]) => (
          <div key={label} className="contents">
            <dt>
              <kbd className="rounded-[4px] border border-b-2 border-line bg-sunk px-1.5 font-ui text-meta whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-control text-ink2">
        {words.off}{' '}
        <TextLink href="/settings" onClick={onClose}>
          {settings}
        </TextLink>
      </p>
    </Dialog>
  );
}
