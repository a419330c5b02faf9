// A browser that looks on by the stream of changes, over a real connection.
import { request, type IncomingMessage } from 'node:http';
import { onTestFinished, vi } from 'vitest';
import type { LiveChange } from '@tennis/contract';

export interface Heard {
  readonly id: string | null;
  readonly event: string;
  readonly data: LiveChange;
}

export interface Follower {
  readonly status: number;
  readonly heard: readonly Heard[];
  /** The changes among what was heard. */
  readonly changes: () => readonly LiveChange[];
  /** When to come back, as the server said it last. */
  readonly retry: () => number;
  readonly lastId: () => string | null;
  readonly isOver: () => boolean;
  readonly cut: () => void;
}

function eventIn(block: string): Heard | null {
  const fields = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const data = fields.get('data');
  return data === undefined
    ? null
    : {
        id: fields.get('id') ?? null,
        event: fields.get('event') ?? 'message',
        data: JSON.parse(block.slice(block.indexOf('data: ') + 6)) as LiveChange,
      };
}

/** Begins to listen; ends with the test. Resolves once the server has told the position of its log, or has refused. */
export async function follow(
  port: number,
  query: string,
  { cookies = {}, after, from = '127.0.0.1' }: FollowOptions = {},
): Promise<Follower> {
  const heard: Heard[] = [];
  let retry = 0;
  let isOver = false;
  let text = '';
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        localAddress: from,
        path: `/api/live?${query}`,
        agent: false,
        headers: { cookie, ...(after === undefined ? {} : { 'last-event-id': after }) },
      },
      resolve,
    );
    asked.on('error', reject).end();
    onTestFinished(() => void asked.destroy());
  });
  answer.setEncoding('utf8');
  answer.on('error', () => {});
  answer.on('close', () => {
    isOver = true;
  });
  answer.on('data', (piece: string) => {
    const blocks = (text + piece).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      retry = Number(/^retry: (\d+)$/.exec(block)?.[1] ?? retry);
      const event = eventIn(block);
      if (event !== null) heard.push(event);
    }
  });
  if (answer.statusCode === 200) await vi.waitFor(() => heardSomething(heard), { timeout: 10_000 });
  return {
    status: answer.statusCode ?? 0,
    heard,
    changes: () => heard.filter(({ event }) => event === 'message').map(({ data }) => data),
    retry: () => retry,
    lastId: () => heard.findLast(({ id }) => id !== null)?.id ?? null,
    isOver: () => isOver,
    cut: () => void answer.destroy(),
  };
}

interface FollowOptions {
  readonly cookies?: Readonly<Record<string, string>>;
  /** `Last-Event-ID`. */
  readonly after?: string;
  readonly from?: string;
}

function heardSomething(heard: readonly Heard[]): void {
  if (heard.length === 0) throw new Error('Nothing was heard yet.');
}
