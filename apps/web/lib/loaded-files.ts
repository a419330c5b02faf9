// Lists the files that a page has loaded, for the workers that keep them for when there is no network.

const brought: string[] = [];

/** Takes note of what a page has brought along that the server has drawn. */
export function noteBrought(addresses: readonly string[]): void {
  brought.push(...addresses);
}

/** The addresses of this server that the page has loaded so far, each once: path and query. */
export const loadedAddresses = (): readonly string[] => [
  ...new Set([
    ...brought,
    ...performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  ]),
];
