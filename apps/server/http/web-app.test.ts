// How the built web app is served: pages always fresh, hashed assets kept for ever, compressed once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aServer } from '../testing/server.ts';

const SCRIPT = `console.log(${JSON.stringify('tennis '.repeat(300))});`;
const SIZE = SCRIPT.length;

async function aServerWithPages(languages: readonly string[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-web-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.en.html'), '<!doctype html><title>Tennis</title>');
  for (const language of languages)
    writeFileSync(path.join(folder, `index.${language}.html`), `<!doctype html><title>${language}</title>`);
  writeFileSync(path.join(folder, 'assets/index-1a2b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets/index-1a2b.js.br'), brotliCompressSync(SCRIPT));
  const server = await aServer({ env: { WEB_DIR: folder } });
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.visitor().send({ method: 'GET', url, headers });
  return { server, get, folder };
}

describe('pages', () => {
  it.each([
    ['/', 'Tennis Tournament Organizer'],
    ['/match-schedules', 'Match Schedules | Tennis Tournament Organizer'],
    ['/my-tennis', 'Tennis'],
    ['/no-such-page', 'Tennis'],
  ])('%s is the app, never kept without asking', async (url, title) => {
    const { server, get } = await aServerWithPages();
    await server.signUp('super_admin');
    const page = await get(url);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(page.body).toContain(`<title>${title}</title>`);
  });

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

describe('what the platform says of itself [D22]', () => {
  it('stands on every page a moment after it was set, whatever it is called', async () => {
    const { server, get } = await aServerWithPages(['de']);
    const admin = await server.signUp('super_admin');
    const plain = await get('/login');
    const set = async (key: string, value: string) => {
      const answer = await admin.call('updatePlatformSetting', { params: { key }, body: { value } });
      expect(answer.status).toBe(200);
    };
    await set('platform_name', 'Riverside & "Friends" <Online>');
    await set('support_email', 'help@example.org');
    await set('registration_open', 'false');
    const page = await vi.waitFor(async () => {
      const shown = await get('/login');
      expect(shown.body).toContain('name="registration" content="closed"');
      return shown;
    });
    expect(page.body).toContain('<title>Riverside &amp; &quot;Friends&quot; &lt;Online&gt;</title>');
    expect(page.body).toContain(
      'name="platform-name" content="Riverside &amp; &quot;Friends&quot; &lt;Online&gt;"',
    );
    expect(page.body).toContain('name="support-email" content="help@example.org"');
    expect(page.headers['etag']).not.toBe(plain.headers['etag']);
    const german = await get('/login', { 'accept-language': 'de' });
    expect(german.body).toContain('<title>Riverside');

    await set('platform_name', 'Tennis Tournament Organizer');
    await set('support_email', 'none');
    await set('registration_open', 'true');
    await vi.waitFor(async () => {
      expect((await get('/login')).body).toBe(plain.body);
    });
  });
});

describe('the language of a page', () => {
  it('is the choice, else what the browser asks for, else English, also where a language has no page', async () => {
    const { get } = await aServerWithPages(['de']);
    const page = async (headers: Record<string, string>) => (await get('/setup', headers)).body;
    expect(await page({})).toContain('<title>Tennis</title>');
    expect(await page({ 'accept-language': 'de-CH' })).toContain('<title>de</title>');
    expect(await page({ 'accept-language': 'de', cookie: 'language=en' })).toContain('<title>Tennis</title>');
    expect(await page({ 'accept-language': 'fr' })).toContain('<title>Tennis</title>');
    const { headers } = await get('/setup', { 'accept-language': 'de' });
    expect(headers['vary']).toContain('accept-language');
  });
});

describe('a new build under a running server', () => {
  it('shows when it is started again: until then the old page and its old files go together', async () => {
    const { folder, get } = await aServerWithPages();
    rmSync(path.join(folder, 'assets/index-1a2b.js'));
    writeFileSync(path.join(folder, 'index.en.html'), '<!doctype html><title>Newer</title>');
    expect((await get('/setup')).body).toContain('<title>Tennis</title>');
    expect((await get('/assets/index-1a2b.js')).body).toBe(SCRIPT);
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

  it('are compressed at the start where the build has not done it', async () => {
    const { get } = await aServerWithPages();
    const asset = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip' });
    expect([asset.status, asset.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(Number(asset.headers['content-length'])).toBeLessThan(SCRIPT.length / 2);
    expect(asset.headers['vary']).toBe('accept-encoding');
  });

  it('need not be sent to a browser that has them', async () => {
    const { get } = await aServerWithPages();
    const url = '/assets/index-1a2b.js';
    const { headers } = await get(url);
    const written = String(headers['last-modified']);
    const before = new Date(Date.parse(written) - 1000).toUTCString();
    const status = async (sent: Record<string, string>) => (await get(url, sent)).status;
    expect(await status({ 'if-none-match': String(headers['etag']) })).toBe(304);
    expect(await status({ 'if-modified-since': written })).toBe(304);
    expect(await status({ 'if-modified-since': before })).toBe(200);
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': written })).toBe(200);
  });

  it.each([
    ['bytes=0-9', 206, `bytes 0-9/${SIZE}`, SCRIPT.slice(0, 10)],
    ['bytes=2100-', 206, `bytes 2100-${SIZE - 1}/${SIZE}`, SCRIPT.slice(2100)],
    ['bytes=-5', 206, `bytes ${SIZE - 5}-${SIZE - 1}/${SIZE}`, SCRIPT.slice(-5)],
    ['bytes=10-99999', 206, `bytes 10-${SIZE - 1}/${SIZE}`, SCRIPT.slice(10)],
    ['bytes=99999-', 416, `bytes */${SIZE}`, ''],
    ['bytes=-0', 416, `bytes */${SIZE}`, ''],
    ['bytes=9-3', 200, undefined, SCRIPT],
    ['bytes=0-1,4-5', 200, undefined, SCRIPT],
    ['lines=0-1', 200, undefined, SCRIPT],
  ])('asked for in part by %s: %i', async (range, status, said, body) => {
    const { get } = await aServerWithPages();
    const url = '/assets/index-1a2b.js';
    const part = await get(url, { range });
    expect([part.status, part.body]).toEqual([status, body]);
    expect([part.headers['content-range'], part.headers['content-length']]).toEqual([
      said,
      status === 416 ? undefined : String(body.length),
    ]);
    const { headers } = await get(url);
    expect((await get(url, { range, 'if-range': '"other"' })).body).toBe(SCRIPT);
    expect((await get(url, { range, 'if-range': String(headers['etag']) })).status).toBe(status);
  });

  it('say by HEAD what they are', async () => {
    const { server } = await aServerWithPages();
    const head = await server.visitor().send({ method: 'HEAD', url: '/assets/index-1a2b.js' });
    expect([head.status, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(SCRIPT.length),
    ]);
    expect(head.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
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
