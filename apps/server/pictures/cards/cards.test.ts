// The picture of a tournament: made on request, kept until something on it changes, and with nothing that a visitor may not read.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it, onTestFinished } from 'vitest';
import { aClub, aMatch, aTournament, bodyOf, matchBody } from '../../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../../testing/server.ts';

async function aServerWithPages(limits: { readonly picturesInAMinute?: number } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-cards-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    path.join(folder, 'index.en.html'),
    '<!doctype html><html><head><title>Tennis</title></head></html>',
  );
  const ran: string[] = [];
  const server = await aServer({
    now: '2026-09-12T10:00:00Z',
    limits,
    env: { WEB_DIR: folder, PUBLIC_URL: 'https://tennis.example.org' },
    log: ({ query }) => {
      if (!/audit|change_batches/.test(query.sql)) ran.push(query.sql);
    },
  });
  return { server, statements: () => ran.splice(0).length };
}

const picture = async ({ app }: TestServer, id: number, language = 'en', headers = {}) => {
  const {
    statusCode,
    rawPayload,
    headers: said,
  } = await app.inject({
    url: `/share/tournaments/${id}.${language}.png`,
    headers,
  });
  return { status: statusCode, bytes: rawPayload, said };
};

/** Every colour on a line through the header. */
async function coloursAcross(bytes: Buffer): Promise<ReadonlySet<string>> {
  const { width, height } = await loadImage(bytes);
  const ink = createCanvas(width, height).getContext('2d');
  ink.drawImage(await loadImage(bytes), 0, 0);
  return new Set(Array.from({ length: width }, (_, x) => [...ink.getImageData(x, 150, 1, 1).data].join(',')));
}

/** A match between two entries of these names and this year of birth. */
async function aNamedMatch(admin: Person, clubId: number, names: readonly string[], birthYear: number) {
  const { id } = await aTournament(admin, clubId, { name: 'Junior Cup' });
  const params = { id: String(id) };
  const [first, second] = await Promise.all(
    names.map(
      async (name) => bodyOf(await admin.call('addParticipant', { params, body: { name, birthYear } })).id,
    ),
  );
  const body = matchBody(first ?? null, second ?? null);
  bodyOf(await admin.call('createMatch', { params, body }));
  return id;
}

it('is a picture of 1200 by 630 that is drawn once for each change, and read again without a statement', async () => {
  const { server, statements } = await aServerWithPages();
  const { tournament, admin, match, first } = await aMatch(server);
  const drawn = await picture(server, tournament.id);
  expect([drawn.status, drawn.said['content-type'], drawn.said['cross-origin-resource-policy']]).toEqual([
    200,
    'image/png',
    'cross-origin',
  ]);
  const { width, height } = await loadImage(drawn.bytes);
  expect([width, height]).toEqual([1200, 630]);
  // The header is slate, and somebody has drawn on it.
  const colours = await coloursAcross(drawn.bytes);
  expect(colours).toContain('74,90,97,255');
  expect(colours.size).toBeGreaterThan(20);

  statements();
  const etag = String(drawn.said['etag']);
  expect((await picture(server, tournament.id, 'en', { 'if-none-match': etag })).status).toBe(304);
  expect(statements()).toBe(0);

  const scores = { set1: { player1: 6, player2: 4 }, set2: { player1: 6, player2: 4 } };
  const params = { id: String(match.id) };
  bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
  bodyOf(await admin.call('setMatchScores', { params, body: { scores, winnerId: first.id } }));
  const after = await picture(server, tournament.id);
  expect(after.bytes.equals(drawn.bytes)).toBe(false);
  const german = await picture(server, tournament.id, 'de');
  expect(german.bytes.equals(after.bytes)).toBe(false);
  // Its page names it.
  const page = await server.app.inject(`/tournaments/${tournament.id}`);
  expect(page.body).toContain(`"https://tennis.example.org/share/tournaments/${tournament.id}.en.png?`);
});

it('[D56] shows a match that an earlier day has left in progress as played no more', async () => {
  const { server } = await aServerWithPages();
  const { tournament, admin, match } = await aMatch(server);
  const params = { id: String(match.id) };
  bodyOf(await admin.call('setMatchStatus', { params, body: { status: 'in_progress' } }));
  const drawn = await picture(server, tournament.id);
  server.setNow('2026-09-13T10:00:00Z');
  expect((await picture(server, tournament.id)).bytes.equals(drawn.bytes)).toBe(false);
});

it('[D48] has the colour of the courts, once all of them are of one surface', async () => {
  const { server } = await aServerWithPages();
  const { club, admin, tournament } = await aMatch(server);
  const courts = [{ name: 'Court 1', surface: 'artificial_grass' as const }];
  bodyOf(await admin.call('createCourts', { params: { clubId: String(club.id) }, body: { courts } }));
  const colours = await coloursAcross((await picture(server, tournament.id)).bytes);
  expect(colours).toContain('51,112,47,255');
  expect(colours).not.toContain('74,90,97,255');
});

it('[D24] somebody under 18 stands on it as visitors read them, whoever asks', async () => {
  const { server } = await aServerWithPages();
  const { club, admin } = await aClub(server);
  const pictureOf = async (names: readonly string[], birthYear: number) => {
    const id = await aNamedMatch(admin, club.id, names, birthYear);
    const cookie = `session=${admin.cookies['session'] ?? ''}`;
    const [visitor, manager] = [await picture(server, id), await picture(server, id, 'en', { cookie })];
    expect(manager.bytes.equals(visitor.bytes)).toBe(true);
    return visitor.bytes;
  };
  const shown = await pictureOf(['Nina Kovač', 'Priya Raman'], 2014);
  // Behind their initials nobody can tell them apart; grown-ups they are shown whole.
  expect((await pictureOf(['Nina Kovačević', 'Priya Rani'], 2014)).equals(shown)).toBe(true);
  expect((await pictureOf(['Nina Kovač', 'Priya Raman'], 1990)).equals(shown)).toBe(false);
});

it('is there for no draft, for no tournament that is missing, and in no other language', async () => {
  const { server } = await aServerWithPages();
  const { tournament } = await aMatch(server, { status: 'draft' });
  const { tournament: open } = await aMatch(server);
  const statuses = await Promise.all(
    [
      [tournament.id, 'en'],
      [999_999, 'en'],
      [open.id, 'xx'],
    ].map(async ([id, language]) => (await picture(server, Number(id), String(language))).status),
  );
  expect(statuses).toEqual([404, 404, 404]);
});

it('is drawn so many times in a minute at most', async () => {
  const { server } = await aServerWithPages({ picturesInAMinute: 5 });
  const { admin, club, tournament } = await aMatch(server);
  const ids = [tournament.id];
  for (let n = 0; n < 2; n += 1) ids.push((await aTournament(admin, club.id)).id);
  const asked: number[] = [];
  for (const id of ids) {
    for (const language of ['en', 'de', 'fr']) asked.push((await picture(server, id, language)).status);
  }
  expect(asked.filter((status) => status === 200)).toHaveLength(5);
  expect(new Set(asked)).toEqual(new Set([200, 503]));
  server.setNow('2026-09-12T10:01:00Z');
  expect((await picture(server, ids.at(-1) ?? 0, 'fr')).status).toBe(200);
});
