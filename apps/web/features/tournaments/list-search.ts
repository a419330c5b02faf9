// The search parameters of the tournament list: the tab that is open (brief principle 7).

export const LIST_TABS = ['active', 'upcoming', 'completed'] as const;
export type ListTab = (typeof LIST_TABS)[number];

export interface ListSearch {
  /** Left out for the first tab, Active. */
  tab?: Exclude<ListTab, 'active'>;
}

/** Reads the tab from the address; anything unknown opens Active. */
export const validateSearchTab = ({ tab }: Record<string, unknown>): ListSearch =>
  tab === 'upcoming' || tab === 'completed' ? { tab } : {};
