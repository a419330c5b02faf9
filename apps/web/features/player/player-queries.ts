// The reads of these pages.
import { queryKey, type PlayedMatch } from '@tennis/contract';
import { api, read } from '../../lib/api.ts';
import { pages } from '../../lib/pages.ts';

/** The tennis of the reader, or of somebody they look after. */
export const myTennis = (personId: number | undefined) =>
  read('getMyTennis', { query: personId === undefined ? {} : { personId: String(personId) } });

/** A person's page. */
export const onePerson = (id: number) => read('getPerson', { params: { id: String(id) } });

const A_PAGE = '20';

export interface ResultFilter {
  readonly year?: number | undefined;
  readonly opponent?: string | undefined;
}

/** Somebody's results, page by page. */
export function resultsOf(id: number, { year, opponent }: ResultFilter = {}) {
  const call = {
    params: { id: String(id) },
    query: {
      limit: A_PAGE,
      ...(year !== undefined && { year: String(year) }),
      ...(opponent !== undefined && { opponent }),
    },
  };
  return pages<PlayedMatch>(queryKey('listPersonResults', call), (page, options) =>
    api.listPersonResults({ ...call, query: { ...call.query, ...page } }, options),
  );
}
