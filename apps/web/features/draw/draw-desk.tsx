// A director's tools for draws, above the bracket: make one, review it, publish it, take it back (brief section 2, Draw maker).
import * as words from '@tennis/words/draw-maker';
import type { DrawOnWire, Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { read } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { keepPublication, keepStoredDraw } from '../../writes/draws.ts';
import { useWrite } from '../../writes/use-write.ts';
import { DraftDraw } from './draft-draw.tsx';
import { MakeDraw } from './make-draw.tsx';
import { PlanNext } from './plan-next.tsx';
import { TakeBack } from './take-back.tsx';

/** The desk of a tournament's draws. */
export function DrawDesk({
  tournament,
  whenNone = null,
}: {
  tournament: Tournament;
  /** Shown below while there is no draw at all. */
  whenNone?: ReactNode;
}) {
  const [isTakingBack, setIsTakingBack] = useState(false);
  const [isJustDrawn, setIsJustDrawn] = useState(false);
  const { data } = useQuery(read('getDraws', { params: { id: String(tournament.id) } }));
  const { busy, send } = useWrite<DrawOnWire>();
  if (data === undefined) return null;
  if (tournament.status === 'completed' && data.published === null) return whenNone;
  const { draft, published } = data;

  function takeBack(reason: string) {
    if (published === null) return;
    void send({
      route: 'setDrawPublished',
      call: {
        params: { id: String(tournament.id), drawId: String(published.id) },
        body: { published: false, reason },
      },
      seen: published.version,
      keepStored: keepStoredDraw,
      keep: keepPublication,
      after: () => setIsTakingBack(false),
      done: () => ({ title: words.takenBack }),
      failed: words.failed,
    });
  }

  if (published !== null) {
    const canTakeBack = published.canTakeBack === true && tournament.status !== 'completed';
    return (
      <Card padding="m" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-control text-ink2">
          {words.publishedState({ number: published.number, made: data.made })}
          {published.byHand
            ? ` · ${words.byHand}`
            : ` · ${words.lots({ number: String(published.randomSeed) })}`}
        </p>
        <div className="flex flex-wrap gap-2">
          {canTakeBack && <Button onClick={() => setIsTakingBack(true)}>{words.takeBack}</Button>}
          <PlanNext tournament={tournament} />
        </div>
        {isTakingBack && <TakeBack busy={busy} onConfirm={takeBack} onClose={() => setIsTakingBack(false)} />}
      </Card>
    );
  }
  return (
    <>
      <Card padding="m" as="section" aria-label={words.make} className="grid grid-cols-1 gap-4">
        {data.takenBackBecause !== null && (
          <Banner tone="info">{words.takenBackBecause({ reason: data.takenBackBecause })}</Banner>
        )}
        {draft === null ? (
          <MakeDraw tournament={tournament} onDrawn={() => setIsJustDrawn(true)} />
        ) : (
          <DraftDraw tournament={tournament} draw={draft} leadsHere={isJustDrawn} />
        )}
      </Card>
      {draft === null && whenNone}
    </>
  );
}
