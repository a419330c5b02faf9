// The pad itself: halves, band and controls. Every tap is stored on the device before anything else.
import * as words from '@tennis/words/pad';
import type { LogEvent, Side } from '@tennis/domain';
import { Timer, TimerOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isInTable } from '../../lib/in-table.ts';
import { singleKeysAct } from '../../lib/preferences.ts';
import { useScreenOn } from '../../lib/screen-on.ts';
import { createBounceGuard } from './bounce.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import { tick, tone } from './court-side.ts';
import { Half } from './halves.tsx';
import type { LogKeeper, Shown } from './shown-log.ts';
import { minutesPlayed, sinceTime } from './minutes-played.ts';
import { OrderOfService } from './order-of-service.tsx';
import { playerName, type PadPlayers } from './pad-players.ts';
import { MoreDialog } from './more-dialog.tsx';
import { PadControls } from './pad-controls.tsx';
import { usePadChoices } from './pad-choices.ts';
import { bandOf, fits, type PadView } from './pad-view.ts';
import { TimeDialog } from './time-dialog.tsx';

export interface PadBoardProps {
  readonly view: PadView;
  readonly shown: Shown;
  readonly keeper: LogKeeper;
  readonly players: PadPlayers;
  readonly seeds: readonly [number | null, number | null];
}

/** Everything below the head. */
export function PadBoard({ view, shown, keeper, players, seeds }: PadBoardProps) {
  const { names } = players;
  useScreenOn();
  const { choices, turn } = usePadChoices();
  const [open, setOpen] = useState<'more' | 'complete' | 'time' | null>(null);
  const [isBounce] = useState(() => createBounceGuard(() => performance.now()));
  const { state } = view;

  /** Keeps what was chosen in a dialog or in turn: that takes more than one tap, so no bounce repeats it. */
  function keep(event: LogEvent): void {
    if (fits(view, event)) keeper.add(event);
  }
  /** Keeps what one tap on the board has noted, and answers whether it counts. A tap on the other half is a bounce of the same thumb too. */
  function note(event: LogEvent): boolean {
    if (!fits(view, event) || isBounce(event.type)) return false;
    keeper.add(event);
    return true;
  }
  function point(winner: Side) {
    if (state.isOver || !note({ type: 'point', winner })) return;
    const stake = state.stakes[winner - 1];
    const isGame = stake !== null && stake !== undefined;
    tick(isGame);
    if (choices.sound) tone(isGame);
  }
  const serverNow = state.serve?.server.side ?? null;
  function changeServer() {
    if (serverNow !== null) note({ type: 'server', side: serverNow === 1 ? 2 : 1 });
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysAct() || open !== null) return;
    // A key that is held down is pressed once.
    if (event.repeat) return;
    const acts: Readonly<Record<string, () => void>> = {
      1: () => point(1),
      2: () => point(2),
      u: () => void note({ type: 'undo' }),
      f: () => void note({ type: 'fault' }),
      l: () => void note({ type: 'let' }),
      s: changeServer,
      t: () => {
        if (state.timed !== null) setOpen('time');
      },
    };
    const act = acts[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    place?.addEventListener('keydown', onKey);
    place?.focus({ preventScroll: true });
    return () => place?.removeEventListener('keydown', onKey);
  }, []);

  const band = bandOf(state, names);
  const isOver = state.isOver;
  const mustWin = shown.view !== null && !isInTable(shown.view.match);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="application"
      aria-label={words.title}
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto_auto] shadow-none! outline-none"
    >
      <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto_minmax(0,1fr)] md:grid-cols-2 md:grid-rows-[minmax(0,1fr)_auto]">
        <Half side={1} players={players} seed={seeds[0]} state={state} disabled={isOver} onPoint={point} />
        <output
          aria-live="polite"
          className="flex min-h-14 items-center gap-2.5 border-y-2 border-[#10211a] bg-[#dff44a] px-4.5 py-1 text-[#10211a] md:col-span-2 md:row-start-2 [@media(max-height:27rem)]:min-h-9"
        >
          {/* A name that does not fit beside the stake goes below it. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
            <b className="font-display text-[1.1875rem] leading-tight [overflow-wrap:anywhere] max-[22rem]:text-body">
              {band.text}
            </b>
            <span className="max-w-full truncate text-body">{band.who}</span>
          </span>
          <span className="unseen">{spoken(view, players)}</span>
          <span className="unseen">{spokenReceiver(view, players)}</span>
          <Clock view={view} shown={shown} />
        </output>
        <Half side={2} players={players} seed={seeds[1]} state={state} disabled={isOver} onPoint={point} />
      </div>
      <OrderOfService state={state} players={players} onNote={keep} />
      <PadControls
        view={view}
        leftHanded={choices.leftHanded}
        busy={shown.log?.completes === true && shown.sync === 'saving'}
        onNote={note}
        onChangeServer={changeServer}
        onMore={() => setOpen('more')}
        onTime={() => setOpen('time')}
        onComplete={() => setOpen('complete')}
      />
      {open === 'complete' && (
        <CompleteDialog
          view={view}
          shown={shown}
          keeper={keeper}
          players={players}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'time' && (
        <TimeDialog
          view={view}
          mustWin={mustWin}
          onEnd={() => {
            setOpen(null);
            keep({ type: 'time' });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'more' && (
        <MoreDialog
          view={view}
          players={players}
          choices={choices}
          mustWin={mustWin}
          onTurn={turn}
          onNote={(event) => {
            setOpen(null);
            keep(event);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** The score as a screen reader hears it after each point. */
function spoken({ state }: PadView, players: PadPlayers): string | null {
  if (state.isOver || state.serve === null) return null;
  const server = playerName(players, state.serve.server);
  return words.called({
    server,
    points: state.pointWords.join('-'),
    first: String(state.games[0]),
    second: String(state.games[1]),
  });
}

/** The receiver, where partners take turns. */
function spokenReceiver({ state: { serve } }: PadView, players: PadPlayers): string | null {
  if (serve === null || players.pairs[serve.receiver.side - 1] === null) return null;
  return words.receives({ name: playerName(players, serve.receiver) });
}

const MINUTE_MS = 60_000;

/** How long they have been playing, against how long it should take; in a timed set, how much of its time is over. */
function Clock({ view: { state, setup }, shown }: { view: PadView; shown: Shown }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const events = shown.log?.events ?? [];
  // Sets that end by their score leave no mark in the log: after those, the clock is that of the match.
  const timed = setup.format.set.kind === 'timed' ? state.timed : null;
  const minutes = minutesPlayed(timed === null ? events : sinceTime(events), now);
  const limit = timed?.minutes ?? shown.view?.timeLimit ?? 0;
  if (minutes === null || limit === 0) return null;
  if (timed !== null && minutes >= limit)
    return (
      <b className="ml-auto flex flex-none items-center gap-1.5 text-body">
        <TimerOff size={18} aria-hidden="true" />
        {words.timeUp}
      </b>
    );
  return (
    <span className="ml-auto flex flex-none items-center gap-1.5 text-control font-medium" aria-hidden="true">
      <Timer size={17} />
      {words.minutes({ minutes: String(minutes), limit: String(limit) })}
    </span>
  );
}
