// Where the player who is followed through a draw has a page of their own, of a pair both.
import { pageOf } from '@tennis/words/player';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { itsParticipants } from '../../lib/first-reads.ts';
import { namesOf } from '../../lib/participant-name.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The links; nothing for a name that the reader sees shortened (D24). */
export function PlayerPages({ tournamentId, player }: { tournamentId: number; player: number | undefined }) {
  // Read for those who follow somebody only.
  const { data } = useQuery({ ...readFirst(itsParticipants(tournamentId)), enabled: player !== undefined });
  const entry = data?.find(({ id }) => id === player);
  if (entry === undefined) return null;
  const pages = namesOf(entry).filter(({ personId }) => personId !== null);
  return (
    pages.length > 0 && (
      <p className="flex flex-wrap gap-x-4 text-meta">
        {pages.map(({ name, personId }) => (
          <TextLink key={personId} href={`/people/${personId}`}>
            {pageOf({ name })}
          </TextLink>
        ))}
      </p>
    )
  );
}
