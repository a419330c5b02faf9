// When does node_modules match the lock? A wrong yes starts a broken server, a wrong no costs 20 s at each start.
import { describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/@tennis/domain': { link: true },
    'node_modules/@oxlint/binding-win32-x64-msvc': { version: '1.89.0', optional: true },
  },
};
const HERE = {
  packages: { 'node_modules/fastify': { version: '5.12.8' }, 'node_modules/@tennis/domain': { link: true } },
};

describe('isInstalled', () => {
  test('the locked packages without those of other platforms are an install', () => {
    expect(isInstalled(LOCK, HERE)).toBe(true);
  });

  test('another version is not', () => {
    const older = { packages: { ...HERE.packages, 'node_modules/fastify': { version: '5.12.7' } } };
    expect(isInstalled(LOCK, older)).toBe(false);
  });

  test('a missing package is not', () => {
    expect(isInstalled(LOCK, { packages: { 'node_modules/fastify': { version: '5.12.8' } } })).toBe(false);
  });

  test('a package that the lock no longer names is not', () => {
    const more = { packages: { ...HERE.packages, 'node_modules/left-over': { version: '1.0.0' } } };
    expect(isInstalled(LOCK, more)).toBe(false);
  });

  test('an empty record is not', () => {
    expect(isInstalled(LOCK, {})).toBe(false);
  });
});
