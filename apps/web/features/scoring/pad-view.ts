// The pad's view of a log: the score, the meaning of the next point, and the state after an undo.
import * as words from '@tennis/words/pad';
import {
  callOf,
  disciplineOf,
  formatScore,
  parseMatchFormat,
  playOn,
  replayThrough,
  undoTarget,
  type LogEvent,
  type MatchSetup,
  type MatchState,
  type Replayed,
} from '@tennis/domain';
import type { ScoreLog } from '@tennis/contract';
import type { KeptLog } from './own-log.ts';

type Setting = Pick<KeptLog, 'view' | 'firstServer' | 'women' | 'matchFormat'>;

/** The setup of a log; null if its format cannot be read, which no stored one is. */
function setupOf({ view, firstServer, women, matchFormat }: Setting): MatchSetup | null {
  const format = parseMatchFormat(matchFormat ?? view.log?.matchFormat ?? view.match.matchFormat);
  if (!format.ok) return null;
  return {
    format: format.value,
    discipline: disciplineOf(view.doubles, women),
    firstServer,
  };
}

/** The points as they are called, in the reader's language. */
const calledPoints = (state: MatchState): string => (state.isDeuce ? words.deuce : callOf(state));

/** The state after a log, and after one more event where that fits. */
export interface PadView {
  readonly setup: MatchSetup;
  readonly events: readonly LogEvent[];
  /** From where it is played on. */
  readonly replayed: Replayed;
  readonly state: MatchState;
  /** The points to which an undo leads back; null if nothing stands. */
  readonly undoTo: string | null;
}

/** The view of a match before its log is begun, at the score that somebody has typed, if anybody has. */
export function viewBefore(view: ScoreLog, typed: LogEvent | null): PadView | null {
  const setup = setupOf({ view, firstServer: 1, ...(view.women !== null && { women: view.women }) });
  const events = typed === null ? [] : [typed];
  const replayed = setup === null ? null : replayThrough(setup, events);
  return setup === null || replayed?.ok !== true
    ? null
    : { setup, events, replayed: replayed.value, state: replayed.value.state, undoTo: null };
}

/** Reads the log of this device. */
export function viewOf(log: Setting & Pick<KeptLog, 'events'>): PadView | null {
  const setup = setupOf(log);
  if (setup === null) return null;
  const events = log.events.map(({ event }) => event);
  const replayed = replayThrough(setup, events);
  if (!replayed.ok) return null;
  const target = undoTarget(setup, events);
  return {
    setup,
    events,
    replayed: replayed.value,
    state: replayed.value.state,
    undoTo: target?.ok === true ? calledPoints(target.value) : null,
  };
}

interface Latest {
  /** The values that the view was made from. */
  readonly of: readonly unknown[];
  readonly view: PadView;
}

let latest: Latest | null = null;
/** The result of the event tried last, which is noted next. */
let tried: { readonly from: PadView; readonly event: LogEvent; readonly replayed: Replayed } | null = null;

/** The view after the event that was tried, where the log has grown by that alone. */
function afterTried(log: KeptLog): PadView | null {
  if (tried === null || tried.from !== latest?.view || tried.event.type === 'undo') return null;
  const { from, event, replayed } = tried;
  const isNext =
    log.events.length === from.events.length + 1 &&
    log.events.every((noted, at) => noted.event === (from.events[at] ?? event));
  return isNext
    ? {
        setup: from.setup,
        events: [...from.events, event],
        replayed,
        state: replayed.state,
        undoTo: calledPoints(from.state),
      }
    : null;
}

const isSame = (parts: readonly unknown[], others: readonly unknown[] | undefined): boolean =>
  parts.every((part, at) => part === others?.[at]);

/**
 * The same, kept until another event is noted: sending points redraws the pad too. A log gets long, so it starts from the result of the tap, if there
 * is one.
 */
export function viewOnce(log: KeptLog): PadView | null {
  const { match, log: theirs } = log.view;
  const { events, firstServer, women, matchFormat } = log;
  const of = [events, firstServer, women, matchFormat, match.matchFormat, theirs?.matchFormat];
  const settings = of.slice(1);
  if (latest !== null && isSame(of, latest.of)) return latest.view;
  const next = isSame(settings, latest?.of.slice(1)) ? afterTried(log) : null;
  const view = next ?? viewOf(log);
  latest = view === null ? null : { of, view };
  return view;
}

/** The score with the points of the game under way: two logs may differ in these alone. */
export function standOf(state: MatchState): string {
  const sets = formatScore(state.score);
  const points = state.isOver || state.points.every((count) => count === 0) ? '' : calledPoints(state);
  return [sets === '' ? words.noScore : sets, points].filter((part) => part !== '').join(', ');
}

/** The state after one more event; null if it does not fit now. */
export function stateAfter(view: PadView, event: LogEvent): MatchState | null {
  // An undo leads back to what is no longer known, so everything is played through.
  const replayed =
    event.type === 'undo'
      ? replayThrough(view.setup, [...view.events, event])
      : playOn(view.replayed, event, view.events.length);
  if (!replayed.ok) return null;
  tried = { from: view, event, replayed: replayed.value };
  return replayed.value.state;
}

/** Whether an event fits now. */
export const fits = (view: PadView, event: LogEvent): boolean => stateAfter(view, event) !== null;

interface Band {
  readonly text: string;
  readonly who: string | null;
}

/** At a deciding point both sides win the game; it may also win a set or the match, for one of them or for whoever wins it. */
function decidingBand({ stakes }: MatchState, names: readonly [string, string]): Band {
  const stake = (['match', 'set'] as const).find((prize) => stakes.includes(prize));
  if (stake === undefined) return { text: words.deciding, who: null };
  const isOfBoth = stakes[0] === stakes[1];
  return {
    text: words.decidingFor({ stake }),
    who: isOfBoth ? null : (names[stakes.indexOf(stake)] ?? null),
  };
}

/**
 * Between the halves: what the next point is worth, and for which side. Nothing is null instead of an empty text: Preact writes an empty text anew
 * each time, and the browser lays it out again.
 */
export function bandOf(state: MatchState, names: readonly [string, string]): Band {
  const { stakes, isOver, winner } = state;
  if (isOver)
    return { text: winner === null ? words.over : words.wins({ name: names[winner - 1] ?? '' }), who: null };
  const side = stakes[0] === null ? (stakes[1] === null ? null : 2) : 1;
  const stake = side === null ? null : stakes[side - 1];
  if (state.isDecidingPoint) return decidingBand(state, names);
  if (stake !== null && stake !== undefined && side !== null)
    return { text: words.stakes({ stake }), who: names[side - 1] ?? null };
  if (state.changesEnds) return { text: words.changeEnds, who: null };
  if (state.isDeuce) return { text: words.deuce, who: null };
  return { text: state.isTieBreak ? words.tieBreak : words.inGame, who: null };
}
