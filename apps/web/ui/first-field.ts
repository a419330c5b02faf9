// Where the focus goes when a dialog opens: on a desktop into its first field, so that people can type at once. On a touch screen a focused field
// would raise the keyboard over half of the dialog, so there the focus stays on the dialog's first control.
import { useEffect, useRef, type RefObject } from 'react';

const FIELDS = 'input:read-write, textarea:read-write, select:enabled';

export interface FirstField {
  /** The element that holds the fields. */
  readonly bodyRef: RefObject<HTMLDivElement | null>;
  /** The control that has the focus while there is no field. */
  readonly closeRef: RefObject<HTMLButtonElement | null>;
  /** Called when the dialog opens; true when a field took the focus. */
  readonly takeFocus: () => boolean;
}

/** The first field of a dialog. If it appears later, after its choices were loaded, it still gets the focus from `closeRef`. */
export function useFirstField(): FirstField {
  const bodyRef = useRef<HTMLDivElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const isAwaited = useRef(false);

  function takeFocus(): boolean {
    const field = bodyRef.current?.querySelector<HTMLElement>(FIELDS) ?? null;
    isAwaited.current = field === null;
    if (field === null || !matchMedia('(pointer: fine)').matches) return false;
    field.focus();
    // As the tab key does it.
    if (field instanceof HTMLInputElement) field.select();
    return document.activeElement === field;
  }
  useEffect(() => {
    if (!isAwaited.current) return;
    // If the focus has gone elsewhere meanwhile, it stays there.
    if (document.activeElement === closeRef.current) takeFocus();
    else isAwaited.current = false;
  });

  return { bodyRef, closeRef, takeFocus };
}
