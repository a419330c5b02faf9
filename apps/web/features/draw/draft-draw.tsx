// An unpublished draw: who stands on which line, what is odd about it, and what can be done with it.
import { print as printDraw } from '@tennis/words/draw-check';
import * as words from '@tennis/words/draw-maker';
import type { DrawOnWire, Match, Tournament } from '@tennis/contract';
import { redrawnStage, stayingLines } from '@tennis/domain';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { read } from '../../lib/api.ts';
import { isToBeDrawn, participantName, toBeDrawn } from '../../lib/participant-name.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { listed } from '../../lib/lists.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { forgetDraft, keepDraft, keepPublication, keepStoredDraw } from '../../writes/draws.ts';
import { WriteQuestions } from '../../writes/questions.tsx';
import { useWrite } from '../../writes/use-write.ts';
import { DrawFitNote } from './draw-fit.tsx';
import { DrawLines } from './draw-lines.tsx';
import { KIND_NAMES } from './kinds.ts';
import { SteppingIn } from './stepping-in.tsx';

const DrawnView = lazyPart(() => import('./drawn-view.tsx'), 'DrawnView');

/** A draw that is not out has no matches yet. */
const NO_MATCHES: readonly Match[] = [];

/** The lines of a draw that are to stay. */
interface Pins {
  readonly drawId: number;
  readonly lines: ReadonlySet<number>;
}

/** Pinned lines, and all of other parts: only one bracket is drawn again. */
const keptLines = (draw: DrawOnWire, pinned: ReadonlySet<number>): number[] =>
  [...draw.lines.keys()].filter(stayingLines(draw, [...pinned]));

