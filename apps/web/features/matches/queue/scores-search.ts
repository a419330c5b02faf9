// The parameters in the address of Manage Scores: which matches are listed, and which one is open.

export const QUEUES = ['all', 'live', 'winner'] as const;
export type Queue = (typeof QUEUES)[number];

export interface ScoresSearch {
  /** Left out for all. */
  show?: Exclude<Queue, 'all'>;
  /** Id of the match with the open score. */
  match?: number;
}

/** Keeps what the page knows; anything else in the address is dropped. */
export function validateScoresSearch({ show, match }: Record<string, unknown>): ScoresSearch {
  const id = Number(match);
  return {
    ...(show === 'live' || show === 'winner' ? { show } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { match: id } : {}),
  };
}
