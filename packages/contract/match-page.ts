// Where a match is shown: in the list of its tournament, which the server draws with a place for each match, so the address works without script.

/** The place of a match in a list: the id of its row. */
export const placeOfMatch = (match: number): string => `match-${match}`;

/** The match in the list of its tournament; `player`: the participant whose lines are marked, there and in the draw. */
export function pageOfMatch(tournament: number, match: number, player?: number | null): string {
  const followed = player === undefined || player === null ? '' : `&player=${player}`;
  return `/tournaments/${tournament}?tab=matches&view=list${followed}#${placeOfMatch(match)}`;
}
