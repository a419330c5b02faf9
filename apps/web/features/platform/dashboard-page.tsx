// The super admins' dashboard (specification section 2): four figures, and the way to each area.
import * as words from '@tennis/words/platform';
import type { AdminStats } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import {
  Building2,
  CreditCard,
  DollarSign,
  LifeBuoy,
  SlidersHorizontal,
  Trophy,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { read } from '../../lib/api.ts';
import { formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { useNow } from '../../lib/use-now.ts';
import { formatDollars } from './money.ts';

const AREAS: readonly { label: string; hint: string; href: string; icon: LucideIcon }[] = [
  {
    label: words.clubManagement,
    hint: words.clubManagementHint,
    href: '/admin/club-management',
    icon: Building2,
  },
  {
    label: words.platformSettings,
    hint: words.platformSettingsHint,
    href: '/admin/platform-settings',
    icon: SlidersHorizontal,
  },
  {
    label: words.userManagement,
    hint: words.userManagementHint,
    href: '/admin/user-management',
    icon: UserCog,
  },
  {
    label: words.subscriptionPlans,
    hint: words.subscriptionPlansHint,
    href: '/admin/subscription-plans',
    icon: CreditCard,
  },
  {
    label: words.supportTickets,
    hint: words.supportTicketsHint,
    href: '/admin/support-tickets',
    icon: LifeBuoy,
  },
];

/** The page at /admin. */
export function AdminDashboardPage() {
  usePageTitle(words.adminDashboard);
  const stats = useQuery(read('getAdminStats', {}));
  const error = stats.isError
    ? { message: words.figureFailed, retry: () => void stats.refetch() }
    : undefined;
  const figures = stats.data;
  return (
    <>
      <PageHeader title={words.adminDashboard} description={words.dashboardIntro} />
      <div className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        <StatCard
          label={words.totalUsers}
          icon={Users}
          value={figures?.totalUsers}
          error={error}
          link={{ label: words.open, href: '/admin/user-management' }}
        />
        <StatCard
          label={words.clubs}
          icon={Building2}
          value={figures?.totalClubs}
          error={error}
          link={{ label: words.open, href: '/admin/club-management' }}
        />
        <StatCard
          label={words.activeTournaments}
          icon={Trophy}
          value={figures?.activeTournaments}
          error={error}
          link={{ label: words.open, href: '/tournaments' }}
        />
        <StatCard
          label={words.monthlyRevenue}
          icon={DollarSign}
          value={figures === undefined ? undefined : formatDollars(figures.monthlyRevenue)}
          error={error}
          link={{ label: words.open, href: '/admin/subscription-plans' }}
        />
      </div>
      {figures !== undefined && <BackupLine {...figures.backup} />}
      <nav aria-label={words.areas} className="mt-6">
        <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-3">
          {AREAS.map(({ label, hint, href, icon: Icon }) => (
            <li key={href} className="flex">
              <AppLink
                href={href}
                className="flex flex-1 items-start gap-3 rounded-card border border-line bg-surface p-4 hover:border-field hover:shadow-lift-hover"
              >
                <Icon
                  aria-hidden="true"
                  size={22}
                  strokeWidth={1.75}
                  className="mt-0.5 flex-none text-primary"
                />
                <span className="min-w-0">
                  <span className="type-column block">{label}</span>
                  <span className="mt-0.5 block text-control text-ink2">{hint}</span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const TOO_OLD_MS = 2 * 24 * 60 * 60 * 1000;

/** When the data was last backed up; a banner where nobody should rely on it. */
function BackupLine({ lastAt, isOff }: AdminStats['backup']) {
  const now = useNow();
  if (lastAt === null)
    return (
      <div className="mt-4">
        {isOff ? (
          <Banner tone="info">{words.backupsOff}</Banner>
        ) : (
          <Banner tone="warn">{words.noBackup}</Banner>
        )}
      </div>
    );
  const when = formatMatchTime(lastAt, viewerZone());
  if (Date.parse(now) - Date.parse(lastAt) > TOO_OLD_MS)
    return (
      <div className="mt-4">
        <Banner tone="warn">{words.oldBackup({ when })}</Banner>
      </div>
    );
  return <p className="mt-4 text-control text-ink2">{words.backedUp({ when })}</p>;
}
