// Matches that a day's list cannot show: how many of its tournaments' matches have no time yet, with the way to the desk, where they get one. For the
// admins of a club.
import { withColon } from '@tennis/words/common';
import * as words from '@tennis/words/desk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { validateSchedulesSearch } from './schedules-search.ts';

/** Of more clubs nobody wants to read here. */
const MOST_CLUBS = 3;

/** A link for each club whose tournaments of the day have such matches. */
export function WithoutTime({ day }: { day: string }) {
  const [, , hrefOf] = usePageSearch(validateSchedulesSearch);
  const { data: clubs = [] } = useQuery(read('listAdminClubs', {}));
  const shown = clubs.slice(0, MOST_CLUBS);
  const orders = useQueries({
    queries: shown.map(({ id }) => read('getOrderOfPlay', { params: { clubId: String(id), day } })),
  });
  return shown.map(({ id, name }, at) => {
    const waiting = orders[at]?.data?.matches.filter(
      ({ startTime, status }) => startTime === null && status !== 'completed',
    );
    if (waiting === undefined || waiting.length === 0) return null;
    const count = words.withoutTime({ count: waiting.length });
    return (
      <TextLink key={id} href={hrefOf({ view: 'courts', club: id })} className="-my-3 text-control">
        {clubs.length === 1 ? count : withColon({ head: name, text: count })}
      </TextLink>
    );
  });
}
