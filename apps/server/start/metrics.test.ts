// Measures of a real server, read as Prometheus reads them (ADR 42).
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADMIN, aPlace, createClub, signIn } from '../testing/calls.ts';
import { freePort, spawnServer, untilReady } from '../testing/process.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../docs/monitoring');

async function measured(more: Readonly<Record<string, string>> = {}) {
  const metricsPort = await freePort();
  const env = { ...ADMIN, METRICS_PORT: String(metricsPort), BACKUP_DIR: '/nonexistent/backups', ...more };
  const server = spawnServer(await aPlace(), await freePort(), env);
  await untilReady(server);
  const scrape = async () => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  return { server, metricsPort, scrape };
}

describe('measures', () => {
  it('count requests by the pattern of their route, and name nobody', async () => {
    const { server, scrape, metricsPort } = await measured();
    await createClub(server, await signIn(server), 'Riverside');
    await fetch(`${server.url}/api/tournaments/123456`);
    await fetch(`${server.url}/nowhere/of-nobody`);
    const { type, text } = await scrape();
    expect(type).toContain('text/plain');
    expect(text).toMatch(
      /http_server_request_duration_seconds_count\{http_request_method="POST",http_route="\/api\/clubs",http_response_status_code="201"\} 1\n/,
    );
    expect(text).toMatch(/http_route="\/api\/tournaments\/:id",http_response_status_code="404"\} 1\n/);
    expect(text).not.toContain('123456');
    expect(text).not.toContain('of-nobody');
    expect(text).not.toContain('Riverside');
    expect(text).toContain('tennis_database_up 1\n');
    expect(text).toContain('tennis_mails{state="queued"} 0\n');
    expect(text).toContain('tennis_live_streams 0\n');
    // Neither at the door of the product, nor anything else at this one.
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('tennis_database_up');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/health`)).status).toBe(404);

    server.child.kill('SIGTERM');
    const [code] = (await once(server.child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  it('are what the alerts and the dashboard ask for', async () => {
    const { scrape } = await measured();
    const { text } = await scrape();
    const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    for (const file of ['alerts.yml', 'dashboard.json']) {
      const asked = readFileSync(path.join(DOCS, file), 'utf8').matchAll(
        /\b((?:tennis|http_server|nodejs|process)_\w+)/g,
      );
      const names = [...asked].map(([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''));
      expect(names.length).toBeGreaterThan(4);
      expect(names.filter((name) => !told.has(name))).toEqual([]);
    }
  });

  it('end the start with a sentence when their port is taken', async () => {
    const { metricsPort } = await measured();
    const env = { ...ADMIN, METRICS_PORT: String(metricsPort) };
    const second = spawnServer(await aPlace(), await freePort(), env);
    const [code] = (await once(second.child, 'exit')) as [number];
    expect(code).toBe(2);
  });

  it('are off unless told', async () => {
    const { server, metricsPort } = await measured({ METRICS_PORT: '' });
    expect((await fetch(`${server.url}/api/health`)).ok).toBe(true);
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
  });
});
