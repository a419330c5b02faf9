// Sends a submission and sees it through: one key for all repetitions of it (D16), the answer into the cache, the server's questions. Without a
// connection a write fails at once; only the person sends it again, under the same key.
import * as words from '@tennis/words/controls';
import { newIdempotencyKey, type Answer, type Client, type Routes } from '@tennis/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { VersionRow } from '../ui/stale-dialog.tsx';
import type { ToastRequest } from '../ui/toast-store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { noteOwnWrite } from './own-writes.ts';
import { canConfirm, consequencesOf, currentOf, isLaterThan, reasonOf } from './refusals.ts';
import type { Outcome, Submission, WhenUnsure, WriteName } from './submission.ts';

/** A question of the server about a write. */
export type Question<C> =
  | { readonly kind: 'stale'; readonly name: string; readonly rows: VersionRow[]; readonly current: C }
  | ({
      readonly kind: 'unsure';
      readonly reason: string;
      /** The consequences, one sentence each. */
      readonly consequences: readonly string[];
    } & WhenUnsure);

/** The state of the writes as a screen shows it. */
export interface Progress<C> {
  /** Something is on its way. */
  readonly busy: boolean;
  /** The ids of what is on its way. */
  readonly busyIds: readonly number[];
  readonly question: Question<C> | null;
}

/** The actions of a screen; the same functions for as long as it is there. */
export interface Writer<C> {
  /** Sends one write. Sent twice at once, the same submission goes out once. */
  readonly send: <N extends WriteName>(submission: Submission<N, C>) => Promise<Outcome<Answer<Routes[N]>>>;
  /** Sends what is being asked about once more, this time meant. */
  readonly insist: () => void;
  /** Gives up what is being asked about. */
  readonly drop: () => void;
}

/** The parts that a writer needs. */
export interface Ground<C> {
  readonly api: Pick<Client, WriteName>;
  readonly client: QueryClient;
  readonly toast: (request: ToastRequest) => void;
  readonly show: (progress: Progress<C>) => void;
}

interface Try {
  readonly version: number | undefined;
  readonly isMeant: boolean;
}

interface Open<C> {
  readonly question: Question<C>;
  readonly again: () => void;
}

type Sent = Pick<Submission<WriteName>, 'about'>;

interface Key {
  readonly idempotencyKey: string;
  readonly about: number | undefined;
}

/** The answer to a write, and whether an earlier try stored it and it has changed since. */
interface Stored<A> {
  readonly answer: A;
  readonly isOvertaken: boolean;
}

/** Told in place of `done`, which would speak of somebody else's value. */
const OVERTAKEN: ToastRequest = {
  title: words.overtakenTitle,
  description: words.overtakenText,
};

const WHEN_UNSURE: WhenUnsure = { title: words.confirmTitle, label: words.confirmLabel };

/** The call that is sent again after a confirmation: `confirm` in the body, or in the query if there is none (D57). */
function meant<T>(call: T): T {
  const { body, query } = call as { body?: object; query?: object };
  const confirmed =
    body === undefined ? { query: { ...query, confirm: 'true' } } : { body: { ...body, confirm: true } };
  return { ...call, ...confirmed };
}

