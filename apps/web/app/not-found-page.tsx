// The 404 page: any path that no route knows.
import { LinkButton } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** 404, with the two places most people were looking for. */
export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title="Page not found"
      actions={
        <>
          <LinkButton variant="primary" href="/">
            Home
          </LinkButton>
          <LinkButton href="/tournaments">Tournaments</LinkButton>
        </>
      }
    >
      There is no page at this address. It may have moved, or the link has a typing error.
    </MessagePage>
  );
}
