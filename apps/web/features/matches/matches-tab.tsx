// The Matches tab (§2) in its states: loading, failed, read, managed.
import { tryAgain } from '@tennis/words/common';
import * as words from '@tennis/words/matches';
import type { Tournament } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { readFirst } from '../../lib/api.ts';
import { itsMatches } from '../../lib/first-reads.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';
import { MatchesView, type DrawPart } from './matches-view.tsx';
import { ManagedMatches } from './parts.ts';

export interface MatchesTabProps {
  tournament: Tournament;
  /** Whether the viewer may change the matches. */
  manages: boolean;
  DrawView: DrawPart;
}

/** The tab. */
export function MatchesTab({ tournament, manages, DrawView }: MatchesTabProps) {
  const matches = useQuery(readFirst(itsMatches(tournament.id)));
  if (matches.data !== undefined) {
    const shown = { tournament, matches: matches.data, DrawView };
    if (!manages) return <MatchesView {...shown} />;
    return (
      <Suspense fallback={<TabSkeleton label={words.loading} />}>
        <ManagedMatches {...shown} />
      </Suspense>
    );
  }
  if (matches.isError) {
    return (
      <Banner actions={<Button onClick={() => void matches.refetch()}>{tryAgain}</Button>}>
        {words.failed}
      </Banner>
    );
  }
  return <TabSkeleton label={words.loading} />;
}
