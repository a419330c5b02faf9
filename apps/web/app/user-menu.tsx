// The user menu of the signed-in header: who is signed in, and what he can do about it.
import { LogOut, UserRound } from 'lucide-react';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';

/** Initial, name and e-mail, with Profile and Logout. */
export function UserMenu({ name, email, onLogout }: { name: string; email: string; onLogout: () => void }) {
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={
        <button
          type="button"
          aria-label={`Account of ${name}`}
          className="grid size-11 flex-none place-items-center rounded-full"
        >
          <Avatar name={name} size="s" letters={1} />
        </button>
      }
      header={
        <div className="flex items-center gap-3">
          <Avatar name={name} size="m" letters={1} />
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <p className="text-meta text-ink2">{email}</p>
          </div>
        </div>
      }
      actions={[
        { label: 'Profile', icon: UserRound, href: '/profile' },
        { label: 'Logout', icon: LogOut, onSelect: onLogout, startsGroup: true },
      ]}
    />
  );
}
