// What the address of a tournament says: which tab, which view of its matches, which round of the draw on a phone.

export const DETAIL_TABS = ['details', 'participants', 'matches'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export interface DetailSearch {
  tab?: DetailTab;
  view?: 'draw';
  round?: number;
}

/** Keeps what the page knows; anything else in the address is dropped. The defaults (details, list) are left out. */
export function validateDetailSearch(search: Record<string, unknown>): DetailSearch {
  const { tab, view, round } = search;
  const known = DETAIL_TABS.find((name) => name === tab);
  return {
    ...(known === undefined || known === 'details' ? {} : { tab: known }),
    ...(view === 'draw' ? { view } : {}),
    ...(typeof round === 'number' && Number.isInteger(round) && round > 0 ? { round } : {}),
  };
}
