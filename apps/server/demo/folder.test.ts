// The demo's folder: a season is made once a day, and nobody's own data is ever removed.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteSeason, prepareDemoFolder } from './folder.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');
const TOMORROW = new Date('2026-11-21T00:00:00Z');

function aFolder(): { folder: string; data: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tennis-demo-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, data: path.join(folder, 'tennis.sqlite') };
}

test('the season is made once a day, and again when it was left unfinished [D6]', () => {
  const { folder, data } = aFolder();
  expect(prepareDemoFolder(folder, TODAY)).toBe('none');
  writeFileSync(data, 'half a season');
  expect(prepareDemoFolder(folder, TODAY)).toBe('outdated');
  expect(existsSync(data)).toBe(false);
  writeFileSync(data, 'a season');
  noteSeason(folder, TODAY);
  expect(prepareDemoFolder(folder, TODAY)).toBe('today');
  expect(existsSync(data)).toBe(true);
  expect(prepareDemoFolder(folder, TOMORROW)).toBe('outdated');
  expect(existsSync(data)).toBe(false);
});

test('a club’s own data is left alone', () => {
  const { folder, data } = aFolder();
  writeFileSync(data, 'members and results');
  expect(() => prepareDemoFolder(folder, TODAY)).toThrow(/not a demo's/);
  expect(existsSync(data)).toBe(true);
});
