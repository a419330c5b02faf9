// The parameters in the address of the tournament list: the open tab (brief principle 7), the archive, or one club.

export type ListTab = 'active' | 'upcoming' | 'completed';

export interface ListSearch {
  /** Left out for the first tab, Active. */
  tab?: Exclude<ListTab, 'active'> | undefined;
  /** The archived tournaments instead of the tabs (D9). */
  archived?: true | undefined;
  /** Those of one club alone, instead of the tabs. */
  club?: number | undefined;
}

/** Reads the address; anything unknown opens Active. An explicit undefined, because the router merges this with the raw search. */
export const validateListSearch = ({ tab, archived, club }: Record<string, unknown>): ListSearch => ({
  tab: tab === 'upcoming' || tab === 'completed' ? tab : undefined,
  archived: archived === true ? true : undefined,
  club: Number.isSafeInteger(club) && Number(club) > 0 ? Number(club) : undefined,
});
