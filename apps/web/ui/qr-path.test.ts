import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const PIXELS = 4;
const RUN = /M(\d+) (\d+)h(\d+)v1h-\d+z/g;

/** The code as a camera sees it: each square as this many pixels. */
function pictureOf(text: string) {
  const { size, path } = qrPath(text);
  const width = size * PIXELS;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const blacken = (x: number, y: number) => data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  for (const [, x, y, run] of path.matchAll(RUN))
    for (let down = 0; down < PIXELS; down += 1)
      for (let right = 0; right < Number(run) * PIXELS; right += 1)
        blacken(Number(x) * PIXELS + right, Number(y) * PIXELS + down);
  return { width, data };
}

test.each([
  'https://tennis.example.org/tournaments/12',
  'http://127.0.0.1:3000/meetings/3',
  `https://tennis.example.org/score/1204#${'a1B2'.repeat(11)}`,
])('another program reads %s from its code [brief 9]', (address) => {
  const { width, data } = pictureOf(address);
  expect(jsQR(data, width, width)?.data).toBe(address);
});

test('light squares surround the code', () => {
  const { size, path } = qrPath('x');
  const runs = [...path.matchAll(RUN)].map(([, ...numbers]) => numbers.map(Number));
  expect(Math.min(...runs.flatMap(([x, y]) => [x ?? 0, y ?? 0]))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , run = 0]) => x + run))).toBe(size - 4);
});
