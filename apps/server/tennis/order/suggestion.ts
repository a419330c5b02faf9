// A suggestion for a day, or for several, as the desk reads it: what it moves, what each day holds then, which limits it keeps, and what would help where
// matches find no place (OP9, OP14-OP22, OP25).
import type { Match, Suggestion } from '@tennis/contract';
import { DAY_MINUTES, namedFault, type ScheduleId, type Situation } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { refuseConflict } from '../../ground/refusal.ts';
import { higherLimits, limitsFor, toldLimits } from './day-limits.ts';
import { laterDays } from './days.ts';
import { reasonOfFault, type Called } from './faults.ts';
import { followedIn } from './followed.ts';
import type { Scene } from './scene.ts';
import { situationOf, type Planned } from './situation.ts';
import { jobOf, minutesIn, suggest, type Freedom, type SuggestAnswer, type SuggestJob } from './suggest.ts';
import { closeWet, isWetIn } from './wet.ts';

/** What is asked for. */
interface Asked {
  readonly all?: 'true' | undefined;
  readonly until?: string | undefined;
  readonly spread?: 'true' | undefined;
  readonly firsts?: 'true' | undefined;
}

/** If the day has not begun: the minute from which the engine counts the time until everything is over. */
const firstOpening = (courts: readonly { readonly open: readonly (readonly [number, number])[] }[]): number =>
  Math.min(...courts.flatMap(({ open }) => open.map(([from]) => from)));

type Help = Suggestion['helps'][number];
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A change that may help, and the question with it. */
interface Try {
  readonly help: Without<Help, 'unplaced'>;
  readonly situation: Situation;
}

/** By how much longer courts are tried to be open. */
const LONGER = [60, 120, 180];

/** The same with the club's courts open longer in the evening, until midnight at most. */
const openLonger = (situation: Situation, { isElsewhere }: Planned, minutes: number): Situation => ({
  ...situation,
  courts: situation.courts.map((court) => ({
    ...court,
    open: isElsewhere(court.id)
      ? court.open
      : court.open.map(([from, to]) => [
          from,
          Math.max(to, Math.min(to + minutes, Math.ceil(to / DAY_MINUTES) * DAY_MINUTES)),
        ]),
  })),
});

const DAY_MS = DAY_MINUTES * 60_000;

/** The same with one more day for each tournament. */
const endingADayLater = (scene: Scene): Scene => ({
  ...scene,
  tournaments: new Map(
    [...scene.tournaments].map(([id, one]) => [
      id,
      { ...one, end_date: new Date(Date.parse(one.end_date) + DAY_MS).toISOString() },
    ]),
  ),
});

/** With the days that there are, or with one more if all of them are planned already. */
function triesOfDays(
  scene: Scene,
  planned: Planned,
  freedom: Freedom,
  later: readonly number[],
): readonly Try[] {
  const { days = [] } = freedom;
  const last = later.at(-1);
  if (last !== undefined && days.length < later.length) {
    const { situation } = jobOf(scene, planned, { ...freedom, days: later });
    return [{ help: { kind: 'days', until: planned.clock.dayAt(last) }, situation }];
  }
  const longer = endingADayLater(scene);
  const more = laterDays(longer, planned);
  if (more.length === later.length) return [];
  const { situation } = jobOf(longer, planned, { ...freedom, days: more });
  return [{ help: { kind: 'one-day-more' }, situation }];
}

const triesFor = (
  scene: Scene,
  planned: Planned,
  { situation }: SuggestJob,
  freedom: Freedom,
  later: readonly number[],
): readonly Try[] => [
  ...triesOfDays(scene, planned, freedom, later),
  ...higherLimits(situation, scene.dayLimit).map((limit): Try => ({
    help: { kind: 'limit', limit },
    situation: { ...situation, limits: limitsFor(scene.club, limit) },
  })),
  ...LONGER.map((minutes): Try => ({
    help: { kind: 'hours', minutes },
    situation: openLonger(situation, planned, minutes),
  })),
];

/** Whatever leaves fewer out; of each kind only the least change that helps most. */
function helpsOf(tries: readonly Try[], { after, leftOut }: SuggestAnswer): Suggestion['helps'] {
  const tried = tries.flatMap(({ help }, at): Help[] => {
    const unplaced = leftOut[at] ?? Infinity;
    return unplaced < after.unplaced.length ? [{ ...help, unplaced }] : [];
  });
  return [...Map.groupBy(tried, ({ kind }) => kind).values()].flatMap((own) => {
    const least = Math.min(...own.map(({ unplaced }) => unplaced));
    return own.find(({ unplaced }) => unplaced === least) ?? [];
  });
}

/** What each planned day holds with a suggestion: its matches, and when the last of them is expected to be over. */
function onDays(
  { clock, isElsewhere, order: stored }: Planned,
  days: readonly number[],
  { order }: SuggestAnswer['after'],
  minutesOf: (match: ScheduleId) => number,
): Suggestion['onDays'] {
  const placed = new Set(order.map(({ match }) => match));
  const all = [...order, ...stored.filter(({ match, court }) => !placed.has(match) && !isElsewhere(court))];
  return days.map((day) => {
    const own = all.filter(({ start }) => Math.floor(start / DAY_MINUTES) === day);
    const end = Math.max(...own.map(({ match, start }) => start + minutesOf(match)));
    return { day: clock.dayAt(day), matches: own.length, end: own.length === 0 ? null : clock.momentAt(end) };
  });
}

