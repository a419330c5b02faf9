// The mails of matches that run late (OP30, OP38), in the words of their readers.
import { expect, it } from 'vitest';
import { deliverMails } from '../mail/delivery.ts';
import { queueDigests } from '../tennis/notices/digests.ts';
import { bodyOf } from '../testing/factories.ts';
import { aLateDay } from '../testing/late-day.ts';
import { aMailServer } from '../testing/mail-server.ts';
import { at, BEFORE } from '../testing/rainy-day.ts';
import { aServer, type Person } from '../testing/server.ts';

it('comes by mail in the language of each, to followers if they have asked for it', async () => {
  const mails = await aMailServer();
  const on = await aServer({
    now: BEFORE,
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://tennis.example.org' },
  });
  const { look, server, player, parent, fan, running, second, begin, end } = await aLateDay(on);
  await parent.call('setLanguage', { body: { language: 'de' } });
  await fan.call('setLanguage', { body: { language: 'fr' } });
  bodyOf(
    await fan.call('setNoticeChoices', {
      body: { topics: [{ topic: 'times', inApp: true, byMail: true }], quiet: null },
    }),
  );
  const mailed = async (clock: string, who: Person) => {
    server.setNow(at(clock));
    await queueDigests(server.database, server.services.now());
    await deliverMails(server.services);
    return mails.received.findLast(({ to }) => to.includes(who.user?.email ?? ''))?.text ?? '';
  };
  await look('15:00');
  expect(await mailed('15:06', player)).toContain('runs late: about 5:00 PM instead of 4:30 PM');
  expect(await mailed('15:06', parent)).toContain('verspätet sich: gegen 17:00 statt 16:30');
  expect(await mailed('15:06', fan)).toContain('a du retard\u00A0: vers 17:00 au lieu de 16:30');
  await look('15:30');
  await mailed('15:36', player);
  await end(running);
  await begin(second);
  await look('15:40');
  await end(second);
  await look('15:51');
  expect(await mailed('15:57', player)).toContain('earlier than last said, about 4:30 PM');
  expect(await mailed('15:57', parent)).toContain('früher als zuletzt gesagt, gegen 16:30');
  expect(await mailed('15:57', fan)).toContain('plus tôt qu’annoncé, vers 16:30');
});
