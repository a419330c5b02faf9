// The entries of one tournament that this browser follows, each with the match that matters now. It updates by itself, like all lists of matches.
import * as words from '@tennis/words/following';
import { pageOfMatch, type Match, type Participant } from '@tennis/contract';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { itsMatches, itsParticipants } from '../../lib/first-reads.ts';
import { useFollowedEntries } from '../../lib/followed-entries.ts';
import { participantName } from '../../lib/participant-name.ts';
import { FollowStar } from '../../ui/follow-star.tsx';
import { MatchLine } from '../../ui/match-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TellMe } from '../../ui/tell-me.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { lineOf, matchThatCounts } from '../../lib/next-of-entry.ts';

/** The list; nothing if none is followed. */
export function FollowedInTournament({ tournament, title }: { tournament: number; title?: string }) {
  const followed = useFollowedEntries().filter((one) => one.tournament === tournament);
  const isAny = followed.length > 0;
  const matches = useQuery({ ...readFirst(itsMatches(tournament)), enabled: isAny });
  const entries = useQuery({ ...readFirst(itsParticipants(tournament)), enabled: isAny });
  if (!isAny || matches.isError || entries.isError) return null;
  return (
    <section
      aria-label={title ?? words.title}
      className="mt-3 rounded-card border border-line bg-primary-soft py-1 print:hidden"
    >
      <h2 className="px-4 pt-1 text-meta font-semibold text-primary">{title ?? words.title}</h2>
      <ul className="divide-y divide-line">
        {followed.map(({ entry }) => (
          <li
            key={entry}
            className="flex min-h-24 items-center gap-2 py-1 pr-1.5 pl-4 md:pointer-fine:min-h-14"
          >
            {entries.data === undefined || matches.data === undefined ? (
              <SkeletonGroup className="flex-1">
                <Skeleton className="h-5 w-2/3" />
              </SkeletonGroup>
            ) : (
              <Followed
                tournament={tournament}
                entry={entry}
                participant={entries.data.find(({ id }) => id === entry)}
                match={matchThatCounts(matches.data, entry)}
              />
            )}
          </li>
        ))}
      </ul>
      {title === undefined && <TellMe brief className="px-4 pt-1 pb-2" />}
    </section>
  );
}

function Followed({
  tournament,
  entry,
  participant,
  match,
}: {
  tournament: number;
  entry: number;
  participant: Participant | undefined;
  match: Match | undefined;
}) {
  if (participant === undefined)
    return (
      <>
        <p className="min-w-0 flex-1 text-body text-ink2">{words.left}</p>
        <FollowStar tournament={tournament} entry={entry} />
      </>
    );
  const name = participantName(participant);
  return (
    <>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <TextLink href={`/tournaments/${tournament}?tab=matches&view=draw&player=${entry}`}>{name}</TextLink>
        <MatchLine href={match && pageOfMatch(tournament, match.id, entry)}>{lineOf(match, entry)}</MatchLine>
      </div>
      <FollowStar tournament={tournament} entry={entry} name={name} />
    </>
  );
}
