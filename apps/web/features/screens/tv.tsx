// The screen in the clubhouse (brief section 2): who is on court, who is next, a section of each draw and the latest results, page by page, for hours
// and unattended.
import './screen.css';
import * as words from '@tennis/words/screens';
import type { ClubColours, Match } from '@tennis/contract';
import { ChevronLeft, ChevronRight, Maximize, Pause, Play } from 'lucide-react';
import { useRef, type CSSProperties, type RefObject } from 'react';
import { numbersIn, withOtherDays } from '../../lib/comes-from.ts';
import { courtLabel } from '../../lib/court-label.ts';
import { courtName } from '../../lib/court-name.ts';
import { formatDay, formatTime } from '../../lib/dates.ts';
import { useScreenOn } from '../../lib/screen-on.ts';
import { useNow } from '../../lib/use-now.ts';
import { matchView } from '../../lib/match-view.ts';
import { goesOnText } from '../../lib/when-words.ts';
import { BrandMark } from '../../ui/brand.tsx';
import { cx } from '../../ui/class-names.ts';
import { ClubLogo } from '../../ui/club-logo.tsx';
import { useFullScreen } from '../../ui/bracket/full-screen.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { StandstillBanner } from '../../ui/standstill-banner.tsx';
import { DrawSection } from './draw-section.tsx';
import { longestSide, mostOf, sizeOf } from './fit.ts';
import { FollowCode } from './follow-code.tsx';
import {
  brokenOff,
  FULL_PAGE,
  isSetClose,
  onCourt,
  panelsOf,
  upNext,
  type MatchPanel,
  type Panel,
} from './panels.ts';
import { ScreenBar } from './screen-bar.tsx';
import { ScreenMatch } from './screen-match.tsx';
import { ScreenTables } from './screen-tables.tsx';
import { useShown, type Shows } from './use-shown.ts';
import { useTurning, useTurns, type Turns } from './use-turning.ts';
import { lettersAbove } from './words-above.ts';

export interface TvProps {
  /** The owner of the screen, as it stands on top. */
  readonly name: string;
  /** That of the club whose screen it is; null: the product's mark stands there. */
  readonly logo: string | null;
  /** Those of the club; null: the bar is the product's. */
  readonly colours: ClubColours | null;
  readonly tournaments: readonly number[];
  /** The tournament or club whose results are shown. */
  readonly of: { readonly tournamentId: string } | { readonly clubId: string };
  /** The zone of its clock; null: that of its tournament. */
  readonly zone: string | null;
  /** The path that a phone opens with the QR code. */
  readonly path: string;
}

/** A screen of one or several tournaments. */
export function Tv({ name, logo, colours, tournaments, of, zone, path }: TvProps) {
  usePageTitle(words.title({ place: name }));
  useScreenOn();
  const now = useNow();
  const shows = useShown(tournaments, of, zone, now);
  const turns = useTurns();
  if (shows === 'missing') return <EmptyState title={words.missing} />;
  if (shows === 'waiting') return <main data-screen="" className="bg-bg" />;
  if (shows === 'trying')
    return (
      <main data-screen="" className="grid place-items-center bg-bg p-6 type-section text-ink">
        <output>{words.failed}</output>
      </main>
    );
  return (
    <Pages
      name={name}
      logo={logo}
      colours={colours}
      shows={shows}
      now={now}
      turns={turns}
      path={path}
      isOfClub={'clubId' in of}
    />
  );
}

interface PagesProps {
  name: string;
  logo: string | null;
  colours: ClubColours | null;
  shows: Shows;
  now: string;
  turns: Turns;
  path: string;
  /** Each match says which tournament it belongs to. */
  isOfClub: boolean;
}

