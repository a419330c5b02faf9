// Counts refusals, so that a flood of them becomes a few records (ADR 12). The first of a kind is recorded at once; the next ones within a window are
// recorded together at its end. A window lasts a minute, and doubles with each record up to an hour. A kind is remembered for an hour after its
// window. So nobody can fill the log by asking slowly, or by asking for ever new objects.
import type { AuditedObject, Actor } from './trail.ts';

/** One refused call. */
export interface RefusedCall {
  readonly at: number;
  readonly act: string;
  readonly status: number;
  readonly reason: string;
  readonly actor: Actor;
  readonly object: AuditedObject | null;
  readonly tournamentId: number | null;
  readonly clubId: number | null;
  readonly requestId: string;
}

/** Refused calls that become one record: the first of them, how many, and when the last one was. */
export interface CountedRefusals {
  readonly first: RefusedCall;
  readonly count: number;
  readonly last: number;
}

interface Group {
  windowMs: number;
  endsAt: number;
  counted: CountedRefusals | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How many objects of one actor are told apart within an hour. */
const OBJECTS_OF_ONE = 30;
/** While the database is away, no more than this waits for it. */
const MOST_WAITING = 5000;
/** How many kinds of refusal are told apart within an hour at all. */
const MOST_GROUPS = 1000;

const VARIOUS: Actor = { id: null, role: 'various', clubs: [] };

/** Begins the next window, twice as long as the last one. */
function lengthen(group: Group, now: number): void {
  group.windowMs = Math.min(group.windowMs * 2, HOUR_MS);
  group.endsAt = now + group.windowMs;
}

/** Counts in memory, within fixed bounds whatever comes. */
export class RefusalCounter {
  readonly #groups = new Map<string, Group>();
  readonly #objectsOf = new Map<string, number>();
  #ready: CountedRefusals[] = [];

  /** Counts one refusal. */
  add(call: RefusedCall): void {
    const { key, call: kept } = this.#placeOf(call);
    const group = this.#groups.get(key);
    if (group === undefined) {
      this.#groups.set(key, { windowMs: MINUTE_MS, endsAt: call.at + MINUTE_MS, counted: null });
      if (kept.object !== null) this.#changeObjects(kept.actor, 1);
      this.#ready.push({ first: kept, count: 1, last: kept.at });
      return;
    }
    const { counted } = group;
    if (counted === null && group.endsAt <= call.at) {
      // Nothing came within the window: this one is told at once again.
      lengthen(group, call.at);
      this.#ready.push({ first: kept, count: 1, last: kept.at });
      return;
    }
    group.counted =
      counted === null
        ? { first: kept, count: 1, last: kept.at }
        : { ...counted, count: counted.count + 1, last: kept.at };
  }

  /** Ends the windows that are over at a moment. */
  close(now: number): void {
    for (const [key, group] of this.#groups) {
      if (group.endsAt > now) continue;
      if (group.counted === null) {
        if (group.endsAt + HOUR_MS <= now) this.#forget(key);
        continue;
      }
      this.#ready.push(group.counted);
      group.counted = null;
      lengthen(group, now);
    }
  }

  /** Ends all windows: the server stops. */
  closeAll(): void {
    for (const { counted } of this.#groups.values()) if (counted !== null) this.#ready.push(counted);
    this.#groups.clear();
    this.#objectsOf.clear();
  }

  /** Takes what is to be recorded. */
  take(): readonly CountedRefusals[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** Puts back what could not be recorded. */
  putBack(refusals: readonly CountedRefusals[]): void {
    this.#ready = [...refusals, ...this.#ready].slice(0, MOST_WAITING);
  }

  /** Whether anything is still to be recorded or counted. */
  get isEmpty(): boolean {
    return this.#ready.length === 0 && this.#groups.size === 0;
  }

  #placeOf(call: RefusedCall): { readonly key: string; readonly call: RefusedCall } {
    const own = keyOf(call);
    if (this.#groups.has(own)) return { key: own, call };
    const isFull = this.#groups.size >= MOST_GROUPS;
    const hasManyObjects = (this.#objectsOf.get(actorKey(call.actor)) ?? 0) >= OBJECTS_OF_ONE;
    if (!isFull && (call.object === null || !hasManyObjects)) return { key: own, call };
    const together: RefusedCall = {
      ...call,
      ...(isFull ? { actor: VARIOUS } : {}),
      object: null,
      tournamentId: null,
      clubId: null,
    };
    return { key: keyOf(together), call: together };
  }

  #changeObjects(actor: Actor, by: number): void {
    const key = actorKey(actor);
    const objects = (this.#objectsOf.get(key) ?? 0) + by;
    if (objects <= 0) this.#objectsOf.delete(key);
    else this.#objectsOf.set(key, objects);
  }

  #forget(key: string): void {
    this.#groups.delete(key);
    const [id, role, , , , kind] = JSON.parse(key) as [number | null, Actor['role'], ...unknown[]];
    if (kind !== null) this.#changeObjects({ id, role, clubs: [] }, -1);
  }
}

const actorKey = ({ id, role }: Actor): string => `${role} ${id ?? ''}`;

const keyOf = ({ actor, act, status, reason, object }: RefusedCall): string =>
  JSON.stringify([actor.id, actor.role, act, status, reason, object?.kind ?? null, object?.id ?? null]);
