// Draws the shell around a page: the signed-in one if there is a user, otherwise the public one. The page itself says only whether it wants the
// sidebar (brief section 2). Visitors never download the signed-in shell.
import { useMatches, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { footer, PHONE_LINKS, PUBLIC_LINKS } from './public-links.ts';
import { ShellPublic } from './shell-public.tsx';

/** The frame that a route asks for: sidebar beside the content, sign-in pages, or a page that brings its own. */
export type FrameKind = 'sidebar' | 'entry' | 'own';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Left out: the whole width belongs to the page. */
    frame?: FrameKind;
  }
}

/** The shell of signed-in people; the root preloads it as soon as it knows of a user. */
export const SignedInFrame = lazyPart(() => import('./signed-in-frame.tsx'), 'SignedInFrame');

/** The shell around the open page. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useRouteContext({ from: '__root__' });
  const kind = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame });
  if (kind === 'own') return children;
  if (user === null) {
    return (
      <ShellPublic
        links={PUBLIC_LINKS}
        phoneLinks={PHONE_LINKS}
        footer={footer()}
        withoutSignIn={kind === 'entry'}
      >
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
