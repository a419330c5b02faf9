// Where floating layers are attached.

/** The dialog, otherwise what fills the screen, otherwise the landmark, around `element`: inside its dialog a layer can scroll, inside a landmark it is found. */
export function portalHost(element: Element | null): HTMLElement {
  return (
    element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], :fullscreen, main, header') ??
    document.body
  );
}
