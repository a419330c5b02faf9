// A button that shows another place of the same page. It is an anchor, so it works without the app too.
import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { isForOwnWindow } from '../lib/own-window.ts';

export interface PlaceButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Shows it; a press in a window of its own is the browser's. */
  onPress: () => void;
}

/** The anchor, which takes the keys of a button. */
export function PlaceButton({ href, onPress, children, ...rest }: PlaceButtonProps) {
  function press(event: MouseEvent) {
    if (isForOwnWindow(event)) return;
    event.preventDefault();
    onPress();
  }
  function pressByKey(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button leads nowhere without script
    <a href={href} role="button" onClick={press} onKeyDown={pressByKey} {...rest}>
      {children}
    </a>
  );
}
