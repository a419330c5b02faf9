// The page at /mails/stop/{token}: one press ends mails, by the link of a mail and without signing in (ADR 29). Opening it ends nothing, because mail
// programs look at links themselves.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { isRefused, read } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { TOPICS } from './topics.ts';

/** The page. */
export function MailStopPage() {
  usePageTitle(words.stopTitle);
  const { token = '' } = useParams({ strict: false });
  const query = useQuery({ ...read('getMailStop', { params: { token } }), staleTime: 0 });
  const { data, error, isFetching, refetch } = query;
  return (
    <div className="mx-auto w-full max-w-[560px] py-4 md:py-10">
      <h1 className="type-page mb-4">{words.stopTitle}</h1>
      <Card as="section" padding="l">
        {data !== undefined ? (
          <Stop token={token} {...data} />
        ) : error === null ? (
          <Skeleton className="h-24 w-full" />
        ) : isRefused(error, 404) ? (
          <Banner title={words.stopUnknown} actions={<ToSettings />} />
        ) : (
          <Banner
            actions={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {tryAgain}
              </Button>
            }
          >
            {words.stopLoadFailed}
          </Banner>
        )}
      </Card>
    </div>
  );
}

type Topics = readonly (keyof typeof TOPICS)[];

/** One below the other: their names have commas. */
const Named = ({ topics }: { topics: Topics }) => (
  <ul className="my-2 list-disc ps-5">
    {topics.map((topic) => (
      <li key={topic}>{TOPICS[topic]}</li>
    ))}
  </ul>
);

const ToSettings = () => <LinkButton href="/settings">{words.stopSettings}</LinkButton>;

function Stop({ token, topics, mailed }: { token: string; topics: Topics; mailed: Topics }) {
  const client = useQueryClient();
  const { busy, send } = useWrite();
  const key = read('getMailStop', { params: { token } }).queryKey;
  if (mailed.length === 0)
    return (
      <Banner tone="info" title={words.stopDone} actions={<ToSettings />}>
        <Named topics={topics} />
        {words.stopDoneText}
      </Banner>
    );
  const stop = () =>
    void send({
      route: 'stopMails',
      call: { params: { token }, body: {} },
      keep: () => client.setQueryData(key, { topics: [...topics], mailed: [] }),
      failed: words.stopFailed,
    });
  return (
    <>
      <div className="mb-4 text-body">
        <p>{words.stopAbout}</p>
        <Named topics={mailed} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={stop}>
          {words.stop}
        </Button>
        <ToSettings />
      </div>
    </>
  );
}
