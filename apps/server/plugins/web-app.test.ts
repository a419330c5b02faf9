// How the built web app is served: pages always fresh, hashed assets for ever, compressed once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aServer } from '../testing/server.ts';

const SCRIPT = `console.log(${JSON.stringify('tennis '.repeat(300))});`;

async function aServerWithPages() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-web-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Tennis</title>');
  writeFileSync(path.join(folder, 'assets/index-1a2b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets/index-1a2b.js.br'), brotliCompressSync(SCRIPT));
  const server = await aServer({ env: { WEB_DIR: folder } });
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.visitor().send({ method: 'GET', url, headers });
  return { server, get };
}

describe('pages', () => {
  it.each(['/', '/tournaments/12?tab=matches', '/match-schedules', '/no-such-page'])(
    '%s is the app, never kept without asking',
    async (url) => {
      const { server, get } = await aServerWithPages();
      await server.signUp('super_admin');
      const page = await get(url);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(page.body).toContain('<title>Tennis</title>');
    },
  );

  it('[D6] the first page leads to the set-up until it is done', async () => {
    const { server, get } = await aServerWithPages();
    const before = await get('/');
    expect([before.status, before.headers['location']]).toEqual([302, '/setup']);
    expect((await get('/setup')).status).toBe(200);
    await server.signUp('super_admin');
    expect((await get('/')).status).toBe(200);
  });

  it('run no script but their own, and in nobody’s frame', async () => {
    const { get } = await aServerWithPages();
    const policy = String((await get('/setup')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('strange addresses', () => {
  it.each(['//', '///', '/%', '/%00', '/?%', '//evil.example/'])('%s is no error of ours', async (url) => {
    const { get } = await aServerWithPages();
    expect((await get(url)).status).toBeLessThan(500);
  });
});

describe('assets', () => {
  it('are kept for a year, since their names change with their content', async () => {
    const { get } = await aServerWithPages();
    const asset = await get('/assets/index-1a2b.js');
    expect([asset.status, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('go out as they were compressed at build', async () => {
    const { get } = await aServerWithPages();
    const asset = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(asset.headers['content-encoding']).toBe('br');
    expect(Number(asset.headers['content-length'])).toBe(brotliCompressSync(SCRIPT).length);
  });

  it('that are gone answer 404 rather than the page', async () => {
    const { get } = await aServerWithPages();
    expect((await get('/assets/index-9z9z.js')).status).toBe(404);
  });

  it.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd'])(
    '%s leads nowhere',
    async (url) => {
      const { get } = await aServerWithPages();
      const reply = await get(url);
      expect(reply.body).not.toContain('"name"');
      expect(reply.body).not.toContain('root:');
    },
  );
});
