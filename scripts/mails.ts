// Pictures of every mail on a phone and on a desktop, in light and in dark, and the plain part beside them: `npm run mails [folder]`. Fails if a mail
// is wider than the screen.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { chromium } from '@playwright/test';
import { LANGUAGES, type Language } from '@tennis/words/languages';
import * as texts from '../apps/server/mail/texts.ts';
import type { Message } from '../apps/server/mail/transport.ts';
import { findChromium } from './run/programs.mjs';

const folder = path.resolve(argv[2] ?? 'reports/mails');
const WIDTHS = [390, 600];
const THEMES = ['light', 'dark'] as const;
const WHEN = '2026-09-01T10:00:00.000Z';
const URL = `https://tennis.example.org/reset-password/${'q8Zx'.repeat(11)}`;
// As long as names get.
const CLUB = 'Tennis- und Hockeyclub Grün-Weiß Hohenlohe-Waldenburg 1897 e. V.';
const NAME = 'Maximiliane-Alexandra von Hohenlohe-Waldenburg';
const CUP = '47. Internationale Jugendmeisterschaften am Hohenlohe-See, U14';

function mailsIn(language: Language): Readonly<Record<string, Message>> {
  const platform = { name: 'Tennis Tournament Organizer', supportEmail: 'help@tennis.example.org' };
  const to = { to: 'nina@example.org', language, platform };
  const who = { name: NAME, username: 'maximiliane.alexandra' };
  const lines = [`${NAME}, ${CUP}: Center Court, 14:30.`, `${CUP}: 6-4 7-6(3).`];
  const settings = 'https://tennis.example.org/settings';
  return {
    invitation: texts.invitationMail(to, { club: CLUB, role: 'admin', inviter: NAME }, URL),
    welcome: texts.welcomeMail(to, who, CLUB, URL),
    reset: texts.resetMail(to, who, URL),
    'password-changed': texts.passwordChangedMail(to, who, WHEN, URL),
    'address-changed': texts.addressChangedMail(to, who, WHEN, URL),
    'address-is': texts.addressIsMail(to, NAME, URL),
    'account-exists': texts.accountExistsMail(to, NAME, who.username, URL),
    notices: texts.noticesMail(
      to,
      { subject: CUP, lines },
      { page: URL, settings, stop: `${URL}/mails/stop/1.draw.abc` },
    ),
    promoted: texts.promotedMail(to, { name: NAME, tournament: CUP }, URL),
    'partner-request': texts.partnerRequestMail(to, { name: NAME, tournament: CUP }, URL),
    'partner-answer': texts.partnerAnswerMail(to, { name: NAME, tournament: CUP, answer: 'declined' }, URL),
    'partner-left': texts.partnerLeftMail(to, { tournament: CUP, isOut: true }, URL),
    unpaired: texts.unpairedMail(to, { tournament: CUP }, URL),
    paired: texts.pairedMail(to, { first: NAME, second: NAME, tournament: CUP }, URL),
  };
}

await mkdir(folder, { recursive: true });
const program = findChromium();
if (program === undefined) {
  stderr.write('Chromium is missing.\n');
  exit(2);
}
const browser = await chromium.launch({ executablePath: program });
const tooWide: string[] = [];
for (const language of LANGUAGES) {
  for (const [kind, { subject, text, html }] of Object.entries(mailsIn(language))) {
    const name = `${kind}.${language}`;
    await writeFile(path.join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 500 } });
      await page.setContent(html);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({
          path: path.join(folder, `${name}.${width}.${colorScheme}.png`),
          fullPage: true,
        });
      }
      if (Number(await page.evaluate('document.documentElement.scrollWidth')) > width)
        tooWide.push(`${name} at ${width}`);
      await page.close();
    }
  }
}
await browser.close();
stdout.write(`Pictures of all mails are in ${folder}\n`);
if (tooWide.length > 0) {
  stderr.write(`Wider than the screen: ${tooWide.join(', ')}\n`);
  exit(1);
}
