// The matches of a player in a list: when each is expected and whose winner they meet, as the order of play says it (OP38, D56).
import type { PlayedMatch } from '@tennis/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { PlayedList } from './played-list.tsx';

/** The words of a list with this match, years from now. */
function wordsOf(change: Partial<PlayedMatch>): string {
  const match = {
    ...sampleMatch(7, { court: '3', timeZone: 'UTC', startTime: '2126-09-12T14:00:00.000Z', ...change }),
    side: 1,
    opponentKey: null,
  } as PlayedMatch;
  return renderToStaticMarkup(<PlayedList matches={[match]} label="To come" />)
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
}

it('[OP38] says when it is expected, beside the planned time and the court', () => {
  const estimate = {
    median: '2126-09-12T14:40:00.000Z',
    low: '2126-09-12T14:20:00.000Z',
    high: '2126-09-12T15:15:00.000Z',
  };
  expect(wordsOf({ estimate })).toMatch(
    /Sep 12, 2126 • 2:00 PM about 2:40 PM 2:20–3:15 PM about 2:40 PM, between 2:20 PM and 3:15 PM Court 3/,
  );
});

it('names the match whose winner is met by its day, time and court', () => {
  const at = { startTime: '2126-09-11T15:30:00.000Z', court: '2' };
  const open = { p2Name: null, participant2Id: null };
  expect(wordsOf({ ...open, comesFrom: [null, { kind: 'winner', match: 4, at }] })).toContain(
    'Winner of Wed 3:30 PM, Court 2',
  );
});

it('says that it was broken off, and when it goes on [D56]', () => {
  const interrupted = { goesOn: '2126-09-12T16:00:00.000Z' };
  expect(wordsOf({ status: 'in_progress', interrupted })).toMatch(
    /Sep 12, 2126 • 4:00 PM.* Goes on Sep 12 4:00 PM Court 3.* Interrupted/,
  );
});
