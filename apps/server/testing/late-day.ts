// The Saturday of rainy-day.ts without rain: the first match of the first court does not end, and people wait at home for the last one.
import { tellWhoIsLate } from '../tennis/order/tell-late.ts';
import { idOf, win } from './draws.ts';
import { bodyOf } from './factories.ts';
import { aSaturday, at } from './rainy-day.ts';
import type { Person, TestServer } from './server.ts';

/** What somebody has read of matches that are late, the last first: what was said before, when it is expected, and the match. */
export const toldTo = async (who: Person) =>
  bodyOf(await who.call('getNotices', {}))
    .notices.filter(({ kind }) => kind === 'late')
    .map(({ facts, match }) => [facts.fromTime, facts.startTime, match?.id]);

/** With a player of that last match, somebody who looks after its other one, and a follower. */
export async function aLateDay(on?: TestServer) {
  const day = await aSaturday(on);
  const { admin, server } = day;
  const { db } = server.database;
  const [court = 0] = day.courts;
  const [running, second, last] = day.matches
    .filter(({ courtId }) => courtId === court)
    .toSorted((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? ''));
  if (running === undefined || second === undefined || last === undefined) throw new Error('three matches');
  const player = await server.signUp('member', 'Ann Player');
  const own = await db
    .selectFrom('persons')
    .select('id')
    .where('account_id', '=', player.user?.id ?? 0)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('participants')
    .set({ person_id: own.id })
    .where('id', '=', last.participant1Id)
    .execute();
  const parent = await server.signUp('member', 'Marie Parent');
  const child = await db
    .selectFrom('participants')
    .select('person_id')
    .where('id', '=', last.participant2Id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('person_managers')
    .values({
      person_id: child.person_id ?? 0,
      user_id: parent.user?.id ?? 0,
      created_at: at('13:00'),
    })
    .execute();
  const fan = await server.signUp('member', 'Jo Fan');
  const follows = [{ kind: 'entry' as const, id: last.participant1Id ?? 0 }];
  bodyOf(await fan.call('addFollows', { body: { follows } }));
  /** What somebody has read after the server has looked at this time. */
  const look = async (clock: string, who: Person = fan) => {
    server.setNow(at(clock));
    await tellWhoIsLate(server.services);
    return toldTo(who);
  };
  const begin = async (match: { readonly id: number }) =>
    bodyOf(await admin.call('setMatchStatus', { params: idOf(match), body: { status: 'in_progress' } }));
  const end = async (match: typeof last) => bodyOf(await win(admin, match));
  return { ...day, court, running, second, last, player, parent, fan, look, begin, end };
}
