import { expect, test } from 'vitest';
import { liesOnSheet, toastShift, type Box } from './toast-place.ts';

const PHONE = { width: 390, height: 844, isPhone: true };
const DESK = { width: 1280, height: 800, isPhone: false };
const TOAST = { width: 366, height: 78 };
const WIDE = { width: 420, height: 78 };

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test.each([
  ['nothing', [], 0],
  ['a low sheet', [box(0, 500, 390, 80)], 0],
  ['a sheet from the top', [box(0, 68, 390, 86)], 154],
  ['a sheet that begins just below', [box(0, 86, 390, 86)], 0],
  ['a pressed button', [box(16, 70, 358, 44)], 114],
  ['a sheet, and the field below its head', [box(16, 160, 358, 44), box(0, 68, 390, 86)], 204],
  ['more than the screen has room for', [box(0, 0, 390, 780)], 0],
])('on a phone it goes below what it would cover: %s', (_, obstacles, shift) => {
  expect(toastShift(PHONE, TOAST, obstacles)).toBe(shift);
});

test.each([
  ['nothing', [], 0],
  ['a form in the left half', [box(735, 691, 77, 40)], 0],
  ['the button that was pressed', [box(820, 691, 108, 40)], 93],
  ['the foot of a dialog', [box(340, 667, 600, 66)], 117],
  ['a dialog that ends above', [box(340, 600, 600, 66)], 0],
])('on a desk it goes above what it would cover: %s', (_, obstacles, shift) => {
  expect(toastShift(DESK, WIDE, obstacles)).toBe(shift);
});

test('it makes way for a sheet that needs its columns', () => {
  expect(liesOnSheet(PHONE, TOAST, { right: 390 })).toBe(true);
  // A dialog in the middle of a small desk, then of a large one.
  expect(liesOnSheet(DESK, WIDE, { right: 940 })).toBe(true);
  expect(liesOnSheet({ ...DESK, width: 1920 }, WIDE, { right: 1260 })).toBe(false);
});
