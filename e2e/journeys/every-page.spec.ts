// Every address of the app for every role, on a phone and a desk, in both themes: it shows this role's page or leads where it should, axe finds no
// fault, nothing sticks out at the side, and the keyboard alone leads to every control. The rows are in e2e/support/page-matrix.ts.
import type { Page } from '@playwright/test';
import { watchRest } from '../support/at-rest.ts';
import { everyControlByKeyboard } from '../support/every-control.ts';
import { holdTimers } from '../support/hold.ts';
import { aMatrixWorld, ROLES, type MatrixWorld, type Role } from '../support/matrix-world.ts';
import { DASHBOARD, MATRIX, PRODUCT, SIGN_IN, type Row } from '../support/page-matrix.ts';
import { test } from '../support/test-with-mail.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

const PLACES = Object.values(MATRIX).flatMap(({ at, sees }) => at.map((one) => ({ at: one, sees })));

/** Each role has so many tests, so that the workers share them. */
const PARTS = 2;

/** The world of this worker and its server. The tests change nothing in it. */
let kept: MatrixWorld | null = null;

/** Between two pages of the matrix an idle moment may be long in coming; the checks need only what has ceased to change. */
const NO_IDLE_MS = 1;

/** As narrow as the smallest phone. */
const NARROW = 320;

/** Where the app's router hands itself to its tools. */
const ROUTER = '__TSR_ROUTER__';
interface Router {
  readonly routesByPath: object;
  readonly navigate: (to: { href: string }) => Promise<void>;
}

/** Opens an address as a link in the app does. The score pad is a page of its own (ADR 43). */
async function follow(page: Page, address: string): Promise<void> {
  const isInApp =
    !address.startsWith('/score/') &&
    (await page.evaluate(
      ([name, href]) => {
        const router = Reflect.get(globalThis, name) as Router | undefined;
        void router?.navigate({ href });
        return router !== undefined;
      },
      [ROUTER, address] as const,
    ));
  if (!isInApp) await page.goto(address);
}

/** Where those come who are led elsewhere, and the heading there. */
const LEADS: Readonly<Record<string, readonly [path: string, heading: string]>> = {
  [SIGN_IN]: ['/login', PRODUCT],
  [DASHBOARD]: ['/dashboard', 'Dashboard'],
};

/** Fails when the page is not what the role must see. */
async function expectSeen(page: Page, address: string, sees: Row['sees'][Role]): Promise<void> {
  const [text, reason] = typeof sees === 'string' ? [sees, null] : sees;
  const [path, heading] = LEADS[text] ?? [address, text];
  await expect.poll(() => new URL(page.url()).pathname, address).toBe(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), address).toBeAttached();
  if (reason !== null) await expect(page.getByText(reason, { exact: true }), address).toBeVisible();
}

/**
 * All of a page that its checks can find a fault in: what stands in it and where, without names that React counts up and without what its links ask
 * for. A card and the way to sign in stand at many addresses; the checks would say the same of each.
 */
const likeness = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script')) script.remove();
    const places = [...document.body.querySelectorAll(':not(script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height, element.checkVisibility({ visibilityProperty: true })].join();
    });
    const markup = body.innerHTML.replaceAll(/\b_r_\w+_/g, '').replaceAll(/(href="[^"?]*)\?[^"]*/g, '$1');
    return `${document.title}${markup}${places.join(' ')}`;
  });

/** All that is wrong with a page, whatever it shows. */
async function faultsOf(page: Page, width: number): Promise<string[]> {
  const faults: string[] = [];
  for (const check of [
    () => expectAccessible(page),
    () => expectNoSidewaysScroll(page, width),
    () => everyControlByKeyboard(page),
  ])
    await check().catch((error: unknown) => faults.push(String(error)));
  return faults;
}

test('the matrix has a row for each route of the router, and no other', async ({ page }) => {
  await page.goto('/login');
  const routes = await page.evaluate(
    (name) => Object.keys((Reflect.get(globalThis, name) as Router).routesByPath),
    ROUTER,
  );
  expect(Object.keys(MATRIX).toSorted()).toEqual(routes.toSorted());
});

for (const role of ROLES)
  for (let part = 0; part < PARTS; part += 1)
    test(`every page of a ${role}, ${part + 1} of ${PARTS}`, async ({
      page,
      newVisitor,
      mailbox,
      isMobile,
      expectProblem,
    }) => {
      test.slow();
      // Refused by the server, and the page says so.
      expectProblem(/the server responded with a status of 40[34]/);
      const world = (kept ??= await aMatrixWorld(newVisitor, mailbox));
      await world.signIn(page, role);
      // The card leaves by itself. Here it stays until the test has looked at it.
      await holdTimers(page, 3000);
      await page.goto('/tournaments');
      const findings: Record<string, string[]> = {};
      const looked = new Set<string>();
      for (const { at, sees } of PLACES.filter((_, index) => index % PARTS === part)) {
        const address = at(world);
        await test.step(`${address}: ${String(sees[role])}`, async () => {
          const rest = watchRest(page, NO_IDLE_MS);
          // Visitors come by links from elsewhere, and to them many pages are drawn by the server.
          await (role === 'visitor' ? page.goto(address) : follow(page, address));
          await expectSeen(page, address, sees[role]);
          await rest.until();
          const like = await likeness(page);
          if (!looked.has(like)) {
            looked.add(like);
            const faults = await faultsOf(page, isMobile ? NARROW : (page.viewportSize()?.width ?? 0));
            if (faults.length > 0) findings[address] = faults;
          }
          rest.end();
        });
      }
      expect(findings, `what is wrong for a ${role}`).toEqual({});
    });
