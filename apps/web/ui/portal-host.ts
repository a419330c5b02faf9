// Where floating layers are attached.

/**
 * The container for a layer of `element`: its dialog, otherwise the full-screen element, otherwise its landmark. Inside its dialog a layer can
 * scroll; inside a landmark screen readers find it.
 */
export function portalHost(element: Element | null): HTMLElement {
  return (
    element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], :fullscreen, main, header') ??
    document.body
  );
}
