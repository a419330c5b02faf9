// The overview of a club: its figures, what is still to be done, and the tournaments under way.
import * as words from '@tennis/words/manage-club';
import type { ManagedClub } from '@tennis/contract';
import { CalendarClock, CircleAlert, Mail, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockOf, viewerZone } from '../../../lib/dates.ts';
import { presentMoment } from '../../../lib/rendering.ts';
import { zoneName } from '../../../lib/zones.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface Task {
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** Whether the club's clock now differs from its admin's: a club has the server's zone until somebody chooses another. */
function isOtherClock(timeZone: string): boolean {
  const now = presentMoment().toISOString();
  return clockOf(now, timeZone) !== clockOf(now, viewerZone());
}

/** The things a club still lacks, first things first. */
function tasksOf({ id, location, timeZone, figures }: ManagedClub): readonly Task[] {
  const base = `/admin/club/${id}`;
  return [
    ...(figures.pendingInvitations > 0
      ? [
          {
            text: words.waitingInvitations({ count: figures.pendingInvitations }),
            label: words.invitations,
            href: `${base}/invitations`,
          },
        ]
      : []),
    ...(figures.members === 1
      ? [{ text: words.aloneTask, label: words.members, href: `${base}/members` }]
      : figures.members === figures.admins
        ? [{ text: words.onlyAdminsTask, label: words.members, href: `${base}/members` }]
        : figures.admins === 1
          ? [{ text: words.oneAdminTask, label: words.members, href: `${base}/members` }]
          : []),
    ...(figures.courts === 0
      ? [{ text: words.noCourtsTask, label: words.courts, href: `${base}/courts` }]
      : []),
    ...(figures.tournaments === 0 && isOtherClock(timeZone)
      ? [
          {
            text: words.otherClockTask({ zone: zoneName(timeZone) }),
            label: words.details,
            href: `${base}/details`,
          },
        ]
      : []),
    ...(figures.tournaments === 0
      ? [{ text: words.noTournamentTask, label: words.createTournament, href: '/create-tournament' }]
      : []),
    ...(location === null
      ? [{ text: words.noLocationTask, label: words.details, href: `${base}/details` }]
      : []),
  ];
}

/** The tab Overview. */
export function ClubOverview({ club, underWay }: { club: ManagedClub; underWay: ReactNode }) {
  const { figures } = club;
  const base = `/admin/club/${club.id}`;
  const tasks = tasksOf(club);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        <StatCard
          label={words.members}
          icon={Users}
          value={figures.members}
          link={{ label: words.viewAll, href: `${base}/members` }}
        />
        <StatCard
          label={words.pendingInvitations}
          icon={Mail}
          value={figures.pendingInvitations}
          link={{ label: words.viewAll, href: `${base}/invitations` }}
        />
        <StatCard
          label={words.activeTournaments}
          icon={Trophy}
          value={figures.activeTournaments}
          link={{ label: words.viewAll, href: `${base}/tournaments` }}
        />
        <StatCard
          label={words.matchesInProgress}
          icon={CalendarClock}
          value={figures.matchesInProgress}
          link={{ label: words.schedule, href: '/match-schedules' }}
        />
      </div>
      <section aria-label={words.toDo}>
        <CardHeader title={words.toDo} />
        {tasks.length === 0 ? (
          <p className="text-body text-ink2">{words.nothingToDo}</p>
        ) : (
          <Card as="div" padding="none">
            <ul className="divide-y divide-line">
              {tasks.map(({ text, label, href }) => (
                <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
                  <CircleAlert
                    aria-hidden="true"
                    size={18}
                    strokeWidth={1.75}
                    className="flex-none text-ink3"
                  />
                  <span className="min-w-0 flex-1 basis-56 text-body">{text}</span>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </section>
      <section aria-label={words.underWay}>
        <CardHeader title={words.underWay} />
        {underWay}
      </section>
    </div>
  );
}
