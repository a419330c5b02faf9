// The parameters in the address of /members: which club, and the text of the search.

export interface MembersSearch {
  readonly club?: number;
  readonly q?: string;
}

/** Keeps what the page knows; anything else in the address is dropped. */
export function validateMembersSearch({ club, q }: Record<string, unknown>): MembersSearch {
  const id = Number(club);
  return {
    ...(Number.isSafeInteger(id) && id > 0 ? { club: id } : {}),
    // The router reads "7" from an address as a number.
    ...((typeof q === 'string' || typeof q === 'number') && String(q).trim() !== ''
      ? { q: String(q).trim().slice(0, 100) }
      : {}),
  };
}
