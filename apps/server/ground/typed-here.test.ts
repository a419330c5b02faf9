// Commands in advice are those that people can type where they are.
import { expect, it } from 'vitest';
import { typedHere } from './typed-here.ts';

const ADVICE = 'Name a folder: npm run restore -- ./backup-1. To make one, use npm run backup.';

it('says the command of a service, without what npm alone needs', () => {
  expect(typedHere(ADVICE, 'sudo tennis')).toBe(
    'Name a folder: sudo tennis restore ./backup-1. To make one, use sudo tennis backup.',
  );
});

it('says what npm takes where nobody says otherwise, and what only npm can do', () => {
  expect(typedHere(ADVICE, undefined)).toBe(ADVICE);
  expect(typedHere(ADVICE, '')).toBe(ADVICE);
  const build = 'sudo -u tennis npm --prefix /opt/tennis run build, or npm run build';
  expect(typedHere(build, 'sudo tennis')).toBe(build);
});
