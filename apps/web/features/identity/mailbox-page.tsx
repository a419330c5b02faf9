// The mails that a demo would have sent (D23): whoever tries an invitation or a forgotten password finds the link here.
import type { DemoMail } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { read } from '../../lib/api.ts';
import { formatDay, formatTime, viewerZone } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EntryCard } from './entry-card.tsx';

/** The page at /mailbox. */
export function MailboxPage() {
  usePageTitle('Mails of this demo');
  const mails = useQuery({ ...read('listDemoMails', {}), refetchOnMount: 'always' });
  return (
    <EntryCard
      subtitle="What this demo would have sent"
      title="Mails of this demo"
      below={<TextLink href="/login">Back to login</TextLink>}
    >
      {mails.isPending && (
        <SkeletonGroup label="Loading mails">
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
      {mails.isError && <LoadFailed what="mails" onRetry={() => void mails.refetch()} />}
      {mails.data?.length === 0 && (
        <EmptyState
          title="No mails yet"
          hint="Ask for a reset link or send an invitation. Its mail is here a few seconds later."
        />
      )}
      <ul className="grid gap-3">
        {mails.data?.map((mail) => (
          <Mail key={`${mail.at} ${mail.to} ${mail.subject}`} mail={mail} />
        ))}
      </ul>
      {mails.isSuccess && (
        <Button className="mt-4 w-full" busy={mails.isFetching} onClick={() => void mails.refetch()}>
          Look again
        </Button>
      )}
    </EntryCard>
  );
}

/** Its links stay in this app, by whatever name it was opened. */
function Mail({ mail: { at, to, subject, text } }: { mail: DemoMail }) {
  const headingId = useId();
  const zone = viewerZone();
  return (
    <li>
      <article aria-labelledby={headingId} className="rounded-card bg-sunk p-4">
        <h3 id={headingId} className="type-column">
          {subject}
        </h3>
        <p className="mt-1 break-words text-control text-ink2">{`To ${to}`}</p>
        <p className="text-control text-ink2">{`${formatDay(at, zone)}, ${formatTime(at, zone)}`}</p>
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
