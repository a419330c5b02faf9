// A new director's first hour: from the set-up page of an empty club to a published draw of twenty, counted in clicks. Typing and pasting do not
// count.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const MOST_CLICKS = 40;

/** A list as it lies on the desk: numbered, surnames first here and there, some with a year, father and son, and two of one name. */
const PAPER = `1. Kovač, Nina [1]
2. Priya Raman [2]
3. Tomás Herrera; 1998
4. Hannah Brettschneider
5. Whitaker, Daniel
6. Karim Haddad
7. Elif Demir; 2001
8. Marcus Adeyemi
9. Ana Silva
10. Rui Costa
11. Bo Lind
12. Jonas Lindqvist
13. Mei Tanaka
14. Sofia Petrova
15. O’Brien, Sean
16. Jürgen Groß
17. Zoé Müller
18. Rui Costa (jun.)
19. Elif Demir; 1979
20. Bo Lind`;

/** Presses and counts. */
function counter(page: Page) {
  let clicks = 0;
  return {
    get clicks() {
      return clicks;
    },
    press: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    /** A press into a field, then typing. */
    write: async (label: string, text: string): Promise<void> => {
      clicks += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
  };
}

test('with a paper list of twenty names: from an empty server to a published draw in at most 40 clicks @both-engines', async ({
  emptyServer,
  page,
  newVisitor,
}) => {
  const { url, setUpCode } = emptyServer;
  const count = counter(page);
  const { press, write } = count;
  const named = (role: 'button' | 'link' | 'tab' | 'radio', name: string | RegExp): Locator =>
    page.getByRole(role, { name, exact: typeof name === 'string' });

  await page.goto(url);
  await write('Set-up code', setUpCode ?? '');
  await write('Username', 'marta');
  await write('Password', 'Tennis123');
  await write('Email', 'marta@example.org');
  await write('Name', 'Marta Silva');
  await press(named('button', 'Set up'));
  await press(named('link', /Create (a |your )?club/i));
  await write('Club name', 'Riverside Tennis Club');
  await press(named('button', 'Create club'));
  await press(page.getByRole('link', { name: 'Create Tournament' }).filter({ visible: true }).first());
  await write('Name', 'Riverside Open');
  await press(page.getByLabel('Format', { exact: true }));
  await page.getByLabel('Format', { exact: true }).selectOption('knockout');
  await page.getByRole('spinbutton', { name: 'Max participants' }).fill('32');
  await press(page.getByRole('spinbutton', { name: 'Max participants' }));
  await press(named('button', 'Create Tournament'));
  await expect(page.getByText('Tournament created')).toBeVisible();
  await press(named('tab', /^Participants/));
  await press(named('link', 'Paste a list'));
  // A pair among players who enter alone is no player: nobody would find it before it stood in the draw.
  await page
    .getByLabel('Or paste the list here', { exact: true })
    .fill(PAPER.replace('9. Ana Silva', '9. Ana Silva / Bo Berg'));
  await expect(named('button', 'Enter 18 lines')).toBeEnabled();
  await expect(page.getByText('Two people stand on this line').first()).toBeVisible();
  await write('Or paste the list here', PAPER);
  // A son is nobody else's namesake; of two who are called the same one press says that they are two people.
  const enter = named('button', 'Enter 19 lines');
  await expect(enter).toBeEnabled();
  // What says that the tournament was created does not lie on the button that comes next.
  const spansOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [toasts, bars] = await Promise.all([spansOf('[data-toast]'), spansOf('[data-actions]')]);
  expect(bars).toHaveLength(1);
  for (const bar of bars)
    for (const toast of toasts) expect(toast.bottom <= bar.top || toast.top >= bar.bottom).toBe(true);
  await expect(page.getByText('1 line needs your answer.')).toBeVisible();
  await press(named('button', 'Show'));
  await expect(named('button', 'Yes, enter them all')).toBeInViewport();
  await press(named('button', 'Yes, enter them all'));
  await expect(page.getByText('needs your answer')).toBeHidden();
  await expect(named('button', 'Enter 20 lines')).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press(named('button', 'Enter 20 lines'));
  await expect(page.getByText('20 entries, nobody on the waiting list, 0 lines left out.')).toBeVisible();
  await press(named('link', 'To the participants'));
  await expect(page.getByText('20 of 32 entered')).toBeVisible();
  await press(named('tab', /^Matches/));
  await press(named('link', 'Make the draw'));
  await press(named('button', 'Draw'));
  await press(named('button', 'Publish draw'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Publish draw' }));
  await expect(page.getByText('Draw 1 of 1, published')).toBeVisible();
  // The list of tournaments leads to it, though nothing is played yet.
  const tournament = page.url();
  await page.goto(new URL('/tournaments', url).href);
  await expect(page.getByRole('link', { name: 'See Upcoming Tournaments', exact: true })).toHaveAttribute(
    'href',
    '/tournaments?tab=upcoming',
  );
  await expect(page.getByRole('link', { name: 'Create Your First Tournament' })).toHaveCount(0);
  await page.goto(tournament);
  // Play comes next, and no more entries.
  await expect(named('button', 'Start')).toBeVisible();

  expect(count.clicks).toBeLessThanOrEqual(MOST_CLICKS);

  // Its badge and its progress say that it is in play, and no further line does.
  const header = page.getByRole('main');
  await expect(header.getByText('Draw published', { exact: true })).toBeVisible();
  await named('button', 'Start').click();
  await expect(header.getByText('Active', { exact: true })).toBeVisible();
  await expect(header.getByText('0 of 19 matches completed', { exact: true }).first()).toBeVisible();
  await expect(header.getByText('In play', { exact: true })).toHaveCount(0);
  const visitor = await newVisitor();
  await visitor.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}?tab=matches&view=draw`);
  await expect(visitor.getByText('Kovač').filter({ visible: true }).first()).toBeVisible();
});
