// Texts in this browser's storage. Storage may be blocked, and a server has none: then nothing is kept.

/** The text kept under a key; null if there is none. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or nothing any more; answers whether that could be done. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