/** The draft draw. `leadsHere`: it was drawn on this page, further down, so its header comes into view and takes the focus. */
export function DraftDraw({
  tournament,
  draw,
  leadsHere,
}: {
  tournament: Tournament;
  draw: DrawOnWire;
  leadsHere: boolean;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (leadsHere) head.current?.focus();
  }, [leadsHere]);
  const [isPublishing, setIsPublishing] = useState(false);
  const [pins, setPins] = useState<Pins>({ drawId: draw.id, lines: new Set() });
  const { data: entries } = useQuery(read('listParticipants', { params: { id: String(tournament.id) } }));
  const write = useWrite<DrawOnWire>();
  const { busy, send } = write;
  const params = { id: String(tournament.id), drawId: String(draw.id) };
  const breaches = draw.breaches ?? [];
  const clubless = draw.entries.filter(({ club }) => club === null).length;
  // Where no entry has a club, the members of one play among themselves.
  const saysClubless = draw.options.separateClubs !== false && clubless > 0 && clubless < draw.entries.length;

  const swap = (first: number, second: number) =>
    void send({
      route: 'adjustDraw',
      call: { params, body: { swap: [first, second] } },
      seen: draw.version,
      keepStored: keepStoredDraw,
      keep: keepDraft,
      failed: words.failed,
    });
  // Another draw has other names on its lines.
  const pinned = pins.drawId === draw.id ? pins.lines : new Set<number>();
  const pin = (line: number) => {
    const lines = new Set(pinned);
    if (!lines.delete(line)) lines.add(line);
    setPins({ drawId: draw.id, lines });
  };
  const redrawRest = () =>
    void send({
      route: 'adjustDraw',
      call: { params, body: { redraw: { keep: keptLines(draw, pinned) } } },
      seen: draw.version,
      keepStored: keepStoredDraw,
      keep: (client, redrawn) => {
        keepDraft(client, redrawn);
        // Another draw, with the same names on the lines that were to stay.
        setPins({ drawId: redrawn.id, lines: pinned });
      },
      failed: words.failed,
    });
  const fitBody = { ...draw.options, kind: draw.kind };
  const drawAgain = () => {
    const { randomSeed: _number, qualifying, ...body } = draw.options;
    // People who have left meanwhile qualify for nothing.
    const here = new Set(toBeDrawn(tournament, entries ?? []).map(({ id }) => id));
    const still = qualifying?.filter((id) => entries === undefined || here.has(id));
    void send({
      route: 'makeDraw',
      call: {
        params: { id: params.id },
        body: { ...body, ...(still !== undefined && { qualifying: still }) },
      },
      keep: keepDraft,
      failed: words.failed,
    });
  };
  const discard = () =>
    void send({
      route: 'discardDraw',
      call: { params },
      seen: draw.version,
      keepStored: keepStoredDraw,
      keep: (client) => forgetDraft(client, draw),
      done: () => ({ title: words.discarded }),
      failed: words.failed,
    });
  const publish = () =>
    void send({
      route: 'setDrawPublished',
      call: { params, body: { published: true } },
      seen: draw.version,
      keepStored: keepStoredDraw,
      keep: keepPublication,
      after: () => setIsPublishing(false),
      done: () => ({ title: words.published }),
      failed: words.failed,
    });

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2 ref={head} tabIndex={-1} className="scroll-mt-32 text-section font-semibold outline-none">
            {words.draft({ number: draw.number })}
          </h2>
          <p className="text-control text-ink2">
            {KIND_NAMES[draw.kind]} ·{' '}
            {draw.byHand ? words.byHand : words.lots({ number: String(draw.randomSeed) })}
          </p>
          <p className="text-control text-ink2">{words.draftHint}</p>
          <TextLink href={`/tournaments/${tournament.id}/print`} className="justify-self-start text-control">
            {printDraw}
          </TextLink>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:last:col-span-2">
          <Button variant="quiet" disabled={busy} onClick={discard}>
            {words.discard}
          </Button>
          <Button disabled={busy} onClick={drawAgain}>
            {words.drawAgain}
          </Button>
          <Button variant="primary" disabled={busy} onClick={() => setIsPublishing(true)}>
            {words.publish}
          </Button>
        </div>
      </div>
      {breaches.length > 0 ? (
        <Banner tone="warn" title={words.oddities}>
          <ul className="grid list-disc gap-1 pl-5">
            {breaches.map(({ rule, message }) => (
              <li key={rule + message}>{message}</li>
            ))}
          </ul>
        </Banner>
      ) : (
        <Banner tone="success">{words.clean}</Banner>
      )}
      {saysClubless && <p className="text-control text-ink2">{words.clubless({ count: clubless })}</p>}
      <DrawFitNote tournament={tournament} body={fitBody} count={draw.entries.length} />
      <SteppingIn tournament={tournament} />
      <NotHere tournament={tournament} />
      {redrawnStage(draw) !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 text-control text-ink2">{words.keepHint}</p>
          {pinned.size > 0 && (
            <Button disabled={busy} onClick={redrawRest}>
              {words.redrawRest({ count: pinned.size })}
            </Button>
          )}
        </div>
      )}
      <DrawLines draw={draw} busy={busy} pinned={pinned} onPin={pin} onSwap={swap} />
      <section aria-label={words.preview} className="grid grid-cols-1 gap-3">
        <h3 className="text-section font-semibold">{words.preview}</h3>
        <Suspense fallback={<TabSkeleton />}>
          <DrawnView tournament={tournament} draw={draw} matches={NO_MATCHES} toolsHost={null} />
        </Suspense>
      </section>
      {isPublishing && (
        <ConfirmDialog
          onOpenChange={setIsPublishing}
          tone="primary"
          title={words.publishQuestion}
          description={words.publishText({ matches: playedMatches(draw) })}
          confirmLabel={words.publish}
          busy={busy}
          onConfirm={publish}
        />
      )}
      <WriteQuestions write={write} />
    </div>
  );
}

/** Players who have not checked in, once the desk has begun: the director decides whether they are drawn. */
function NotHere({ tournament }: { tournament: Tournament }) {
  const { data: entries } = useQuery(read('listParticipants', { params: { id: String(tournament.id) } }));
  const awaited = entries?.filter(isToBeDrawn) ?? [];
  const absent = awaited.filter(({ checkIn }) => checkIn !== 'here');
  if (absent.length === awaited.length || absent.length === 0) return null;
  return (
    <Banner tone="info" title={words.notHere({ count: absent.length })}>
      {listed(absent.map((entry) => participantName(entry)))}
    </Banner>
  );
}

/** How many matches of a draw will be played, byes left out. */
const playedMatches = ({ matches, slots }: DrawOnWire): number =>
  matches.filter((_, index) => slots[index * 2] !== -2 && slots[index * 2 + 1] !== -2).length;
