// The four figures on top of the dashboard.
import * as words from '@tennis/words/dashboard';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheckBig, Trophy, Users } from 'lucide-react';
import { read } from '../../lib/api.ts';
import { StatCard } from '../../ui/stat-card.tsx';

/** The text of a card if its figure could not be read. */
const failure = (query: { isError: boolean; refetch: () => unknown }) =>
  query.isError ? { message: words.figureFailed, retry: () => void query.refetch() } : undefined;

/** Active Tournaments, Upcoming Matches, Total Players, Completed Matches. */
export function Figures() {
  const stats = useQuery(read('getClubStats', {}));
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <StatCard
        label={words.activeTournaments}
        icon={Trophy}
        value={stats.data?.activeTournaments}
        error={failure(stats)}
        link={{ label: words.viewAll, href: '/tournaments' }}
      />
      <StatCard
        label={words.upcomingMatches}
        icon={CalendarClock}
        value={stats.data?.todaysMatches}
        error={failure(stats)}
        link={{ label: words.schedule, href: '/match-schedules' }}
      />
      <StatCard
        label={words.totalPlayers}
        icon={Users}
        value={stats.data?.totalMembers}
        error={failure(stats)}
        link={{ label: words.viewAll, href: '/members' }}
      />
      <StatCard
        label={words.completedMatches}
        icon={CircleCheckBig}
        value={stats.data?.completedMatches}
        error={failure(stats)}
        link={{ label: words.viewResults, href: '/match-schedules?tab=results' }}
      />
    </div>
  );
}
