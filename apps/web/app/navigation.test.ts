// The open link of the bars is the right one (specification section 2, Layouts).
import { describe, expect, test } from 'vitest';
import { activeLink, type NavLink } from './navigation.ts';

const TOP: NavLink[] = [
  { label: 'Dashboard', href: '/dashboard', activeUnder: ['/', '/dashboard'] },
  { label: 'Tournaments', href: '/tournaments' },
  { label: 'Admin', href: '/admin/club/7', activeUnder: ['/admin'] },
];
const ADMIN: NavLink[] = [
  { label: 'Admin Dashboard', href: '/admin' },
  { label: 'User Management', href: '/admin/user-management' },
];

describe('activeLink', () => {
  test.each([
    ['/dashboard', 'Dashboard'],
    ['/', 'Dashboard'],
    ['/tournaments', 'Tournaments'],
    ['/tournaments/12', 'Tournaments'],
    ['/admin/support-tickets', 'Admin'],
  ])('[section 2, Layouts] %s highlights %s', (path, label) => {
    expect(activeLink(TOP, path)?.label).toBe(label);
  });

  test.each(['/tournaments-archive', '/members', '/administration'])('%s highlights nothing', (path) => {
    expect(activeLink(TOP, path)).toBeUndefined();
  });

  test('the more precise of two matching links wins, in either order', () => {
    expect(activeLink(ADMIN, '/admin/user-management')?.label).toBe('User Management');
    expect(activeLink(ADMIN.toReversed(), '/admin/user-management')?.label).toBe('User Management');
    expect(activeLink(ADMIN, '/admin')?.label).toBe('Admin Dashboard');
  });
});
