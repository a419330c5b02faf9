// Goes to a row of a list, once it is there: scrolled into view, with the focus on it for keyboards and screen readers.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsLive } from '../lib/is-live.ts';

/** A row that is still to be drawn is waited for, this many frames. */
const PATIENCE = 120;

/** So many frames it is kept in view, while what is above it finds its height; a reader who moves goes where they want. */
const SETTLING = 40;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A match in an address (`#match-12`). */
const MATCH = /^match-[1-9]\d*$/;

/** Goes to the row with this id. Returns what stops the waiting. */
export function goToRow(id: string, frames = PATIENCE): () => void {
  let waiting = 0;
  const stop = (): void => {
    cancelAnimationFrame(waiting);
    for (const move of MOVES) removeEventListener(move, stop, true);
  };
  function keep(row: HTMLElement, left: number) {
    const { top, bottom } = row.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) row.scrollIntoView({ block: 'center' });
    if (left > 0) waiting = requestAnimationFrame(() => keep(row, left - 1));
    else stop();
  }
  function look(left: number) {
    const row = document.getElementById(id);
    if (row !== null) {
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      for (const move of MOVES) addEventListener(move, stop, true);
      keep(row, SETTLING);
    } else if (left > 0) waiting = requestAnimationFrame(() => look(left - 1));
  }
  look(frames);
  return stop;
}

/** The id of the row that the address names, which the list marks; empty until the browser has taken the page over. Goes there, too. */
export function useNamedRow(): string {
  const { hash } = useLocation();
  const isLive = useIsLive();
  const named = isLive && MATCH.test(hash) ? hash : '';
  // On a page that the server has drawn the browser has been there already, and the reader may have gone on.
  const [been] = useState(isLive ? '' : hash);
  useEffect(() => {
    if (named === '' || named === been) return undefined;
    return goToRow(named);
  }, [named, been]);
  return named;
}
