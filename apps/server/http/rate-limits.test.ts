// Tells which addresses count as one (ADR 9), and that a window lets exactly as many through as it says.
import { describe, expect, it } from 'vitest';
import { aDatabase } from '../testing/rows.ts';
import { countOne, sourceOf } from './rate-limits.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s counts as %s', (ip, source) => {
    expect(sourceOf({ ip })).toBe(source);
  });
});

describe('a window', () => {
  const limit = { name: 'test', most: 3, windowMs: 60_000 };

  it('lets exactly as many through as it says, even at once, and says how long the rest waits', async () => {
    const { db } = await aDatabase();
    const now = new Date('2026-09-01T10:00:20Z');
    const waits = await Promise.all(Array.from({ length: 8 }, () => countOne(db, limit, 'somebody', now)));
    expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 40_000, 40_000, 40_000, 40_000, 40_000]);
    expect(await countOne(db, limit, 'somebody else', now)).toBe(0);
    expect(await countOne(db, { ...limit, name: 'other' }, 'somebody', now)).toBe(0);
    expect(await countOne(db, limit, 'somebody', new Date('2026-09-01T10:01:00Z'))).toBe(0);
  });
});
