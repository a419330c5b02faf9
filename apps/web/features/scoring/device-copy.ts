// The log of a match as it is on the disk of this device. Another tab may write there too: nothing that it has noted is overwritten (ADR 31).
import type { LogStore } from './kept-logs.ts';
import { isNoRoom } from './log-database.ts';
import { isPrefix, staysBefore, type KeptLog } from './own-log.ts';
import type { Shown } from './shown-log.ts';

export interface DeviceCopyGround {
  readonly matchId: number;
  readonly store: LogStore;
  /** The log that this tab shows. */
  readonly latest: () => KeptLog | null;
  /** Another tab has gone on from it: this one shows that now. */
  readonly onAhead: (log: KeptLog) => void;
  /** Another tab has noted other points. */
  readonly onDiffers: (log: KeptLog) => void;
  /** The last write was taken, or has failed. */
  readonly onWritten: (failure: Pick<Shown, 'isDiskFull' | 'isUnkept'>) => void;
}

export interface DeviceCopy {
  /** Settles once all that was to be written is. */
  readonly settled: () => Promise<void>;
  readonly write: () => void;
  /** `onStays` is called if another tab has noted points that nobody has seen here. */
  readonly forget: (onStays: () => void) => void;
  /** Looks what is on the disk, and tells of what another tab has written. False if its points differ. */
  readonly look: () => Promise<boolean>;
  /** A person has decided about a log of another tab: it may be overwritten. */
  readonly settle: (log: KeptLog) => void;
}

/** Makes the copy of one match. */
export function createDeviceCopy(ground: DeviceCopyGround): DeviceCopy {
  const { matchId, store, latest, onAhead, onDiffers, onWritten } = ground;
  /** The log on the disk when this tab last read or wrote it. */
  let base: KeptLog | null = null;
  /** Writes are done one after the other. */
  let written: Promise<void> = Promise.resolve();

  function meet(other: KeptLog): boolean {
    const log = latest();
    if (log !== null && !isPrefix(log.events, other.events)) {
      onDiffers(other);
      return false;
    }
    base = other;
    // What this tab has sent of it is on the server, even if the other one has not heard of that.
    onAhead(log === null ? other : { ...other, view: log.view, sent: Math.max(log.sent, other.sent) });
    return true;
  }

  async function put(): Promise<void> {
    const log = latest();
    // It was forgotten meanwhile.
    if (log === null) return;
    try {
      const stays = await store.put(matchId, log, base);
      if (stays === null) base = log;
      else meet(stays);
      onWritten({ isDiskFull: false, isUnkept: false });
    } catch (error) {
      const isDiskFull = isNoRoom(error);
      onWritten({ isDiskFull, isUnkept: !isDiskFull });
    }
  }

  return {
    settled: () => written,
    write: () => {
      written = written.then(put);
    },
    forget: (onStays) => {
      const before = written;
      written = (async () => {
        await before;
        const stays = await store.forget(matchId, base).catch(() => null);
        base = null;
        if (stays !== null) onStays();
      })();
    },
    look: async () => {
      await written;
      const onDisk = await store.get(matchId).catch(() => null);
      const log = latest();
      // What is there gives way to what this tab shows.
      if (onDisk === null || (log !== null && staysBefore(log, base, onDisk) === null)) return true;
      return meet(onDisk);
    },
    settle: (log) => {
      base = log;
    },
  };
}
