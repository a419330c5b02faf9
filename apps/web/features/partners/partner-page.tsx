// A request to be somebody's partner, by the link of a mail: declined without an account, accepted by anybody who signs in or up.
import { tryAgain } from '@tennis/words/common';
import { failed } from '@tennis/words/entering';
import * as words from '@tennis/words/partners';
import type { PartnerLink } from '@tennis/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { isRefused, read } from '../../lib/api.ts';
import { formatDay } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { usePartnerAnswer } from '../../writes/use-partner-answer.ts';
import { useWrite } from '../../writes/use-write.ts';
import { useWhoPlays, WhoPlays } from '../../writes/who-plays.tsx';

/** The page at /partner/{token}. */
export function PartnerPage() {
  usePageTitle(words.page);
  const { token = '' } = useParams({ strict: false });
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...read('getPartnerRequest', { params: { token } }),
    // Taken back or answered elsewhere: a return to the page asks again.
    staleTime: 0,
  });
  return (
    <div className="mx-auto w-full max-w-[560px] py-4 md:py-10">
      <h1 className="type-page mb-4">{words.page}</h1>
      <Card as="section" padding="l">
        {data !== undefined && <Asked token={token} request={data} />}
        {data === undefined && isError && isRefused(error, 404) && <Banner title={words.unknownLink} />}
        {data === undefined && isError && !isRefused(error, 404) && (
          <Banner
            actions={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {tryAgain}
              </Button>
            }
          >
            {words.loadFailed}
          </Banner>
        )}
        {data === undefined && !isError && (
          <SkeletonGroup label={words.page}>
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        )}
      </Card>
    </div>
  );
}

function Asked({ token, request }: { token: string; request: PartnerLink }) {
  const user = useSession();
  const { from: name, tournament, state } = request;
  return (
    <>
      <p className="text-body [overflow-wrap:anywhere]">
        {words.pageAsks({ name, tournament: tournament.name })}
      </p>
      <p className="mt-1 text-control text-ink2">
        {words.starts({ day: formatDay(tournament.startDate, tournament.timeZone) })}
      </p>
      <p className="mt-1 text-control text-ink2">{words.meaning}</p>
      <div className="mt-4">
        {state !== 'pending' ? (
          <Banner
            tone="info"
            actions={<LinkButton href={`/tournaments/${tournament.id}`}>{words.toTournament}</LinkButton>}
          >
            {words.pageState({ state })}
          </Banner>
        ) : user === null ? (
          <ForVisitors token={token} />
        ) : (
          <ForMembers token={token} request={request} />
        )}
      </div>
    </>
  );
}

/** Signing in and up lead back here. */
function ForVisitors({ token }: { token: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { href } = useLocation();
  const { busy, send } = useWrite();
  const decline = () =>
    send({
      route: 'declinePartnerRequest',
      call: { params: { token }, body: {} },
      after: () => client.invalidateQueries({ queryKey: [`/api/partner-requests/${token}`] }),
      done: () => ({ title: words.declined }),
      failed,
    });
  const state = { returnTo: href };
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" onClick={() => void navigate({ to: '/register', state })}>
        {words.createAccount}
      </Button>
      <Button onClick={() => void navigate({ to: '/login', state })}>{words.signInToAccept}</Button>
      <Button busy={busy} onClick={() => void decline()}>
        {words.decline}
      </Button>
    </div>
  );
}

function ForMembers({ token, request }: { token: string; request: PartnerLink }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, answer } = usePartnerAnswer();
  const { id: requestId, tournament } = request;
  const { data } = useQuery(read('getEntering', { params: { id: String(tournament.id) } }));
  const who = useWhoPlays(data?.people ?? []);
  async function send(accept: boolean) {
    const isDone = await answer({
      tournamentId: tournament.id,
      requestId,
      accept,
      token,
      ...(who.personId !== undefined && { personId: who.personId }),
    });
    if (isDone && accept) await navigate({ href: `/tournaments/${tournament.id}` });
    else await client.invalidateQueries({ queryKey: [`/api/partner-requests/${token}`] });
  }
  return (
    <div className="grid gap-4">
      <WhoPlays who={who} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={() => void send(true)}>
          {words.accept}
        </Button>
        <Button busy={busy} onClick={() => void send(false)}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}
