// The headers of every answer: what a page may load, and that https is kept once it was used.
import { describe, expect, it } from 'vitest';
import { aServer } from '../testing/server.ts';

const headersOf = async (
  env: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string>> = {},
  url = '/api/health',
) => {
  const server = await aServer({ env });
  return (await server.visitor().send({ method: 'GET', url, headers: sent })).headers;
};

describe('headers', () => {
  it('a page loads nothing but its own, and neither inline script nor inline style runs', async () => {
    const policy = String((await headersOf({}, {}, '/'))['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';/);
    for (const part of [
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split(';')).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  it.each(['/api/health', '/api/auth/me', '/api/nothing', '/api/docs/json'])(
    'what %s answers is data and never a page',
    async (url) => {
      const headers = await headersOf({}, {}, url);
      expect(String(headers['content-security-policy']).split(';')).toEqual([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        'sandbox',
      ]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  it('answers may be embedded by nobody and are what they say they are', async () => {
    expect(await headersOf({})).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  const https = { 'x-forwarded-proto': 'https' };
  it.each([
    ['a trusted proxy that was asked by https', { TRUST_PROXY: '127.0.0.1' }, https, 'max-age=63072000'],
    ['a public address with https', { PUBLIC_URL: 'https://tennis.example.org' }, {}, 'max-age=63072000'],
    ['plain http', {}, {}, undefined],
    ['a header that no trusted proxy sent', {}, https, undefined],
  ])('%s: Strict-Transport-Security accordingly', async (_, env, sent, expected) => {
    expect((await headersOf(env, sent))['strict-transport-security']).toBe(expected);
  });
});

const PUBLIC = { PUBLIC_URL: 'https://tennis.example.org' };

describe('a write from a page', () => {
  it.each([
    ['the public address', PUBLIC, 'tennis.example.org', 'https://tennis.example.org', 200],
    ['the public name without https', PUBLIC, 'tennis.example.org', 'http://tennis.example.org', 403],
    ['another name that was made to lead here', PUBLIC, 'evil.example:3000', 'http://evil.example:3000', 403],
    ['the number of the machine', PUBLIC, '192.168.1.5:3000', 'http://192.168.1.5:3000', 200],
    ['the machine itself', PUBLIC, 'localhost:3000', 'http://localhost:3000', 200],
    ['the machine itself by number', PUBLIC, '[::1]:3000', 'http://[::1]:3000', 200],
    [
      'a name that only begins like a number',
      PUBLIC,
      '10.0.0.1.evil.example',
      'http://10.0.0.1.evil.example',
      403,
    ],
    [
      'whatever name, where no public address was given',
      {},
      'club.local:3000',
      'http://club.local:3000',
      200,
    ],
    ['another host', {}, 'club.local:3000', 'http://evil.example', 403],
    ['no page that has an address', {}, 'club.local:3000', 'null', 403],
  ])('of %s', async (_, env, host, origin, status) => {
    const visitor = (await aServer({ env })).visitor();
    const headers = { host, origin, 'content-type': 'application/json' };
    const reply = await visitor.send({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
    expect(reply.status).toBe(status);
  });
});