function Pages({ name, logo, colours, shows, now, turns, path, isOfClub }: PagesProps) {
  const screen = useRef<HTMLElement>(null);
  const { results, breaks, zone, begins, staleSince } = shows;
  const tournaments = shows.tournaments.map((one) => ({ ...one, matches: withOtherDays(one.matches) }));
  const all = tournaments.flatMap(({ matches }) => matches);
  const room = ROOM - bannerRoom(breaks, now);
  const shown = [
    ...onCourt(all, now),
    ...brokenOff(all, now),
    ...upNext(all, now),
    ...results.slice(0, FULL_PAGE),
  ];
  const panels = panelsOf(tournaments, results, now, {
    turn: turns.at.turn,
    size: breaks.length > 0 ? FULL_PAGE - 2 : FULL_PAGE,
    most: mostOf({ letters: longestSide(shown), scores: DIGITS.onCourt, room }),
  });
  const numberOf = numbersIn(all);
  const page = Math.min(turns.at.page, Math.max(0, panels.length - 1));
  const panel = panels[page];
  const isHeld = panel?.kind === 'onCourt' && panel.matches.some(isSetClose);
  useTurning(turns, panels.length, isHeld);
  return (
    <main
      ref={screen}
      data-screen=""
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-bg text-ink"
    >
      <ScreenBar colours={colours}>
        <div className="min-w-0 flex-1">
          <h1
            className={cx(
              'flex items-center gap-2 text-control font-semibold',
              colours === null && 'text-on-pine2',
            )}
          >
            {logo === null ? <BrandMark size={30} /> : <ClubLogo logo={logo} />}
            <span className="min-w-0 truncate">{name}</span>
          </h1>
          {panel !== undefined && <PanelTitle panel={panel} isAlone={!isOfClub} isQuiet={colours === null} />}
        </div>
        {staleSince !== null && (
          <p className="rounded-control bg-warn-soft px-2.5 py-1 text-control font-semibold text-warn">
            {words.updated({ time: formatTime(staleSince, zone) })}
          </p>
        )}
        <p className="font-display text-section font-bold whitespace-nowrap tabular-nums">
          {formatTime(now, zone)}
        </p>
        {panel !== undefined && <FollowCode path={path} />}
      </ScreenBar>
      <div className="flex min-h-0 flex-col gap-2 px-4 py-2 lg:overflow-hidden">
        <StandstillBanner breaks={breaks} zone={zone} />
        {panel === undefined ? (
          <Waiting
            text={begins === null ? words.nothing : words.nothingYet({ day: formatDay(begins, zone) })}
            path={path}
          />
        ) : (
          <PanelBody panel={panel} withTournament={isOfClub} numberOf={numberOf} room={room} />
        )}
      </div>
      <footer className="flex items-center justify-end px-4 pb-1.5 text-meta text-ink2">
        <Controls turns={turns} pages={panels.length} page={page} screen={screen} />
      </footer>
    </main>
  );
}

const TITLES = {
  onCourt: words.onCourt,
  interrupted: words.interrupted,
  next: words.next,
  results: words.results,
};

function titleOf(panel: Panel, isAlone: boolean): string {
  if (panel.kind === 'draw')
    return isAlone ? panel.part : words.drawOf({ tournament: panel.tournament, part: panel.part });
  if (panel.kind === 'tables')
    return isAlone ? words.standings : words.standingsOf({ tournament: panel.tournament });
  return TITLES[panel.kind];
}

function PanelTitle({ panel, isAlone, isQuiet }: { panel: Panel; isAlone: boolean; isQuiet: boolean }) {
  const { page, of } = panel;
  const where =
    of === 1
      ? ''
      : panel.kind === 'draw'
        ? words.section({ section: String(page), of: String(of) })
        : words.page({ page: String(page), of: String(of) });
  return (
    <h2 className="truncate font-display text-section font-bold">
      {titleOf(panel, isAlone)}
      {where !== '' && (
        <span className={cx('ml-3 text-control font-medium', isQuiet && 'text-on-pine2')}>{where}</span>
      )}
    </h2>
  );
}

/** Nothing is played: the code that a phone follows with is what is left to show. */
function Waiting({ text, path }: { text: string; path: string }) {
  return (
    <div className="grid flex-1 place-items-center content-center gap-5 py-6 text-center">
      <p className="type-title text-balance">{text}</p>
      <div className="grid place-items-center gap-2 max-md:hidden">
        <QrCode text={window.location.origin + path} label={words.qrCode} className="w-40" />
        <p className="text-body text-ink2">{words.follow}</p>
      </div>
    </div>
  );
}

/** The height of a page without bar and footer, and the heights of a heading and a row of cards, in rem. */
const ROOM = 21.3;
const HEADING = 1.9;
const ROW = 5.4;
/** The width of a match's digits: its sets and, beside them, the game in progress. */
const DIGITS = { onCourt: 7.5, interrupted: 7.5, next: 0, results: 5.5 };

/** The height of a banner without its lines, with the gap below it; of a line; and how many letters fit into one. */
const BANNER = 1.9;
const BANNER_LINE = 1.24;
const BANNER_LETTERS = 80;

