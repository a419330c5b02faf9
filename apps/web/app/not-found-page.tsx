// The 404 page: any path that no route knows.
import * as words from '@tennis/words/shell';
import { LinkButton } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** 404, with the two places most people were looking for. */
export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title={words.notFoundTitle}
      actions={
        <>
          <LinkButton variant="primary" href="/">
            {words.home}
          </LinkButton>
          <LinkButton href="/tournaments">{words.tournaments}</LinkButton>
        </>
      }
    >
      {words.notFoundText}
    </MessagePage>
  );
}
