// One anchor for the whole app: `href` is plain data, inner addresses go through the router without a page load,
// and the page behind a link begins to load when someone points at it.
import { useRouter, type HistoryState } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { isForOwnWindow } from '../lib/own-window.ts';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Kept in the history of this tab for the next page. */
  state?: HistoryState;
  ref?: Ref<HTMLAnchorElement>;
}

/** The score pad is a page of its own (ADR 43). */
const PAD = /^\/score\/\d/;

function isInner(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !PAD.test(href);
}

/** A link to a path of the app (router) or to anything else (browser). Modified clicks and targets stay the browser's. */
export function AppLink({ href, state, onClick, onPointerEnter, children, ...rest }: AppLinkProps) {
  const router = useRouter();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !isForOwnWindow(event);
    if (event.defaultPrevented || !plain || rest.target !== undefined || rest.download !== undefined) return;
    if (!isInner(href)) return;
    event.preventDefault();
    void router.navigate({ href, ...(state !== undefined && { state }) });
  }

  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (isInner(href))
          void router.preloadRoute({ to: href.replace(/[?#].*$/, '') }).catch(() => undefined);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
