// The page at /score/{matchId} (brief section 8, mock 03): over the whole screen, at the net post, with or without a signal.
import * as words from '@tennis/words/pad';
import { tbd } from '@tennis/words/matches';
import type { ScoreLog } from '@tennis/contract';
import { isServerSaid } from '@tennis/domain';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SyncChip } from '../../ui/sync-chip.tsx';
import { Choose, Held } from './choose-log.tsx';
import { FirstServe, NextServe } from './first-serve.tsx';
import { useKeptPad } from './keep-pad.ts';
import { isOver } from './own-log.ts';
import { PadBoard } from './pad-board.tsx';
import { pairsOf, type PadPlayers } from './pad-players.ts';
import { PadTitle } from './pad-title.tsx';
import { viewOnce } from './pad-view.ts';
import { Paper } from './paper.tsx';
import type { LogKeeper, Shown } from './shown-log.ts';
import { SignedOut, SignIn } from './signed-out.tsx';
import { useScoreLog } from './use-score-log.ts';
import { wayBack, type WayBack } from './way-back.ts';

/** The page. */
export function PadPage({ id, isSignedIn }: { id: number; isSignedIn: boolean }) {
  usePageTitle(words.title);
  const { shown, keeper } = useScoreLog(id);
  useKeptPad();
  const { view } = shown;
  const way = wayBack(isSignedIn, view);
  return (
    <main className="fixed inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-[#0c2b22] text-white">
      <header className="flex min-h-14 items-center gap-3 px-3 py-1.5">
        <a
          href={way.close}
          aria-label={words.close}
          className="grid size-11 flex-none place-items-center rounded-control"
        >
          <X aria-hidden="true" size={24} />
        </a>
        <div className="min-w-0 flex-1 text-center">
          {view === null ? <h1 className="unseen">{words.title}</h1> : <PadTitle match={view.match} />}
        </div>
        <SyncChip state={chipOf(shown)} queued={shown.queued} />
      </header>
      <Body shown={shown} keeper={keeper} way={way} />
    </main>
  );
}

/** A point tapped a moment ago is on the device, and not saved before the server has it. */
function chipOf({ conflict, sync, queued }: Shown) {
  if (conflict !== null || sync === 'refused') return 'review';
  return sync === 'saved' && queued > 0 ? 'saving' : sync;
}

const namesOf = ({ match }: ScoreLog) => [match.p1Name ?? tbd, match.p2Name ?? tbd] as const;

function Body({ shown, keeper, way }: { shown: Shown; keeper: LogKeeper; way: WayBack }) {
  const { state, view, log, conflict } = shown;
  if (state === 'loading') return <Skeleton className="h-full w-full" />;
  if (view === null || state === 'failed')
    return (
      <Paper>
        {shown.refusal === null ? (
          <LoadFailed text={words.failed} onRetry={() => void keeper.load()} />
        ) : (
          <Banner>{shown.refusal}</Banner>
        )}
        {shown.isSignedOut && <SignIn matchId={keeper.matchId} />}
      </Paper>
    );
  if (shown.isCompleted)
    return (
      <Paper>
        <p className="type-section">{words.completed}</p>
        <p className="text-body">{view.match.scoreText}</p>
        <a href={way.home} className={buttonClass('primary')}>
          {way.isOrganiser ? words.backToScores : words.otherMatches}
        </a>
      </Paper>
    );
  if (conflict !== null)
    return (
      <Asked shown={shown} keeper={keeper}>
        <Choose shown={shown} conflict={conflict} keeper={keeper} />
      </Asked>
    );
  const players: PadPlayers = { names: namesOf(view), pairs: pairsOf(view) };
  const { match } = view;
  if (log === null) {
    if (isOver(view)) return <Paper>{words.alreadyOver}</Paper>;
    if (match.participant1Id === null || match.participant2Id === null)
      return <Paper>{words.notReady}</Paper>;
    if (view.log !== null)
      return (
        <Asked shown={shown} keeper={keeper}>
          <Held view={view} keeper={keeper} />
        </Asked>
      );
    return <FirstServe players={players} keeper={keeper} view={view} />;
  }
  const pad = viewOnce(log);
  if (pad === null) return <Paper>{words.failed}</Paper>;
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <div>
        {/* That page needs the server; without one the score is corrected here. */}
        {way.isOrganiser && shown.sync !== 'offline' && (
          <nav
            aria-label={words.mode}
            className="mx-3 mb-2.5 grid grid-cols-2 rounded-card bg-[#ffffff1a] p-1 text-center text-control font-semibold"
          >
            <span
              aria-current="page"
              className="grid min-h-11 place-items-center rounded-control bg-white text-[#10211a]"
            >
              {words.byPoints}
            </span>
            <a
              href={`/manage-scores?match=${match.id}`}
              className="grid min-h-11 place-items-center rounded-control text-white"
            >
              {words.bySets}
            </a>
          </nav>
        )}
        <Troubles shown={shown} keeper={keeper} />
        {log.completes === true && shown.sync === 'offline' && (
          <Banner tone="info">{words.completesLater}</Banner>
        )}
        {(shown.isDiskFull || shown.isUnkept) && (
          <Banner tone="danger">{shown.isDiskFull ? words.diskFull : words.notKept}</Banner>
        )}
      </div>
      {!pad.state.isOver && !isServerSaid(pad.setup, pad.events) ? (
        <NextServe players={players} keeper={keeper} view={view} pad={pad} />
      ) : (
        <PadBoard
          view={pad}
          shown={shown}
          keeper={keeper}
          players={players}
          seeds={[match.p1Seed, match.p2Seed]}
        />
      )}
    </div>
  );
}

/** The reason why this device does not reach the server, with the way back. */
function Troubles({ shown, keeper }: { shown: Shown; keeper: LogKeeper }) {
  if (shown.isSignedOut) return <SignedOut matchId={keeper.matchId} />;
  if (shown.refusal === null) return null;
  return (
    <Banner tone="warn" actions={shown.sync === 'offline' && <SignIn matchId={keeper.matchId} />}>
      {shown.refusal}
    </Banner>
  );
}

/** A question, and below it why an answer could not be carried out. */
function Asked({ shown, keeper, children }: { shown: Shown; keeper: LogKeeper; children: ReactNode }) {
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <div>
        <Troubles shown={shown} keeper={keeper} />
        {shown.sync === 'offline' && !shown.isSignedOut && shown.refusal === null && (
          <Banner tone="warn">{words.noAnswer}</Banner>
        )}
      </div>
      {children}
    </div>
  );
}
