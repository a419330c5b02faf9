// Gallery: pages that read, and what they show while they cannot.
import { Trophy, Users } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, StatusBadge, type StatusName } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SkeletonCard, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Section, Specimen } from './specimen.tsx';

const STATUSES: StatusName[] = [
  'draft',
  'upcoming',
  'registering',
  'active',
  'completed',
  'in_progress',
  'cancelled',
];

/** Badges, cards, banners, empty and loading states. */
export function StatesSection() {
  return (
    <Section title="States">
      <Specimen name="StatusBadge, Badge, Avatar, Spinner">
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Badge tone="warn">Set winner</Badge>
        <Avatar name="Nina Kovač" />
        <Avatar name="Marta Silva" size="s" letters={1} />
        <Spinner label="Loading" />
      </Specimen>
      <Specimen name="StatCard" wide>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard
            label="Active Tournaments"
            icon={Trophy}
            value={3}
            link={{ label: 'View all', href: '/tournaments' }}
          />
          <StatCard
            label="Upcoming Matches"
            value={0}
            link={{ label: 'Schedule', href: '/match-schedules' }}
          />
          <StatCard label="Total Players" icon={Users} link={{ label: 'View all', href: '/members' }} />
          <StatCard
            label="Completed Matches"
            error={{ message: 'This figure could not be loaded.', retry: () => undefined }}
          />
        </div>
      </Specimen>
      <Specimen name="Banner" wide>
        <Banner
          title="Elif Demir is on Court 1 and Court 4 at 2:30 PM."
          actions={
            <>
              <Button variant="primary">Move it</Button>
              <Button>Other slots</Button>
            </>
          }
        >
          Move Mixed, QF4 to Court 4 at 4:30 PM? Demir gets 60 min rest.
        </Banner>
        <Banner tone="warn">Player 1 and Player 2 are the same.</Banner>
        <Banner tone="info">Times are shown in the club's time zone.</Banner>
        <Banner tone="suspended" title="Play suspended.">
          Expected to resume at 3:30 PM.
        </Banner>
      </Specimen>
      <Specimen name="Card, EmptyState, Skeleton" wide>
        <div className="grid gap-3 md:grid-cols-3">
          <Card>
            <Breadcrumb
              trail={[{ label: 'Tournaments', href: '/tournaments' }]}
              current="Riverside Clay Open"
            />
            <CardHeader title="Riverside Clay Open" meta="Sep 11 – Sep 13, 2026" level={3} />
            <Progress value={7} max={14} label="7 of 14 matches completed" />
          </Card>
          <EmptyState
            icon={Trophy}
            title="No active tournaments found"
            action={<Button>Create Tournament</Button>}
          />
          <SkeletonGroup>
            <SkeletonCard />
          </SkeletonGroup>
        </div>
      </Specimen>
    </Section>
  );
}
