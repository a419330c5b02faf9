// Whether the server can be reached: only then does loading the tab again lead somewhere.

/** Asks it. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
