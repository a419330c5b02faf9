// A press on a link with one of these keys is the browser's: it opens a window or a tab of its own, or saves what the link leads to.

interface WithKeys {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether it has one. */
export const isForOwnWindow = ({ metaKey, ctrlKey, shiftKey, altKey }: WithKeys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