/** The height of the banner of suspended play. */
function bannerRoom(breaks: Shows['breaks'], now: string): number {
  const lines = breaks.map(({ again, courts }) => {
    const letters = courts.reduce((sum, court) => sum + courtLabel(court).length + 2, 0);
    return 1 + (again !== null && again > now ? 1 : 0) + Math.ceil(letters / BANNER_LETTERS);
  });
  return lines.length === 0 ? 0 : BANNER + BANNER_LINE * lines.reduce((sum, one) => sum + one, 0);
}

/** Letters of a card's first line that have room beside its names, over its digits. */
const OVER_DIGITS = 12;

/** The letters that a card must have room for: those of its names, and when and where it begins or goes on, which is what people look for. */
function lettersOf(kind: MatchPanel['kind'], matches: readonly Match[]): number {
  const sides = longestSide(matches);
  if (kind === 'next')
    return Math.max(sides, ...matches.map((match) => lettersAbove(match, matchView(match, match.timeZone))));
  if (kind !== 'interrupted') return sides;
  return Math.max(
    sides,
    ...matches.map((match) => courtName(match.court).length + goesOnText(match).length - OVER_DIGITS),
  );
}

interface Told {
  withTournament: boolean;
  /** The number by which other matches call a match; empty if none does. */
  numberOf: (match: Match) => string;
}

function PanelBody({ panel, room, ...told }: { panel: Panel; room: number } & Told) {
  if (panel.kind === 'draw') return <DrawSection rounds={panel.rounds} room={room} />;
  if (panel.kind === 'tables') return <ScreenTables draw={panel.draw} groups={panel.groups} room={room} />;
  const { kind, matches, below, belowKind } = panel;
  const rowsBelow = Math.ceil(below.length / 2);
  return (
    <>
      <Matches
        kind={kind}
        matches={matches}
        {...told}
        room={below.length === 0 ? room : room - HEADING - rowsBelow * ROW}
      />
      {below.length > 0 && (
        <section aria-labelledby="below" className="flex flex-none flex-col gap-2">
          <h3 id="below" className="mt-1 type-section">
            {TITLES[belowKind]}
          </h3>
          <Matches kind={belowKind} matches={below} {...told} room={0} />
        </section>
      )}
    </>
  );
}

/**
 * The fewer matches a page has, the larger they are: people read a screen from across the room. Together they take all of the room; if it is too
 * small, they keep their size.
 */
function Matches({
  kind,
  matches,
  withTournament,
  numberOf,
  room,
}: Pick<MatchPanel, 'kind' | 'matches'> & Told & { room: number }) {
  const { columns, zoom } =
    room === 0
      ? ({ columns: 2, zoom: 1 } as const)
      : sizeOf({ count: matches.length, letters: lettersOf(kind, matches), scores: DIGITS[kind], room });
  return (
    <ul
      style={{ '--zoom': zoom } as CSSProperties}
      className={cx(
        'sized grid gap-x-3 gap-y-2',
        columns === 2 && matches.length > 1 && 'lg:grid-cols-2',
        room > 0 && 'filling',
      )}
    >
      {matches.map((match) => (
        <ScreenMatch
          key={match.id}
          match={match}
          kind={kind}
          withTournament={withTournament}
          number={kind === 'results' ? '' : numberOf(match)}
        />
      ))}
    </ul>
  );
}

const KEY = 'grid size-[max(1.25rem,44px)] place-items-center rounded-control text-ink2 hover:bg-sunk';

function Controls({
  turns,
  pages,
  page,
  screen,
}: {
  turns: Turns;
  pages: number;
  page: number;
  screen: RefObject<HTMLElement | null>;
}) {
  const full = useFullScreen(screen);
  const { isStopped, step, toggle } = turns;
  return (
    <div className="flex items-center gap-1">
      {pages > 1 && (
        <>
          <p className="mr-2 whitespace-nowrap tabular-nums">
            {words.page({ page: String(page + 1), of: String(pages) })}
          </p>
          <button type="button" aria-label={words.before} className={KEY} onClick={() => step(pages, -1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            aria-label={isStopped ? words.go : words.pause}
            className={KEY}
            onClick={toggle}
          >
            {isStopped ? (
              <Play aria-hidden="true" className="size-4" />
            ) : (
              <Pause aria-hidden="true" className="size-4" />
            )}
          </button>
          <button type="button" aria-label={words.after} className={KEY} onClick={() => step(pages, 1)}>
            <ChevronRight aria-hidden="true" className="size-4" />
          </button>
        </>
      )}
      {full !== null && !full.isFull && (
        <button type="button" aria-label={words.wholeScreen} className={KEY} onClick={full.toggle}>
          <Maximize aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  );
}
