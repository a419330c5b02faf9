// If people have chosen no language, their mails are in that of the request that caused them (D59); no mail mixes two languages.
import { expect, it } from 'vitest';
import { bodyOf } from '../demo/injected-person.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { aServer } from '../testing/server.ts';
import { deliverMails } from './delivery.ts';

const GERMAN = { 'accept-language': 'de-CH,de;q=0.9' };
const FRENCH = { cookie: 'language=fr' };

async function aScene() {
  const mails = await aMailServer();
  const server = await aServer({ now: '2026-09-01T10:00:00.000Z', env: { SMTP_URL: mails.url } });
  const sent = async () => {
    await deliverMails(server.services);
    return mails.received.splice(0).map(({ text, html }) => ({ text: text.replaceAll('\r\n', '\n'), html }));
  };
  return { server, sent };
}

it('a reset is mailed in the language in which it was asked for', async () => {
  const { server, sent } = await aScene();
  const { user } = await server.signUp('member', 'Nina');
  const body = { email: user?.email ?? '' };
  await server.visitor().call('forgotPassword', { body }, GERMAN);
  await server.visitor().call('forgotPassword', { body }, FRENCH);
  await server.visitor().call('forgotPassword', { body });
  const [german, french, english] = await sent();
  const username = user?.username ?? '';
  for (const part of ['text', 'html'] as const) {
    expect(german?.[part]).toContain(`Ihr Benutzername lautet ${username}.`);
    expect(french?.[part]).toContain(`Votre nom d’utilisateur est ${username}.`);
    expect(english?.[part]).toContain(`Your username is ${username}.`);
  }
  expect(german?.text).toContain('Guten Tag Nina,\n\nJemand möchte das Passwort Ihres Kontos zurücksetzen.');
  expect(german?.html).toContain('<html lang="de">');
  expect(french?.text).toContain('Bonjour Nina,\n\nQuelqu’un a demandé à réinitialiser');
  expect(french?.html).toContain('<html lang="fr">');
  expect(english?.text).toContain('Hello Nina,\n\nSomebody asked to reset the password of your account.');
  expect(english?.html).toContain('<html lang="en">');
});

it('a changed password is told with the day as the language writes it', async () => {
  const { server, sent } = await aScene();
  const member = await server.signUp('member');
  const body = { currentPassword: 'Tennis123', newPassword: 'NewTennis1' };
  bodyOf(await member.call('changePassword', { body }, GERMAN));
  expect((await sent())[0]?.text).toContain('am 1. September 2026 um 10:00 UTC geändert');
});

it('an invitation is mailed in the inviter’s language', async () => {
  const { server, sent } = await aScene();
  const admin = await server.signUp('club_admin');
  const club = bodyOf(await admin.call('createClub', { body: { name: 'Riverside TC' } }));
  const invite = { params: { clubId: String(club.id) }, body: { email: 'new@example.org' } };
  bodyOf(await admin.call('createInvitation', invite, FRENCH));
  const [mail] = await sent();
  expect(mail?.text).toContain('Riverside TC vous invite à rejoindre le club comme membre.');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`${admin.user?.name} vous envoie cette invitation.`);
  }
});

it('a mail that was queued before there were languages is in English', async () => {
  const { server, sent } = await aScene();
  const { user } = await server.signUp('member');
  await server.visitor().call('forgotPassword', { body: { email: user?.email ?? '' } }, GERMAN);
  await server.database.db.updateTable('mails').set({ language: null }).execute();
  expect((await sent())[0]?.text).toContain('Somebody asked to reset the password of your account.');
});
