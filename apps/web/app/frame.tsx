// Which shell stands around a page: the signed-in one where there is a user, else the public one; the page itself
// says only whether it wants the sidebar (brief section 2).
import { useMatches, useRouteContext } from '@tanstack/react-router';
import type { User } from '@tennis/contract';
import type { ReactNode } from 'react';
import { BOTTOM_LINKS, FOOTER, PUBLIC_LINKS, SIDEBAR, TOP_LINKS } from './links.ts';
import { ShellPublic } from './shell-public.tsx';
import { ShellSignedIn } from './shell-signed-in.tsx';
import { useLogout } from './use-logout.ts';
import { UserMenu } from './user-menu.tsx';

/** What a route says about its frame: sidebar beside the content, sign-in pages, or a page that brings its own. */
export type FrameKind = 'sidebar' | 'entry' | 'own';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Left out: the whole width belongs to the page. */
    frame?: FrameKind;
  }
}

const ROLE_LABELS: Record<User['role'], string> = {
  super_admin: 'Super Admin',
  club_admin: 'Club Admin',
  member: 'Member',
};

/** The shell around the open page. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useRouteContext({ from: '__root__' });
  const kind = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame });
  if (kind === 'own') return children;
  if (user === null) {
    return (
      <ShellPublic links={PUBLIC_LINKS} footer={FOOTER} withoutSignIn={kind === 'entry'}>
        {children}
      </ShellPublic>
    );
  }
  return (
    <SignedInFrame user={user} withSidebar={kind === 'sidebar'}>
      {children}
    </SignedInFrame>
  );
}

function SignedInFrame({
  user,
  withSidebar,
  children,
}: {
  user: User;
  withSidebar: boolean;
  children: ReactNode;
}) {
  const { logout, isLoggingOut } = useLogout();
  const person = { name: user.name === '' ? user.username : user.name, roleLabel: ROLE_LABELS[user.role] };
  return (
    <ShellSignedIn
      person={person}
      topLinks={TOP_LINKS}
      bottomLinks={BOTTOM_LINKS}
      sidebar={withSidebar ? SIDEBAR : undefined}
      tools={<UserMenu name={person.name} email={user.email} onLogout={() => logout('account')} />}
      onLogout={() => logout('system')}
      loggingOut={isLoggingOut}
    >
      {children}
    </ShellSignedIn>
  );
}
