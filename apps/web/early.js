// The work that must not wait for the app, whose code takes a phone most of a second to read: the theme before the first paint, the files of the
// address's page, and the first requests of that page. It is a script of its own because the content security policy forbids inline ones. It runs
// before anything else, so it is short. The build writes the pages' files into FILES and their first reads into READS (vite.config.ts).
{
  /** @type {[address: string, files: string[]][]} */
  const FILES = [];
  /**
   * The first reads of the pages (lib/first-reads.ts), in which {…} stands for what the address says. lib/early-reads.ts hands each of them out once.
   * @type {[page: string, tab: string, read: string][]}
   */
  const READS = [];

  const early = new Map();
  globalThis.earlyReads = early;
  /** @param {string} path */
  const ask = (path) => {
    const answer = fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
    // A failure is reported to the code that takes the answer. There may be none.
    answer.catch(() => undefined);
    early.set(path, answer);
  };
  const search = new URLSearchParams(location.search);
  const tab = search.get('tab') ?? '';
  const now = new Date();
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const day = search.get('date') ?? '';
  // "2026-02-30" is no day.
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(day) && new Date(Date.parse(`${day}T00:00Z`) || 0).toISOString().startsWith(day);
  const tournament = search.get('tournament') ?? '';
  /** @type {Record<string, string | undefined>} */
  const parts = {
    date: isDay ? day : today,
    tournament: /^[1-9]\d{0,14}$/.test(tournament) ? tournament : '',
  };
  /**
   * Asks for what the page of an address reads, and for its files.
   * @param {string[]} addresses the same address without and with its query
   */
  const start = (addresses) => {
    /** @param {string | RegExp} pattern */
    const found = (pattern) => addresses.map((address) => address.match(pattern)).find(Boolean);
    for (const [page, tabs, read] of READS) {
      const match = found(page);
      if (!match || !tab.match(tabs)) continue;
      parts['id'] = match.groups?.['id'];
      ask(
        read.replace(/(\?\w+=)?\{(\w+)\}/g, (_, name = '', part) => (parts[part] ? name + parts[part] : '')),
      );
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
  // The same key and values as lib/theme-choice.ts.
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
