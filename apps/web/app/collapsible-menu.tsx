// The phone's menu: a panel under the app bar that opens from one button, closes on Escape and on navigation.
import * as words from '@tennis/words/shell';
import { useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { cx } from '../ui/class-names.ts';
import { activeLink, type NavGroup } from './navigation.ts';

/** The button and, when open, the panel with `groups` of links and whatever `children` add below. */
export function CollapsibleMenu({ groups, children }: { groups: NavGroup[]; children?: ReactNode }) {
  const { href } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Open belongs to the address at which it was opened: following any link closes it.
  const open = openAt === href;
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Icon = open ? X : Menu;

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={open ? words.closeMenu : words.openMenu}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpenAt(open ? null : href)}
        className="grid size-11 flex-none place-items-center rounded-control text-on-pine hover:bg-on-pine/10"
      >
        <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-56px-var(--bar))] overflow-y-auto border-b border-line bg-raised text-ink shadow-float"
      >
        <nav aria-label={words.menuLinks} className="px-2 py-2">
          {groups.map((group) => (
            <MenuGroup key={group.label ?? group.links[0]?.href} group={group} />
          ))}
        </nav>
        {children !== undefined && <div className="grid gap-3 border-t border-line p-4">{children}</div>}
      </div>
    </>
  );
}

function MenuGroup({ group }: { group: NavGroup }) {
  const { pathname } = useLocation();
  const active = activeLink(group.links, pathname);
  return (
    <>
      {group.label !== undefined && (
        <p className="px-3 pt-3 pb-1 text-meta font-semibold text-ink3">{group.label}</p>
      )}
      <ul>
        {group.links.map((link) => (
          <li key={link.href}>
            <AppLink
              href={link.href}
              aria-current={link === active ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-control px-3 text-body font-medium hover:bg-sunk',
                link === active && 'bg-primary-soft font-semibold text-primary',
              )}
            >
              {link.icon !== undefined && (
                <link.icon aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
              )}
              {link.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}
