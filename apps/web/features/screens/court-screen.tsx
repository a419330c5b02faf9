// The page at /tv/club/{id}/court/{court}: one court, huge. Who plays, how it stands, and who comes next.
import './screen.css';
import * as words from '@tennis/words/screens';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { numbersIn } from '../../lib/comes-from.ts';
import { formatTime } from '../../lib/dates.ts';
import { courtName, matchView } from '../../lib/match-view.ts';
import { useScreenOn } from '../../lib/screen-on.ts';
import { useNow } from '../../lib/use-now.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { StandstillBanner } from '../../ui/standstill-banner.tsx';
import { onCourt, upNext } from './panels.ts';
import { Scoreboard } from './scoreboard.tsx';
import { ScreenMatch } from './screen-match.tsx';
import { useClub } from './use-club.ts';
import { useShown } from './use-shown.ts';

const MOST_NEXT = 2;

/** The page. */
export function CourtScreen({ id, court }: { id: string; court: number }) {
  const known = useClub(id);
  if (known === null) return null;
  const { club, tournaments } = known;
  if (club === null) return <EmptyState title={words.missing} />;
  return (
    <Court
      clubId={id}
      clubName={club.name}
      zone={club.timeZone}
      courtId={court}
      tournaments={tournaments.map((one) => one.id)}
    />
  );
}

interface CourtProps {
  clubId: string;
  clubName: string;
  zone: string;
  courtId: number;
  tournaments: readonly number[];
}

function Court({ clubId, clubName, zone, courtId, tournaments }: CourtProps) {
  useScreenOn();
  const now = useNow();
  const shows = useShown(tournaments, { clubId }, zone, now);
  const isThere = typeof shows !== 'string';
  const all = isThere ? shows.tournaments.flatMap(({ matches }) => matches) : [];
  const own = all.filter((match) => match.courtId === courtId);
  const numberOf = numbersIn(all);
  const { data: courts } = useQuery(read('listCourts', { params: { clubId } }));
  const known = courts?.find((one) => one.id === courtId);
  const name = known === undefined ? '' : courtName(known.name);
  usePageTitle(words.title({ place: name === '' ? clubName : name }));
  if (!isThere) return <main data-screen="" className="bg-bg" />;
  const [playing] = onCourt(own);
  const next = upNext(own, now).slice(0, MOST_NEXT);
  const breaks = shows.breaks.filter(
    ({ courts: wet }) => wet.length === 0 || wet.some((one) => courtName(one) === name),
  );
  const view = playing === undefined ? null : matchView(playing, zone);
  return (
    <main data-screen="" className="grid grid-rows-[auto_minmax(0,1fr)_auto] bg-pine text-on-pine">
      <header className="flex items-baseline gap-4 px-5 py-3">
        <h1 className="flex-1 truncate font-display text-page font-bold">{name === '' ? clubName : name}</h1>
        {view !== null && playing !== undefined && (
          <p className="truncate text-body text-on-pine2">
            {[playing.tournamentName, view.round, numberOf(playing)].filter((text) => text !== '').join(', ')}
          </p>
        )}
        <p className="font-display text-section font-bold tabular-nums">{formatTime(now, zone)}</p>
      </header>
      <div className="grid min-h-0 content-center gap-4 px-5">
        <StandstillBanner breaks={breaks} zone={zone} />
        {view === null ? (
          <p className="text-center type-section">{next.length === 0 ? words.nothing : ''}</p>
        ) : (
          <div className="font-display text-[max(1.75rem,min(7vw,2.9rem))]">
            <Scoreboard match={view} />
          </div>
        )}
      </div>
      {next.length > 0 && (
        <section aria-label={words.next} className="bg-bg px-4 pt-2 pb-3 text-ink">
          <h2 className="mb-2 text-control font-semibold text-ink2">{words.next}</h2>
          <ul className="grid gap-3 lg:grid-cols-2">
            {next.map((match) => (
              <ScreenMatch key={match.id} match={match} kind="next" withTournament number={numberOf(match)} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
