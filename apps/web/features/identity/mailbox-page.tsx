// The mails that a demo would have sent (D23): if you try an invitation or a forgotten password, you find the link here.
import * as words from '@tennis/words/accounts';
import type { DemoMail } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { read } from '../../lib/api.ts';
import { formatMatchTime, viewerZone } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryCard } from './entry-card.tsx';

/** The page at /mailbox. */
export function MailboxPage() {
  usePageTitle(words.demoMails);
  const mails = useQuery({ ...read('listDemoMails', {}), refetchOnMount: 'always' });
  return (
    <EntryCard
      subtitle={words.mailboxSubtitle}
      title={words.demoMails}
      below={<TextLink href="/login">{words.backToLogin}</TextLink>}
    >
      {mails.isPending && (
        <SkeletonGroup label={words.loadingMails}>
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {mails.isError && <LoadFailed text={words.mailsFailed} onRetry={() => void mails.refetch()} />}
      {mails.data?.length === 0 && <EmptyState title={words.noMails} hint={words.noMailsHint} />}
      <ul className="grid gap-3">
        {mails.data?.map((mail) => (
          <Mail key={`${mail.at} ${mail.to} ${mail.subject}`} mail={mail} />
        ))}
      </ul>
      {mails.isSuccess && (
        <Button className="mt-4 w-full" busy={mails.isFetching} onClick={() => void mails.refetch()}>
          {words.lookAgain}
        </Button>
      )}
    </EntryCard>
  );
}

/** Its links stay in this app, no matter under which address it was opened. */
function Mail({ mail: { at, to, subject, text } }: { mail: DemoMail }) {
  const headingId = useId();
  const zone = viewerZone();
  return (
    <li>
      <article aria-labelledby={headingId} className="rounded-card bg-sunk p-4">
        <h3 id={headingId} className="type-column">
          {subject}
        </h3>
        <p className="mt-1 break-words text-control text-ink2">{words.mailTo({ address: to })}</p>
        <p className="text-control text-ink2">{formatMatchTime(at, zone)}</p>
        <p className="mt-3 whitespace-pre-line break-words text-control">
          {text.split(/(https?:\/\/\S+)/).map((part) => {
            if (!/^https?:/.test(part) || !URL.canParse(part)) return part;
            const { pathname, search } = new URL(part);
            return (
              <TextLink key={part} href={`${pathname}${search}`} className="break-all">
                {part}
              </TextLink>
            );
          })}
        </p>
      </article>
    </li>
  );
}
