// Finds out whether the server has a newer version of the app than this page: then its page names other files. Loaded when the server may have
// restarted.

/** Screens on a wall have nobody who could press a button. */
const SCREEN = /^\/tv\//;

/** The scripts with which the app begins; their names depend on their content. A page that the server has drawn names them at its own script. */
const scriptsOf = (page: ParentNode): string =>
  page.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ??
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join(' ');

async function isNewer(): Promise<boolean> {
  const answer = await fetch('/shell', { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!answer.ok || answer.redirected) return false;
  const there = scriptsOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return there !== '' && there !== scriptsOf(document);
}

/** Looks whether there is one. A screen on a wall loads it by itself. */
export async function lookForNewer(): Promise<boolean> {
  const isFound = await isNewer().catch(() => false);
  if (isFound && SCREEN.test(location.pathname)) location.reload();
  return isFound;
}