/** A writer for one screen. */
export function createWriter<C>({ api, client, toast, show }: Ground<C>): Writer<C> {
  /** By a fingerprint of the call: what was typed, passwords among it, is not kept here. */
  const keys = new Map<string, Key>();

  /** The write was stored. If another try on the same thing comes back now, it is a new submission. */
  const forgetKeys = (stored: string, about: number | undefined) => {
    for (const [print, key] of keys)
      if (print === stored || (about !== undefined && key.about === about)) keys.delete(print);
  };

  const flying = new Map<string, Promise<unknown>>();
  let sent: readonly Sent[] = [];
  let open: readonly Open<C>[] = [];

  const tell = () =>
    show({
      busy: sent.length > 0,
      busyIds: sent.flatMap(({ about }) => (about === undefined ? [] : [about])),
      question: open[0]?.question ?? null,
    });

  async function call<N extends WriteName>(
    submission: Submission<N, C>,
    { version, isMeant }: Try,
  ): Promise<Stored<Answer<Routes[N]>>> {
    const input = isMeant ? meant(submission.call) : submission.call;
    const print = fingerprintOf([submission.route, input]);
    const { about } = submission;
    const { idempotencyKey } = keys.get(print) ?? { idempotencyKey: newIdempotencyKey() };
    keys.set(print, { idempotencyKey, about });
    let wasStored = false;
    const sending = (api[submission.route] as Client[N])(input, {
      idempotencyKey,
      onStoredBefore: () => {
        wasStored = true;
      },
      ...(version === undefined ? {} : { ifMatch: version }),
    });
    if (submission.keep !== undefined)
      noteOwnWrite(
        idempotencyKey,
        sending.then(
          () => true,
          () => false,
        ),
      );
    const answer = await sending;
    forgetKeys(print, about);
    return {
      answer,
      isOvertaken: wasStored && version !== undefined && isLaterThan(answer, version + 1),
    };
  }

  /** The question to ask the person about this refusal; null if there is none. */
  function questionOf<N extends WriteName>(
    submission: Submission<N, C>,
    error: unknown,
    { version, isMeant }: Try,
  ): Open<C> | null {
    const { keepStored, whenStale, whenUnsure = WHEN_UNSURE, failed = '' } = submission;
    const stored = currentOf(error);
    if (stored !== null) {
      const current = stored as C;
      keepStored?.(client, current);
      if (whenStale === undefined) return null;
      return {
        question: { kind: 'stale', name: whenStale.name, rows: whenStale.rows(current), current },
        again: () => void attempt(submission, { version: stored.version, isMeant }),
      };
    }
    if (isMeant || !canConfirm(error)) return null;
    return {
      question: {
        kind: 'unsure',
        reason: reasonOf(error, failed),
        consequences: consequencesOf(error),
        ...whenUnsure,
      },
      again: () => void attempt(submission, { version, isMeant: true }),
    };
  }

  async function attempt<N extends WriteName>(
    submission: Submission<N, C>,
    tried: Try,
  ): Promise<Outcome<Answer<Routes[N]>>> {
    const { about, keep, after, done, failed, mark, ask } = submission;
    const own: Sent = about === undefined ? {} : { about };
    const asked = open[0];
    sent = [...sent, own];
    tell();
    const settle = () => {
      sent = sent.filter((one) => one !== own);
      // The question that led to this try is answered.
      open = open.filter((one) => one !== asked);
    };
    let stored: Stored<Answer<Routes[N]>>;
    try {
      stored = await call(submission, tried);
    } catch (error) {
      settle();
      const question = questionOf(submission, error, tried);
      if (question !== null) open = [...open, question];
      tell();
      if (question !== null || ask?.(error) === true) return { kind: 'asked' };
      mark?.(error);
      if (failed !== undefined) {
        const { title = words.error, duration } = typeof failed === 'string' ? {} : failed;
        const description = reasonOf(error, failed);
        toast({ title, description, tone: 'danger', ...(duration === undefined ? {} : { duration }) });
      }
      return { kind: 'refused', error };
    }
    const { answer, isOvertaken } = stored;
    keep?.(client, answer);
    try {
      const shown = after?.(answer);
      // Waited for only where there is something to wait for: all else appears in one drawing.
      if (shown instanceof Promise) await shown;
    } finally {
      settle();
      tell();
    }
    if (isOvertaken) toast(OVERTAKEN);
    else if (done !== undefined) toast(done(answer));
    return { kind: 'done', answer };
  }

  return {
    send: async (submission) => {
      const print = fingerprintOf([submission.route, submission.call]);
      const trying =
        (flying.get(print) as ReturnType<typeof attempt<typeof submission.route>> | undefined) ??
        attempt(submission, { version: submission.seen, isMeant: false });
      flying.set(print, trying);
      try {
        return await trying;
      } finally {
        flying.delete(print);
      }
    },
    insist: () => open[0]?.again(),
    drop: () => {
      open = open.slice(1);
      tell();
    },
  };
}
