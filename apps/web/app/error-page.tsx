// The page that catches a failure no page handled: the reason stays out of sight, the way on is in view.
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button, LinkButton } from '../ui/button.tsx';
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
