// The logs of this device are found where nothing can be read (D52).
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { KEPT_HERE, KeptHere, type LogHere } from './kept-here.tsx';

function listOf(logs: readonly LogHere[]): string {
  const client = new QueryClient();
  client.setQueryData(KEPT_HERE, logs);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <KeptHere />
    </QueryClientProvider>,
  );
}

it('lists the matches of this device with their scores, each leading to its pad', () => {
  const view = { match: sampleMatch(1), doubles: false, pairs: null, women: null, timeLimit: 90, log: null };
  const events = ['1', '2', '3'].map((id) => ({
    id: `event-${id}`,
    at: '2026-09-12T10:00:00.000Z',
    event: { type: 'point', winner: 1 } as const,
  }));
  const page = listOf([{ matchId: 8, log: { view, firstServer: 1, events, sent: 0 } }]);
  expect(page).toContain('Matches on this device');
  expect(page).toContain('Here: no game yet, 40-0');
  expect(page).toContain('href="/score/8"');
});

it('shows nothing where there is none', () => {
  expect(listOf([])).toBe('');
});
