// Players who play soon and have not come to the desk (OP34).
import type { OrderedMatch } from '@tennis/contract';
import type { DayPlan, PlacedCard } from './day-plan.ts';

type CheckIn = NonNullable<OrderedMatch['checkIn']>[number];

/** This many minutes before a match its players should have come. */
const SOON = 45;

export interface Missing {
  readonly name: string;
  readonly state: Exclude<CheckIn, 'here'>;
  readonly isCalled: boolean;
  readonly card: PlacedCard;
}

/** Whether the desk has checked anybody of a tournament in or out: if not, nobody is missing. */
const isUsed = (cards: readonly PlacedCard[], tournamentId: number): boolean =>
  cards.some(
    ({ match }) =>
      match.tournamentId === tournamentId && (match.checkIn ?? []).some((state) => state !== 'expected'),
  );

/** Players of called matches first, then by the time of their match; each once, with their first match. */
export function missingSoon({ cards, now }: DayPlan): readonly Missing[] {
  if (now === null) return [];
  const soon = cards
    .filter(
      ({ match, start }) => match.status === 'scheduled' && (match.calledAt !== null || start <= now + SOON),
    )
    .filter(({ match }) => isUsed(cards, match.tournamentId))
    .toSorted(
      (one, other) =>
        Number(other.match.calledAt !== null) - Number(one.match.calledAt !== null) ||
        one.start - other.start ||
        one.match.id - other.match.id,
    );
  const found = new Map<string, Missing>();
  for (const card of soon) {
    const { match } = card;
    for (const [side, name] of [match.p1Name, match.p2Name].entries()) {
      const state = match.checkIn?.[side] ?? 'expected';
      const key = `${match.tournamentId} ${side === 0 ? match.participant1Id : match.participant2Id}`;
      if (name === null || state === 'here' || found.has(key)) continue;
      found.set(key, { name, state, isCalled: match.calledAt !== null, card });
    }
  }
  return [...found.values()];
}
