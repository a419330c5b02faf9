// Goes to a row of a list, once it is there: scrolled into view, with the focus on it for keyboards and screen readers.
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsLive } from '../lib/is-live.ts';

/** A row that is still to be drawn is waited for, this many frames. */
const PATIENCE = 120;

/** A match in an address (`#match-12`). */
const MATCH = /^match-[1-9]\d*$/;

/** Goes to the row with this id. Returns what stops the waiting. */
export function goToRow(id: string, frames = PATIENCE): () => void {
  let waiting = 0;
  function look(left: number) {
    const row = document.getElementById(id);
    if (row !== null) {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
    } else if (left > 0) waiting = requestAnimationFrame(() => look(left - 1));
  }
  look(frames);
  return () => cancelAnimationFrame(waiting);
}

/** The id of the row that the address names, which the list marks; empty until the browser has taken the page over. Goes there, too. */
export function useNamedRow(): string {
  const { hash } = useLocation();
  const named = useIsLive() && MATCH.test(hash) ? hash : '';
  useEffect(() => {
    // On a page that the server has drawn the browser has been there already, and the reader may have gone on.
    if (named === '' || document.querySelector(':target')?.id === named) return undefined;
    return goToRow(named);
  }, [named]);
  return named;
}
