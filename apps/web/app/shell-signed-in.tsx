// The frame of every signed-in page (specification section 2, Layouts; brief section 2): two-row top bar from 768 px, sidebar from 1024 px if the
// page asks for one, app bar and bottom bar on phones. All its links are data: a link that is not passed in is not drawn.
import * as words from '@tennis/words/shell';
import { useLocation } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { platformName } from '../lib/platform.ts';
import { Brand, BrandMark } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Filled } from '../ui/filled.tsx';
import { useShownPageTitle } from '../ui/page-title.ts';
import { CollapsibleMenu } from './collapsible-menu.tsx';
import { Copyright } from './copyright.tsx';
import { activeLink, type NavGroup, type NavLink } from './navigation.ts';
import { PagePending } from './page-pending.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { usePreferences } from '../writes/use-preferences.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export interface ShellPerson {
  /** The name, or the username if there is none. */
  name: string;
  /** "Super Admin", "Club Admin" or "Member". */
  roleLabel: string;
  /** The name of their photo; null if there is none. */
  picture: string | null;
}

export interface ShellSignedInProps {
  person: ShellPerson;
  /** Second row of the top bar, and the first group of the phone's menu. */
  topLinks: NavLink[];
  /** The phone's bottom bar: at most five, each with an icon. */
  bottomLinks: NavLink[];
  /** Sidebar groups; leave out on canvases, where the width belongs to the content. */
  sidebar?: NavGroup[] | undefined;
  /** Groups that only the phone's menu adds, as Admin Controls. */
  menuGroups?: NavGroup[] | undefined;
  /** The search box of the top bar, once there is one. */
  search?: ReactNode;
  /** Bell and user menu, if there are any; between the welcome line and Logout. */
  tools?: ReactNode;
  /** Hides the bottom bar, as inside the score pad. */
  bare?: boolean;
  onLogout: () => void;
  loggingOut?: boolean;
  children: ReactNode;
}

/** The signed-in frame around a page. */
export function ShellSignedIn({
  person,
  topLinks,
  bottomLinks,
  sidebar,
  menuGroups,
  search,
  tools,
  bare = false,
  onLogout,
  loggingOut = false,
  children,
}: ShellSignedInProps) {
  const title = useShownPageTitle();
  const logout = (
    <Button variant="pine" busy={loggingOut} onClick={onLogout}>
      {words.logout}
    </Button>
  );
  return (
    <div className={cx('flex min-h-dvh flex-col', !bare && 'max-md:pb-(--bar)')}>
      <SkipLink />
      <header className="on-pine sticky top-0 z-30 bg-pine text-on-pine md:static print:hidden">
        <div className="relative mx-auto flex min-h-14 max-w-page items-center gap-1 px-2 md:min-h-15 md:gap-5 md:px-6">
          <AppLink
            href="/dashboard"
            className={cx('rounded-control py-2 max-md:hidden', search === undefined && 'mr-auto')}
          >
            <Brand />
          </AppLink>
          <AppLink
            href="/dashboard"
            aria-label={platformName()}
            className="grid size-11 flex-none place-items-center rounded-control max-[359px]:hidden md:hidden"
          >
            <BrandMark size={28} />
          </AppLink>
          <span className="mr-auto min-w-0 font-display text-[1rem] leading-5 font-bold max-[359px]:pl-2 md:hidden">
            {title === '' ? platformName() : title}
          </span>
          {search}
          <p className="text-control text-on-pine2 max-md:hidden">
            <Filled
              text={words.welcome}
              parts={{ name: <b className="font-semibold text-on-pine">{person.name}</b> }}
            />
          </p>
          {tools}
          <span className="max-md:hidden">{logout}</span>
          <span className="md:hidden">
            <CollapsibleMenu groups={[{ links: topLinks }, ...(menuGroups ?? [])]}>
              <p className="text-control text-ink2">
                <Filled
                  text={words.welcome}
                  parts={{ name: <b className="font-semibold text-ink">{person.name}</b> }}
                />
              </p>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <OwnThemeSwitch />
                <Button busy={loggingOut} onClick={onLogout}>
                  {words.logout}
                </Button>
              </div>
            </CollapsibleMenu>
          </span>
        </div>
      </header>
      <TopLinks links={topLinks} />
      <div className="mx-auto flex w-full max-w-page flex-1">
        {sidebar !== undefined && <Sidebar groups={sidebar} person={person} />}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="w-full min-w-0 flex-1 px-4 py-5 pb-10 outline-none md:px-6"
        >
          <Suspense fallback={<PagePending />}>{children}</Suspense>
        </main>
      </div>
      <footer className="border-t border-line text-meta text-ink3 print:hidden">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-6">
          <Copyright />
          <span className="max-md:hidden">
            <OwnThemeSwitch />
          </span>
        </div>
      </footer>
      {!bare && <BottomBar links={bottomLinks} />}
    </div>
  );
}

