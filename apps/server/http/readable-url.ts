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

/** An address with the token of a link. If the token is unknown, its route says so in its own words (D57). */
const WITH_TOKEN = /^\/api\/(?:invitations|partner-requests|mail-stops|auth\/reset-password)\/[^/]/;

/**
 * The address as it came. If it cannot be read, an address of its kind (API or page) at which there is nothing. A token that is too long is cut: it
 * is still longer than any of ours.
 */
export function readableUrl(url: string, longestPart: number): string {
  const path = url.split('?', 1)[0] ?? '/';
  const isLong = path.length > longestPart && path.split('/').some((part) => part.length > longestPart);
  if (isLong && WITH_TOKEN.test(path) && isDecodable(path)) {
    const cut = path.split('/').map((part) => part.replaceAll('%', '-').slice(0, longestPart));
    return `${cut.join('/')}${url.slice(path.length)}`;
  }
  if (!isLong && (!path.includes('%') || isDecodable(path))) return url;
  return path.startsWith('/api/') ? '/api/-' : '/-';
}
