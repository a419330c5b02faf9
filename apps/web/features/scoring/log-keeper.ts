// Keeps the log of one match on this device and sends it to the server: each event once and in order, whatever the network does (D52, ADR 31).
import { ApiError, MOST_EVENTS, type LoggedEvent, type ScoreLog } from '@tennis/contract';
import { createDeviceCopy } from './device-copy.ts';
import { barredBy, codeOf, isOfSession, messageOf, questionAfter } from './log-answers.ts';
import { isOver, isPrefix, setupOf, unsentOf, withEvent, type KeptLog } from './own-log.ts';
import { createPatientCalls, isWoken } from './patient-calls.ts';
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
  isUnkept: false,
  isSignedOut: false,
  refusal: null,
  isCompleted: false,
};

/** Makes the keeper of one match. */
export function createLogKeeper(ground: Ground): LogKeeper {
  const { matchId, device, store, newId, now, later } = ground;
  const { calls: api, hurry } = createPatientCalls(ground.api, later);
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
  const disk = createDeviceCopy({
    matchId,
    store,
    latest: () => shown.log,
    onAhead: (log) => {
      show({ log });
      // At the first look nobody knows yet what the server has.
      if (isMet) void flush();
    },
    onDiffers: (other) => show({ state: 'ready', conflict: { kind: 'tabs', other } }),
    onWritten: (failure) => {
      const isNews = failure.isDiskFull !== shown.isDiskFull || failure.isUnkept !== shown.isUnkept;
      if (isNews) show(failure);
    },
  });

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
    disk.write();
  }

  function forget(change: Partial<Shown>): void {
    show({ ...change, log: null, conflict: null, sync: 'saved' });
    // Another tab has noted points: what becomes of them is asked here.
    disk.forget(() => {
      show({ isCompleted: false });
      void load();
    });
  }

  function retry(): void {
    cancel?.();
    cancel = later(wait, () => {
      cancel = null;
      void (isMet ? flush() : load());
    });
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  /** The match was decided otherwise: what only this device has is asked about, and without that there is nothing to ask. */
  function end(view: ScoreLog, kept: KeptLog): void {
    const events = view.log?.events ?? kept.events.slice(0, kept.sent);
    if (isPrefix(kept.events, events)) forget({ view, isCompleted: kept.completes === true });
    else show({ conflict: { kind: 'over', theirs: view } });
  }

  /** Brings the server's log and this device's together. */
  function meet(view: ScoreLog, kept: KeptLog | null): void {
    const theirs = view.log;
    if (kept === null || kept.events.length === 0) {
      if (isOver(view)) forget({ view });
      else if (theirs?.device === device)
        keep({ view, ...theirs.setup, events: theirs.events, sent: theirs.count });
      show({ state: 'ready', view });
      return;
    }
    show({ state: 'ready', view, log: { ...kept, view } });
    if (isOver(view)) {
      end(view, kept);
      return;
    }
    if (theirs === null) {
      if (kept.sent > 0) show({ conflict: { kind: 'over', theirs: view } });
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
    if (isWoken(error)) return;
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
    const kind = questionAfter(code, theirs.log !== null);
    if (kind === null) {
      show({ sync: 'refused', isSignedOut: false, refusal: messageOf(error) });
      retry();
      return;
    }
    if (code === 'log_over' && isOver(theirs) && shown.log !== null) {
      show({ sync: 'saved' });
      end(theirs, shown.log);
      return;
    }
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

  /** Goes on with one of two logs of this device: the one that is left goes to the server beside it, and nothing is lost. */
  async function chooseTab(other: KeptLog, chosen: KeptLog, left: KeptLog): Promise<void> {
    await putAside(left, null);
    disk.settle(other);
    // That the match is over was said before somebody knew of the other log. It is asked anew.
    const { completes: _asked, ...log } = chosen;
    keep(log);
    show({ conflict: null });
    await load();
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
      await disk.settled();
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
      const code = codeOf(error);
      if (!(error instanceof ApiError) || code === null || code === 'log_over' || isOfSession(error))
        throw error;
      const { completes: _refused, ...open } = shown.log ?? log;
      keep(open);
      show({ refusal: messageOf(error), sync: 'saved' });
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

  /** Another tab may have gone on, and where all is sent another device may have noted other points since. */
  async function goOn(): Promise<void> {
    if (shown.isDiskFull || shown.isUnkept) disk.write();
    await sending;
    if (await disk.look()) await (isMet && shown.queued > 0 ? flush() : load());
  }

  async function load(): Promise<void> {
    if (!(await disk.look())) return;
    const kept = shown.log;
    if (kept !== null) show({ state: 'ready', view: kept.view, log: kept, sync: 'saving' });
    try {
      const view = await api.getScoreLog({ params });
      isMet = true;
      wait = FIRST_WAIT_MS;
      show(shown.log === null ? { isSignedOut: false, refusal: null } : { isSignedOut: false });
      // Points tapped meanwhile belong to it.
      meet(view, shown.log ?? kept);
      if (shown.sync === 'saving' && sending === null) show({ sync: 'saved' });
    } catch (error) {
      if (isWoken(error)) return;
      if (kept === null && shown.log === null) {
        // What was read before stays on the screen.
        const state = shown.view === null ? 'failed' : shown.state;
        show({ state, isSignedOut: isOfSession(error), refusal: barredBy(error) });
      } else shut(error);
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
        matchFormat: match.matchFormat,
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
        const { log: mine, conflict } = shown;
        if (conflict?.kind === 'tabs' && mine !== null)
          return chooseTab(conflict.other, conflict.other, mine);
        const view = await api.getScoreLog({ params });
        const { log } = view;
        if (shown.log !== null) await putAside(shown.log, log);
        if (log === null || isOver(view)) {
          forget({ view, refusal: null });
          return undefined;
        }
        const setup = log.setup;
        if (log.device !== device)
          await api.appendScoreLog({
            params,
            body: { device, setup, from: log.count, takeOver: true },
          });
        keep({ view, ...setup, events: log.events, sent: log.count });
        show({ view, conflict: null, sync: 'saved', refusal: null });
        return undefined;
      }),
    keepMine: () =>
      orStay(async () => {
        const { log: mine, conflict } = shown;
        if (mine === null) return undefined;
        if (conflict?.kind === 'tabs') return chooseTab(conflict.other, mine, conflict.other);
        // That the match is over was said before somebody knew of the other log. It is asked anew.
        const { completes: _asked, ...kept } = mine;
        const log =
          conflict?.kind === 'format' ? { ...kept, matchFormat: conflict.theirs.match.matchFormat } : kept;
        keep(log);
        await sendBatch(log, { replace: true });
        show({ conflict: null, refusal: null });
        return flush();
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
      if (shown.state === 'loading') return;
      if (shown.log === null) {
        if (!isChoosing && !shown.isCompleted) void load();
        return;
      }
      // What hangs is sent anew. A choice is not: its parts are done one after the other.
      if (!isChoosing) hurry();
      void goOn();
    },
    stop: () => cancel?.(),
  };
}
