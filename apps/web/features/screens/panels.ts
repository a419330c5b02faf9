// The pages of a screen in the clubhouse (brief section 2): who is on court, whose match was broken off, who is next, a section of a draw, the latest results.
import type { DrawOnWire, Match } from '@tennis/contract';
import { judgeSet, setFormatAt, type SetScore } from '@tennis/domain';
import { readScores } from '@tennis/contract';
import { firstUnfinished, isOver, labelsOf, type BracketRound } from '../../lib/bracket-facts.ts';
import { dayOf } from '../../lib/dates.ts';
import { isBracket, isQualifying, stageRounds } from '../../lib/drawn-bracket.ts';
import { interruptionOf, isLeftOver, isOnCourt } from '../../lib/interrupted.ts';
import { formatOf } from '../../lib/match-view.ts';
import { stageNames } from '../../lib/stage-names.ts';

/** A tournament with what is played in it. */
export interface Shown {
  readonly id: number;
  readonly name: string;
  readonly draw: DrawOnWire | null;
  readonly matches: readonly Match[];
}

/** Matches of one kind, as many as fit. */
export interface MatchPanel {
  readonly kind: 'onCourt' | 'interrupted' | 'next' | 'results';
  readonly matches: readonly Match[];
  /** The next matches or the latest results, if so few are above that there is room below. */
  readonly below: readonly Match[];
  readonly belowKind: 'next' | 'results';
  readonly page: number;
  readonly of: number;
}

/** Titles say how many matches a round has in all, not on the page. */
type TitledRound = BracketRound & { readonly title: string };

/** Consecutive rounds of a part of a draw, the first of them with at most four matches. */
export interface DrawPanel {
  readonly kind: 'draw';
  readonly tournament: string;
  readonly part: string;
  readonly rounds: readonly TitledRound[];
  readonly page: number;
  readonly of: number;
}

/** Tables of groups, two at a time. */
export interface TablePanel {
  readonly kind: 'tables';
  readonly tournament: string;
  readonly draw: DrawOnWire;
  readonly groups: readonly { readonly stage: number; readonly name: string }[];
  readonly page: number;
  readonly of: number;
}

export type Panel = MatchPanel | DrawPanel | TablePanel;

/** Nobody waits for more pages of one kind. */
const MOST_NEXT = 16;
const MOST_IN_COLUMN = 4;
const MOST_COLUMNS = 3;
const GROUPS_A_PAGE = 2;
/** Larger groups have a page of their own. */
const MOST_ROWS_BESIDE = 6;

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const byCourt = (a: Match, b: Match): number =>
  NAMES.compare(a.court ?? '\uffff', b.court ?? '\uffff') || a.id - b.id;

/** When people should look for a match: called ones come first. */
const orderOf = ({ status, calledAt, startTime, estimate, interrupted }: Match): string => {
  if (status === 'in_progress') return interrupted?.goesOn ?? '';
  return calledAt !== null ? '' : (startTime ?? estimate?.median ?? '~');
};

const byTime = (a: Match, b: Match): number => {
  const [first, second] = [orderOf(a), orderOf(b)];
  return first === second ? byCourt(a, b) : first < second ? -1 : 1;
};

function pagesOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
    all.slice(page * size, (page + 1) * size),
  );
}

type Below = Pick<MatchPanel, 'below' | 'belowKind'>;
const NOTHING_BELOW: Below = { below: [], belowKind: 'next' };

const matchPanels = (
  kind: MatchPanel['kind'],
  matches: readonly Match[],
  size: number,
  { below, belowKind }: Below = NOTHING_BELOW,
): readonly MatchPanel[] =>
  pagesOf(matches, size).map((some, page, { length }) => ({
    kind,
    matches: some,
    below,
    belowKind,
    page: page + 1,
    of: length,
  }));

/** Those on court, by court. */
export const onCourt = (matches: readonly Match[], now: string): readonly Match[] =>
  matches.filter((match) => isOnCourt(match, new Date(now))).toSorted(byCourt);

/** When people should look for an interrupted match; while nobody knows, it may go on soon. */
function goesOnAt(match: Match, now: string): string {
  const interruption = interruptionOf(match, new Date(now));
  return interruption?.goesOn ?? interruption?.again ?? '';
}

/** Whether nobody has said what became of a match of an earlier day: it is not played, and nobody waits for it before a screen. */
const isForgotten = (match: Match, now: string): boolean =>
  isLeftOver(match, new Date(now)) && match.interrupted?.suspended === undefined;

