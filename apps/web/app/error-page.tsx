// The page that catches a failure no page handled: the reason stays out of sight, the way on is in view.
import * as common from '@tennis/words/common';
import * as controls from '@tennis/words/controls';
import * as words from '@tennis/words/shell';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { NoConnection } from '../lib/lazy-part.ts';
import { isServerThere } from '../lib/server-there.ts';
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
      title={stale ? words.newVersionTitle : words.failedTitle}
      actions={
        <>
          <Button variant="primary" onClick={() => (stale ? location.reload() : reset())}>
            {stale ? words.reload : common.tryAgain}
          </Button>
          <LinkButton href="/">{words.home}</LinkButton>
        </>
      }
    >
      {stale ? words.newVersionText : words.failedText}
    </MessagePage>
  );
}

/**
 * The page's code could not be fetched. The address bar already shows the page's own address, so a reload is enough, once the server can be reached.
 */
function NoConnectionPage() {
  const [isTrying, setIsTrying] = useState(false);
  async function tryAgain() {
    setIsTrying(true);
    if (await isServerThere()) return location.reload();
    setIsTrying(false);
    toast({ title: controls.error, description: controls.networkError, tone: 'danger' });
  }
  return (
    <MessagePage
      title={words.noConnectionTitle}
      actions={
        <Button variant="primary" busy={isTrying} onClick={() => void tryAgain()}>
          {common.tryAgain}
        </Button>
      }
    >
      {words.noConnectionText}
    </MessagePage>
  );
}
