// Finds the server that takes writes among several: as libpq does with target_session_attrs=read-write, which our driver does not support. All are
// asked at once, so a server that is gone or hangs keeps nobody waiting.
import { callbackify } from 'node:util';
import { Client, type ClientConfig } from 'pg';
import { addressesOf } from '../ground/database-url.ts';
import { DatabaseReadOnly } from './errors.ts';

const ASK_MS = 2000;
/** So long an answer counts: connections are mostly made several at a time. */
const FRESH_MS = 500;

const ignore = (): void => {};

/** Asks one server one thing, by a connection for that alone; throws if it says nothing. */
async function ask(address: string, statement: string): Promise<unknown> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: ASK_MS,
    query_timeout: ASK_MS,
    application_name: 'tennis finder',
  });
  client.on('error', ignore);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    client.end().catch(ignore);
  }
}

/** Returns an address if its server takes writes; throws if it does not, or is silent. */
async function takingWrites(address: string): Promise<string> {
  if ((await ask(address, 'show transaction_read_only')) !== 'off') throw new DatabaseReadOnly();
  return address;
}

/** Returns the first server of an address that says that it is a standby; throws if none does. */
export const findStandbyAddress = (url: string): Promise<string> =>
  Promise.any(
    addressesOf(url).map(async (address) => {
      if ((await ask(address, 'select pg_is_in_recovery()')) === true) return address;
      throw new Error('It is no standby.');
    }),
  );

/** Returns the address of the server that takes writes. */
export type FindServer = () => Promise<string>;

/** How the servers of an address are found; a single one is not asked. */
export function serverFinder(url: string): FindServer {
  const addresses = addressesOf(url);
  const [only] = addresses;
  if (only !== undefined && addresses.length === 1) return () => Promise.resolve(only);
  let found: Promise<string> | null = null;
  return () => {
    if (found !== null) return found;
    const asked = Promise.any(addresses.map(takingWrites)).catch((error: AggregateError) => {
      // None takes writes: the first of their reasons says more than that all have failed.
      throw error.errors.find((one) => one instanceof DatabaseReadOnly) ?? error.errors[0];
    });
    const forget = (): void => {
      if (found === asked) found = null;
    };
    found = asked;
    asked.then(() => setTimeout(forget, FRESH_MS).unref(), forget);
    return asked;
  };
}

type Told = (error?: Error | null) => void;

/** A kind of client that looks for the server each time before it connects. */
export function seekingClient(find: FindServer): typeof Client {
  return class extends Client {
    constructor(settings?: string | ClientConfig) {
      super(settings);
      const connect = this.connect.bind(this) as unknown as (told?: Told) => Promise<unknown> | undefined;
      const seek = async (): Promise<void> => {
        const { host, port } = new Client({ connectionString: await find() });
        Object.assign(this, { host, port });
      };
      // The pool gives a callback, everybody else waits for a promise.
      const seekAndConnect = (told?: Told): Promise<unknown> | undefined => {
        if (told === undefined) return seek().then(() => connect());
        callbackify(seek)((error) => {
          if (error === null) void connect(told);
          else told(error);
        });
        return undefined;
      };
      this.connect = seekAndConnect as unknown as typeof this.connect;
    }
  };
}
