// Keys that lead somewhere (brief section 9): G and a letter open a page, ? lists all keys. They are off with the other single keys (Settings).
import * as words from '@tennis/words/keys';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { singleKeysAct } from '../lib/preferences.ts';
import { onDemand } from '../ui/on-demand.tsx';
import type { KeysDialogProps } from './keys-dialog.tsx';
import type { NavLink } from './navigation.ts';

const [KeysDialog] = onDemand<KeysDialogProps>(
  async () => (await import('./keys-dialog.tsx')).KeysDialog,
  words.failed,
);

/** The letter has to come so soon after the G. */
const PATIENCE_MS = 1500;

/** A letter here is text, or belongs to what is open. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target as Element).closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=application]',
  ) !== null ||
  document.querySelector('[aria-modal="true"]') !== null;

/** Listens for the keys of these links, and shows the list of keys. */
export function PageKeys({ links }: { links: readonly NavLink[] }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  /** When G was pressed. */
  const begun = useRef(-Infinity);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!singleKeysAct() || isTaken(event)) return;
    const key = event.key.toLowerCase();
    const isSecond = event.timeStamp - begun.current < PATIENCE_MS;
    begun.current = key === 'g' ? event.timeStamp : -Infinity;
    if (key === '?') setIsOpen(true);
    const link = isSecond ? links.find(({ letter }) => letter === key) : undefined;
    if (link === undefined) return;
    event.preventDefault();
    void router.navigate({ href: link.href });
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return isOpen ? <KeysDialog links={links} onClose={() => setIsOpen(false)} /> : null;
}
