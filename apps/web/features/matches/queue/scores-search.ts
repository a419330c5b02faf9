// The parameters in the address of Manage Scores: which matches are listed, and which one is open.

export const QUEUES = ['all', 'live', 'winner'] as const;
export type Queue = (typeof QUEUES)[number];

export interface ScoresSearch {
  /** Left out for all. */
  show?: Exclude<Queue, 'all'>;
  /** Id of the match with the open score. */
  match?: number;
  /** The day whose desk has led here, of which club and on a phone which court: back to it once the match is done. */
  desk?: string;
  club?: number;
  court?: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const numbered = (name: 'match' | 'club' | 'court', value: unknown): ScoresSearch => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? { [name]: id } : {};
};

/** Keeps what the page knows; anything else in the address is dropped. */
export function validateScoresSearch({
  show,
  match,
  desk,
  club,
  court,
}: Record<string, unknown>): ScoresSearch {
  return {
    ...(show === 'live' || show === 'winner' ? { show } : {}),
    ...numbered('match', match),
    ...(typeof desk === 'string' && DAY.test(desk)
      ? { desk, ...numbered('club', club), ...numbered('court', court) }
      : {}),
  };
}

/** The address of the desk that has led here; null for who came by another way. */
export function deskBehind({ desk, club, court }: ScoresSearch): string | null {
  if (desk === undefined) return null;
  const own = [club === undefined ? '' : `&club=${club}`, court === undefined ? '' : `&court=${court}`];
  return `/match-schedules?view=courts&date=${desk}${own.join('')}`;
}
