// A language is chosen by a form alone, and leads back to the page on which it stands.
import { describe, expect, it } from 'vitest';
import { aBuiltWeb } from '../testing/built-web.ts';
import { aServer } from '../testing/server.ts';

describe('the choice of a language without the app', () => {
  it.each([
    [
      'https://tennis.example.org/tournaments/5?tab=matches&view=draw',
      '/tournaments/5?tab=matches&view=draw',
    ],
    [undefined, '/'],
    ['no address', '/'],
    ['https://tennis.example.org//elsewhere.example', '/'],
    ['https://tennis.example.org/%5Celsewhere.example', '/%5Celsewhere.example'],
  ])('is kept and leads from %s to %s', async (referer, location) => {
    const server = await aServer({ env: { WEB_DIR: aBuiltWeb() } });
    const answer = await server.visitor().send({
      method: 'GET',
      url: '/language?to=de',
      headers: referer === undefined ? {} : { referer },
    });
    expect([answer.status, answer.headers['location']]).toEqual([303, location]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^language=de;.*Path=\/.*SameSite=Lax/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('knows no other language, and obeys no other site', async () => {
    const server = await aServer({ env: { WEB_DIR: aBuiltWeb() } });
    const ask = (url: string, headers: Record<string, string> = {}) =>
      server.visitor().send({ method: 'GET', url, headers });
    for (const answer of [
      await ask('/language?to=tlh'),
      await ask('/language'),
      await ask('/language?to=de&to=fr'),
      await ask('/language?to=de', {
        'sec-fetch-site': 'cross-site',
        referer: 'https://elsewhere.example/x',
      }),
    ]) {
      expect([answer.status, answer.headers['location']]).toEqual([303, '/']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });
});
