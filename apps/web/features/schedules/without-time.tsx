// Matches that a day's list cannot show: how many of its tournaments' matches have no time yet, with the way to the desk, where they get one. For the
// admins of a club.
import { withColon } from '@tennis/words/common';
import * as words from '@tennis/words/desk';
import { planOrder } from '@tennis/words/plan-link';
import { useQueries, useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { usePageSearch } from '../../lib/page-search.ts';
import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { validateSchedulesSearch } from './schedules-search.ts';

/** Of more clubs nobody wants to read here. */
const MOST_CLUBS = 3;

/** The clubs that the user runs, each with how many matches of the day's tournaments wait for a time. */
function useWaiting(day: string) {
  const { data: clubs = [] } = useQuery(read('listAdminClubs', {}));
  const shown = clubs.slice(0, MOST_CLUBS);
  const orders = useQueries({
    queries: shown.map(({ id }) => read('getOrderOfPlay', { params: { clubId: String(id), day } })),
  });
  const waiting = shown.flatMap(({ id, name }, at) => {
    const own = orders[at]?.data?.matches.filter(
      ({ startTime, status }) => startTime === null && status !== 'completed',
    );
    return own === undefined || own.length === 0 ? [] : [{ id, name, count: own.length }];
  });
  return { waiting, isOne: clubs.length === 1 };
}

/** A link for each club whose tournaments of the day have such matches. */
export function WithoutTime({ day }: { day: string }) {
  const [, , hrefOf] = usePageSearch(validateSchedulesSearch);
  const { waiting, isOne } = useWaiting(day);
  return waiting.map(({ id, name, count: number }) => {
    const count = words.withoutTime({ count: number });
    return (
      <TextLink key={id} href={hrefOf({ view: 'courts', club: id })} className="-my-3 text-control">
        {isOne ? count : withColon({ head: name, text: count })}
      </TextLink>
    );
  });
}

/** On a day without matches: the way to the desk on which those that wait get one. */
export function PlanDay({ day }: { day: string }) {
  const [, , hrefOf] = usePageSearch(validateSchedulesSearch);
  const [first] = useWaiting(day).waiting;
  if (first === undefined) return null;
  return (
    <LinkButton variant="primary" icon={CalendarClock} href={hrefOf({ view: 'courts', club: first.id })}>
      {planOrder}
    </LinkButton>
  );
}
