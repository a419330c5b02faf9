// Kinds of plan for the rest of a wet day that change the day itself: shorter formats, matches moved to tomorrow, and a consolation that is given up
// [OP32].
import {
  DAY_MINUTES,
  isPairType,
  minutesInFormat,
  nextDay,
  printMatchFormat,
  shorterFormat,
  type ReplanKind,
  type ScheduleId,
  type Shortened,
  type Shortening,
  type Situation,
  type Variant,
} from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { storedFormat } from '../match-format.ts';
import { laterDays } from './days.ts';
import { isShortened, usualCodeOf } from '../stage-formats.ts';
import { hasBegun, roundOf } from './rounds.ts';
import type { Scene } from './scene.ts';
import { restAfter, type Planned } from './situation.ts';

type Tournament = Scene['tournaments'] extends ReadonlyMap<number, infer T> ? T : never;

const isShortening = (kind: ReplanKind): kind is Shortened => kind === 'shorten' || kind === 'short_sets';

interface Shorter {
  /** Its code. */
  readonly format: string;
  readonly minutes: number;
}

/** The shorter format of a tournament; null if it has none, or if its matches are short enough already. */
function shorterIn(tournament: Tournament, rows: readonly MatchView[], how: Shortened): Shorter | null {
  const usual = storedFormat(tournament.match_format);
  const shorter = shorterFormat(usual, how);
  if (shorter === null) return null;
  const minutes = minutesInFormat(tournament.time_limit, usual, shorter);
  const isShort = rows.some((row) => isShortened(row) && row.time_limit <= minutes);
  return isShort || minutes >= tournament.time_limit ? null : { format: printMatchFormat(shorter), minutes };
}

/** The first round of a tournament in which no match has begun; none of the later rounds has begun either. */
function firstOpenRound(scene: Scene, tournamentId: number): number {
  const rounds = scene.rows
    .filter((row) => row.tournament_id === tournamentId && hasBegun(row))
    .map((row) => roundOf(scene, row));
  return Math.max(0, ...rounds) + 1;
}

/** The matches of a scene that a plan plays in a shorter format. */
export function shortenedBy(
  scene: Scene,
  kind: ReplanKind,
): readonly (Shorter & { readonly row: MatchView })[] {
  if (!isShortening(kind)) return [];
  return [...scene.tournaments.values()].flatMap((tournament) => {
    // Parts with a format of their own keep it: what is shorter for the tournament need not be for them.
    const own = scene.rows.filter(
      (row) => row.tournament_id === tournament.id && usualCodeOf(row) === tournament.match_format,
    );
    const shorter = shorterIn(tournament, own, kind);
    const isToday = own.some(({ start_day: day, status }) => day === scene.day && status === 'scheduled');
    if (shorter === null || !isToday) return [];
    const first = firstOpenRound(scene, tournament.id);
    return own
      .filter(
        (row) =>
          row.status === 'scheduled' && roundOf(scene, row) >= first && row.time_limit > shorter.minutes,
      )
      .map((row) => ({ row, ...shorter }));
  });
}

function shortening(scene: Scene, base: Situation, kind: Shortened): Variant[] {
  const shortened = shortenedBy(scene, kind);
  const formats = new Map(shortened.map(({ row, ...shorter }) => [row.tournament_id, shorter]));
  const events = base.events.map((event) => {
    const shorter = formats.get(Number(event.id));
    const tournament = scene.tournaments.get(Number(event.id));
    if (shorter === undefined || tournament === undefined) return event;
    const rest = restAfter(scene.club, tournament, shorter.format);
    return { ...event, shorter: { minutes: shorter.minutes, rest } };
  });
  const shorten: readonly Shortening[] = [...formats.keys()].map((event) => ({
    event,
    fromRound: firstOpenRound(scene, event),
  }));
  return shorten.length === 0 ? [] : [{ kind, situation: { ...base, events }, shorten }];
}

/**
 * The next day is planned together with this one: the matches that have their places on it make room, or wait for those that come. None of them comes to
 * this day, for which nobody has asked its players.
 */
function tomorrow(
  scene: Scene,
  planned: Planned,
  together: (days: readonly number[]) => Situation,
): Variant[] {
  const [day] = laterDays(scene, planned);
  if (day === undefined) return [];
  const both = together([day]);
  const midnight = day * DAY_MINUTES;
  const theirs = new Set(
    (both.published ?? []).flatMap(({ match, start }) => (start >= midnight ? [match] : [])),
  );
  const situation: Situation = {
    ...both,
    matches: both.matches.map((match) =>
      theirs.has(match.id) ? { ...match, notBefore: Math.max(match.notBefore ?? midnight, midnight) } : match,
    ),
  };
  const kept = new Map(situation.matches.map((match) => [match.id, match]));
  const matches = (nextDay(situation) ?? situation).matches.map((match) =>
    // A match that has to end today stays in it.
    match.mustEndBy === undefined ? match : (kept.get(match.id) ?? match),
  );
  return [{ kind: 'tomorrow', situation: { ...situation, matches } }];
}

/** The day's consolation matches that have not begun; `pairs` limits them to those of doubles. */
function consolationIn(scene: Scene, pairs: boolean): readonly MatchView[] {
  const own = scene.rows.filter(
    (row) =>
      row.status === 'scheduled' &&
      scene.links.get(row.id)?.isConsolation === true &&
      (!pairs || isPairType(row.tournament_type)),
  );
  const today = new Set(own.filter((row) => row.start_day === scene.day).map((row) => row.draw_id));
  return own.filter((row) => today.has(row.draw_id));
}

/** The matches that a plan gives up. */
export const givenUpBy = (scene: Scene, kind: ReplanKind): readonly MatchView[] =>
  kind === 'consolation' || kind === 'consolation_doubles'
    ? consolationIn(scene, kind === 'consolation_doubles')
    : [];

function without(base: Situation, gone: ReadonlySet<ScheduleId>): Situation {
  const stays = ({ match }: { readonly match: ScheduleId }): boolean => !gone.has(match);
  return {
    ...base,
    matches: base.matches
      .filter(({ id }) => !gone.has(id))
      .map((match) => {
        const { follows, ...free } = match;
        return follows !== undefined && gone.has(follows) ? free : match;
      }),
    running: (base.running ?? []).filter(stays),
    published: (base.published ?? []).filter(stays),
  };
}

function givingUp(scene: Scene, base: Situation, kind: 'consolation' | 'consolation_doubles'): Variant[] {
  const gone = givenUpBy(scene, kind).map(({ id }) => id);
  const isSame = kind === 'consolation_doubles' && gone.length === givenUpBy(scene, 'consolation').length;
  if (gone.length === 0 || isSame) return [];
  return [{ kind, situation: without(base, new Set(gone)), givenUp: gone }];
}

/**
 * The kinds that a day has, beside waiting, rearranging and its halls.
 * @param together the rest of the day, planned together with these later days
 */
export const variantsOf = (
  scene: Scene,
  planned: Planned,
  base: Situation,
  together: (days: readonly number[]) => Situation,
): readonly Variant[] => [
  ...shortening(scene, base, 'shorten'),
  ...shortening(scene, base, 'short_sets'),
  ...tomorrow(scene, planned, together),
  ...givingUp(scene, base, 'consolation_doubles'),
  ...givingUp(scene, base, 'consolation'),
];
