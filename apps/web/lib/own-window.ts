// A press on a link together with one of these keys belongs to the browser: it opens a window or a tab, or saves the target.

interface WithKeys {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether it has one. */
export const isForOwnWindow = ({ metaKey, ctrlKey, shiftKey, altKey }: WithKeys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
