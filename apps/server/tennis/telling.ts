// Tells people something in the product (D53), in the transaction that it tells about: their own account, and those that look after them.
import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_CHOICES, TOPIC_OF, type NoticeKind } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import { tellFollowers } from './telling-followers.ts';
import type { Telling, When } from './tellings.ts';

/** Takes back what was told of some matches, tournaments or entries. */
async function forget(
  tx: Tx,
  about: 'match_id' | 'tournament_id' | 'participant_id',
  ids: readonly number[],
  kinds: readonly NoticeKind[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('notices').where(about, 'in', ids).where('kind', 'in', kinds).execute();
}

/** Nobody is told any longer who won a match. */
export const forgetResult = (tx: Tx, matchId: number): Promise<void> =>
  forget(tx, 'match_id', [matchId], ['result']);

/** Nobody is told any longer what happened to those who played in these matches before: their result, and where to come. */
export async function forgetFormer(tx: Tx, matchIds: readonly number[]): Promise<void> {
  await forget(tx, 'match_id', matchIds, ['result', 'called', 'next']);
  await setTold(tx, matchIds, 0);
}

/** What the room of notices must know of a match. */
interface ToldMatch {
  readonly id: number;
  readonly next_told: number;
}

/** Notes whether people were told that these matches are next: as long as it is noted, they are not told again. */
export async function setTold(tx: Tx, matchIds: readonly number[], told: 0 | 1): Promise<void> {
  if (matchIds.length > 0)
    await tx.updateTable('matches').set({ next_told: told }).where('id', 'in', matchIds).execute();
}

/** Nobody is told any longer to come to a court, or that they are next on one. */
export async function forgetCalled(tx: Tx, match: ToldMatch): Promise<void> {
  await forget(tx, 'match_id', [match.id], ['called', 'next']);
  if (match.next_told === 1) await setTold(tx, [match.id], 0);
}

/** A match that has begun is not next any more. */
export async function forgetNextAtStart(tx: Tx, match: ToldMatch): Promise<void> {
  if (match.next_told !== 1) return;
  await forgetNext(tx, [match.id]);
  await setTold(tx, [match.id], 0);
}

/** Nobody is told any longer that they are next on a court. */
export const forgetNext = (tx: Tx, matchIds: readonly number[]): Promise<void> =>
  forget(tx, 'match_id', matchIds, ['next']);

/** Nobody is told any longer that a draw is out, or was taken back. */
export const forgetDraw = (tx: Tx, tournamentId: number): Promise<void> =>
  forget(tx, 'tournament_id', [tournamentId], ['draw_out', 'draw_back']);

/** Nobody is told twice that a tournament can be entered. */
export const forgetEntriesOpen = (tx: Tx, tournamentId: number): Promise<void> =>
  forget(tx, 'tournament_id', [tournamentId], ['entries_open']);

/** Nobody is told any longer of an order of play that these matches are in: people know what the next one says. */
export async function forgetOrderOut(tx: Tx, matchIds: readonly number[]): Promise<void> {
  await forget(tx, 'match_id', matchIds, ['order_out', 'moved', 'late']);
  if (matchIds.length > 0)
    await tx
      .updateTable('matches')
      .set({ told_start_time: null, told_estimate: null, told_estimate_at: null })
      .where('id', 'in', matchIds)
      .where((where) =>
        where.or([where('told_start_time', 'is not', null), where('told_estimate_at', 'is not', null)]),
      )
      .execute();
}

/** Nobody is asked any longer to be the partner of these entries. */
export const forgetPartnerRequests = (tx: Tx, entryIds: readonly number[]): Promise<void> =>
  forget(tx, 'participant_id', entryIds, ['partner_request']);

/** This many are stored in one statement. */
const AT_ONCE = 500;

/**
 * Stores it for everybody's accounts, and for followers, in one statement for each 500 people, in the channels that each has chosen. People without
 * an account are not told. Nobody is told twice of one match, though they look after both sides of it or play in it themselves: first about themselves.
 */
export async function tell(tx: Tx, tellings: readonly Telling[], when: When): Promise<void> {
  const { now, actorId, waitMs = 0 } = when;
  const rows = tellings.flatMap(({ personIds, ...telling }) =>
    [...new Set(personIds)].map((personId) => ({ personId, ...telling })),
  );
  const created = now.toISOString();
  const visible = new Date(now.getTime() + waitMs).toISOString();
  const isActor = actorId ?? 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const values = sql.join(rows.slice(at, at + AT_ONCE).map(valuesOf));
    // Without a device that may be woken there is nothing to send.
    const reachable = sql`select 1 from push_devices where push_devices.user_id = heard.user_id`;
    const columns = sql.raw('kind, tournament_id, participant_id, match_id, facts');
    await sql`
      insert into notices (user_id, person_id, kind, tournament_id, participant_id, match_id, facts, created_at, visible_at, in_app, by_mail, push_at)
      with told (person_id, ${columns}, topic, in_app, by_mail, by_push) as (values ${values}),
      every_way (user_id, person_id, ${columns}, topic, in_app, by_mail, by_push, looks_after) as (
        select persons.account_id, told.person_id, ${columns}, topic, in_app, by_mail, by_push, 0
        from told join persons on persons.id = told.person_id
        where persons.account_id is not null and persons.account_id <> ${isActor}
        union all
        select person_managers.user_id, told.person_id, ${columns}, topic, in_app, by_mail, by_push, 1
        from told join person_managers on person_managers.person_id = told.person_id
        where person_managers.user_id <> ${isActor}),
      heard as (
        select every_way.*, row_number() over (
          partition by user_id, kind, match_id order by looks_after, person_id
        ) as turn
        from every_way)
      select heard.user_id, person_id, ${columns}, ${created}, ${visible},
        coalesce(chosen.in_app, heard.in_app), coalesce(chosen.by_mail, heard.by_mail),
        case when coalesce(chosen.by_push, heard.by_push) = 1 and exists (${reachable}) then ${visible} end
      from heard left join notice_choices as chosen on chosen.user_id = heard.user_id and chosen.topic = heard.topic
      where (heard.match_id is null or heard.turn = 1)
        and (coalesce(chosen.in_app, heard.in_app) = 1 or coalesce(chosen.by_mail, heard.by_mail) = 1
          or coalesce(chosen.by_push, heard.by_push) = 1 and exists (${reachable}))`.execute(tx);
  }
  await tellFollowers(tx, tellings, when);
}

type Row = Omit<Telling, 'personIds'> & { readonly personId: number };

function valuesOf({
  personId,
  kind,
  tournamentId,
  participantId = null,
  matchId = null,
  facts = {},
}: Row): RawBuilder<unknown> {
  const topic = TOPIC_OF[kind];
  const { inApp, byMail, byPush } = DEFAULT_CHOICES[topic];
  const [app, mail, push] = [inApp ? 1 : 0, byMail ? 1 : 0, byPush ? 1 : 0];
  return sql`(cast(${personId} as bigint), cast(${kind} as text), cast(${tournamentId} as bigint), cast(${participantId} as bigint), cast(${matchId} as bigint), cast(${JSON.stringify(facts)} as text), cast(${topic} as text), cast(${app} as bigint), cast(${mail} as bigint), cast(${push} as bigint))`;
}
