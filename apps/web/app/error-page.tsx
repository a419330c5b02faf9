// The page that catches a failure no page handled: the reason stays out of sight, the way on is in view.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { isServerThere, NoConnection } from '../lib/lazy-part.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { MessagePage } from './message-page.tsx';

/** A new release removed the chunk an open tab still asks for; only a reload helps. */
function isStaleBuild(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module/i.test(error.message)
  );
}

/** Shown by the router in place of a page that threw. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  if (error instanceof NoConnection) return <NoConnectionPage />;
  const stale = isStaleBuild(error);
  return (
    <MessagePage
      title={stale ? 'A new version is ready' : 'Something went wrong'}
      actions={
        <>
          <Button variant="primary" onClick={() => (stale ? location.reload() : reset())}>
            {stale ? 'Reload' : 'Try again'}
          </Button>
          <LinkButton href="/">Home</LinkButton>
        </>
      }
    >
      {stale
        ? 'The app was updated while this page was open. Reload to go on.'
        : 'This page could not be shown. Nothing you saved is lost.'}
    </MessagePage>
  );
}

/** The page's code could not be fetched. The address is already its own, so loading it anew is enough, once the server can be reached. */
function NoConnectionPage() {
  const [isTrying, setIsTrying] = useState(false);
  async function tryAgain() {
    setIsTrying(true);
    if (await isServerThere()) return location.reload();
    setIsTrying(false);
    toast({ title: 'Error', description: 'Network error. Please try again.', tone: 'danger' });
  }
  return (
    <MessagePage
      title="No connection"
      actions={
        <Button variant="primary" busy={isTrying} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      This page could not be loaded. Check your connection, then try again.
    </MessagePage>
  );
}
