// The page at /tv/{id}/match/{match}: one match on a transparent ground, to lay over a video.
import './screen.css';
import { overVideo } from '@tennis/words/matches';
import { useQuery } from '@tanstack/react-query';
import { readFirst } from '../../lib/api.ts';
import { itsMatches } from '../../lib/first-reads.ts';
import { matchView } from '../../lib/match-view.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { Scoreboard } from './scoreboard.tsx';
import { UNTIL_READ } from './until-read.ts';

/** The page. The stream keeps it up to date. */
export function Overlay({ id, wanted }: { id: number; wanted: number }) {
  usePageTitle(overVideo);
  const { data } = useQuery({ ...readFirst(itsMatches(id)), ...UNTIL_READ, enabled: id > 0 });
  const match = data?.find((one) => one.id === wanted);
  const view = match === undefined ? null : matchView(match, match.timeZone);
  return (
    <main data-screen="" data-overlay="" className="grid items-end p-6">
      <h1 className="unseen">{overVideo}</h1>
      {view !== null && (
        <div className="w-fit max-w-[90vw] min-w-[min(90vw,14rem)] rounded-card bg-pine px-3 py-1.5 text-body text-on-pine">
          <p className="truncate text-floor text-on-pine2">
            {match?.tournamentName}, {view.round}
          </p>
          <Scoreboard match={view} />
        </div>
      )}
    </main>
  );
}
