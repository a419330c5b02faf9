// What the engine is asked while play stands still on some courts, and what its plans come to (OP31, OP32, D56).
import type { PlanOfDay } from '@tennis/contract';
import type { PlacedMatch, Replan, ScheduleMatch, Span } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { peopleIn } from '../moved-notices.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';
import { jobOf, type RainJob } from './suggest.ts';
import { brokenIn, isWetIn } from './wet.ts';

const BUDGET_MS = 1500;
/** Who plays a quarter of an hour later than they knew is not told [OP30]. */
const WORTH_TELLING = 15;

/** The kinds that can be applied as moves of this day. */
const KINDS = ['wait', 'rearrange', 'halls'] as const satisfies readonly Replan['kind'][];
const isOffered = (kind: Replan['kind']): kind is (typeof KINDS)[number] => KINDS.some((one) => one === kind);

/**
 * The day with its wet courts closed until play may go on. Matches that were broken off go on where they stand, as soon as that court is fit. What is due
 * within half an hour stays only where it can.
 */
export function rainJobOf(
  scene: Scene,
  planned: Planned,
  now: Date,
  { again, pins }: { readonly again: string; readonly pins: boolean },
): RainJob {
  const { clock, situation } = planned;
  const present = situation.now ?? clock.minuteOf(now);
  const until = clock.minuteOf(again);
  const isWet = isWetIn(scene);
  const suspended = brokenIn(scene, planned, now);
  const broken = new Set(suspended.map(({ match }) => match));
  const running = (situation.running ?? []).filter(({ match }) => !broken.has(match));
  const { situation: whole, present: moving } = jobOf(
    scene,
    { ...planned, situation: { ...situation, running } },
    { all: true, isWet, pins },
  );
  const courtOf = new Map(suspended.map(({ match, court }) => [match, court]));
  const closed: Span = [present, until];
  return {
    situation: {
      ...whole,
      now: present,
      courts: whole.courts.map((court) =>
        isWet(court.id) ? { ...court, blocked: [...(court.blocked ?? []), closed] } : court,
      ),
      matches: whole.matches.map((match): ScheduleMatch => {
        const court = courtOf.get(match.id);
        return court === undefined ? match : { ...match, pin: { court } };
      }),
      suspended,
      published: moving,
    },
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

/** The plans on the wire: their moves, their price, and how many people have to be told of them. */
export function plansOf(
  scene: Scene,
  { clock, order }: Planned,
  { situation }: RainJob,
  plans: readonly Replan[],
  again: string,
): PlanOfDay[] {
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  const named = new Map(scene.courts.map(({ id, name }) => [id, name]));
  const stored = new Map(order.map((place) => [Number(place.match), place]));
  const isPublished = scene.order !== null && scene.order.published_at !== null;
  const isMove = (row: MatchView, { court, start }: PlacedMatch): boolean => {
    const place = stored.get(row.id);
    return row.status === 'scheduled' && (place?.court !== court || place.start !== start);
  };
  const isTold = (row: MatchView, { court, start }: PlacedMatch): boolean => {
    const place = stored.get(row.id);
    return place?.court !== court || Math.abs(place.start - start) > WORTH_TELLING;
  };
  const pinned = pinnedInTheWet(scene, { clock, order }, again);
  return plans.flatMap((plan): PlanOfDay[] => {
    if (!isOffered(plan.kind)) return [];
    const moved = plan.order.flatMap((place) => {
      const row = rows.get(Number(place.match));
      return row !== undefined && isMove(row, place) ? [{ row, place }] : [];
    });
    const off = plan.unplaced.flatMap(({ match }) => {
      const row = rows.get(Number(match));
      return row?.status === 'scheduled' && stored.has(row.id) ? [row] : [];
    });
    const told = new Set(
      isPublished
        ? [
            ...moved.flatMap(({ row, place }) => (isTold(row, place) ? peopleIn(row) : [])),
            ...off.flatMap(peopleIn),
          ]
        : [],
    );
    const { finish, waits } = plan.parts;
    return [
      {
        kind: plan.kind,
        end: finish === 0 ? null : clock.momentAt((situation.now ?? 0) + finish),
        delay: plan.delay,
        told: told.size,
        waits,
        moves: moved.map(({ row, place }) => ({
          matchId: row.id,
          version: row.version,
          courtId: Number(place.court),
          court: named.get(Number(place.court)) ?? '',
          startTime: clock.momentAt(place.start),
        })),
        unplaced: plan.unplaced.map(({ match, rule, waitsFor }) => ({
          matchId: Number(match),
          rule,
          waitsFor: waitsFor === undefined ? null : Number(waitsFor),
        })),
        pinned: pinned.filter(({ matchId }) => !moved.some(({ row }) => row.id === matchId)),
        off: off.map(({ id, version }) => ({ matchId: id, version })),
      },
    ];
  });
}
