// Where floating layers are attached.

/** The dialog, else what fills the screen, else the landmark, around `element`: inside its dialog a layer can scroll, inside a landmark it is found. */
export function portalHost(element: Element | null): HTMLElement {
  return (
    element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], :fullscreen, main, header') ??
    document.body
  );
}
