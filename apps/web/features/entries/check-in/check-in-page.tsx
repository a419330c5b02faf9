// The check-in board of a tournament: big targets for the desk on a phone, one press for each player.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/check-in';
import type { CheckIn, Participant, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch, useNavigate } from '@tanstack/react-router';
import { RotateCcw, RotateCw, Search, Users } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { isMissing, read, readFirst } from '../../../lib/api.ts';
import { itsParticipants } from '../../../lib/first-reads.ts';
import { LANGUAGE } from '../../../lib/language.ts';
import { mayManageTournament, useSession } from '../../../lib/session.ts';
import { useTournamentId } from '../../../lib/tournament-id.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Progress } from '../../../ui/progress.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TournamentMissing } from '../../../ui/tournament-missing.tsx';
import { forgetCheckIns, keepEntry } from '../../../writes/entries.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { WithdrawDialog } from '../withdraw-dialog.tsx';
import { countsOf, onBoard, stateOf, type Shown } from './board.ts';
import { CheckInRow } from './check-in-row.tsx';

/** The page at /tournaments/{id}/check-in. */
export function CheckInPage() {
  usePageTitle(words.title);
  const id = useTournamentId();
  const user = useSession();
  const tournament = useQuery({ ...read('getTournament', { params: { id: String(id) } }), enabled: id > 0 });
  if (id === 0 || isMissing(tournament.error)) return <TournamentMissing />;
  return (
    <>
      {tournament.data !== undefined && (
        <Breadcrumb
          trail={[
            { label: words.tournaments, href: '/tournaments' },
            { label: tournament.data.name, href: `/tournaments/${id}?tab=participants` },
          ]}
          current={words.title}
        />
      )}
      {tournament.isPending && <Loading />}
      {tournament.isError && (
        <Banner actions={<Button onClick={() => void tournament.refetch()}>{tryAgain}</Button>}>
          {words.entriesFailed}
        </Banner>
      )}
      {tournament.data !== undefined &&
        (mayManageTournament(user, tournament.data) && tournament.data.status !== 'completed' ? (
          <Board tournament={tournament.data} />
        ) : (
          <>
            <PageHeader title={words.title} />
            <EmptyState
              title={tournament.data.status === 'completed' ? words.over : words.notYours}
              action={<LinkButton href={`/tournaments/${id}`}>{words.back}</LinkButton>}
            />
          </>
        ))}
    </>
  );
}

function Board({ tournament }: { tournament: Tournament }) {
  const entries = useQuery(readFirst(itsParticipants(tournament.id)));
  const { shown = 'all' } = useSearch({ from: '/tournaments/$id/check-in' });
  const navigate = useNavigate({ from: '/tournaments/$id/check-in' });
  const [text, setText] = useState('');
  // A letter or a press shows at once; the list follows after that has been painted.
  const found = useDeferredValue(text);
  const listed = useDeferredValue(shown);
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  const { busy, busyIds, send } = useWrite();
  const isWide = useMediaQuery('(min-width: 768px)');
  if (entries.isError)
    return (
      <Banner actions={<Button onClick={() => void entries.refetch()}>{tryAgain}</Button>}>
        {words.entriesFailed}
      </Banner>
    );
  if (entries.data === undefined) return <Loading />;
  const counts = countsOf(entries.data);
  const rows = onBoard(entries.data, { shown: listed, text: found, language: LANGUAGE });
  const params = { id: String(tournament.id) };
  // On a phone there is room for the words alone; the line on top counts.
  const counted = (count: number) => (isWide ? { count } : {});

  // A second press sets them back to expected, so mistakes need no other button.
  const mark = (participant: Participant, state: CheckIn) =>
    void send({
      route: 'setCheckIn',
      call: {
        params: { ...params, participantId: String(participant.id) },
        body: { state: stateOf(participant) === state ? 'expected' : state },
      },
      about: participant.id,
      keep: keepEntry,
      failed: words.failed,
    });
  const clear = () =>
    void send({
      route: 'clearCheckIns',
      call: { params },
      keep: (client) => forgetCheckIns(client, tournament.id),
      after: () => setIsClearing(false),
      done: () => ({ title: words.cleared }),
      failed: words.failed,
    });

  return (
    <>
      <PageHeader
        title={words.title}
        description={`${words.counted({ here: counts.here, all: counts.all })} · ${words.missingCounted({ count: counts.missing })}`}
        actions={
          <>
            <Button icon={RotateCw} busy={entries.isFetching} onClick={() => void entries.refetch()}>
              {words.refresh}
            </Button>
            {counts.expected < counts.all && (
              <Button icon={RotateCcw} onClick={() => setIsClearing(true)}>
                {words.clear}
              </Button>
            )}
          </>
        }
      />
      <Progress
        value={counts.here}
        max={counts.all}
        label={words.counted({ here: counts.here, all: counts.all })}
      />
      {counts.all === 0 ? (
        <EmptyState icon={Users} title={words.none} />
      ) : (
        <>
          <div className="sticky top-14 z-10 -mx-4 mt-3 grid grid-cols-1 gap-3 bg-bg px-4 py-3 md:top-0 md:mx-0 md:grid-cols-2 md:px-0 *:min-w-0">
            <TextField
              label={words.search}
              labelHidden
              placeholder={words.search}
              type="search"
              autoComplete="off"
              maxLength={100}
              lead={<Search aria-hidden="true" className="size-4" />}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Segmented<Shown>
              label={words.show}
              stretch
              className="max-md:overflow-x-auto"
              value={shown}
              onChange={(next) =>
                void navigate({
                  search: next === 'all' ? {} : { shown: next },
                  replace: true,
                  resetScroll: false,
                })
              }
              options={[
                { value: 'all', label: words.all, ...counted(counts.all) },
                { value: 'expected', label: words.expected, ...counted(counts.expected) },
                { value: 'here', label: words.here, ...counted(counts.here) },
                { value: 'missing', label: words.missing, ...counted(counts.missing) },
              ]}
            />
          </div>
          {rows.length === 0 ? (
            <EmptyState title={listed === 'expected' && found === '' ? words.allHere : words.noneFound} />
          ) : (
            <Card padding="none">
              <ul aria-label={words.list} className="divide-y divide-line">
                {rows.map((participant) => (
                  <CheckInRow
                    key={participant.id}
                    participant={participant}
                    busy={busyIds.includes(participant.id)}
                    onMark={mark}
                    onWithdraw={setLeaving}
                  />
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
      {leaving !== null && <Withdrawal participant={leaving} onClose={() => setLeaving(null)} />}
      {isClearing && (
        <ConfirmDialog
          title={words.clearQuestion}
          description={words.clearText}
          confirmLabel={words.clear}
          tone="primary"
          busy={busy}
          onConfirm={clear}
          onOpenChange={() => setIsClearing(false)}
        />
      )}
    </>
  );
}

/** Somebody who does not come is withdrawn where that is noticed. */
function Withdrawal({ participant, onClose }: { participant: Participant; onClose: () => void }) {
  const { data: draws } = useQuery(read('getDraws', { params: { id: String(participant.tournamentId) } }));
  if (draws === undefined) return null;
  return (
    <WithdrawDialog
      participant={participant}
      drawId={draws.published?.id ?? null}
      reason="no_show"
      onClose={onClose}
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup label={words.title} className="grid gap-px">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-16 w-full" />
      ))}
    </SkeletonGroup>
  );
}
