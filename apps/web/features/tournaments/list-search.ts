// What the address of the tournament list says: the tab that is open (brief principle 7), or that it shows the archive.

export type ListTab = 'active' | 'upcoming' | 'completed';

export interface ListSearch {
  /** Left out for the first tab, Active. */
  tab?: Exclude<ListTab, 'active'> | undefined;
  /** The archived tournaments instead of the tabs (D9). */
  archived?: true | undefined;
}

/** Reads the address; anything unknown opens Active. An explicit undefined, because the router lays this over the raw search. */
export const validateListSearch = ({ tab, archived }: Record<string, unknown>): ListSearch => ({
  tab: tab === 'upcoming' || tab === 'completed' ? tab : undefined,
  archived: archived === true ? true : undefined,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by pages that lead to the list without a tab in the address: the tab in which there is something to see. */
    listTab?: ListTab;
  }
}