/** Those that were broken off: the one that goes on first is first. */
export const brokenOff = (matches: readonly Match[], now: string): readonly Match[] =>
  matches
    .filter((match) => interruptionOf(match, new Date(now)) !== null && !isForgotten(match, now))
    .toSorted((one, other) => {
      const [first, second] = [goesOnAt(one, now), goesOnAt(other, now)];
      return first === second ? byCourt(one, other) : first < second ? -1 : 1;
    });

/** Whether an interrupted match still has the court on which it was broken off today, with nobody having put it anywhere. */
const isHere = (match: Match, now: string): boolean =>
  interruptionOf(match, new Date(now))?.goesOn === null && !isLeftOver(match, new Date(now));

/**
 * The match that is played on one court, or was broken off there: if several are said to be, the one that was planned last. One whose result nobody has entered since yesterday
 * is not played any more.
 */
export const playedOn = (matches: readonly Match[], now: string): Match | undefined =>
  [...onCourt(matches, now), ...brokenOff(matches, now).filter((match) => isHere(match, now))]
    .toSorted((one, other) => Date.parse(other.startTime ?? now) - Date.parse(one.startTime ?? now))
    .at(0);

/** Matches to come on a day in their own zone, called ones first. Nobody waits for a match without known players. */
export const upNext = (matches: readonly Match[], now: string): readonly Match[] =>
  matches
    .filter(
      ({ status, startTime, calledAt, estimate, timeZone, p1Name, p2Name }) =>
        status === 'scheduled' &&
        (p1Name !== null || p2Name !== null) &&
        (calledAt !== null ||
          [startTime, estimate?.median ?? null].some(
            (moment) => moment !== null && dayOf(moment, timeZone) === dayOf(now, timeZone),
          )),
    )
    .toSorted(byTime)
    .slice(0, MOST_NEXT);

/** The matches to come on one court: with those that go on there today. */
export const comingTo = (matches: readonly Match[], now: string): readonly Match[] => {
  const goOn = brokenOff(matches, now).filter((match) => {
    const goesOn = interruptionOf(match, new Date(now))?.goesOn ?? null;
    return goesOn !== null && dayOf(goesOn, match.timeZone) === dayOf(now, match.timeZone);
  });
  return [...goOn, ...upNext(matches, now)].toSorted(byTime);
};

/** The sections of a bracket from the current round on: at most four matches, together with those in which their winners meet. */
function sectionsOf(rounds: readonly TitledRound[]): readonly (readonly TitledRound[])[] {
  const last = rounds.length;
  const from = Math.max(0, Math.min(firstUnfinished(rounds), last - MOST_COLUMNS));
  const shown = rounds.slice(from, from + MOST_COLUMNS);
  const first = shown[0]?.slots.length ?? 0;
  const sections = Math.max(1, Math.ceil(first / MOST_IN_COLUMN));
  return Array.from({ length: sections }, (_, section) =>
    shown.flatMap(({ slots, ...round }) => {
      const size = slots.length / sections;
      // The last columns of a small section belong to others as well.
      return size < 1 ? [] : [{ ...round, slots: slots.slice(section * size, (section + 1) * size) }];
    }),
  );
}

/** The rounds with their titles; of a qualifying that is over there are none to see. */
function titled(draw: DrawOnWire, index: number, rounds: readonly BracketRound[]): readonly TitledRound[] {
  const stage = draw.stages[index];
  const playsForPlaces = stage !== undefined && isQualifying(stage);
  if (playsForPlaces && rounds.every(({ slots }) => slots.every(isOver))) return [];
  // The winners of this many matches qualify: each section has its share of a round.
  const finals = playsForPlaces ? (rounds.at(-1)?.slots.length ?? 1) : 1;
  const facts = { rounds, isQualifying: playsForPlaces };
  return rounds.map((round) => ({ ...round, title: labelsOf(facts, round.slots.length / finals).title }));
}

