// Only a few requests begin in a turn of the event loop, in turn by address, and only so many run at once: if somebody sends a thousand, they wait
// behind their own. Reads and writes are counted apart, because a write that waits for the database must not hold up readers.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConnectionLimits } from './connections/limits.ts';
import { createFairQueue } from '../ground/fair-queue.ts';
import { Refused } from '../ground/refusal.ts';
import { hasPasswordTurn } from './password-turns.ts';
import { sourceOf } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives its place among those at work to the next one; null while it has none. */
    leaveWork: (() => void) | null;
    /** A handler is at it, which nobody can stop. */
    isHandled: boolean;
    /** Nobody waits for the answer any more. */
    isAbandoned: boolean;
  }
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

interface Turns {
  readonly ask: (source: string, waiting: Waiting) => void;
  readonly drop: (source: string, waiting: Waiting) => void;
  readonly leave: () => void;
}

/** The turns of one kind of requests. */
function createTurns({ atWork: most, aTurn, waiting }: ConnectionLimits): Turns {
  const queue = createFairQueue<Waiting>(waiting);
  let atWork = 0;
  let begun = 0;
  let isTurnOver = true;

  /** Counts one that begins now, while this turn has room. */
  const take = (): boolean => {
    if (atWork >= most || begun >= aTurn) return false;
    if (isTurnOver) {
      isTurnOver = false;
      setImmediate(nextTurn);
    }
    atWork += 1;
    begun += 1;
    return true;
  };

  const nextTurn = (): void => {
    isTurnOver = true;
    begun = 0;
    while (queue.size() > 0 && take()) queue.next()?.begin();
  };

  return {
    ask: (source, asking) => {
      if (queue.size() === 0 && take()) asking.begin();
      else queue.add(source, asking)?.refuse();
    },
    drop: queue.drop,
    leave: () => {
      atWork -= 1;
      // A request that waits because all places were taken has no turn under way.
      if (queue.size() > 0 && isTurnOver) {
        isTurnOver = false;
        setImmediate(nextTurn);
      }
    },
  };
}

/** Gives the place of a request to the next one. */
export function leaveTurn(request: FastifyRequest): void {
  request.leaveWork?.();
  request.leaveWork = null;
}

/** Runs the handler of a request. If a client hangs up, its place stays taken: the work goes on, and counts towards the limit. */
export async function keepPlaceDuring<T>(request: FastifyRequest, handle: () => Promise<T>): Promise<T> {
  request.isHandled = true;
  try {
    return await handle();
  } finally {
    request.isHandled = false;
    if (request.isAbandoned) leaveTurn(request);
  }
}

/** Told to a caller for whom there is no place to wait. */
const TRY_AGAIN_SECONDS = 5;

/** Registers the turns: a request takes its own once its body has come, and gives its place back when its answer is made. */
export function registerRequestTurns(app: FastifyInstance, limits: ConnectionLimits): void {
  const reads = createTurns(limits);
  const writes = createTurns(limits);
  app.decorateRequest('leaveWork', null);
  app.decorateRequest('isHandled', false);
  app.decorateRequest('isAbandoned', false);
  app.addHook('preValidation', (request, reply, done) => {
    // They have a queue of their own, in which they may wait for seconds.
    if (hasPasswordTurn(request)) {
      done();
      return;
    }
    const turns = request.method === 'GET' || request.method === 'HEAD' ? reads : writes;
    const source = sourceOf(request);
    const waiting: Waiting = {
      begin: () => {
        request.leaveWork = turns.leave;
        done();
      },
      refuse: () => done(new Refused({ type: 'too-busy', retryAfterSeconds: TRY_AGAIN_SECONDS })),
    };
    // If a request's client has gone, it is not begun and takes no place from the others.
    reply.raw.once('close', () => {
      turns.drop(source, waiting);
      request.isAbandoned = true;
      if (!request.isHandled) leaveTurn(request);
    });
    turns.ask(source, waiting);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leaveTurn(request);
    done();
  });
}
