// The search parameters of the tournament list: the tab that is open (brief principle 7).

export type ListTab = 'active' | 'upcoming' | 'completed';

export interface ListSearch {
  /** Left out for the first tab, Active. */
  tab?: Exclude<ListTab, 'active'> | undefined;
}

/** Reads the tab from the address; anything unknown opens Active. An explicit undefined, because the router lays this over the raw search. */
export const validateSearchTab = ({ tab }: Record<string, unknown>): ListSearch => ({
  tab: tab === 'upcoming' || tab === 'completed' ? tab : undefined,
});
