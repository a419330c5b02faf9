// The signed-in shell with everything in it: the person, their links, their menu, and the sign-in that keeps typed work.
import * as search from '@tennis/words/search';
import type { User } from '@tennis/contract';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { NoticesBell } from '../features/notices/bell.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { ROLE_LABELS } from '../lib/role-words.ts';
import { isAnyAdmin, shownName, useSession } from '../lib/session.ts';
import { DiscardQuestion } from '../ui/dialog.tsx';
import {
  ADMIN_CONTROLS,
  adminLink,
  BOTTOM_LINKS,
  MY_TENNIS,
  SCORES_LINK,
  SIDEBAR,
  TOP_LINKS,
} from './links.ts';
import { FOLLOWED } from './public-links.ts';
import { onSessionView, sessionView } from './lost-session.ts';
import { PageKeys } from './page-keys.tsx';
import { ShellSignedIn } from './shell-signed-in.tsx';
import { useLogout } from './use-logout.ts';
import { UserMenu } from './user-menu.tsx';

const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

/** The pages and actions that somebody can search for. */
function searchedBy(user: User) {
  const links = [
    ...TOP_LINKS,
    MY_TENNIS,
    FOLLOWED,
    ...(isAnyAdmin(user) ? [SCORES_LINK] : []),
    ...(user.role === 'super_admin' ? ADMIN_CONTROLS.links : []),
    { label: search.myProfile, href: '/profile' },
  ];
  return {
    pages: links.map(({ label, href }) => ({ label, href })),
    actions: [
      { label: search.whenDoIPlay, href: '/my-tennis' },
      { label: search.enterTournament, href: '/tournaments?tab=active' },
      ...(isAnyAdmin(user)
        ? [
            { label: search.createTournament, href: '/create-tournament' },
            { label: search.planDay, href: '/match-schedules?view=courts' },
          ]
        : []),
      { label: search.changeSettings, href: '/settings' },
    ],
  };
}

/** The frame around a page of `user`. */
export function SignedInFrame({
  user,
  withSidebar,
  children,
}: {
  user: User;
  withSidebar: boolean;
  children: ReactNode;
}) {
  const { logout, isLoggingOut, question } = useLogout();
  const { asked } = useSyncExternalStore(onSessionView, sessionView);
  // The photo may have changed since the route was opened.
  const { picture } = useSession() ?? user;
  const person = { name: shownName(user), roleLabel: ROLE_LABELS[user.role], picture };
  const adminGroups = user.role === 'super_admin' ? [ADMIN_CONTROLS] : [];
  const topLinks = isAnyAdmin(user) ? [...TOP_LINKS, SCORES_LINK, adminLink(user)] : TOP_LINKS;
  return (
    <>
      <ShellSignedIn
        person={person}
        topLinks={topLinks}
        bottomLinks={BOTTOM_LINKS}
        sidebar={withSidebar ? [...SIDEBAR, ...adminGroups] : undefined}
        menuGroups={[{ links: [FOLLOWED] }, ...adminGroups]}
        search={<SearchBox {...searchedBy(user)} />}
        tools={
          <>
            <NoticesBell />
            <UserMenu
              name={person.name}
              email={user.email}
              picture={picture}
              onLogout={() => logout('account')}
            />
          </>
        }
        onLogout={() => logout('system')}
        loggingOut={isLoggingOut}
      >
        {children}
      </ShellSignedIn>
      <PageKeys links={[...topLinks, MY_TENNIS]} />
      {question !== null && <DiscardQuestion onKeep={question.keep} onDiscard={question.discard} />}
      {asked !== null && (
        <Suspense>
          <SignInAgain user={user} now={asked.now} />
        </Suspense>
      )}
    </>
  );
}
