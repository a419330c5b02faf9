// What must not wait for the app, whose code takes a phone most of a second to read: the theme before the first paint, the files of the page
// that the address names, and what that page will ask the server. A script of its own because the content security policy forbids inline
// ones; it runs before anything else, so it is short. The build writes the pages' files into FILES (vite.config.ts).
{
  /** @type {[address: string, files: string[]][]} */
  const FILES = [];
  /** The first reads of a page; $1 is the group of the address. lib/early-reads.ts hands each of them out once. */
  const READS = [
    // The number is PER_SECTION of features/landing/landing-queries.ts.
    [/^visitor \/$/, '/api/tournaments?perGroup=24'],
    [/^\/tournaments\/([1-9]\d{0,8})$/, '/api/tournaments/$1'],
    [/^\/tournaments\/([1-9]\d{0,8})\?(?:.*&)?tab=matches\b/, '/api/tournaments/$1/matches'],
    [/^\/tournaments\/([1-9]\d{0,8})\?(?:.*&)?tab=participants\b/, '/api/tournaments/$1/participants'],
    [/^\/tournaments\/([1-9]\d{0,8})\?(?:.*&)?tab=participants\b/, '/api/tournaments/$1/groups'],
    [/^\/match-schedules\?date=(\d{4}-\d\d-\d\d)$/, '/api/matches/date/$1'],
  ];

  const early = new Map();
  globalThis.earlyReads = early;
  /** @param {string} path */
  const ask = (path) => {
    const answer = fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
    // Whoever takes it hears of a failure; nobody may want it.
    answer.catch(() => undefined);
    early.set(path, answer);
  };
  /**
   * Asks for what the page of an address reads, and for its files.
   * @param {string[]} addresses the same address without and with its query
   */
  const start = (addresses) => {
    /** @param {string | RegExp} pattern */
    const found = (pattern) => addresses.map((address) => address.match(pattern)).find(Boolean);
    for (const [pattern, path] of READS) {
      const match = found(pattern);
      const named = match?.[1] ?? '';
      // "2026-02-30" is no day.
      const isMeant =
        !named.includes('-') || new Date(Date.parse(`${named}T00:00Z`) || 0).toISOString().startsWith(named);
      if (match && isMeant) ask(path.replace('$1', named));
    }
    for (const [address, files] of FILES) {
      if (!found(address)) continue;
      for (const href of files)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  start([location.pathname, location.pathname + location.search]);

  // Cookies and storage come last: a browser may have to wait for them.
  // The same hint as lib/session-hint.ts: visitors ask for no session.
  if (/(?:^|;\s*)(?:__Host-)?signed_in=1(?:;|$)/.test(document.cookie)) ask('/api/auth/me');
  // "/" is the landing page for visitors only.
  else start([`visitor ${location.pathname}`]);
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
