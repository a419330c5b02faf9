// Photos and logos over the API (D24, ADR 37): made small on the server, without a camera's data, and shown only to those who may see them.
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { aClub, aMeeting, aTournament, bodyOf, joinClub } from '../testing/factories.ts';
import { aServer, type Person, type TestServer } from '../testing/server.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

const half = (background: string) =>
  ({ create: { width: 400, height: 400, channels: 3, background } }) as const;

/** Red on the left, blue on the right. */
async function halves(): Promise<Sharp> {
  const blue = await sharp(half('#0000ff')).png().toBuffer();
  return sharp({ create: { width: 800, height: 400, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: 400, top: 0 },
  ]);
}

const put = (person: Person, picture: string | null) => person.call('setPicture', { body: { picture } });

const putLogo = (person: Person, clubId: number, logo: string | null) =>
  person.call('setClubLogo', { params: { clubId: String(clubId) }, body: { logo } });

/** The bytes as a browser gets them. */
async function fetched(server: TestServer, reader: Person, name: string | null) {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/pictures/${name}`,
    cookies: { ...reader.cookies },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

const aPhoto = async (): Promise<string> => base64(await (await halves()).jpeg().toBuffer());

describe('a photo [§2, D60]', () => {
  it('becomes a small upright square without anything that the camera has written into it', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    // Turned by the camera: what lies left stands on top.
    const turned = await (
      await halves()
    )
      .withExif({ IFD0: { Copyright: 'Nina at home' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    const { picture } = bodyOf(await put(nina, base64(turned)));
    const { status, headers, bytes } = await fetched(server, nina, picture);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const kept = await sharp(bytes).metadata();
    expect([kept.format, kept.width, kept.height]).toEqual(['webp', 256, 256]);
    expect([kept.exif, kept.xmp, kept.icc, kept.iptc, kept.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    const dots = await sharp(bytes).removeAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [...dots.subarray((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)];
    expect(at(128, 20).map((value) => Math.round(value / 255))).toEqual([1, 0, 0]);
    expect(at(128, 235).map((value) => Math.round(value / 255))).toEqual([0, 0, 1]);
    expect(bodyOf(await nina.call('getSession', {})).picture).toBe(picture);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a file of the kind %s', async (kind) => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const { picture } = bodyOf(await put(nina, base64(await (await halves())[kind]().toBuffer())));
    expect((await fetched(server, nina, picture)).status).toBe(200);
  });

  it('is refused with a reason where it is no picture, one of another kind, a broken one or one that unfolds', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    const whole = await (await halves()).png().toBuffer();
    const dots = { width: 8000, height: 7000, channels: 3, background: '#888' } as const;
    const bomb = await sharp({ create: dots }).png().toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const unread = 'We cannot read this picture. Please choose a JPEG, PNG or WebP file.';
    for (const [sent, message] of [
      [base64(Buffer.from('only words, and no picture')), unread],
      [base64(Buffer.from(drawing)), unread],
      [base64(await (await halves()).gif().toBuffer()), unread],
      [base64(await (await halves()).tiff().toBuffer()), unread],
      [base64(whole.subarray(0, whole.length / 2)), unread],
      ['no base64 at all!', unread],
      [base64(bomb), 'This picture has too many pixels. Please choose one of at most 50 megapixels.'],
      ['A'.repeat(10_666_668), unread],
      ['A'.repeat(10_666_672), 'This picture is too large. Please choose one of at most 8 MB.'],
    ] as const)
      expect(await put(nina, sent)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'picture', message }] },
      });
    expect((await put(nina, 'A'.repeat(10_700_000))).status).toBe(413);
    expect(bodyOf(await nina.call('getSession', {})).picture).toBeNull();
  });

  it('[D60] is seen by its owner, the admins of their clubs and those who look after them, and by nobody else', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const nina = await server.signUp('member');
    const mother = await server.signUp('member');
    const fellow = await server.signUp('member');
    const elsewhere = (await aClub(server, { name: 'Hillside' })).admin;
    const superAdmin = await server.signUp('super_admin');
    await joinClub(server, club.id, nina);
    await joinClub(server, club.id, fellow);
    const { picture } = bodyOf(await put(nina, await aPhoto()));
    const { id: personId } = await server.database.db
      .selectFrom('persons')
      .select('id')
      .where('account_id', '=', nina.user?.id ?? 0)
      .executeTakeFirstOrThrow();
    await server.database.db
      .insertInto('person_managers')
      .values({
        person_id: personId,
        user_id: mother.user?.id ?? 0,
        created_at: '2026-09-01T10:00:00.000Z',
      })
      .execute();
    const seen = async (reader: Person) => (await fetched(server, reader, picture)).status;
    for (const reader of [nina, admin, mother]) expect(await seen(reader)).toBe(200);
    for (const reader of [fellow, elsewhere, superAdmin, server.visitor()])
      expect(await seen(reader)).toBe(404);
    // The list of members names it to those who may see it, and to nobody else.
    const listed = async (reader: Person) =>
      bodyOf(await reader.call('listMembers', { params: { clubId: String(club.id) } })).find(
        ({ id }) => id === nina.user?.id,
      )?.picture;
    expect(await Promise.all([nina, admin, fellow, superAdmin].map(listed))).toEqual([
      picture,
      picture,
      null,
      null,
    ]);
  });

  it('goes when it is replaced, when it is taken away and with the account', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const stored = () => server.database.db.selectFrom('pictures').select('hash').execute();
    const first = bodyOf(await put(nina, await aPhoto())).picture;
    // The same again is the same.
    expect(bodyOf(await put(nina, await aPhoto())).picture).toBe(first);
    const second = bodyOf(await put(nina, base64(await (await halves()).negate().png().toBuffer()))).picture;
    expect(second).not.toBe(first);
    expect(await stored()).toEqual([{ hash: second }]);
    expect((await fetched(server, nina, first)).status).toBe(404);
    expect(bodyOf(await put(nina, null)).picture).toBeNull();
    expect(await stored()).toEqual([]);
    bodyOf(await put(nina, await aPhoto()));
    expect((await nina.call('eraseAccount', { body: { password: 'Tennis123' } })).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('stands in what its owner downloads, and the audit log says that it changed and no more', async () => {
    const server = await aServer();
    const nina = await server.signUp('member');
    const { picture } = bodyOf(await put(nina, await aPhoto()));
    const { bytes } = await fetched(server, nina, picture);
    const data = bodyOf(await nina.call('getUserData', {}));
    expect(data.account.picture).toBe(base64(bytes));
    expect(data.acts[0]).toMatchObject({ action: 'setPicture', subject: 'account', outcome: 'done' });
    const { changes } = await server.database.db
      .selectFrom('audit_log')
      .select('changes')
      .where('act', '=', 'setPicture')
      .executeTakeFirstOrThrow();
    expect(changes).not.toContain(picture);
  });

  it('is one of at most 30 an hour', async () => {
    const server = await aServer({ now: '2026-09-01T10:00:00Z' });
    const nina = await server.signUp('member');
    for (let n = 0; n < 30; n += 1) bodyOf(await put(nina, null));
    expect((await put(nina, null)).status).toBe(429);
    server.setNow('2026-09-01T11:00:01Z');
    bodyOf(await put(nina, null));
  });
});

describe('the logo of a club [§2, D60]', () => {
  it('is whole, and seen by everybody', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const { logo } = bodyOf(await putLogo(admin, club.id, base64(await (await halves()).png().toBuffer())));
    const { status, headers, bytes } = await fetched(server, server.visitor(), logo);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    // Twice as wide as high: above and below there is nothing.
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[3], data[(128 * 256 + 10) * 4 + 3]]).toEqual([256, 256, 0, 255]);
    expect(bodyOf(await server.visitor().call('listClubs', {}))).toMatchObject([{ id: club.id, logo }]);
  });

  it('stands with the club’s tournaments and meetings, at once', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const { id } = await aTournament(admin, club.id);
    const visitor = server.visitor();
    const shown = async () =>
      bodyOf(await visitor.call('getTournament', { params: { id: String(id) } })).clubLogo;
    expect(await shown()).toBeNull();
    const { logo } = bodyOf(await putLogo(admin, club.id, await aPhoto()));
    expect(await shown()).toBe(logo);
    const meetingId = await aMeeting(admin, club.id, id);
    const meeting = await visitor.call('getMeeting', { params: { id: String(meetingId.meetingId) } });
    expect(bodyOf(meeting).club.logo).toBe(logo);
    await putLogo(admin, club.id, null);
    expect(await shown()).toBeNull();
  });

  it('is the matter of the club’s admins, and makes nobody’s form stale', async () => {
    const server = await aServer();
    const { club, admin } = await aClub(server);
    const nina = await server.signUp('member');
    await joinClub(server, club.id, nina);
    expect((await putLogo(nina, club.id, await aPhoto())).status).toBe(403);
    expect((await putLogo(server.visitor(), club.id, await aPhoto())).status).toBe(401);
    const params = { clubId: String(club.id) };
    const { version } = bodyOf(await admin.call('getClub', { params }));
    expect(bodyOf(await putLogo(admin, club.id, await aPhoto())).version).toBe(version);
    expect(bodyOf(await putLogo(admin, club.id, null)).logo).toBeNull();
    expect(await server.database.db.selectFrom('pictures').selectAll().execute()).toEqual([]);
  });
});
