// Enters people in the tournaments of the demo: players by account or by name, pairs by two, seeds by strength.
import type { Entry } from '@tennis/domain';
import { bodyOf, type Person } from './injected-person.ts';
import type { Circle, Player } from './people.ts';
import type { TournamentPlan } from './plan.ts';

/** One player, or a pair. */
type Side = readonly [player: Player, partner?: Player];

/** An entry of the draw with what decides its matches. */
export interface DemoEntry extends Entry {
  readonly id: number;
  readonly strength: number;
}

const YOUTH = /^U(\d+)$/;

function sidesOf({ type, field: { from, entries } }: TournamentPlan, circle: Circle): Side[] {
  if (YOUTH.test(type)) return circle.children.slice(from, from + entries).map((child) => [child]);
  const players = circle.adults.slice(from);
  if (type === 'Mixed') {
    const women = players.filter(({ isWoman }) => isWoman);
    const men = players.filter(({ isWoman }) => !isWoman);
    return women.slice(0, entries).flatMap((woman, index): Side[] => {
      const man = men[index];
      return man === undefined ? [] : [[woman, man]];
    });
  }
  if (type !== 'Doubles') return players.slice(0, entries).map((player) => [player]);
  return Array.from({ length: entries }, (_, index) => players.slice(index * 2, index * 2 + 2)).flatMap(
    ([first, second]): Side[] => (first === undefined || second === undefined ? [] : [[first, second]]),
  );
}

const asPlayer = ({ userId, name }: Player) => (userId === null ? { name } : { userId });
const asPartner = ({ userId, name }: Player) =>
  userId === null ? { partnerName: name } : { partnerUserId: userId };

/** Enters everybody the plan names, one `tick` after the other. */
export async function enterAll(
  manager: Person,
  tournamentId: number,
  plan: TournamentPlan,
  circle: Circle,
  { year, tick }: { readonly year: number; readonly tick: () => void },
): Promise<readonly DemoEntry[]> {
  const age = Number(YOUTH.exec(plan.type)?.[1] ?? 0);
  const entered: DemoEntry[] = [];
  for (const [index, side] of sidesOf(plan, circle).entries()) {
    tick();
    const [player, partner] = side;
    const seed = index < plan.seeds ? { seed: index + 1 } : {};
    const { id } = bodyOf(
      await manager.call('addParticipant', {
        params: { id: String(tournamentId) },
        body: {
          ...asPlayer(player),
          ...(partner === undefined ? {} : asPartner(partner)),
          ...seed,
          club: player.club,
          ...(age === 0 ? {} : { birthYear: year - age + (index % 2) }),
        },
      }),
    );
    const strengths = side.map((one) => one?.strength ?? 0);
    entered.push({
      id,
      name: player.name,
      club: player.club,
      ...seed,
      strength: strengths.reduce((sum, one) => sum + one, 0) / strengths.length,
    });
  }
  return entered;
}
