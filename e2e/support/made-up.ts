// Pages in a made-up language (apps/web/vite.words.config.ts): English in brackets, 40 % longer. A text without brackets is missing in the catalogue,
// and a text that does not fit will not fit in another language either (ADR 20).
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { wordsIn } from '@tennis/words';
import { watchRest } from './at-rest.ts';
import { openGate } from './bracket-gate.ts';
import { saidOn } from './said.ts';
import { startServer, type Engine, type RunningServer } from './server.ts';
import { expect, expectNoSidewaysScroll, SUPER_ADMIN, test as base } from './test.ts';

const BUILD = path.resolve(import.meta.dirname, '../../.cache/made-up');

/** Where a server finds the pages of the made-up language. */
function madeUpBuild(): string {
  if (!existsSync(path.join(BUILD, 'index.en.html')))
    throw new Error('There is no build in the made-up language. Make it with: npm test -- build');
  return BUILD;
}

/** Every English text of the catalogue as a pattern: what stands in braces may be anything. */
const KNOWN: readonly RegExp[] = Object.values(wordsIn('en')).flatMap((room) =>
  Object.values(room).map((text: string | { readonly source?: string }) => {
    const source = typeof text === 'string' ? text : (text.source ?? '');
    let depth = 0;
    let pattern = '';
    for (const character of source) {
      if (character === '{') depth += 1;
      if (depth === 0) pattern += character.replace(/[\\^$.*+?()[\]|]/, String.raw`\$&`);
      if (character === '}') {
        depth -= 1;
        if (depth === 0) pattern += '.+';
      }
    }
    return new RegExp(`^${pattern}$`);
  }),
);

/** Puts the sentences of an answer in brackets, if the catalogue knows them: the server speaks English to readers of the made-up language. */
function inBrackets(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inBrackets(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inBrackets(one, name)]));
  // The id of a device has no space.
  const isSaid =
    typeof value === 'string' &&
    SENTENCES.has(key) &&
    value.includes(' ') &&
    KNOWN.some((text) => text.test(value));
  return isSaid ? `[${value}]` : value;
}

/** The fields of answers that hold sentences. */
const SENTENCES = new Set(['message', 'obstacles', 'consequences', 'device']);

/** A server that speaks the made-up language; `settings` are added to its environment. */
export async function startMadeUp(engine: Engine, settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const server = await startServer(engine, { ...settings, WEB_DIR: madeUpBuild() });
  const gate = await openGate(server.url, inBrackets);
  return {
    ...server,
    url: gate.url,
    stop: async () => {
      await gate.stop();
      await server.stop();
    },
  };
}

/** The `test` of journeys whose server speaks the made-up language. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ engine }, use) => {
      const server = await startMadeUp(engine, {
        ADMIN_EMAIL: SUPER_ADMIN.email,
        ADMIN_PASSWORD: SUPER_ADMIN.password,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** A step that fails is reported together with all other findings; until then it waits as long as an assertion. */
export const PATIENCE = { timeout: 20_000 } as const;

type Step = (page: Page) => Promise<void>;

/** An address, and what is done there before one looks. */
export type Place = readonly [address: string, ...steps: readonly Step[]];

/** Presses buttons, links, tabs or menu entries, one after the other; their English texts begin with these names. */
export const press =
  (...names: readonly string[]): Step =>
  async (page) => {
    for (const name of names) {
      const pattern = new RegExp(String.raw`^\[+${name}`);
      const found = page
        .getByRole('button', { name: pattern })
        .or(page.getByRole('menuitem', { name: pattern }))
        .or(page.getByRole('tab', { name: pattern }))
        .or(page.getByRole('radio', { name: pattern }))
        .or(page.locator('summary', { hasText: pattern }));
      await found.locator('visible=true').first().click(PATIENCE);
    }
  };

/**
 * As `press`, and then a dialog is there, or another one than before the last press. `dialog` is the file of apps/web that draws it, with `#2` for the
 * second one in that file. apps/web/app/made-up.test.ts checks that each dialog is opened.
 */
export const opens =
  (dialog: string, ...names: readonly string[]): Step =>
  async (page) => {
    await press(...names.slice(0, -1))(page);
    const top = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('listbox'))
      .last();
    const before = (await top.count()) === 0 ? null : await top.textContent();
    await press(...names.slice(-1))(page);
    await expect(top, `the dialog of ${dialog}`).toBeVisible(PATIENCE);
    if (before !== null && names.length > 0)
      await expect(top, `the dialog of ${dialog}`).not.toHaveText(before, PATIENCE);
  };

/** Types into the field whose English label begins so. */
export const type =
  (label: string, text: string): Step =>
  (page) =>
    page
      .getByLabel(new RegExp(String.raw`^\[+${label}`))
      .locator('visible=true')
      .first()
      .fill(text, PATIENCE);

/** Presses the button that sends the page's form, so that its fields say what they miss. */
export const sendEmpty: Step = (page) => page.locator('main button[type=submit]').click();

/**
 * Looks at each place; fails with all findings, place by place. Each address is loaded in the page as it is: by way of an empty page it would get a
 * new process, which compiles the whole app again.
 */
export async function look(page: Page, places: readonly Place[]): Promise<void> {
  const findings: Record<string, object> = {};
  const rest = watchRest(page);
  for (const [at, [address, ...steps]] of places.entries()) {
    const name = `${at}: ${address}`;
    await page.goto(address);
    await rest.until();
    try {
      for (const step of steps) await step(page);
    } catch (error) {
      findings[name] = { failed: String(error).slice(0, 300) };
      continue;
    }
    await rest.until();
    const { unsaid, cut } = await saidOn(page);
    const wide = await expectNoSidewaysScroll(page, 390).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    if (unsaid.length + cut.length + wide.length > 0) findings[name] = { unsaid, cut, wide };
  }
  rest.end();
  expect(findings, 'words outside of the catalogue, or cut off').toEqual({});
}
