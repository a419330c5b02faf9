// Every tournament in which this browser follows somebody, on the page about everything it follows.
import * as words from '@tennis/words/following';
import { useQuery } from '@tanstack/react-query';
import { isMissing, readFirst } from '../../lib/api.ts';
import { oneTournament } from '../../lib/first-reads.ts';
import { useFollowedEntries } from '../../lib/followed-entries.ts';
import { FollowStar } from '../../ui/follow-star.tsx';
import { FollowedInTournament } from './followed-in-tournament.tsx';

/** The lists, the tournament that was followed last first; nothing if there is none. */
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
  const { data, error } = useQuery(readFirst(oneTournament(tournament)));
  if (data !== undefined) return <FollowedInTournament tournament={tournament} title={data.name} />;
  return isMissing(error) ? <Gone tournament={tournament} /> : null;
}

/** Nobody can read the tournament any more: what is followed in it can be let go of. */
function Gone({ tournament }: { tournament: number }) {
  const entries = useFollowedEntries().filter((one) => one.tournament === tournament);
  return (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line">
      {entries.map(({ entry }) => (
        <li key={entry} className="flex min-h-14 items-center gap-2 py-1 pr-1.5 pl-4">
          <p className="min-w-0 flex-1 text-body text-ink2">{words.left}</p>
          <FollowStar tournament={tournament} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
