// What comes after a draw is out: its matches get courts and times at the desk of the club.
import { planOrder } from '@tennis/words/plan-link';
import type { Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { planLink, waitsForPlan } from '../../lib/plan-link.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { LinkButton } from '../../ui/button.tsx';

/** The way there on a phone, while matches wait and the user runs the club's orders of play: on a desk it stays in the line of the tabs. */
export function PlanNext({ tournament }: { tournament: Tournament }) {
  const { data: isWaiting = false } = useQuery({
    ...read('listTournamentMatches', { params: { id: String(tournament.id) } }),
    select: (matches) => matches.some(waitsForPlan),
  });
  const href = planLink(tournament, useSession(), useNow());
  if (!isWaiting || href === null) return null;
  return (
    <LinkButton icon={CalendarClock} href={href} className="md:hidden">
      {planOrder}
    </LinkButton>
  );
}
