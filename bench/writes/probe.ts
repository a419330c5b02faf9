// Loaded into a measured server (`--import`): reports its processor time and, on request, each statement that it runs. It knows only Node's own
// SQLite and `pg`, so it can measure any commit of the product.
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

/** A statement in the order of execution; `request` counts the requests begun, `isInside` tells whether one was unanswered then. */
export interface Traced {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly request: number;
  readonly isInside: boolean;
}

const traced: Traced[] = [];
const state = { request: 0, underWay: 0 };

function note(sql: string, parameters: readonly unknown[]): void {
  traced.push({ sql, parameters, request: state.request, isInside: state.underWay > 0 });
}

function traceSqlite(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its connection below
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function noted(this: DatabaseSync, sql: string) {
    note(sql, []);
    return exec.call(this, sql);
  };
  for (const name of ['run', 'all', 'get'] as const) {
    const original = StatementSync.prototype[name] as (this: StatementSync, ...args: unknown[]) => never;
    StatementSync.prototype[name] = function noted(this: StatementSync, ...args: never[]) {
      const answered = original.apply(this, args);
      // A write that another program's lock has refused is run again, and has done nothing.
      note(this.sourceSQL, args);
      return answered;
    };
  }
}

function tracePostgres(): void {
  const { Client } = createRequire(process.argv[1] ?? '')('pg') as {
    Client: { prototype: { query: unknown } };
  };
  const original = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function noted(this: unknown, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string; values?: unknown[] }, unknown];
    if (typeof query === 'string') note(query, Array.isArray(values) ? values : []);
    else note(query.text, query.values ?? []);
    return original.apply(this, args);
  };
}

if (isMainThread && process.send !== undefined) {
  const tell = process.send.bind(process);
  // The measuring process has ended: so does this one.
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage();
      tell((user + system) / 1000);
    } else {
      writeFileSync(process.env['BENCH_TRACE'] ?? '', JSON.stringify(traced));
      tell('traced');
    }
  });
  if (process.env['BENCH_TRACE'] !== undefined) {
    traceSqlite();
    tracePostgres();
    subscribe('http.server.request.start', () => {
      state.request += 1;
      state.underWay += 1;
    });
    subscribe('http.server.response.finish', () => {
      state.underWay -= 1;
    });
  }
}
