// Doing something by keyboard alone: nothing is focused or pressed in another way than a person without a mouse has.
import type { Locator } from '@playwright/test';
import { settled } from './settled.ts';
import { expect } from './test.ts';

/** More stops than any of the pages has. */
const STOPS = 90;

/** Goes to a control with the Tab key, forward or back, or in a menu by an arrow, and fails when that does not lead there. */
export async function reach(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${String(target)} is not reached by ${key}`);
}

/** Goes to a button or a link and presses it, once it takes presses. */
export async function press(target: Locator, key?: 'Tab' | 'Shift+Tab' | 'ArrowDown'): Promise<void> {
  await reach(target, key);
  await settled(target.page());
  await target.page().keyboard.press('Enter');
}

/** Goes to a field and types; what can be chosen from is chosen by its first letters. */
export async function type(target: Locator, text: string): Promise<void> {
  await reach(target);
  await target.page().keyboard.type(text);
}
