// Tells people of a late entry that has taken a bye, and of one that was undone. As after a withdrawal it waits a minute, so nobody hears of an act that
// is undone at once.
import type { Tx } from '../database/connection.ts';
import { mailEntries } from './mails-to-people.ts';
import { tell } from './telling.ts';
import type { Telling } from './tellings.ts';
import {
  pairOf,
  peopleOf,
  personsOf,
  tellOfMatch,
  unseenAt,
  WAIT_MS,
  type ChangedMatch,
  type When,
} from './withdrawal-notices.ts';

/** A late entry, and the matches that came into being with it. */
interface Late {
  readonly tournamentId: number;
  readonly entryId: number;
  readonly matchIds: readonly number[];
}

/** Tells people that a late entry has taken a bye: its own people, by mail too, and those who play it in the matches that came into being. */
export async function tellJoined(
  tx: Tx,
  { tournamentId, entryId, matchIds }: Late,
  { now, actorId }: When,
): Promise<void> {
  const people = await peopleOf(tx, tournamentId);
  const own = people.get(entryId);
  const made = await tx
    .selectFrom('matches')
    .select(['id', 'participant1_id', 'participant2_id', 'status', 'automatic'])
    .where('id', 'in', [0, ...matchIds])
    .execute();
  const tellings: Telling[] = [
    {
      kind: 'promoted',
      personIds: personsOf(people, [entryId]),
      tournamentId,
      participantId: entryId,
    },
    ...made.flatMap((match) => {
      const others = (pairOf(match) ?? []).filter((entry) => entry !== entryId);
      return tellOfMatch('opponent', personsOf(people, others), tournamentId, match.id);
    }),
  ];
  await tell(tx, tellings, { now, actorId, waitMs: WAIT_MS });
  if (own !== undefined) await mailEntries(tx, 'promoted', [own], now, WAIT_MS);
}

/**
 * Tells those who have read whom they play that the match is off, by the one in which they wait again. It is asked before the matches of the late entry
 * are deleted, with their notices. `matches` are those that stay, as they are now.
 */
export async function tellByeBack(
  tx: Tx,
  { tournamentId, matchIds }: Late,
  matches: readonly ChangedMatch[],
  { now, actorId }: When,
): Promise<void> {
  const seen = await tx
    .selectFrom('notices')
    .select('person_id')
    .where('kind', '=', 'opponent')
    .where('match_id', 'in', [0, ...matchIds])
    .where((where) => where.not(unseenAt(now)(where)))
    .execute();
  if (seen.length === 0) return;
  const people = await peopleOf(tx, tournamentId);
  const persons = new Set(seen.map(({ person_id: person }) => person));
  const tellings = matches.flatMap(({ id, before, after }) => {
    const sides = [after.participant1_id, after.participant2_id];
    const back = sides.flatMap((entry) =>
      entry === null || [before.participant1_id, before.participant2_id].includes(entry) ? [] : [entry],
    );
    const personIds = personsOf(people, back).filter((person) => persons.has(person));
    return tellOfMatch('opponent', personIds, tournamentId, id);
  });
  await tell(tx, tellings, { now, actorId });
}
