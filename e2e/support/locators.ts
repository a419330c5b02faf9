// Where journeys find fields, buttons and matches, and what every page of theirs must keep.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

/** The browser's console message about a refused call; a journey that causes one expects it. */
export const REFUSED = /the server responded with a status of \d{3}/;

export const field = (page: Page | Locator, label: string): Locator =>
  page.getByLabel(label, { exact: true });

export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The match in which the text stands. */
export const match = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text });

/** Chooses from a combobox by typing. */
export async function choose(dialog: Locator, label: string, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).fill(name);
  await dialog.getByRole('option', { name }).click();
}

/** Chooses a radio button that follows the page's address: it turns with the address, a moment after the press. */
export async function show(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

/** The page's address has this search part. */
export const expectSearch = (page: Page, search: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).search).toBe(search);

/** Nothing is cut off at the side and axe finds no fault. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
