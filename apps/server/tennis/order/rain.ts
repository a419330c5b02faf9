// The question to the engine while play is suspended on some courts, and its plans as moves and texts (OP31, OP32, D56).
import type { PlanOfDay } from '@tennis/contract';
import {
  DAY_MINUTES,
  rankedPlans,
  type PlacedMatch,
  type Replan,
  type ScheduleId,
  type Situation,
  type Span,
} from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { peopleIn } from '../moved-notices.ts';
import { followedIn } from './followed.ts';
import { givenUpBy, shortenedBy, variantsOf } from './rain-kinds.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';
import { jobOf, minutesIn, type RainJob, toldFrom } from './suggest.ts';
import { brokenIn, isWetIn } from './wet.ts';

const BUDGET_MS = 1500;
/** A player is not told of a start up to a quarter of an hour later than they knew [OP30]. */
const WORTH_TELLING = 15;

/**
 * The day with its wet courts closed until play may go on. Broken-off matches go on first, on any court that a plan gives them [OP31]. A match due
 * within half an hour stays only if it can.
 */
export function rainJobOf(
  scene: Scene,
  planned: Planned,
  now: Date,
  { again, pins, firsts }: { readonly again: string; readonly pins: boolean; readonly firsts: boolean },
): RainJob {
  const { clock, situation } = planned;
  const present = situation.now ?? clock.minuteOf(now);
  const until = clock.minuteOf(again);
  const isWet = isWetIn(scene);
  const today = brokenIn(scene, planned, now).map((one) => ({
    ...one,
    minutesLeft: toldFrom(one.minutesLeft),
  }));
  const broken = new Set(today.map(({ match }) => match));
  const running = (situation.running ?? []).filter(({ match }) => !broken.has(match));
  const closed: Span = [present, until];
  const courts = situation.courts.map((court) =>
    isWet(court.id) ? { ...court, blocked: [...(court.blocked ?? []), closed] } : court,
  );
  const together = (days: readonly number[]): Situation => {
    const { situation: whole, present: moving } = jobOf(
      scene,
      { ...planned, situation: { ...situation, running, courts } },
      { all: true, isWet, pins, firsts, days },
    );
    return {
      ...whole,
      days: Math.max(clock.dayIndex(scene.day), ...days) + 1,
      now: toldFrom(present),
      suspended: [...(situation.suspended ?? []), ...today],
      // Their players wait where they were broken off today.
      published: [...today.map(({ match, court, start }) => ({ match, court, start })), ...moving],
    };
  };
  const base = together([]);
  return {
    situation: base,
    variants: variantsOf(scene, planned, base, together),
    seed: 1,
    budgetMs: BUDGET_MS,
  };
}

/** Pinned matches on wet courts, before play is expected to go on there. */
function pinnedInTheWet(scene: Scene, { clock, order }: Pick<Planned, 'clock' | 'order'>, again: string) {
  const isWet = isWetIn(scene);
  const pinned = new Set(scene.rows.filter((row) => row.pinned === 1).map(({ id }) => id));
  const named = new Map(scene.courts.map(({ id, name }) => [id, name]));
  const until = clock.minuteOf(again);
  return order
    .filter(({ match, court, start }) => pinned.has(Number(match)) && isWet(court) && start < until)
    .map(({ match, court, start }) => ({
      matchId: Number(match),
      court: named.get(Number(court)) ?? '',
      startTime: clock.momentAt(start),
    }));
}

const ofDay = (minute: number): number => Math.floor(minute / DAY_MINUTES);

const versionOf = ({ id, version }: MatchView) => ({ matchId: id, version });

