// The page at /score for a member who is named as a scorer (ADR 35): the matches that can be scored now.
import * as words from '@tennis/words/scorers';
import { versus, tbd } from '@tennis/words/matches';
import type { Answer, Routes } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { listed } from '../../lib/lists.ts';
import { courtName } from '../../lib/court-name.ts';
import { matchView } from '../../lib/match-view.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { KeptHere } from './kept-here.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';

/** The page. */
export function OwnScoring() {
  usePageTitle(words.ownTitle);
  const { data, error, refetch } = useQuery(read('getOwnScoring', {}));
  if (data === undefined)
    return error === null ? (
      <TabSkeleton />
    ) : (
      <>
        <LoadFailed text={words.loadFailed} onRetry={() => void refetch()} />
        <KeptHere />
      </>
    );
  return (
    <>
      <PageHeader title={words.ownTitle} />
      {data.tournaments.length === 0 ? <EmptyState title={words.ownNowhere} /> : <Named {...data} />}
    </>
  );
}

/** The same below the matches of a link, for somebody who is named as well; nothing for anybody else. */
export function OwnScoringToo() {
  const { data } = useQuery(read('getOwnScoring', {}));
  if (data === undefined || data.tournaments.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 type-section">{words.ownTitle}</h2>
      <Named {...data} />
    </section>
  );
}

function Named({ tournaments, matches }: Answer<Routes['getOwnScoring']>) {
  return (
    <>
      <p className="mb-4 text-body text-ink2 [overflow-wrap:anywhere]">
        {words.ownIn({ tournaments: listed(tournaments.map(({ name }) => name)) })}
      </p>
      {matches.length === 0 ? (
        <EmptyState title={words.ownNothing} />
      ) : (
        <ul aria-label={words.matches} className="grid grid-cols-1 gap-3">
          {matches.map((match) => {
            const view = matchView(match, match.timeZone);
            const names = versus({ first: match.p1Name ?? tbd, second: match.p2Name ?? tbd });
            return (
              <li key={match.id}>
                <MatchRow
                  match={view}
                  caption={[view.time, courtName(match.court), match.tournamentName, view.round]}
                  actions={
                    <LinkButton
                      variant="primary"
                      href={`/score/${match.id}`}
                      aria-label={words.scoreMatch({ match: names })}
                    >
                      {words.score}
                    </LinkButton>
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