/** A draw's pages: the tables of its groups while they are played, then its brackets. */
function drawPanels({ name, draw, matches }: Shown): readonly Panel[] {
  if (draw === null) return [];
  const names = stageNames(draw);
  const groups = draw.stages.flatMap(({ table }, stage) =>
    table === null ? [] : [{ stage, name: names[stage] ?? '' }],
  );
  const isLarge = groups.some(
    ({ stage }) => (draw.stages[stage]?.table?.rows.length ?? 0) > MOST_ROWS_BESIDE,
  );
  const tables = pagesOf(groups, isLarge ? 1 : GROUPS_A_PAGE).map((some, page, { length }): TablePanel => ({
    kind: 'tables',
    tournament: name,
    draw,
    groups: some,
    page: page + 1,
    of: length,
  }));
  const isOpen = groups.some(({ stage }) => draw.stages[stage]?.table?.open === true);
  const brackets = draw.stages.flatMap((stage, index): readonly DrawPanel[] => {
    if (!isBracket(stage) && !isQualifying(stage)) return [];
    const rounds = titled(draw, index, stageRounds(draw, index, matches));
    if (rounds.length === 0) return [];
    const sections = sectionsOf(rounds);
    return sections.map((section, page) => ({
      kind: 'draw',
      tournament: name,
      part: names[index] ?? '',
      rounds: section,
      page: page + 1,
      of: sections.length,
    }));
  });
  return isOpen ? tables : brackets.length > 0 ? brackets : tables;
}

/** A whole page of matches. If a page has less room because play is suspended, it shows nothing below. */
export const FULL_PAGE = 8;
/** This many matches leave room for others below: one alone for two rows, up to four for one. */
const MOST_ABOVE = 4;
/** Long names take two lines each. */
const MOST_LONG_ABOVE = 2;

function roomBelow(above: number, size: number, isLong: boolean): number {
  if (size < FULL_PAGE || above === 0 || above > (isLong ? MOST_LONG_ABOVE : MOST_ABOVE)) return 0;
  return above === 1 && !isLong ? 4 : 2;
}

/**
 * The pages of one turn, with at most `size` matches on each. Draws have many: each turn shows one page of each tournament's draw, and the next turn
 * the next page. So the matches on court come back within two minutes, however large the draws are.
 */
export function panelsOf(
  tournaments: readonly Shown[],
  results: readonly Match[],
  now: string,
  {
    turn,
    size,
    most = FULL_PAGE,
  }: { readonly turn: number; readonly size: number; /** Where names are long. */ readonly most?: number },
): readonly Panel[] {
  const isLong = most < FULL_PAGE;
  const perPage = Math.min(size, most);
  const matches = tournaments.flatMap(({ matches: own }) => own);
  const draws = tournaments.flatMap((shown) => {
    const all = drawPanels(shown);
    const one = all[turn % Math.max(1, all.length)];
    return one === undefined ? [] : [one];
  });
  const playing = onCourt(matches, now);
  const broken = brokenOff(matches, now);
  const begun = playing.length === 0 ? broken : playing;
  const next = upNext(matches, now);
  const nextBelow = next.slice(0, roomBelow(begun.length, size, isLong));
  // If nobody is next, the latest results take the room.
  const above = begun.length === 0 ? next.length : begun.length;
  const latest = results.slice(0, roomBelow(above, size, isLong));
  const withResults: Below = { below: latest, belowKind: 'results' };
  const isNextFirst = begun.length === 0;
  const withNext: Below = next.length > 0 ? { below: nextBelow, belowKind: 'next' } : withResults;
  const areResultsBelow = (isNextFirst || next.length === 0) && latest.length === results.length;
  return [
    ...matchPanels('onCourt', playing, perPage, withNext),
    ...matchPanels('interrupted', broken, perPage, playing.length === 0 ? withNext : NOTHING_BELOW),
    // They have a page of their own unless all of them stand below those that have begun.
    ...matchPanels(
      'next',
      next.length > nextBelow.length ? next : [],
      perPage,
      isNextFirst ? withResults : NOTHING_BELOW,
    ),
    ...draws,
    ...matchPanels('results', areResultsBelow ? [] : results.slice(0, perPage), perPage),
  ];
}

const oneMore = (set: SetScore, side: 0 | 1): SetScore =>
  set.kind === 'matchTieBreak'
    ? set
    : { ...set, games: side === 0 ? [set.games[0] + 1, set.games[1]] : [set.games[0], set.games[1] + 1] };

/** Whether the next game can end a set of the match: nobody wants to see another page then. */
export function isSetClose(match: Match): boolean {
  const format = formatOf(match.matchFormat);
  const read = readScores(match.scores, format);
  if (match.status !== 'in_progress' || format === null || !read.ok) return false;
  const { sets } = read.value;
  const set = sets.at(-1);
  if (set === undefined) return false;
  if (set.kind === 'matchTieBreak') return true;
  const rules = setFormatAt(format, sets.length - 1);
  if (judgeSet(set, rules).state !== 'open') return false;
  return ([0, 1] as const).some((side) => judgeSet(oneMore(set, side), rules).state !== 'open');
}
