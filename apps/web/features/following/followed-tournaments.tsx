// Every tournament in which this browser follows somebody, on the page of those whom it follows.
import * as words from '@tennis/words/following';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { oneTournament } from '../../lib/first-reads.ts';
import { useFollowedEntries } from '../../lib/followed-entries.ts';
import { FollowedInTournament } from './followed-in-tournament.tsx';

/** The lists, the tournament that was followed last first; nothing where there is none. */
export function FollowedTournaments() {
  const followed = useFollowedEntries();
  const tournaments = [...new Set(followed.toReversed().map(({ tournament }) => tournament))];
  if (tournaments.length === 0) return null;
  return (
    <section aria-labelledby="in-tournaments" className="mb-6">
      <h2 id="in-tournaments" className="type-section">
        {words.inTournaments}
      </h2>
      {tournaments.map((tournament) => (
        <InTournament key={tournament} tournament={tournament} />
      ))}
    </section>
  );
}

function InTournament({ tournament }: { tournament: number }) {
  const { data } = useQuery(readFirst(oneTournament(tournament)));
  return data === undefined ? null : <FollowedInTournament tournament={tournament} title={data.name} />;
}