/** Asks the engine. Where rounds that are spread over the days leave a match without a place, all may be over as soon as it can be if that leaves fewer out. */
async function found(
  scene: Scene,
  planned: Planned,
  freedom: Freedom,
  later: readonly number[],
): Promise<{ job: SuggestJob; answer: SuggestAnswer; tries: readonly Try[]; spread: boolean }> {
  const ask = async (how: Freedom) => {
    const job = jobOf(scene, planned, how);
    const tries = triesFor(scene, planned, job, how, later);
    const answer = await suggest({ ...job, tries: tries.map(({ situation }) => situation) });
    return { job, answer, tries, spread: false };
  };
  if (freedom.spread !== true) return ask(freedom);
  const job = jobOf(scene, planned, freedom);
  const answer = await suggest(job);
  if (answer.after.unplaced.length === 0) return { job, answer, tries: [], spread: true };
  const soon = await ask({ ...freedom, spread: false });
  if (soon.answer.after.unplaced.length < answer.after.unplaced.length) return soon;
  // To be over soon makes no more room: the rounds stay spread.
  const { leftOut } = soon.answer;
  return { job, answer: { ...answer, leftOut }, tries: soon.tries, spread: true };
}

/** How a suggestion speaks to its reader. */
export interface Telling {
  readonly called: Called;
  readonly say: (reason: Reason) => string;
}

/** The near places of a match as a reader is told. That its day is another one, or not that early, is no reason where only the plan itself has decided it. */
function nearOf(
  scene: Scene,
  { clock }: Planned,
  { near }: SuggestAnswer,
  row: MatchView,
  { called, say }: Telling,
): Suggestion['unplaced'][number]['near'] {
  const named = new Map(scene.courts.map(({ id, name }) => [id, name]));
  const places = near.find(({ match }) => Number(match) === row.id)?.places ?? [];
  return places
    .filter(({ faults }) => row.not_before !== null || faults.every(({ code }) => code !== 'too-early'))
    .map(({ court, start, faults, outside }) => ({
      matchId: row.id,
      version: row.version,
      courtId: Number(court),
      court: named.get(Number(court)) ?? '',
      startTime: clock.momentAt(start),
      outside,
      lacks: faults.map((fault) => ({
        code: fault.code,
        message: say(reasonOfFault(namedFault(fault, called))),
      })),
    }));
}

/** What a match is, without who plays it. */
const whatIs = ({ tournamentName, round, groupId, groupName, drawRound }: Match) => ({
  tournamentName,
  round,
  groupId,
  groupName,
  ...(drawRound !== undefined && { drawRound }),
});

/** The suggestion for a day. */
export async function suggestionFor(
  scene: Scene,
  query: Asked,
  {
    now,
    basis,
    present,
    telling,
  }: {
    readonly now: Date;
    readonly basis: string;
    readonly present: (row: MatchView) => Match;
    readonly telling: Telling;
  },
): Promise<Suggestion> {
  if (scene.courts.length === 0) refuseConflict(because('orderNoCourts'));
  const planned = closeWet(scene, situationOf(scene, now), now);
  const { clock } = planned;
  const later = laterDays(scene, planned);
  const until = query.until === undefined ? -Infinity : clock.dayIndex(query.until);
  const days = later.filter((day) => day <= until);
  const firsts = query.firsts === 'true';
  const { job, answer, tries, spread } = await found(
    scene,
    planned,
    {
      all: query.all === 'true',
      isWet: isWetIn(scene),
      firsts,
      days,
      spread: query.spread === 'true' && days.length > 0,
    },
    later,
  );
  const { before, after } = answer;
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  const named = new Map(scene.courts.map(({ id, name }) => [id, name]));
  const stored = new Map(planned.order.map((place) => [place.match, place]));
  const moves = after.order.filter(({ match, court, start }) => {
    const place = stored.get(match);
    return place === undefined || place.court !== court || place.start !== start;
  });
  const end = (cost: typeof before) => {
    const from = job.situation.now ?? firstOpening(job.situation.courts);
    return cost.parts.finish === 0 ? null : clock.momentAt(from + cost.parts.finish);
  };
  const minutesOf = minutesIn(job.situation);
  return {
    basis,
    days: [scene.day, ...later.map((day) => clock.dayAt(day))],
    before: { cost: before.cost, parts: before.parts, end: end(before) },
    after: { cost: after.cost, parts: after.parts, end: end(after) },
    moves: moves.map(({ match, court, start }) => ({
      matchId: Number(match),
      version: rows.get(Number(match))?.version ?? 0,
      courtId: Number(court),
      court: named.get(Number(court)) ?? '',
      startTime: clock.momentAt(start),
    })),
    followed: firsts ? followedIn(scene, planned, after.order, job.situation, minutesOf) : [],
    unplaced: after.unplaced.map(({ match, rule, waitsFor }) => {
      const row = rows.get(Number(match));
      return {
        matchId: Number(match),
        rule,
        waitsFor: waitsFor === undefined ? null : Number(waitsFor),
        ...(row !== undefined && {
          match: whatIs(present(row)),
          near: nearOf(scene, planned, answer, row, telling),
        }),
      };
    }),
    off: job.present.flatMap(({ match }) => {
      const row = rows.get(Number(match));
      const isOut = after.unplaced.some((one) => one.match === match);
      return isOut && row !== undefined ? [{ matchId: row.id, version: row.version }] : [];
    }),
    onDays: onDays(planned, [clock.dayIndex(scene.day), ...days], after, minutesOf),
    spread,
    limits: toldLimits(job.situation),
    limit: scene.dayLimit,
    helps: helpsOf(tries, answer),
  };
}
