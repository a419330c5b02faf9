// The parameters in the address of a tournament: the tab, the view of its matches and, for the draw, the round (on a phone), the quarter and the
// followed player.

export const DETAIL_TABS = ['details', 'participants', 'matches'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export const MATCH_VIEWS = ['list', 'draw'] as const;
export type MatchView = (typeof MATCH_VIEWS)[number];

const QUARTERS = [1, 2, 3, 4, 'all'] as const;

export interface DetailSearch {
  tab?: DetailTab;
  /** Left out: the view that was chosen last. */
  view?: MatchView;
  /** Counted from 1, the first round of the draw. */
  round?: number;
  quarter?: (typeof QUARTERS)[number];
  /** The id of the participant who is followed. */
  player?: number;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Keeps what the page knows; anything else in the address is dropped. The default tab (details) is left out. */
export function validateDetailSearch(search: Record<string, unknown>): DetailSearch {
  const { round, player } = search;
  const tab = DETAIL_TABS.find((name) => name === search['tab']);
  const view = MATCH_VIEWS.find((name) => name === search['view']);
  const quarter = QUARTERS.find((name) => name === search['quarter']);
  return {
    ...(tab === undefined || tab === 'details' ? {} : { tab }),
    ...(view === undefined ? {} : { view }),
    ...(isCount(round) ? { round } : {}),
    ...(quarter === undefined ? {} : { quarter }),
    ...(isCount(player) ? { player } : {}),
  };
}
