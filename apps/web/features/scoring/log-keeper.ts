// Keeps the log of one match on this device and sends it to the server: each event once and in order, whatever the network does (D52, ADR 31).
import { ApiError, MOST_EVENTS, type LoggedEvent, type ScoreLog } from '@tennis/contract';
import type { KeptLog } from './kept-logs.ts';
import { barredBy, codeOf, isOfSession } from './log-answers.ts';
import { isPrefix, setupOf, unsentOf, withEvent } from './own-log.ts';
import type { Ground, LogKeeper, Shown } from './shown-log.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

const EMPTY: Shown = {
  state: 'loading',
  view: null,
  log: null,
  sync: 'saved',
  queued: 0,
  conflict: null,
  isDiskFull: false,
  isSignedOut: false,
  refusal: null,
  isCompleted: false,
};

/** Makes the keeper of one match. */
export function createLogKeeper(ground: Ground): LogKeeper {
  const { matchId, device, api, store, newId, now, later } = ground;
  const params = { id: String(matchId) };
  const listeners = new Set<() => void>();
  let shown = EMPTY;
  let sending: Promise<void> | null = null;
  let cancel: (() => void) | null = null;
  let wait = FIRST_WAIT_MS;
  /** The end is on its way: what is tapped now would be shown and then be gone with the log. */
  let isCompleting = false;
  /** The server's state was read: before that, nobody knows whether another device has noted anything. */
  let isMet = false;
  /** Writes of the device are done one after the other. */
  let written: Promise<void> = Promise.resolve();

  const noted = (event: LoggedEvent['event']): LoggedEvent => ({
    id: newId(),
    at: now().toISOString(),
    event,
  });

  function show(change: Partial<Shown>): void {
    const next = { ...shown, ...change };
    const queued = next.log === null ? 0 : unsentOf(next.log);
    shown = { ...next, queued };
    for (const listener of listeners) listener();
  }

  function keep(log: KeptLog): void {
    show({ log });
    const before = written;
    written = (async () => {
      await before;
      const isKept = await store.put(matchId, log).then(
        () => true,
        () => false,
      );
      if (shown.isDiskFull === isKept) show({ isDiskFull: !isKept });
    })();
  }

  function forget(change: Partial<Shown>): void {
    show({ ...change, log: null, conflict: null, sync: 'saved' });
    written = written.then(() => store.forget(matchId)).catch(() => undefined);
  }

  function retry(): void {
    cancel?.();
    cancel = later(wait, () => {
      cancel = null;
      void (isMet ? flush() : load());
    });
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  /** Brings the server's log and this device's together. */
  function meet(view: ScoreLog, kept: KeptLog | null): void {
    const theirs = view.log;
    const isOver = view.match.status === 'completed' || view.match.winnerId !== null;
    if (kept === null || kept.events.length === 0) {
      const isOwn = theirs?.device === device;
      if (isOwn) keep({ view, ...theirs.setup, events: theirs.events, sent: theirs.count });
      show({ state: 'ready', view });
      return;
    }
    show({ state: 'ready', view, log: { ...kept, view } });
    if (theirs === null) {
      const hasUnsent = kept.events.length > kept.sent;
      if (isOver && !hasUnsent) forget({ view, isCompleted: kept.completes === true });
      else if (isOver || kept.sent > 0) show({ conflict: { kind: 'over', theirs: null } });
      else void flush();
      return;
    }
    const isOurs = isPrefix(theirs.events, kept.events) || isPrefix(kept.events, theirs.events);
    if (!isOurs) show({ conflict: { kind: 'differs', theirs: view } });
    else if (theirs.device !== device && kept.events.length > theirs.count)
      show({ conflict: { kind: 'held', theirs: view } });
    else if (theirs.device !== device) forget({ view });
    else {
      const events = kept.events.length >= theirs.count ? kept.events : theirs.events;
      const isEnded = kept.completes === true && events === kept.events;
      keep({
        view,
        ...theirs.setup,
        events,
        sent: theirs.count,
        ...(isEnded && { completes: true as const }),
      });
      void flush();
    }
  }

  /** Sends one batch; answers whether there is more. */
  async function sendBatch(log: KeptLog, more: { replace?: true; complete?: true } = {}): Promise<ScoreLog> {
    const from = more.replace === true ? 0 : log.sent;
    const events = log.events.slice(from, from + MOST_EVENTS);
    const setup = setupOf(log);
    const view = await api.appendScoreLog({
      params,
      body: { device, setup, from, ...(events.length > 0 && { events: [...events] }), ...more },
    });
    const sent = from + events.length;
    const latest = shown.log ?? log;
    if (more.complete !== true) keep({ ...latest, view, sent });
    return view;
  }

  const readTheirs = (): Promise<ScoreLog | null> => api.getScoreLog({ params }).catch(() => null);

  /** No answer, or none that helps: what was noted stays here, and goes out when it can. */
  function shut(error: unknown): void {
    const isSignedOut = isOfSession(error);
    show({ sync: 'offline', isSignedOut, refusal: barredBy(error) });
    retry();
  }

  async function refused(error: unknown): Promise<void> {
    const code = codeOf(error);
    if (code === null || isOfSession(error)) {
      shut(error);
      return;
    }
    const theirs = await readTheirs();
    if (theirs === null) {
      shut(null);
      return;
    }
    const kind = code === 'log_held' ? 'held' : theirs.log === null ? 'over' : 'differs';
    show({ conflict: { kind, theirs }, sync: 'saved' });
  }

  /** If a score was typed before, the log replaces it only where that very score was shown when the log was begun. */
  async function overTyped(log: KeptLog, error: unknown): Promise<ScoreLog> {
    const mayReplace = codeOf(error) === 'log_over' && log.sent === 0 && log.typed !== undefined;
    const theirs = mayReplace ? await readTheirs() : null;
    if (theirs?.log !== null || theirs.match.scoreText !== log.typed) throw error;
    return sendBatch(log, { replace: true });
  }

  /** Stores this device's log on the server beside the one that counts: a person has chosen between them, and nothing is lost. */
  async function putAside(log: KeptLog, theirs: ScoreLog['log']): Promise<void> {
    if (isPrefix(log.events, theirs?.events ?? [])) return;
    for (let from = 0; from < log.events.length; from += MOST_EVENTS) {
      const events = log.events.slice(from, from + MOST_EVENTS);
      await api.appendScoreLog({ params, body: { device, setup: setupOf(log), from, events, aside: true } });
    }
  }

  let isChoosing = false;

  /** If a choice could not be carried out, the question stays open. A second press while it is under way is ignored. */
  async function orStay(choice: () => Promise<void>): Promise<void> {
    if (isChoosing) return;
    isChoosing = true;
    try {
      await choice();
    } catch (error) {
      // If this device has no points of its own, there is nothing to choose: it shows the server's log.
      if (shown.log === null && codeOf(error) !== null && !isOfSession(error)) await load();
      else await refused(error);
    } finally {
      isChoosing = false;
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      // On the disk first.
      await written;
      const { log, conflict } = shown;
      if (log === null || conflict !== null || unsentOf(log) === 0) break;
      show({ sync: 'saving' });
      const view = await sendBatch(log).catch((error: unknown) => overTyped(log, error));
      wait = FIRST_WAIT_MS;
      show({ refusal: null, isSignedOut: false, view: { ...view, log: shown.view?.log ?? null } });
    }
    const { log, conflict } = shown;
    if (conflict !== null) return;
    if (log?.completes === true) await sendEnd(log);
    else show({ sync: 'saved' });
  }

  /** The match is over: everything of its log is there. If the server refuses that, somebody has to say so anew. */
  async function sendEnd(log: KeptLog): Promise<void> {
    isCompleting = true;
    show({ sync: 'saving' });
    try {
      const view = await sendBatch(log, { complete: true });
      forget({ view, isCompleted: true, refusal: null, isSignedOut: false });
    } catch (error) {
      if (!(error instanceof ApiError) || codeOf(error) === null || isOfSession(error)) throw error;
      const { completes: _refused, ...open } = shown.log ?? log;
      keep(open);
      show({ refusal: error.problem?.message ?? error.message, sync: 'saved' });
    } finally {
      isCompleting = false;
    }
  }

  function flush(): Promise<void> {
    sending ??= sendAll()
      .catch(refused)
      .finally(() => {
        sending = null;
      });
    return sending;
  }

  async function load(): Promise<void> {
    await written;
    const kept = shown.log ?? (await store.get(matchId).catch(() => null));
    if (kept !== null) show({ state: 'ready', view: kept.view, log: kept, sync: 'saving' });
    try {
      const view = await api.getScoreLog({ params });
      isMet = true;
      wait = FIRST_WAIT_MS;
      show({ isSignedOut: false });
      // Points tapped meanwhile belong to it.
      meet(view, shown.log ?? kept);
      if (shown.sync === 'saving' && sending === null) show({ sync: 'saved' });
    } catch (error) {
      if (kept === null) show({ state: 'failed', isSignedOut: isOfSession(error), refusal: barredBy(error) });
      else shut(error);
    }
  }

  return {
    matchId,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    begin: (firstServer, ...chosen) => {
      const { view } = shown;
      if (view === null) return;
      const { women, match } = view;
      keep({
        view,
        firstServer,
        ...(women !== null && { women }),
        ...(match.scoreText !== null && { typed: match.scoreText }),
        events: chosen.map(noted),
        sent: 0,
      });
      if (chosen.length > 0) void flush();
    },
    add: (event) => {
      const { log } = shown;
      if (log === null || isCompleting) return;
      keep(withEvent(log, noted(event)));
      void flush();
    },
    takeTheirs: () =>
      orStay(async () => {
        const view = await api.getScoreLog({ params });
        const { log } = view;
        if (shown.log !== null) await putAside(shown.log, log);
        if (log === null) {
          forget({ view });
          return;
        }
        const setup = log.setup;
        if (log.device !== device)
          await api.appendScoreLog({
            params,
            body: { device, setup, from: log.count, takeOver: true },
          });
        keep({ view, ...setup, events: log.events, sent: log.count });
        show({ view, conflict: null, sync: 'saved' });
      }),
    keepMine: () =>
      orStay(async () => {
        if (shown.log === null) return;
        // That the match is over was said before somebody knew of the other log. It is asked anew.
        const { completes: _asked, ...log } = shown.log;
        keep(log);
        await sendBatch(log, { replace: true });
        show({ conflict: null });
        await flush();
      }),
    complete: async () => {
      const { log } = shown;
      if (log === null || isCompleting) return;
      keep({ ...log, completes: true });
      await flush();
    },
    wake: () => {
      wait = FIRST_WAIT_MS;
      cancel?.();
      cancel = null;
      const { state, log, queued } = shown;
      if (state !== 'ready' || log === null || isCompleting) return;
      // Where all is sent another device may have noted other points since.
      void (isMet && queued > 0 ? flush() : load());
    },
    stop: () => cancel?.(),
  };
}
