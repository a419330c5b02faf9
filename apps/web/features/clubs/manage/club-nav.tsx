// The line of tabs on top of a club's pages: links, since each is a page. On a phone the line scrolls sideways, with the open tab in view.
import * as words from '@tennis/words/manage-club';
import { useLocation } from '@tanstack/react-router';
import { AppLink } from '../../../ui/app-link.tsx';
import { cx } from '../../../ui/class-names.ts';
import { TAB_LINKS } from './club-tabs.ts';

const bringIntoView = (tab: HTMLLIElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The tabs of a club. */
export function ClubNav({ clubId }: { clubId: number }) {
  const { pathname } = useLocation();
  const base = `/admin/club/${clubId}`;
  return (
    <nav aria-label={words.pagesOfClub} className="mb-5 overflow-x-auto border-b border-line max-md:-mx-4">
      <ul className="flex w-max gap-1 max-md:px-2">
        {TAB_LINKS.map(({ path, label }) => {
          const isOpen = pathname.replace(/\/$/, '') === `${base}${path}`;
          return (
            <li key={path} ref={isOpen ? bringIntoView : undefined}>
              <AppLink
                href={`${base}${path}`}
                aria-current={isOpen ? 'page' : undefined}
                className={cx(
                  'relative flex min-h-12 items-center px-3.5 text-body font-medium whitespace-nowrap text-ink2 hover:text-ink',
                  isOpen &&
                    'font-semibold text-ink after:absolute after:inset-x-2.5 after:bottom-0 after:h-0.75 after:bg-primary',
                )}
              >
                {label}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
