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

it('names the court once, while somebody is called and while they are on court', () => {
  expect(called({}).match(/Court 3/g)).toHaveLength(1);
  expect(called({ status: 'in_progress' }).match(/Court 3/g)).toHaveLength(1);
});
