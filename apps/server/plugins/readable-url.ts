// Addresses that no route can have: they are answered like those of what is missing.

/** Whether a path can be decoded: `%ff` and `100%` cannot. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The address as it came, or in the place of one that cannot be read one of its kind (API or page) that nothing is at. */
export function readableUrl(url: string, longestPart: number): string {
  const path = url.split('?', 1)[0] ?? '/';
  const isLong = path.length > longestPart && path.split('/').some((part) => part.length > longestPart);
  if (!isLong && (!path.includes('%') || isDecodable(path))) return url;
  return path.startsWith('/api/') ? '/api/-' : '/-';
}
