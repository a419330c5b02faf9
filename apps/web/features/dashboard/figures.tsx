// The four figures on top of the dashboard.
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheckBig, Trophy, Users } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { StatCard } from '../../ui/stat-card.tsx';

/** What a card shows when its figure could not be read. */
const failure = (query: { isError: boolean; refetch: () => unknown }) =>
  query.isError
    ? { message: 'This figure could not be loaded.', retry: () => void query.refetch() }
    : undefined;

/** Active Tournaments, Upcoming Matches, Total Players, Completed Matches. */
export function Figures() {
  const stats = useQuery(read('getClubStats', {}));
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        label="Active Tournaments"
        icon={Trophy}
        value={stats.data?.activeTournaments}
        error={failure(stats)}
        link={{ label: 'View all', href: '/tournaments' }}
      />
      <StatCard
        label="Upcoming Matches"
        icon={CalendarClock}
        value={stats.data?.todaysMatches}
        error={failure(stats)}
        link={{ label: 'Schedule', href: '/match-schedules' }}
      />
      <StatCard label="Total Players" icon={Users} value={stats.data?.totalMembers} error={failure(stats)} />
      <StatCard
        label="Completed Matches"
        icon={CircleCheckBig}
        value={stats.data?.completedMatches}
        error={failure(stats)}
        link={{ label: 'View results', href: '/match-schedules?tab=results' }}
      />
    </div>
  );
}
