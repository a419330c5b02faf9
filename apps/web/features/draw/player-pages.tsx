// Where the player who is followed through a draw has a page of their own, of a pair both.
import { pageOf } from '@tennis/words/player';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { itsParticipants } from '../../lib/first-reads.ts';
import { namesOf, participantName } from '../../lib/participant-name.ts';
import { FollowStar } from '../../ui/follow-star.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The links, none if the reader sees the name shortened (D24), and the star that follows the entry outside the draw. */
export function PlayerPages({ tournamentId, player }: { tournamentId: number; player: number | undefined }) {
  // Only read if somebody is followed.
  const { data } = useQuery({ ...readFirst(itsParticipants(tournamentId)), enabled: player !== undefined });
  const entry = data?.find(({ id }) => id === player);
  if (entry === undefined) return null;
  const pages = namesOf(entry).filter(({ personId }) => personId !== null);
  return (
    <div className="flex items-center gap-2">
      <p className="flex flex-wrap gap-x-4 text-meta empty:hidden">
        {pages.map(({ name, personId }) => (
          <TextLink key={personId} href={`/people/${personId}`}>
            {pageOf({ name })}
          </TextLink>
        ))}
      </p>
      <FollowStar tournament={tournamentId} entry={entry.id} name={participantName(entry)} />
    </div>
  );
}
