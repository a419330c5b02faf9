// The next match of somebody, in one line.
import type { PlayedMatch } from '@tennis/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { nextText } from './next-text.ts';

const called = (change: Partial<PlayedMatch>): string =>
  nextText({
    ...sampleMatch(7, {
      court: '3',
      startTime: '2026-09-12T14:00:00.000Z',
      calledAt: '2026-09-12T13:50:00.000Z',
    }),
    placing: null,
    side: 1,
    ...change,
  } as PlayedMatch);

it('says that a match was broken off, with its score, and when it goes on [D56]', () => {
  const goesOn = new Date(Date.now() + 60_000).toISOString();
  const broken = called({
    status: 'in_progress',
    scoreText: '4-3',
    timeZone: 'UTC',
    interrupted: { goesOn },
  });
  expect(broken).toMatch(/^Interrupted at 4-3, against .+ • Court 3 • Goes on /);
});

it('names the court once, while somebody is called and while they are on court', () => {
  expect(called({}).match(/Court 3/g)).toHaveLength(1);
  expect(called({ status: 'in_progress' }).match(/Court 3/g)).toHaveLength(1);
});
