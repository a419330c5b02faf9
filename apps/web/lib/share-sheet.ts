// The device's own sheet for passing on a page. The small script of a drawn page uses it too (reader/presses.ts), so it stays tiny.

/** A path of this site as an address that others can open. */
export const pageAddress = (path: string): string => new URL(path, location.href).href;

/** Opens the sheet for a path of this site; false where the device has none. */
export function openShareSheet(path: string): boolean {
  if (!('share' in navigator)) return false;
  // Closing the sheet without choosing is no failure.
  navigator.share({ title: document.title, url: pageAddress(path) }).catch(() => undefined);
  return true;
}
