// The page of a link, for somebody who is named to score as well (D51, ADR 35).
import { queryKey } from '@tennis/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sampleMatch } from '../../lib/sample-match.ts';
import { sessionQuery } from '../../lib/session.ts';
import { ScoreLinkPage } from './score-link-page.tsx';

/** The page in a browser that still holds a good link of a court. */
function pageOf(session: object | null, link: object = {}): string {
  vi.stubGlobal('localStorage', { getItem: () => 'x'.repeat(43) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = new QueryClient();
  client.setQueryData([...sessionQuery.queryKey], session);
  client.setQueryData(queryKey('getScoreLink', {}), {
    court: '4',
    clubName: 'Riverside Tennis Club',
    day: '2026-09-12',
    matches: [],
    ...link,
  });
  client.setQueryData(queryKey('getOwnScoring', {}), {
    tournaments: [{ id: 1, name: 'Riverside Clay Open' }],
    matches: [],
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ScoreLinkPage />
    </QueryClientProvider>,
  );
}

it('shows what the link opens, and below it the tournaments that a member scores', () => {
  const page = pageOf({ id: 7, name: 'Sam Scorer' });
  expect(page).toContain('Riverside Tennis Club');
  expect(page).toContain('Riverside Clay Open');
});

it('shows a visitor the link alone', () => {
  const page = pageOf(null);
  expect(page).toContain('Riverside Tennis Club');
  expect(page).not.toContain('Riverside Clay Open');
});

it('says before the day of the link when it opens, and offers no pad', () => {
  const page = pageOf(null, { opensOn: '2026-09-13', matches: [sampleMatch(1)] });
  expect(page).toContain('This card opens on Sun, Sep 13.');
  expect(page).toContain('See the tournament');
  expect(page).not.toContain('Score this match');
  expect(pageOf(null, { matches: [sampleMatch(1)] })).toContain('Score this match');
});
