// Serves the measurements on a port of their own, if METRICS_PORT is set: nobody who can reach the product can reach them (ADR 42).
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { lastBackup } from '../backups/note.ts';
import { ConfigError, type Config } from '../ground/config.ts';
import type { AppServices } from './services.ts';

/**
 * Begins; it ends with the app. Returns the port that it listens on, or null if it is off: then nothing is measured or loaded.
 * @throws {ConfigError} if the port is taken
 */
export async function keepMetrics(
  app: FastifyInstance,
  { database, live, front }: Pick<AppServices, 'database' | 'live' | 'front'>,
  { metricsPort, metricsHost, backupDir }: Pick<Config, 'metricsPort' | 'metricsHost' | 'backupDir'>,
): Promise<number | null> {
  if (metricsPort === null) return null;
  const { createMetrics } = await import('../metrics/metrics.ts');
  const metrics = createMetrics({
    database,
    streams: live.count,
    lastBackup: async () =>
      backupDir === null ? undefined : ((await lastBackup(backupDir, new Date()))?.note.takenAt ?? null),
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  front.onAnswered(({ method, route, status, milliseconds }) => {
    metrics.answered({ method, route, status, seconds: milliseconds / 1000 });
  });
  const answer = async (path: string | undefined): Promise<readonly [number, string]> =>
    path === '/metrics' ? [200, await metrics.text()] : [404, 'Only /metrics is here.\n'];
  const server = createServer((request, response) => {
    answer(request.url)
      .then(([status, text]) => {
        response.writeHead(status, {
          'content-type': status === 200 ? metrics.contentType : 'text/plain',
          'cache-control': 'no-store',
        });
        return response.end(text);
      })
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'the measures could not be read');
        response.writeHead(500).end();
      });
  });
  server.listen(metricsPort, metricsHost);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as { code?: string };
    throw new ConfigError(
      `METRICS_PORT ${metricsPort} on ${metricsHost} cannot be listened on (${code ?? 'unknown'}). Set METRICS_PORT to a port that is free, or leave it out.`,
    );
  }
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
