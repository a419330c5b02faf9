// Pages for visitors: made once for each change and language, never older than the last write, and with nothing that a visitor could not read anyway.
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { countEach, SEARCHES } from '../rate-limits.ts';
import { aMatch, anEntry, bodyOf, joinClub } from '../../testing/factories.ts';
import { aBuiltWeb, SHELL } from '../../testing/built-web.ts';
import { aServer, type Person } from '../../testing/server.ts';

interface Built {
  readonly languages?: readonly string[];
  readonly rendered?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

async function aBuiltServer({ languages = ['en', 'de'], rendered = true, env = {} }: Built = {}) {
  const ran: string[] = [];
  const server = await aServer({
    now: '2026-09-12T10:00:00Z',
    env: { WEB_DIR: aBuiltWeb(languages, rendered), PUBLIC_URL: 'https://tennis.example.org', ...env },
    log: ({ query }) => {
      if (!/audit|change_batches/.test(query.sql)) ran.push(query.sql);
    },
  });
  return { server, statements: () => ran.splice(0).length };
}

const get = async (person: Person, url: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await person.send({ method: 'GET', url, headers });
  return { ...answer, body: String(answer.body) };
};

describe('the page of a tournament', () => {
  it('is made for its address, kept as bytes, and read again without a statement', async () => {
    const { server, statements } = await aBuiltServer();
    const { tournament, admin } = await aMatch(server);
    for (let n = 0; n < 12; n += 1) await anEntry(admin, tournament.id, `Alexandra Player-${n}`);
    const url = `/tournaments/${tournament.id}?tab=participants`;
    const first = await get(server.visitor(), url);
    expect([first.status, first.headers['cache-control'], first.headers['vary']]).toEqual([
      200,
      'no-cache',
      'accept-encoding, accept-language, cookie',
    ]);
    expect(first.body).toContain(`<title>${tournament.name} | Tennis Tournament Organizer</title>`);
    expect(first.body).toContain(`<div id="root"><main data-path="${url}"><noscript>inner`);
    expect(first.body).toContain('Alexandra Player-3');
    expect(first.body).not.toContain('No script');
    expect(first.body).toContain(String.raw`\u003c/script>\u003c!--`);
    statements();
    for (const coding of ['br', 'gzip', 'identity']) {
      const again = await get(server.visitor(), url, { 'accept-encoding': coding });
      expect([again.status, again.headers['content-encoding']]).toEqual([
        200,
        coding === 'identity' ? undefined : coding,
      ]);
      const held = String(again.headers['etag']);
      expect(held).toMatch(/^"[\w-]{22}(?:-br|-gz)?"$/);
      const same = await get(server.visitor(), url, { 'accept-encoding': coding, 'if-none-match': held });
      expect([same.status, same.body]).toEqual([304, '']);
    }
    expect(statements()).toBe(0);
    const packed = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
  });

  it('is made anew after a write that any of its reads shows, and after no other', async () => {
    const { server, statements } = await aBuiltServer();
    const { tournament, admin } = await aMatch(server);
    const { tournament: other } = await aMatch(server);
    const read = async (id: number) => get(server.visitor(), `/tournaments/${id}`);
    const before = [await read(tournament.id), await read(other.id)] as const;
    const params = { id: String(tournament.id) };
    bodyOf(await admin.call('updateTournament', { params, body: { name: 'Riverside <Cup> & "Friends"' } }));
    const after = await read(tournament.id);
    expect(after.body).toContain('<title>Riverside &lt;Cup&gt; &amp; &quot;Friends&quot; |');
    expect(after.headers['etag']).not.toBe(before[0].headers['etag']);
    await anEntry(admin, tournament.id, 'Somebody New');
    expect((await read(tournament.id)).body).toContain('Somebody New');
    statements();
    expect((await read(other.id)).headers['etag']).toBe(before[1].headers['etag']);
    expect(statements()).toBe(0);
  });

  it('ends with the quarter of an hour, as the answers do that it is made of', async () => {
    const { server, statements } = await aBuiltServer();
    const { tournament } = await aMatch(server);
    const url = `/tournaments/${tournament.id}`;
    await get(server.visitor(), url);
    server.setNow('2026-09-12T10:14:59.999Z');
    statements();
    await get(server.visitor(), url);
    expect(statements()).toBe(0);
    server.setNow('2026-09-12T10:15:00.000Z');
    const quarter = Date.parse('2026-09-12T10:15:00.000Z') / 900_000;
    expect((await get(server.visitor(), url)).body).toContain(`"quarter":${quarter}`);
    expect(statements()).toBeGreaterThan(0);
  });

  it('is another one in each language, and the plain one for somebody with a session', async () => {
    const { server } = await aBuiltServer();
    const { tournament, admin } = await aMatch(server);
    const url = `/tournaments/${tournament.id}`;
    const german = await get(server.visitor(), url, { 'accept-language': 'de-CH' });
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('Meldungen, Tableau, Spielplan und Ergebnisse.');
    expect((await get(server.visitor(), url)).body).toContain('Entries, draw, order of play and results.');
    const signedIn = await get(admin, url);
    expect([signedIn.status, signedIn.body]).toEqual([200, SHELL]);
  });

  it.each(['draft', 'missing'])('that is %s is not there, and says nothing', async (which) => {
    const { server } = await aBuiltServer();
    const { tournament } = await aMatch(server, { status: 'draft', name: 'Secret Cup' });
    const url = `/tournaments/${which === 'draft' ? tournament.id : 999_999}`;
    for (const headers of [{}, { 'if-none-match': '*' }]) {
      const { status, body, headers: said } = await get(server.visitor(), url, headers);
      expect([status, body, said['cache-control']]).toEqual([404, SHELL, 'no-cache']);
    }
  });

  it('is the same for two addresses that differ in what does not count', async () => {
    const { server, statements } = await aBuiltServer();
    const { tournament } = await aMatch(server);
    const url = `/tournaments/${tournament.id}`;
    const plain = await get(server.visitor(), url);
    statements();
    for (const query of ['?tab=details', '?utm_source=mail&fbclid=1', '?tab=%22%3E%3Cscript%3E'])
      expect((await get(server.visitor(), `${url}${query}`)).body).toBe(plain.body);
    // Another round is another page, but not to search engines; one that no draw has is none.
    const draw = `${url}?tab=matches&view=draw`;
    const canonical = `<link rel="canonical" href="https://tennis.example.org${draw.replace('&', '&amp;')}" />`;
    for (const query of ['&round=2&quarter=3', '&quarter=all', '&round=99'])
      expect((await get(server.visitor(), draw + query)).body).toContain(canonical);
    expect((await get(server.visitor(), `${draw}&round=99`)).body).toContain('<div id="root"></div>');
    statements();
    // The browser shows the things that only it can show.
    const followed = await get(server.visitor(), `${url}?tab=matches&view=draw&player=12`);
    expect(followed.body).toContain('<div id="root"></div>');
    expect(followed.body).toContain(
      `<link rel="canonical" href="https://tennis.example.org${url}?tab=matches&amp;view=draw" />`,
    );
    expect(statements()).toBe(0);
  });

  it('is asked for by many at once and made once', async () => {
    const { server, statements } = await aBuiltServer();
    const { tournament } = await aMatch(server);
    const url = `/tournaments/${tournament.id}`;
    await get(server.visitor(), url);
    server.changedBelow();
    statements();
    await get(server.visitor(), url);
    const once = statements();
    server.changedBelow();
    const many = await Promise.all(Array.from({ length: 20 }, () => get(server.visitor(), url)));
    expect(new Set(many.map(({ body }) => body)).size).toBe(1);
    // Reads that are under way side by side share what they look up, or do not.
    expect(statements()).toBeLessThan(2 * once);
  });
});

describe('other pages', () => {
  it('[D24] who is erased stands on none of them', async () => {
    const { server } = await aBuiltServer();
    const { admin, club, tournament } = await aMatch(server);
    const player = await server.signUp('member', 'Erna Erased');
    await joinClub(server, club.id, player);
    const params = { id: String(tournament.id) };
    const userId = player.user?.id ?? 0;
    bodyOf(await admin.call('addParticipant', { params, body: { userId } }));
    const url = `/tournaments/${tournament.id}?tab=participants`;
    expect((await get(server.visitor(), url)).body).toContain('Erna Erased');
    const erased = await player.call('eraseAccount', { body: { password: 'Tennis123' } });
    expect(erased.status).toBe(204);
    expect((await get(server.visitor(), url)).body).not.toContain('Erna');
  });

  it('have a head of their own where nothing is made ahead, and where that fails', async () => {
    for (const rendered of [true, false]) {
      const { server } = await aBuiltServer({ rendered });
      await server.signUp('super_admin');
      const titles = await Promise.all(
        ['/', '/tournaments', '/tournaments?archived=true', '/match-schedules', '/following'].map(
          async (url) => {
            const { status, body } = await get(server.visitor(), url);
            return [status, /<title>(?<title>.*?)<\/title>/.exec(body)?.groups?.['title']];
          },
        ),
      );
      expect(titles).toEqual([
        [200, 'Tennis Tournament Organizer'],
        [200, 'All Tournaments | Tennis Tournament Organizer'],
        [200, 'Archived Tournaments | Tennis Tournament Organizer'],
        [200, 'Match Schedules | Tennis Tournament Organizer'],
        [200, 'Tennis'],
      ]);
    }
  });

  it('[D6] the first page leads to the set-up until it is done', async () => {
    const { server } = await aBuiltServer();
    const before = await get(server.visitor(), '/');
    expect([before.status, before.headers['location']]).toEqual([302, '/setup']);
  });

  it('[D22] carry the platform’s name as soon as it has another', async () => {
    const { server } = await aBuiltServer();
    const admin = await server.signUp('super_admin');
    await get(server.visitor(), '/tournaments');
    const body = { value: 'Riverside & Friends' };
    bodyOf(await admin.call('updatePlatformSetting', { params: { key: 'platform_name' }, body }));
    await expect
      .poll(async () => (await get(server.visitor(), '/tournaments')).body)
      .toContain('<title>All Tournaments | Riverside &amp; Friends</title>');
  });

  it('a HEAD says the same without a body', async () => {
    const { server } = await aBuiltServer();
    await server.signUp('super_admin');
    const url = '/tournaments';
    const head = await server.visitor().send({ method: 'HEAD', url });
    const whole = await get(server.visitor(), url);
    expect([head.status, head.body, head.headers['etag']]).toEqual([200, '', whole.headers['etag']]);
  });
});

describe('what search engines ask for', () => {
  it('says where they may look, and lists the tournaments that visitors may read', async () => {
    const { server, statements } = await aBuiltServer();
    const { tournament } = await aMatch(server);
    const { tournament: draft } = await aMatch(server, { status: 'draft' });
    const robots = await get(server.visitor(), '/robots.txt');
    expect([robots.status, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.body).toContain('Disallow: /admin\n');
    expect(robots.body).toContain('Sitemap: https://tennis.example.org/sitemap.xml\n');
    const map = await get(server.visitor(), '/sitemap.xml');
    expect([map.status, map.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(map.body).toContain(`<loc>https://tennis.example.org/tournaments/${tournament.id}</loc>`);
    expect(map.body).not.toContain(`/tournaments/${draft.id}<`);
    statements();
    expect((await get(server.visitor(), '/sitemap.xml')).body).toBe(map.body);
    expect(statements()).toBe(0);
  });

  it('holds no address where nobody has said what ours is', async () => {
    const { server } = await aBuiltServer({ env: { PUBLIC_URL: '' } });
    const { tournament } = await aMatch(server);
    expect((await get(server.visitor(), '/sitemap.xml')).status).toBe(404);
    expect((await get(server.visitor(), '/robots.txt')).body).not.toContain('Sitemap');
    const { body } = await get(server.visitor(), `/tournaments/${tournament.id}`);
    expect(body).not.toMatch(/canonical|og:url|og:image/);
  });

  it('a tournament and a meeting are events of schema.org, with the hours of their club and nobody who plays [D24]', async () => {
    const { server } = await aBuiltServer({ rendered: false });
    const { tournament, admin, club } = await aMatch(server, {
      name: 'Cup </script><script>alert(1)</script>',
      location: 'Court & Park',
    });
    const eventAt = async (url: string) => {
      const { body } = await get(server.visitor(), url);
      const json = /<script type="application\/ld\+json">(?<json>.*?)<\/script>/.exec(body)?.groups?.['json'];
      return JSON.parse(json ?? 'null') as object;
    };
    const event = await eventAt(`/tournaments/${tournament.id}`);
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Cup </script><script>alert(1)</script>',
      sport: 'Tennis',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', address: 'Court & Park' },
      organizer: { '@type': 'SportsOrganization', name: club.name },
      url: `https://tennis.example.org/tournaments/${tournament.id}`,
    });
    const { startDate } = event as { startDate: string };
    expect(startDate).toMatch(/T\d\d:\d\d:00\.000[+-]\d\d:\d\d$/);
    expect(new Date(startDate).toISOString()).toBe(new Date(tournament.startDate).toISOString());
    expect(JSON.stringify(event)).not.toContain('Kovač');
    const body = { name: 'Riverside Weekend', tournamentIds: [tournament.id] };
    const meeting = bodyOf(await admin.call('createMeeting', { params: { clubId: String(club.id) }, body }));
    expect(await eventAt(`/meetings/${meeting.id}`)).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Riverside Weekend',
      subEvent: [{ url: `https://tennis.example.org/tournaments/${tournament.id}` }],
    });
  });
});

