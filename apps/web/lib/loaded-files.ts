// What a page has loaded, for the workers that keep it for when there is no network.

/** The addresses of this server that the page has loaded so far, each once: path and query. */
export const loadedAddresses = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  ),
];
