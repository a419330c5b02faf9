// The frame for visitors (specification section 2, Layouts): public header with Sign In and Register, footer with
// columns of links. All links are data; a column without links is not drawn.
import * as words from '@tennis/words/shell';
import { useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { Brand } from '../ui/brand.tsx';
import { LinkButton } from '../ui/button.tsx';
import { CollapsibleMenu } from './collapsible-menu.tsx';
import { Copyright } from './copyright.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { activeLink, type NavGroup, type NavLink } from './navigation.ts';
import { PagePending } from './page-pending.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export interface ShellPublicProps {
  /** Tournaments and Match Schedules. */
  links: NavLink[];
  /** Those of the phone's menu; left out: the same. */
  phoneLinks?: NavLink[];
  /** Columns of the footer: Features, Resources, Contact. */
  footer?: NavGroup[];
  /** Leaves out the header's Sign In and Register, as on those pages themselves. */
  withoutSignIn?: boolean;
  children: ReactNode;
}

/** The visitor's frame around a page. */
export function ShellPublic({
  links,
  phoneLinks = links,
  footer,
  withoutSignIn = false,
  children,
}: ShellPublicProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="on-pine sticky top-0 z-30 bg-pine text-on-pine md:static print:hidden">
        <div className="relative mx-auto flex min-h-14 max-w-page items-center gap-2 pr-2 pl-4 md:min-h-15 md:gap-3 md:px-6 lg:gap-6">
          <AppLink href="/" className="rounded-control py-2">
            <Brand />
          </AppLink>
          <HeaderLinks links={links} />
          <LinkButton variant="pine" icon={Search} href="/search" className="ml-auto max-lg:border-0">
            <span className="max-lg:unseen">{words.search}</span>
          </LinkButton>
          {!withoutSignIn && (
            <div className="flex flex-none gap-2 max-md:hidden">
              <LinkButton variant="pine" href="/login">
                {words.signIn}
              </LinkButton>
              <LinkButton variant="on-pine" href="/register">
                {words.register}
              </LinkButton>
            </div>
          )}
          <span className="md:hidden">
            <CollapsibleMenu groups={[{ links: phoneLinks }]}>
              {!withoutSignIn && (
                <div className="grid grid-cols-2 gap-2">
                  <LinkButton href="/login">{words.signIn}</LinkButton>
                  <LinkButton variant="primary" href="/register">
                    {words.register}
                  </LinkButton>
                </div>
              )}
              <div className="flex flex-wrap items-center justify-between gap-3">
                <LanguageSwitch />
                <ThemeSwitch />
              </div>
            </CollapsibleMenu>
          </span>
        </div>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        // As high as the window: the footer stays out of sight until there is something to read, so it never jumps.
        className="mx-auto min-h-[calc(100dvh-3.5rem)] w-full max-w-page flex-1 px-4 py-5 pb-12 outline-none md:min-h-[calc(100dvh-3.75rem)] md:px-6"
      >
        <Suspense fallback={<PagePending />}>{children}</Suspense>
      </main>
      <PublicFooter columns={footer ?? []} />
    </div>
  );
}

function HeaderLinks({ links }: { links: NavLink[] }) {
  const { pathname } = useLocation();
  const active = activeLink(links, pathname);
  return (
    <nav aria-label={words.mainLinks} className="mr-auto max-md:hidden">
      <ul className="flex">
        {links.map((link) => (
          <li key={link.href}>
            <AppLink
              href={link.href}
              aria-current={link === active ? 'page' : undefined}
              className="relative flex min-h-15 items-center px-3 text-control whitespace-nowrap font-medium text-on-pine2 hover:text-on-pine aria-[current=page]:font-semibold aria-[current=page]:text-on-pine aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.75 aria-[current=page]:after:bg-on-pine"
            >
              {link.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PublicFooter({ columns }: { columns: NavGroup[] }) {
  const filled = columns.filter((column) => column.links.length > 0);
  return (
    <footer className="border-t border-line bg-sunk text-control text-ink2 print:hidden">
      <div className="mx-auto max-w-page px-4 py-6 md:px-6">
        {filled.length > 0 && (
          <nav
            aria-label={words.footerLinks}
            className="mb-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3"
          >
            {filled.map((column) => (
              <div key={column.label ?? ''}>
                <h2 className="mb-1 text-control font-semibold text-ink">{column.label}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href + link.label}>
                      <AppLink
                        href={link.href}
                        className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline md:min-h-8"
                      >
                        {link.label}
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 text-meta">
          <Copyright />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <TextLink href="/settings">{words.settings}</TextLink>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}
