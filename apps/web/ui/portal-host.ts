// Where floating layers are attached.

/** The open dialog around `element`, else the body: inside its dialog a layer can scroll and counts as part of it. */
export function portalHost(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? document.body;
}
