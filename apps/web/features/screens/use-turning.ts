// The pages of a screen turn by themselves, by the arrow keys, or not at all while somebody has paused them.
import { useEffect, useEffectEvent, useState } from 'react';

const TURN_MS = 15_000;
/** A page stays for at most this many turns: a set of nine deuces must not hide the order of play. */
const MOST_HELD = 8;

/** Where the screen is: which page of the turn, and how many turns have gone by. */
export interface Turning {
  readonly page: number;
  readonly turn: number;
  readonly held: number;
}

export const START: Turning = { page: 0, turn: 0, held: 0 };

/** The page after this one, or before it with -1; behind the last one a new turn begins. */
export function turned({ page, turn }: Turning, pages: number, by: 1 | -1): Turning {
  const next = Math.min(page, Math.max(0, pages - 1)) + by;
  if (next >= pages) return { page: 0, turn: turn + 1, held: 0 };
  if (next < 0) return { page: Math.max(0, pages - 1), turn, held: 0 };
  return { page: next, turn, held: 0 };
}

/** The page after a tick of the clock: the next one, unless this one is held. */
export const ticked = (at: Turning, pages: number, isHeld: boolean): Turning =>
  isHeld && at.held < MOST_HELD ? { ...at, held: at.held + 1 } : turned(at, pages, 1);

/** The place of a screen, and what moves it. */
export interface Turns {
  readonly at: Turning;
  readonly isStopped: boolean;
  readonly step: (pages: number, by: 1 | -1) => void;
  /** The time of the page that was shown is over. */
  readonly tick: (shown: Turning, pages: number, isHeld: boolean) => void;
  readonly toggle: () => void;
}

/** Begins with the first page. */
export function useTurns(): Turns {
  const [at, setAt] = useState(START);
  const [isStopped, setIsStopped] = useState(false);
  return {
    at,
    isStopped,
    step: (pages, by) => setAt((now) => turned(now, pages, by)),
    tick: (shown, pages, isHeld) => setAt(ticked(shown, pages, isHeld)),
    toggle: () => setIsStopped((now) => !now),
  };
}

/** Turns the pages of a screen by the clock, and by the arrow keys of a remote control. */
export function useTurning({ at, isStopped, step, tick }: Turns, pages: number, isHeld: boolean): void {
  const onTick = useEffectEvent((shown: Turning) => tick(shown, pages, isHeld));
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(pages, 1);
    if (key === 'ArrowLeft') step(pages, -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // A page that was turned to by hand has its whole time.
  useEffect(() => {
    if (isStopped) return undefined;
    const timer = setTimeout(() => onTick(at), TURN_MS);
    return () => clearTimeout(timer);
  }, [isStopped, at]);
}
