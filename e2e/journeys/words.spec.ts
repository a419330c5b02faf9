// Every page and dialog in a made-up language (apps/web/vite.words.config.ts): English in brackets, 40 % longer. Whatever has no brackets is missing in the
// catalogue of words, and whatever does not fit will not fit in another language either (ADR 20). A new page is a line in one of the lists below.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createClub, signUp } from '../support/accounts.ts';
import { saidOn } from '../support/said.ts';
import { send } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { expect, expectNoSidewaysScroll, SUPER_ADMIN, test as base } from '../support/test.ts';
import { createTournament, enter } from '../support/tournaments.ts';

const BUILD = path.resolve(import.meta.dirname, '../../.cache/made-up');

const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ engine }, use) => {
      if (!existsSync(path.join(BUILD, 'index.en.html')))
        throw new Error('There is no build in the made-up language. Make it with: npm test -- build');
      const server = await startServer(engine, {
        ADMIN_EMAIL: SUPER_ADMIN.email,
        ADMIN_PASSWORD: SUPER_ADMIN.password,
        WEB_DIR: BUILD,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** An address, what is opened there before one looks, and whose words it awaits: such a place is not run yet. */
type Place = readonly [address: string, open?: ((page: Page) => Promise<void>) | undefined, awaits?: string];

/** Presses the button, link or menu entry whose English text begins so. */
const press =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      const pattern = new RegExp(`^\\[${name}`);
      const found = page
        .getByRole('button', { name: pattern })
        .or(page.getByRole('menuitem', { name: pattern }))
        .or(page.getByRole('tab', { name: pattern }));
      await found.locator('visible=true').first().click();
    }
  };

/** Presses the button that sends the page's form, so that its fields say what they miss. */
const sendEmpty = (page: Page): Promise<void> => page.locator('main button[type=submit]').click();

const VISITOR: readonly Place[] = [
  ['/', undefined, 'tournaments'],
  ['/tournaments', undefined, 'tournaments'],
  ['/match-schedules', undefined, 'schedules'],
  ['/login'],
  ['/login', sendEmpty, 'validation'],
  ['/register'],
  ['/register', (page) => page.locator('input[name=password]').fill('Tennis')],
  ['/register', sendEmpty, 'validation'],
  ['/register?token=none', undefined, 'the server'],
  ['/forgot-password'],
  ['/forgot-password', sendEmpty, 'validation'],
  ['/reset-password'],
  ['/reset-password/none', undefined, 'the server'],
  ['/no-such-page'],
];

const MEMBER: readonly Place[] = [
  ['/profile', undefined, 'roles'],
  ['/profile', press('Delete my account'), 'roles'],
  ['/profile', press('Change password'), 'validation'],
  ['/profile', press('End the others'), 'roles'],
  ['/profile', press('Account of'), 'roles'],
  ['/create-club'],
  ['/admin'],
  ['/no-such-page'],
];

const CLUB_ADMIN: readonly Place[] = [
  ['/create-club'],
  ['/create-club', sendEmpty, 'validation'],
  ['/manage-scores'],
  ['/profile', undefined, 'roles'],
];

const SUPER: readonly Place[] = [
  ['/admin/no-such-page'],
  ['/admin/audit-log', undefined, 'acts'],
  ['/dashboard', undefined, 'tournaments'],
];

/** Looks at each place; fails with everything that was found, place by place. */
async function look(page: Page, places: readonly Place[]): Promise<void> {
  const findings: Record<string, object> = {};
  for (const [at, [address, open, awaits]] of places.entries()) {
    if (awaits !== undefined) continue;
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await open?.(page);
    await page.waitForLoadState('networkidle');
    const { unsaid, cut } = await saidOn(page);
    if (unsaid.length + cut.length > 0) findings[`${at}: ${address}`] = { unsaid, cut };
    if (open === undefined) await expectNoSidewaysScroll(page, 390);
  }
  expect(findings, 'words outside of the catalogue, or cut off').toEqual({});
}

test.beforeEach(({ expectProblem }) => {
  // Some of the places are refusals.
  expectProblem(/Failed to load resource|The server refused a call/);
});

test('a visitor reads nothing that the catalogue does not know', async ({ page }) => {
  await look(page, VISITOR);
});

test('a member reads nothing that the catalogue does not know', async ({ page, newVisitor }) => {
  const { username } = await signUp(page, { name: '‹Nina Kovač›', role: 'member' });
  const other = await newVisitor();
  await send(other, 'POST', '/api/auth/login', { username, password: 'Tennis123' });
  await look(page, MEMBER);
});

test('a club admin reads nothing that the catalogue does not know', async ({ page }) => {
  await signUp(page, { name: '‹Marta Silva›', role: 'club_admin' });
  const clubId = await createClub(page, '‹Riverside Tennis Club›');
  const id = await createTournament(page, { name: '‹Riverside Clay Open›', clubId });
  await enter(page, id, '‹Priya Raman›');
  await look(page, CLUB_ADMIN);
});

test('a super admin reads nothing that the catalogue does not know', async ({ page }) => {
  const { username, password } = SUPER_ADMIN;
  await send(page, 'POST', '/api/auth/login', { username, password });
  await look(page, SUPER);
});
