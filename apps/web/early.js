// What must not wait for the app, whose code takes a phone most of a second to read: the theme before the first paint, the files of the page
// that the address names, and what that page will ask the server. A script of its own because the content security policy forbids inline
// ones; it runs before anything else, so it is short. The build writes the pages' files into FILES (vite.config.ts).
{
  /** @type {[address: string, files: string[]][]} */
  const FILES = [];
  /** The first reads of a page; $1 is the group of the address. lib/early-reads.ts hands each of them out once. */
  const READS = [
    [/^\/tournaments\/([1-9]\d{0,8})$/, '/api/tournaments/$1'],
    [/^\/tournaments\/([1-9]\d{0,8})\?(?:.*&)?tab=matches\b/, '/api/tournaments/$1/matches'],
    [/^\/tournaments\/([1-9]\d{0,8})\?(?:.*&)?tab=participants\b/, '/api/tournaments/$1/participants'],
    [/^\/tournaments\/([1-9]\d{0,8})\?(?:.*&)?tab=participants\b/, '/api/tournaments/$1/groups'],
    [/^\/match-schedules\?date=(\d{4}-\d\d-\d\d)$/, '/api/matches/date/$1'],
  ];

  const addresses = [location.pathname, location.pathname + location.search];
  /** @param {string | RegExp} pattern */
  const found = (pattern) => addresses.map((address) => address.match(pattern)).find(Boolean);

  const reads = READS.flatMap(([pattern, path]) => {
    const named = found(pattern)?.[1];
    if (named === undefined) return [];
    // "2026-02-30" is no day.
    const isMeant =
      !named.includes('-') || new Date(Date.parse(`${named}T00:00Z`) || 0).toISOString().startsWith(named);
    return isMeant ? [path.replace('$1', named)] : [];
  });
  const early = new Map();
  globalThis.earlyReads = early;
  /** @param {string} path */
  const ask = (path) => {
    const answer = fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
    // Whoever takes it hears of a failure; nobody may want it.
    answer.catch(() => undefined);
    early.set(path, answer);
  };
  for (const path of reads) ask(path);

  for (const [address, files] of FILES) {
    if (!found(address)) continue;
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }

  // Cookies and storage come last: a browser may have to wait for them.
  // The same hint as lib/session-hint.ts: visitors ask for no session.
  if (/(?:^|;\s*)(?:__Host-)?signed_in=1(?:;|$)/.test(document.cookie)) ask('/api/auth/me');
  // The same key and values as app/theme.ts.
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage may be blocked: then the system decides.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
