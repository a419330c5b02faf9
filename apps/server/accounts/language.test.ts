// The language of an account (ADR 20): taken from the page of the registration, changed by its owner, used by every browser and every mail.
import { expect, it } from 'vitest';
import { bodyOf, type Reply } from '../demo/injected-person.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aServer } from '../testing/server.ts';
import { deliverMails } from '../mail/delivery.ts';

const NINA = { username: 'nina', password: 'Tennis123', email: 'nina@example.org', name: 'Nina' };
const SIGN_IN = { body: { username: 'nina', password: 'Tennis123' } };

const choosing = (language: string) =>
  ({ method: 'PUT', url: '/api/user/language', payload: { language } }) as const;

/** A server that has been set up. */
async function aReadyServer(wish: Parameters<typeof aServer>[0] = {}) {
  const server = await aServer(wish);
  await server.signUp('super_admin');
  return server;
}

const languageCookie = ({ headers }: Pick<Reply<unknown>, 'headers'>) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('language='));

it.each([
  [{ 'accept-language': 'de-CH,de;q=0.9' }, 'de'],
  [{ 'accept-language': 'de', cookie: 'language=fr' }, 'fr'],
  [{ 'accept-language': 'es' }, null],
  [{}, null],
])('an account keeps the language of the page where it was registered: %j', async (headers, language) => {
  const server = await aReadyServer();
  const person = server.visitor();
  expect(bodyOf(await person.call('register', { body: NINA }, headers)).language).toBe(language);
  expect(bodyOf(await person.call('getSession', {})).language).toBe(language);
});

it('a chosen language is followed by the browsers of the account, from the next answer on', async () => {
  const server = await aReadyServer();
  const phone = server.visitor();
  bodyOf(await phone.call('register', { body: NINA }));
  const desk = server.visitor();
  const before = await desk.call('login', SIGN_IN);
  expect(languageCookie(before)).toBeUndefined();
  const chosen = await phone.call('setLanguage', { body: { language: 'de' } });
  expect(bodyOf(chosen)).toMatchObject({ username: 'nina', language: 'de' });
  expect(languageCookie(chosen)).toBe('language=de; Max-Age=31536000; Path=/; SameSite=Lax');
  // The desk was signed in already, in another language.
  expect(languageCookie(await desk.call('getSession', {}, { cookie: 'language=fr' }))).toContain('=de;');
  expect(languageCookie(await desk.call('getSession', {}, { cookie: 'language=de' }))).toBeUndefined();
  const third = await server.visitor().call('login', SIGN_IN, { cookie: 'language=fr' });
  expect(bodyOf(third).language).toBe('de');
  expect(languageCookie(third)).toContain('=de;');
});

it('an unknown language is refused, and nobody chooses one for a visitor', async () => {
  const server = await aReadyServer();
  const member = await server.signUp('member');
  const refused = await member.send(choosing('tlh'));
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { message: 'Please choose one of the languages.' },
  ]);
  expect((await server.visitor().send(choosing('de'))).status).toBe(401);
});

it('the database takes no language without a code', async () => {
  const server = await aReadyServer();
  await server.signUp('member');
  for (const language of ['', ' de', 'd'])
    await expect(server.database.db.updateTable('users').set({ language }).execute()).rejects.toThrow(
      /check/i,
    );
});

it('mails go out in the recipient’s language, else in that of the request', async () => {
  const mails = await aMailServer();
  const server = await aReadyServer({ env: { SMTP_URL: mails.url } });
  const nina = server.visitor();
  bodyOf(await nina.call('register', { body: NINA }, { 'accept-language': 'de' }));
  const admin = await server.signUp('club_admin');
  const club = bodyOf(await admin.call('createClub', { body: { name: 'Riverside TC' } }));
  const invite = async (email: string) => {
    const call = { params: { clubId: String(club.id) }, body: { email } };
    bodyOf(await admin.call('createInvitation', call, { 'accept-language': 'fr' }));
    await deliverMails(server.services);
    return mails.received
      .splice(0)
      .map(({ html }) => /<html lang="(?<lang>\w+)"/.exec(html)?.groups?.['lang']);
  };
  expect(await invite('NINA@example.org')).toEqual(['de']);
  expect(await invite('new@example.org')).toEqual(['fr']);
});

it('the owner finds it in their data, and the log says what it was', async () => {
  const server = await aReadyServer();
  const nina = server.visitor();
  bodyOf(await nina.call('register', { body: NINA }, { 'accept-language': 'de' }));
  bodyOf(await nina.call('setLanguage', { body: { language: 'fr' } }));
  expect(bodyOf(await nina.call('getUserData', {})).account.language).toBe('fr');
  await server.services.audit.seal();
  const record = await server.database.db
    .selectFrom('audit_log')
    .select(['act', 'changes'])
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(record.act).toBe('setLanguage');
  expect(JSON.stringify(record.changes)).toContain('fr');
});