describe('the page of a search', () => {
  it('is made of what a visitor finds, for that reader alone, and is nothing for search engines', async () => {
    const { server } = await aBuiltServer();
    const { tournament, admin } = await aMatch(server);
    await anEntry(admin, tournament.id, 'Nina Kovač');
    const visitor = server.visitor();
    const page = await get(visitor, '/search?q=%20nina+kova%C4%8D%22&utm_source=x');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('<title>Search: nina kovač | Tennis Tournament Organizer</title>');
    expect(page.body).toContain('<link rel="canonical" href="https://tennis.example.org/search" />');
    expect(page.body).toContain('<meta name="robots" content="noindex" />');
    expect(page.body).toContain('<main data-path="/search?q=nina+kova%C4%8D">');
    expect(page.body).toContain('"name":"Nina Kovač"');
    await server.database.db.updateTable('tournaments').set({ status: 'draft' }).execute();
    expect((await get(visitor, '/search?q=nina+kova%C4%8D')).body).not.toContain('"name":"Nina Kovač"');
    expect((await get(admin, '/search?q=nina')).body).toBe(SHELL);
    expect((await get(visitor, '/robots.txt')).body).toContain('Disallow: /search\n');
  });

  it('counts once for the address that wants it, and one page is drawn for all who have asked too often', async () => {
    const { server } = await aBuiltServer({ env: { TRUST_PROXY: 'true' } });
    const visitor = server.visitor();
    const from = { 'x-forwarded-for': '203.0.113.7' };
    await server.database.count((tx) =>
      countEach(tx, SEARCHES, new Map([['203.0.113.7', 99]]), server.services.now()),
    );
    expect((await get(visitor, '/search?q=nina', from)).status).toBe(200);
    const refused = await get(visitor, '/search?q=nina', from);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    });
    expect(refused.body).toContain('<main data-path="/search?busy=true">');
    expect(refused.body).toContain('<title>Search | Tennis Tournament Organizer</title>');
    // A page that asks for nothing is not counted.
    expect((await get(visitor, '/search', from)).status).toBe(200);
    expect((await get(visitor, '/search?q=n', from)).status).toBe(200);
    expect((await get(visitor, '/search?q=nina', { 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
  });
});

it('a club has a page of its tournaments, named as it is', async () => {
  const { server } = await aBuiltServer();
  const { tournament, club } = await aMatch(server);
  const page = await get(server.visitor(), `/tournaments?club=${club.id}`);
  expect([page.status, page.body.includes(`<title>${club.name} | `)]).toEqual([200, true]);
  expect(page.body).toContain(`href="https://tennis.example.org/tournaments?club=${club.id}"`);
  expect(page.body).toContain(tournament.name);
  expect((await get(server.visitor(), '/tournaments?club=999')).status).toBe(404);
});
