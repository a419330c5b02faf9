// What the engine is asked while play stands still on some courts, and what its plans come to (OP31, OP32, D56).
import type { PlanOfDay } from '@tennis/contract';
import type { PlacedMatch, Replan, ScheduleMatch, Span, SuspendedMatch } from '@tennis/domain';
import type { MatchView } from '../../access/match-view.ts';
import { peopleIn } from '../moved-notices.ts';
import type { Scene } from './scene.ts';
import type { Planned } from './situation.ts';
import { jobOf, type RainJob } from './suggest.ts';
import { brokenOf, openOn } from './suspensions.ts';

/** Players warm up again and finish what they began, however little seems to be left. */
const LEAST_LEFT = 15;
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
export function rainJobOf(scene: Scene, planned: Planned, again: string, now: Date): RainJob {
  const { clock, situation } = planned;
  const present = situation.now ?? clock.minuteOf(now);
  const until = clock.minuteOf(again);
  const isWet = (court: unknown): boolean => openOn(scene, Number(court)) !== undefined;
  const rows = new Map(scene.rows.map((row) => [row.id, row]));
  const running = situation.running ?? [];
  const isBroken = ({ match }: { readonly match: unknown }): boolean => {
    const row = rows.get(Number(match));
    return row !== undefined && brokenOf(scene, row, now)?.isNow === true;
  };
  const suspended = running.filter(isBroken).map((place): SuspendedMatch => {
    const row = rows.get(Number(place.match));
    const played = row === undefined ? 0 : (brokenOf(scene, row, now)?.played ?? 0);
    const { match, court, start } = place;
    return { match, court, start, minutesLeft: Math.max(LEAST_LEFT, (row?.time_limit ?? 0) - played) };
  });
  const { situation: whole, present: moving } = jobOf(
    scene,
    { ...planned, situation: { ...situation, running: running.filter((place) => !isBroken(place)) } },
    true,
    isWet,
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

/** The plans on the wire: their moves, their price, and how many people have to be told of them. */
export function plansOf(
  scene: Scene,
  { clock, order }: Planned,
  { situation }: RainJob,
  plans: readonly Replan[],
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
        off: off.map(({ id, version }) => ({ matchId: id, version })),
      },
    ];
  });
}
