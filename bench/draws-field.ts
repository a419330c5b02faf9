// The field that every contender draws: the same names, seeds and clubs.

/** Somebody entered. */
export interface Competitor {
  readonly id: string;
  readonly name: string;
  /** 1 is best; undefined for the unseeded. */
  readonly seed: number | undefined;
  /** A nation stands for the club where a peer separates by nations only. */
  readonly club: string;
}

const clubs = ['FRA', 'USA', 'GER', 'ITA', 'ESP', 'SUI', 'AUT', 'POL', 'CZE', 'NED', 'BEL', 'SWE'];

/** `count` entrants of twelve clubs, the first `seeds` of them seeded. */
export const fieldOf = (count: number, seeds: number): readonly Competitor[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: `Player ${index + 1}`,
    seed: index < seeds ? index + 1 : undefined,
    club: clubs[(index * 7) % clubs.length] ?? '',
  }));

/** The tasks, in the order in which they are printed. */
export const TASKS = {
  draw32: 'knockout 32: draw (8 seeds)',
  draw128: 'knockout 128: draw (116 entrants, 32 seeds, clubs apart)',
  groups: 'round robin 8 × 4: draw',
  double32: 'double elimination 32: draw',
  result32: 'knockout 32: one result',
  result128: 'knockout 128: one result',
  play32: 'knockout 32: played out',
  play128: 'knockout 128: played out',
  standings: 'round robin 8 × 4: standings of all groups',
} as const;

export type Task = keyof typeof TASKS;
