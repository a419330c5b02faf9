import { expect, test } from 'vitest';
import { isSurprising, type Place } from './settling-places.ts';

const at = (left: number, top: number, fields: Partial<Place> = {}): Place => ({
  left,
  top,
  width: 120,
  height: 44,
  scrollX: 0,
  scrollY: 0,
  label: 'Complete Match: Nina Kovač v Priya Raman',
  ...fields,
});

test('what stays is no surprise, nor what grows or gives way a little', () => {
  expect(isSurprising(at(10, 100), at(10, 100), [], null)).toBeNull();
  expect(isSurprising(at(10, 100), at(30, 104, { width: 140 }), [], { x: 60, y: 120 })).toBeNull();
});

test('a list that moves up brings another button under the finger', () => {
  expect(isSurprising(at(10, 200), at(10, 100), [], null)).toBe('moved');
});

test('a scrolled page moves nothing: neither what scrolls with it nor what stays in the window', () => {
  expect(isSurprising(at(10, 400), at(10, 100, { scrollY: 300 }), [], null)).toBeNull();
  expect(isSurprising(at(10, 10), at(10, 10, { scrollY: 300 }), [], null)).toBeNull();
});

test('another word makes another button of it', () => {
  expect(isSurprising(at(10, 100, { label: 'Publish' }), at(10, 100, { label: 'Start' }), [], null)).toBe(
    'changed',
  );
});

test('one that appears surprises where another was, or where the last press was', () => {
  expect(isSurprising(undefined, at(10, 100), [at(400, 100)], { x: 300, y: 300 })).toBeNull();
  expect(isSurprising(undefined, at(10, 100), [at(400, 100), at(100, 120)], null)).toBe('moved');
  expect(isSurprising(undefined, at(10, 100), [], { x: 60, y: 120 })).toBe('moved');
});
