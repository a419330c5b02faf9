// Checks once a second whether signed-in viewers still are, with the same rights, and whether they have got notices meanwhile.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connection.ts';
import { callersBy } from '../http/sessions.ts';
import { noticesBetween } from './rows.ts';
import type { Stream } from './stream.ts';
import { NOTICES } from './wire.ts';

interface Watched {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly streams: ReadonlySet<Stream>;
  /** Lets somebody come back, to be seen with the rights that they have then. */
  readonly sendBack: (stream: Stream) => void;
}

/** Parameters of a statement. */
const AT_ONCE = 500;
/** A notice is written a while before its transaction commits. */
const OVERLAP_MS = 10_000;

/** Makes the watch; `look` begins a look where none is under way. */
export function createWatch({ db, now, log, streams, sendBack }: Watched): { readonly look: () => void } {
  let isLooking = false;
  let isFailing = false;
  /** Notices that were told. */
  let told = new Set<number>();

  const lookAt = async (some: readonly Stream[], at: Date, seen: Set<number>): Promise<void> => {
    const hashes = some.flatMap(({ follower }) => follower.session ?? []);
    const callers = await callersBy(db, [...new Set(hashes)], at);
    const stay: Stream[] = [];
    for (const stream of some) {
      const { session, caller } = stream.follower;
      const is = session === null ? undefined : callers.get(session);
      if (JSON.stringify(is ?? null) === JSON.stringify(caller)) stay.push(stream);
      else sendBack(stream);
    }
    const users = [...new Set(stay.flatMap(({ follower }) => follower.caller?.userId ?? []))];
    if (users.length === 0) return;
    const notices = await noticesBetween(db, users, new Date(at.getTime() - OVERLAP_MS), at);
    const fresh = new Set<number>();
    for (const { id, user_id: user } of notices) {
      seen.add(id);
      if (user !== null && !told.has(id)) fresh.add(user);
    }
    for (const stream of stay) if (fresh.has(stream.follower.caller?.userId ?? 0)) stream.write(NOTICES);
  };
  const lookAtAll = async (): Promise<void> => {
    const signedIn = [...streams].filter(({ follower }) => follower.caller !== null);
    if (signedIn.length === 0) return;
    const at = now();
    const seen = new Set<number>();
    for (let from = 0; from < signedIn.length; from += AT_ONCE)
      await lookAt(signedIn.slice(from, from + AT_ONCE), at, seen);
    told = seen;
  };
  return {
    look: () => {
      if (isLooking) return;
      isLooking = true;
      lookAtAll()
        .then(() => (isFailing = false))
        .catch((error: unknown) => {
          if (!isFailing) log.error({ err: error }, 'those who look on could not be looked after');
          isFailing = true;
        })
        .finally(() => (isLooking = false));
    },
  };
}
