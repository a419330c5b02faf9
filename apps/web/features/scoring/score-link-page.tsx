// The page at /score: the matches that a link opens, for somebody without an account (D51). It is behind the code on a match card, so parents come
// here too: stars follow who plays, and each match leads to its tournament.
import * as words from '@tennis/words/pad';
import { pageOfMatch } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { read, isMissing } from '../../lib/api.ts';
import { formatCalendarDay, formatDay } from '../../lib/dates.ts';
import { courtName } from '../../lib/court-name.ts';
import { matchView } from '../../lib/match-view.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { dropScoreLink, heldScoreLink } from '../../lib/score-link.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { MatchRow } from '../../ui/match-row.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { SideStar } from '../../ui/side-star.tsx';
import { KeptHere } from './kept-here.tsx';
import { OwnScoring, OwnScoringToo } from './own-scoring.tsx';
import { TabSkeleton } from '../../ui/tab-skeleton.tsx';

/** The page. A member who is named to score needs no link, and the link of a court that this browser still holds hides nothing from them. */
export function ScoreLinkPage() {
  const hasLink = heldScoreLink() !== null;
  const session = useSession();
  if (!hasLink && session !== null) return <OwnScoring />;
  return (
    <>
      <Opened />
      {session !== null && session !== undefined && <OwnScoringToo />}
    </>
  );
}

function Opened() {
  usePageTitle(words.linkTitle);
  const { data, error, refetch } = useQuery(read('getScoreLink', {}));
  if (error !== null && isMissing(error))
    return (
      <>
        <PageHeader title={words.linkTitle} />
        <EmptyState
          title={words.linkOver}
          action={
            <Button
              onClick={() => {
                dropScoreLink();
                location.assign('/');
              }}
            >
              {words.linkForget}
            </Button>
          }
        />
      </>
    );
  if (data === undefined)
    return error === null ? (
      <TabSkeleton />
    ) : (
      <>
        <PageHeader title={words.linkTitle} />
        <LoadFailed text={words.failed} onRetry={() => void refetch()} />
        <KeptHere />
      </>
    );
  const { court, clubName, day, opensOn, matches } = data;
  const [only] = matches;
  return (
    <>
      <PageHeader title={words.linkTitle} />
      <p className="mb-4 text-body text-ink2">
        {words.linkFor({
          court: courtName(court ?? only?.court ?? null),
          club: clubName,
          day: formatDay(`${day}T12:00:00Z`, 'UTC'),
        })}
      </p>
      {opensOn !== undefined && (
        <div className="mb-4">
          <Banner tone="info">{words.linkEarly({ day: formatCalendarDay(opensOn) })}</Banner>
        </div>
      )}
      {matches.length === 0 ? (
        opensOn === undefined && <EmptyState title={words.linkNone} />
      ) : (
        <ul aria-label={words.linkMatches} className="grid grid-cols-1 gap-3">
          {matches.map((match) => {
            const view = matchView(match, match.timeZone);
            return (
              <li key={match.id}>
                <MatchRow
                  match={view}
                  caption={[view.time, match.tournamentName, view.round]}
                  renderStar={(side) => <SideStar tournament={match.tournamentId} match={view} side={side} />}
                  actions={
                    <>
                      {(opensOn === undefined || match.status === 'in_progress') && (
                        <LinkButton variant="primary" href={`/score/${match.id}`}>
                          {words.linkScore}
                        </LinkButton>
                      )}
                      <LinkButton variant="quiet" href={pageOfMatch(match.tournamentId, match.id)}>
                        {words.linkTournament}
                      </LinkButton>
                    </>
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