function TopLinks({ links }: { links: NavLink[] }) {
  const { pathname } = useLocation();
  const active = activeLink(links, pathname);
  return (
    <nav aria-label={words.mainLinks} className="border-b border-line bg-surface max-md:hidden print:hidden">
      <ul className="mx-auto flex min-h-11.5 max-w-page flex-wrap gap-x-1 px-6">
        {links.map((link) => (
          <li key={link.href} className="flex">
            <AppLink
              href={link.href}
              aria-current={link === active ? 'page' : undefined}
              className={cx(
                'relative flex min-h-11.5 items-center px-3 text-control font-medium text-ink2 hover:text-ink',
                'aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.75 aria-[current=page]:after:bg-primary',
              )}
            >
              {link.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sidebar({ groups, person }: { groups: NavGroup[]; person: ShellPerson }) {
  const { pathname } = useLocation();
  const active = activeLink(
    groups.flatMap((group) => group.links),
    pathname,
  );
  return (
    <aside className="hidden w-58 flex-none border-r border-line lg:block print:hidden">
      <div className="sticky top-0 flex max-h-dvh flex-col gap-4 overflow-y-auto px-3 py-5">
        <nav aria-label={words.sidebarLinks} className="grid gap-4">
          {groups.map((group) => (
            <div key={group.label ?? ''}>
              {group.label !== undefined && (
                <p className="px-3 pb-1.5 text-meta font-semibold text-ink3">{group.label}</p>
              )}
              <ul className="grid gap-0.5">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <AppLink
                      href={link.href}
                      aria-current={link === active ? 'page' : undefined}
                      className="flex min-h-10 items-center gap-3 rounded-control px-3 text-control font-medium text-ink2 hover:bg-sunk hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary"
                    >
                      {link.icon !== undefined && (
                        <link.icon aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none" />
                      )}
                      {link.label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex items-center gap-3 border-t border-line px-3 pt-4">
          <Avatar name={person.name} size="s" letters={1} picture={person.picture} />
          <div className="min-w-0">
            <p className="text-control font-semibold">{person.name}</p>
            <p className="text-meta text-ink3">{person.roleLabel}</p>
          </div>
        </div>
      </div>
    </aside>
  );
}

function BottomBar({ links }: { links: NavLink[] }) {
  const { pathname } = useLocation();
  const active = activeLink(links, pathname);
  return (
    <nav
      aria-label={words.quickLinks}
      className="fixed inset-x-0 bottom-0 z-30 flex min-h-(--bar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex w-full">
        {links.map((link) => (
          <li key={link.href} className="flex-auto basis-0 max-[359px]:basis-auto">
            <AppLink
              href={link.href}
              aria-current={link === active ? 'page' : undefined}
              className="relative flex h-full flex-col items-center justify-center gap-0.75 text-floor font-medium text-ink2 aria-[current=page]:font-bold aria-[current=page]:text-primary aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[22%] aria-[current=page]:before:-top-px aria-[current=page]:before:h-0.75 aria-[current=page]:before:rounded-b-[3px] aria-[current=page]:before:bg-primary"
            >
              {link.icon !== undefined && <link.icon aria-hidden="true" size={22} strokeWidth={1.75} />}
              {link.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The theme switch of somebody with an account, which keeps the choice. */
function OwnThemeSwitch() {
  return <ThemeSwitch onChoose={usePreferences().chooseTheme} />;
}
