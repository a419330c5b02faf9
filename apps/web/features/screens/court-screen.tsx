// The page at /tv/club/{id}/court/{court}: one court, huge: who plays, the score, and who comes next. While nobody plays, the next players are as
// large. If nobody comes, the screen says so and shows how the last match on the court ended. If it was opened with a link to score there, it shows a
// code of that too.
import './screen.css';
import * as words from '@tennis/words/screens';
import { useQuery } from '@tanstack/react-query';
import type { Club, Match } from '@tennis/contract';
import { read } from '../../lib/api.ts';
import { numbersIn, withOtherDays } from '../../lib/comes-from.ts';
import { dayOf, formatTime } from '../../lib/dates.ts';
import { listed } from '../../lib/lists.ts';
import { courtName } from '../../lib/court-name.ts';
import { matchView } from '../../lib/match-view.ts';
import { orderOfPlayPath } from '../../lib/order-of-play-path.ts';
import { linkOfScreen } from '../../lib/score-link.ts';
import { useScreenOn } from '../../lib/screen-on.ts';
import { useNow } from '../../lib/use-now.ts';
import { cx } from '../../ui/class-names.ts';
import { ClubLogo } from '../../ui/club-logo.tsx';
import { CourtLines } from '../../ui/court-plan.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { StandstillBanner } from '../../ui/standstill-banner.tsx';
import { CourtBoard } from './court-board.tsx';
import { FollowCode } from './follow-code.tsx';
import { comingTo, playedOn, type MatchPanel } from './panels.ts';
import { ScoreCode } from './score-code.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { ScreenMatch } from './screen-match.tsx';
import { useClub } from './use-club.ts';
import { useShown } from './use-shown.ts';
import { wordsAbove } from './words-above.ts';

const MOST_BELOW = 2;

/** The page. */
export function CourtScreen({ id, court }: { id: string; court: number }) {
  const known = useClub(id);
  if (known === null) return null;
  const { club, tournaments } = known;
  if (club === null) return <EmptyState title={words.missing} />;
  return <Court club={club} courtId={court} tournaments={tournaments.map((one) => one.id)} />;
}

interface CourtProps {
  club: Club;
  courtId: number;
  tournaments: readonly number[];
}

function Court({ club, courtId, tournaments }: CourtProps) {
  useScreenOn();
  const now = useNow();
  const clubId = String(club.id);
  const shows = useShown(tournaments, { clubId }, club.timeZone, now);
  const isThere = typeof shows !== 'string';
  const all = isThere ? shows.tournaments.flatMap(({ matches }) => withOtherDays(matches)) : [];
  const isHere = (match: Match): boolean => match.courtId === courtId;
  const own = all.filter(isHere);
  const numberOf = numbersIn(all);
  const { data: courts } = useQuery(read('listCourts', { params: { clubId } }));
  const known = courts?.find((one) => one.id === courtId);
  const name = known === undefined ? '' : courtName(known.name);
  const link = linkOfScreen(`/tv/club/${clubId}/court/${courtId}`);
  usePageTitle(words.title({ place: name === '' ? club.name : name }));
  if (!isThere) return <main data-screen="" className="bg-pine" />;
  const playing = playedOn(own, now);
  const [first, ...later] = comingTo(own, now);
  const hero = playing ?? first;
  const next = playing === undefined ? later : [first, ...later].flatMap((match) => match ?? []);
  const breaks = shows.breaks.filter(
    ({ courts: wet }) => wet.length === 0 || wet.some((one) => courtName(one) === name),
  );
  const about =
    hero === undefined ? [] : [hero.tournamentName, matchView(hero, club.timeZone).round, numberOf(hero)];
  return (
    <main
      data-screen=""
      className="relative grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-pine text-on-pine"
    >
      <ScreenBar colours={club.colours} className="gap-5 px-5 pt-3 pb-2">
        <ClubLogo logo={club.logo} size="l" />
        <div className="min-w-0 flex-1">
          <h1 className="screen-place truncate font-display font-bold">{name === '' ? club.name : name}</h1>
          <p className={cx('line-clamp-2 text-body', club.colours === null && 'text-on-pine2')}>
            {listed([...(name === '' ? [] : [club.name]), ...about].filter((text) => text !== ''))}
          </p>
        </div>
        <p className="screen-hour font-display font-bold whitespace-nowrap tabular-nums">
          {formatTime(now, club.timeZone)}
        </p>
        {link !== null && known !== undefined && <ScoreCode token={link} court={known.name} />}
        <FollowCode
          path={
            hero === undefined
              ? orderOfPlayPath(`club-${club.id}`, dayOf(now, club.timeZone))
              : `/tournaments/${hero.tournamentId}`
          }
        />
      </ScreenBar>
      <div className="relative grid min-h-0 grid-rows-[auto_minmax(0,1fr)] overflow-hidden px-5 py-2">
        {hero === undefined && <CourtLines />}
        <div>
          <StandstillBanner breaks={breaks} zone={club.timeZone} />
        </div>
        {hero === undefined ? (
          <Free />
        ) : playing === undefined ? (
          <Next match={hero} />
        ) : (
          <CourtBoard match={matchView(hero, club.timeZone)} />
        )}
      </div>
      {next.length > 0 ? (
        <Below
          kind="next"
          title={playing === undefined ? words.afterNext : words.next}
          matches={next}
          numberOf={numberOf}
        />
      ) : (
        playing === undefined && (
          <Below
            kind="results"
            title={words.results}
            matches={shows.results.filter(isHere)}
            numberOf={numberOf}
          />
        )
      )}
    </main>
  );
}

/** A court that waits for nobody. */
function Free() {
  return (
    <p className="screen-free relative self-center font-display font-bold text-balance">{words.nothing}</p>
  );
}

/** The next players on the court, as large as those who play on it. */
function Next({ match }: { match: Match }) {
  const view = matchView(match, match.timeZone);
  const { first, note } = wordsAbove(match, view);
  return (
    <ul className="min-h-0">
      <li className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <p className="flex flex-wrap items-baseline gap-x-4 screen-hour font-display font-bold">
          <span className="text-on-pine2">{words.next}</span>
          {first !== '' && <span>{first}</span>}
          {note !== '' && <span className="text-body font-medium text-on-pine2">{note}</span>}
        </p>
        <CourtBoard match={view} />
      </li>
    </ul>
  );
}

function Below({
  kind,
  title,
  matches,
  numberOf,
}: Pick<MatchPanel, 'kind' | 'matches'> & { title: string; numberOf: (match: Match) => string }) {
  const some = matches.slice(0, MOST_BELOW);
  if (some.length === 0) return null;
  return (
    <section aria-label={title} className="relative bg-bg px-5 pt-2 pb-3 text-ink">
      <h2 className="mb-1.5 text-body font-semibold text-ink2">{title}</h2>
      <ul className={cx('grid gap-3', some.length > 1 && 'lg:grid-cols-2')}>
        {some.map((match) => (
          <ScreenMatch
            key={match.id}
            match={match}
            kind={kind}
            withTournament
            withCourt={false}
            number={kind === 'next' ? numberOf(match) : ''}
          />
        ))}
      </ul>
    </section>
  );
}
