// Where the player whose path through a draw is shown has a page of their own, of a pair both.
import { pageOf } from '@tennis/words/player';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { itsParticipants } from '../../lib/first-reads.ts';
import { namesOf } from '../../lib/participant-name.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The links; none if the reader sees the name shortened (D24). */
export function PlayerPages({ tournamentId, player }: { tournamentId: number; player: number | undefined }) {
  // Only read if somebody's path is shown.
  const { data } = useQuery({ ...readFirst(itsParticipants(tournamentId)), enabled: player !== undefined });
  const entry = data?.find(({ id }) => id === player);
  if (entry === undefined) return null;
  const pages = namesOf(entry).filter(({ personId }) => personId !== null);
  if (pages.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-meta">
      {pages.map(({ name, personId }) => (
        <TextLink key={personId} href={`/people/${personId}`}>
          {pageOf({ name })}
        </TextLink>
      ))}
    </p>
  );
}