/** The plans on the wire: their moves, their price, and how many people have to be told. */
export function plansOf(
  scene: Scene,
  planned: Planned,
  { situation }: RainJob,
  plans: readonly Replan[],
  {
    again,
    firsts,
    published,
  }: { readonly again: string; readonly firsts: boolean; readonly published: ReadonlySet<string> },
): PlanOfDay[] {
  const { clock, order } = planned;
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  const named = new Map(scene.courts.map(({ id, name }) => [id, name]));
  const broken = new Map((situation.suspended ?? []).map((one) => [Number(one.match), one]));
  const stored = new Map<ScheduleId, PlacedMatch>(
    [...order, ...broken.values()].map((place) => [Number(place.match), place]),
  );
  const today = clock.dayIndex(scene.day);
  const isOut = (place: PlacedMatch | undefined): boolean =>
    place !== undefined && published.has(clock.dayAt(ofDay(place.start)));
  // A match that was broken off goes on where it stands, unless it changes courts or days.
  const isMove = (row: MatchView, { court, start }: PlacedMatch): boolean => {
    const place = stored.get(row.id);
    if (broken.has(row.id)) return place?.court !== court || ofDay(start) !== ofDay(place.start);
    return row.status === 'scheduled' && (place?.court !== court || place.start !== start);
  };
  const isTold = (row: MatchView, to: PlacedMatch): boolean => {
    const place = stored.get(row.id);
    if (!isOut(place) && !isOut(to)) return false;
    return place?.court !== to.court || Math.abs(place.start - to.start) > WORTH_TELLING;
  };
  const usualMinutes = minutesIn(situation);
  const pinned = pinnedInTheWet(scene, { clock, order }, again);
  return rankedPlans(plans, today).map(({ plan, why }): PlanOfDay => {
    const moved = plan.order.flatMap((place) => {
      const row = rows.get(Number(place.match));
      return row !== undefined && isMove(row, place) ? [{ row, place }] : [];
    });
    const off = plan.unplaced.flatMap(({ match }) => {
      const row = rows.get(Number(match));
      return row?.status === 'scheduled' && stored.has(row.id) ? [row] : [];
    });
    const shortened = shortenedBy(scene, plan.kind);
    const givenUp = givenUpBy(scene, plan.kind);
    const told = new Set([
      ...moved.flatMap(({ row, place }) => (isTold(row, place) ? peopleIn(row) : [])),
      ...off.flatMap((row) => (isOut(stored.get(row.id)) ? peopleIn(row) : [])),
      ...givenUp.flatMap(peopleIn),
    ]);
    const delays = moved.flatMap(({ row, place }) =>
      broken.has(row.id) || [place, stored.get(row.id) ?? place].some(({ start }) => ofDay(start) !== today)
        ? []
        : [place.start - (stored.get(row.id)?.start ?? place.start)],
    );
    const shorter = new Map(shortened.map(({ row, minutes }) => [row.id, minutes]));
    const minutesOf = (match: ScheduleId): number =>
      broken.get(Number(match))?.minutesLeft ?? shorter.get(Number(match)) ?? usualMinutes(match);
    const ends = [...plan.order, ...(situation.running ?? [])]
      .filter(({ start }) => ofDay(start) === today)
      .map((place) => ('end' in place ? Number(place.end) : place.start + minutesOf(place.match)));
    return {
      kind: plan.kind,
      end: ends.length === 0 ? null : clock.momentAt(Math.max(...ends)),
      delay: Math.max(0, ...delays),
      told: told.size,
      waits: plan.parts.waits,
      moves: moved.map(({ row, place }) => ({
        ...versionOf(row),
        courtId: Number(place.court),
        court: named.get(Number(place.court)) ?? '',
        startTime: clock.momentAt(place.start),
      })),
      followed: firsts ? followedIn(scene, planned, plan.order, situation, minutesOf) : [],
      unplaced: plan.unplaced.map(({ match, rule, waitsFor }) => ({
        matchId: Number(match),
        rule,
        waitsFor: waitsFor === undefined ? null : Number(waitsFor),
      })),
      shortened: shortened.map(({ row, format }) => ({ ...versionOf(row), format })),
      givenUp: givenUp.map(versionOf),
      pinned: pinned.filter(({ matchId }) => !moved.some(({ row }) => row.id === matchId)),
      off: off.map(versionOf),
      why,
    };
  });
}
