// A tab that has an address of its own: a link, which leads there also without script.
import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { isForOwnWindow } from '../lib/own-window.ts';

/** Choosing has already changed the page; in a new window or tab the browser follows the link. */
function stay(event: MouseEvent): void {
  if (!isForOwnWindow(event)) event.preventDefault();
}

/** As on a button: the page does not scroll. */
function choose(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

/** The inside of a trigger that is drawn `asChild`, which gives it the rest of its attributes. */
export function TabLink({
  href,
  children,
  onClick,
  onKeyDown,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a
      {...rest}
      href={href}
      type={undefined}
      onClick={(event) => {
        onClick?.(event);
        stay(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        choose(event);
      }}
    >
      {children}
    </a>
  );
}
