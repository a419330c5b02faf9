// The measures that a server takes of itself, for Prometheus (ADR 42). OpenTelemetry's names are used where they exist. Labels are patterns of routes and
// codes, never ids, names or addresses.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/connection.ts';

/** The parts of the server that are measured when somebody asks. */
export interface Measured {
  readonly database: Database;
  /** How many live streams this process holds. */
  readonly streams: () => number;
  /** When the last backup was begun; null without one, undefined if none are made. */
  readonly lastBackup: () => Promise<string | null | undefined>;
}

/** A request that was answered. */
export interface Answered {
  readonly method: string;
  /** The pattern of its route. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly answered: (request: Answered) => void;
  /** Everything, as Prometheus reads it. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** OpenTelemetry's steps for the duration of requests, in seconds. */
const STEPS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Makes the measures of one process. */
export function createMetrics({ database, streams, lastBackup }: Measured): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long requests took, by method, pattern of the route and status.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: STEPS,
    registers,
  });
  const live = new Gauge({
    name: 'tennis_live_streams',
    help: 'Open streams of live changes in this process.',
    registers,
  });
  const up = new Gauge({
    name: 'tennis_database_up',
    help: 'Whether the database answered when this was asked.',
    registers,
  });
  const mails = new Gauge({
    name: 'tennis_mails',
    help: 'Mails that wait to be sent, and those that were given up.',
    labelNames: ['state'],
    registers,
  });
  const unsealed = new Gauge({
    name: 'tennis_audit_records_unsealed',
    help: 'Records of the audit log that wait for their seal.',
    registers,
  });
  const backup = new Gauge({
    name: 'tennis_last_backup_timestamp_seconds',
    help: 'When the last backup was begun; 0 without one.',
    registers,
  });

  const askDatabase = async (): Promise<void> => {
    const { db } = database;
    const [waiting, pending] = await Promise.all([
      db
        .selectFrom('mails')
        .select(({ fn }) => ['state', fn.countAll<number>().as('n')])
        .where('state', 'in', ['queued', 'failed'])
        .groupBy('state')
        .execute(),
      db
        .selectFrom('audit_pending')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst(),
    ]);
    for (const state of ['queued', 'failed'])
      mails.set({ state }, waiting.find((one) => one.state === state)?.n ?? 0);
    unsealed.set(pending?.n ?? 0);
  };

  return {
    answered: ({ method, route, status, seconds }) => {
      requests.observe(
        {
          // A caller may send any word there.
          http_request_method: METHODS.has(method) ? method : '_OTHER',
          http_route: route,
          http_response_status_code: String(status),
        },
        seconds,
      );
    },
    text: async () => {
      try {
        await askDatabase();
        up.set(1);
      } catch {
        up.set(0);
      }
      live.set(streams());
      const last = await lastBackup();
      if (last === undefined) register.removeSingleMetric('tennis_last_backup_timestamp_seconds');
      else backup.set(last === null ? 0 : Date.parse(last) / 1000);
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
