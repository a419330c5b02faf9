// The queries in the addresses of the platform's pages. The router loads this file for everybody, so it imports nothing.

export interface ListSearch {
  readonly q?: string;
}

const textOf = (value: unknown): string =>
  // The router reads "7" from an address as a number.
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';

/** Keeps what is searched for. */
export function validateListSearch({ q }: Record<string, unknown>): ListSearch {
  const text = textOf(q);
  return text === '' ? {} : { q: text };
}

export interface ClubsSearch extends ListSearch {
  readonly tab?: 'users';
  readonly club?: number;
}

/** The same, with the open tab and the club that people are assigned to. */
export function validateClubsSearch({ tab, club, ...search }: Record<string, unknown>): ClubsSearch {
  const id = Number(club);
  return {
    ...validateListSearch(search),
    ...(tab === 'users' ? { tab } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { club: id } : {}),
  };
}
