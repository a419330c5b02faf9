// The parameters in the address of an audit log: which records are shown (brief principle 7).

export interface AuditSearch {
  /** Part of a person's name. */
  q?: string;
  /** Only records of this person (their id). */
  actor?: number;
  /** Only records of this act (its name). */
  act?: string;
  outcome?: 'done' | 'refused';
  /** First and last day, yyyy-mm-dd, where the viewer is. */
  from?: string;
  to?: string;
  /** Only records of this object: match:12. */
  object?: string;
  /** Only records of this tournament (its id). */
  tournament?: number;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const idOf = (value: unknown): number | null => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** Keeps what the page knows; anything else in the address is dropped. */
export function validateAuditSearch(search: Record<string, unknown>): AuditSearch {
  const { q, act, outcome, from, to, object } = search;
  const actor = idOf(search['actor']);
  const tournament = idOf(search['tournament']);
  return {
    // The router reads "7" from an address as a number.
    ...((typeof q === 'string' || typeof q === 'number') && String(q).trim() !== ''
      ? { q: String(q).trim().slice(0, 100) }
      : {}),
    ...(actor === null ? {} : { actor }),
    ...(typeof act === 'string' && /^\w{1,60}$/.test(act) ? { act } : {}),
    ...(outcome === 'done' || outcome === 'refused' ? { outcome } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(typeof object === 'string' && /^[a-z]+:[1-9]\d{0,14}$/.test(object) ? { object } : {}),
    ...(tournament === null ? {} : { tournament }),
  };
}

/** Whether the last day lies before the first one, so that no record can pass. */
export const isReversed = ({ from, to }: AuditSearch): boolean =>
  from !== undefined && to !== undefined && to < from;
