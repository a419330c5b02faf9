// The shells' view of navigation: links as data, and which of them is open.
import type { LucideIcon } from 'lucide-react';

export interface NavLink {
  label: string;
  href: string;
  icon?: LucideIcon;
  /** Pressed after G, it opens the page. */
  letter?: string;
  /** Path prefixes under which this link counts as open. Without them, only its own path and the paths below it do. */
  activeUnder?: string[];
}

export interface NavGroup {
  /** Heading of the group, as "Admin Controls"; the first group has none. */
  label?: string;
  links: NavLink[];
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
}

/** Whether `link` leads to the open page: any path under /admin makes the Admin link active (section 2, Layouts). */
function isActive(link: NavLink, path: string): boolean {
  return (link.activeUnder ?? [link.href]).some((prefix) => isUnder(path, prefix));
}

/** The one link of a list that is open: the most precise of those that match, so /admin yields to /admin/user-management. */
export function activeLink(links: readonly NavLink[], path: string): NavLink | undefined {
  const reach = (link: NavLink) =>
    Math.max(
      ...(link.activeUnder ?? [link.href])
        .filter((prefix) => isUnder(path, prefix))
        .map((prefix) => prefix.length),
    );
  return links.filter((link) => isActive(link, path)).toSorted((a, b) => reach(b) - reach(a))[0];
}
