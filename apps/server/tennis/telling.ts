// Tells people something in the product (D53), in the transaction that it tells about: their own account, and those that look after them.
import { sql } from 'kysely';
import { DEFAULT_CHOICES, TOPIC_OF, type NoticeKind } from '@tennis/contract';
import type { Tx } from '../database/connection.ts';
import { preparedForRows, type Places } from '../database/prepared.ts';
import { together } from '../database/together.ts';
import { findFollowers, tellFollowers } from './telling-followers.ts';
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

/** Somebody who is told one thing, as the statement takes it. */
interface Row {
  readonly person: number;
  readonly kind: NoticeKind;
  readonly tournament: number;
  readonly participant: number | null;
  readonly match: number | null;
  readonly facts: string;
  readonly topic: string;
  readonly app: number;
  readonly mail: number;
  readonly push: number;
}

/** When it is told and by whom, as the statement takes it. */
interface Moment {
  readonly actor: number;
  readonly created: string;
  readonly visible: string;
}

const typed = (row: Places<Row>) =>
  sql`(cast(${row.person} as bigint), cast(${row.kind} as text), cast(${row.tournament} as bigint), cast(${row.participant} as bigint), cast(${row.match} as bigint), cast(${row.facts} as text), cast(${row.topic} as text), cast(${row.app} as bigint), cast(${row.mail} as bigint), cast(${row.push} as bigint))`;

/** Stores it for the accounts of some people, and for those that look after them. */
const store = preparedForRows<Row, unknown, Moment>((rows, { actor, created, visible }) => {
  // Without a device that may be woken there is nothing to send.
  const reachable = sql`select 1 from push_devices where push_devices.user_id = heard.user_id`;
  const columns = sql.raw('kind, tournament_id, participant_id, match_id, facts');
  return sql`
    insert into notices (user_id, person_id, kind, tournament_id, participant_id, match_id, facts, created_at, visible_at, in_app, by_mail, push_at)
    with told (person_id, ${columns}, topic, in_app, by_mail, by_push) as (values ${sql.join(rows.map(typed))}),
    every_way (user_id, person_id, ${columns}, topic, in_app, by_mail, by_push, looks_after) as (
      select persons.account_id, told.person_id, ${columns}, topic, in_app, by_mail, by_push, 0
      from told join persons on persons.id = told.person_id
      where persons.account_id is not null and persons.account_id <> ${actor}
      union all
      select person_managers.user_id, told.person_id, ${columns}, topic, in_app, by_mail, by_push, 1
      from told join person_managers on person_managers.person_id = told.person_id
      where person_managers.user_id <> ${actor}),
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
        or coalesce(chosen.by_push, heard.by_push) = 1 and exists (${reachable}))`;
});

/** What each of these people is told of it. */
function rowsOf({ kind, personIds, tournamentId, participantId, matchId, facts }: Telling): Row[] {
  const topic = TOPIC_OF[kind];
  const { inApp, byMail, byPush } = DEFAULT_CHOICES[topic];
  return [...new Set(personIds)].map((person) => ({
    person,
    kind,
    tournament: tournamentId,
    participant: participantId ?? null,
    match: matchId ?? null,
    facts: JSON.stringify(facts ?? {}),
    topic,
    app: inApp ? 1 : 0,
    mail: byMail ? 1 : 0,
    push: byPush ? 1 : 0,
  }));
}

/**
 * Stores it for everybody's accounts, and for followers, in one statement for each 500 people, in the channels that each has chosen. People without
 * an account are not told. Nobody is told twice of one match, though they look after both sides of it or play in it themselves: first about themselves.
 */
export async function tell(tx: Tx, tellings: readonly Telling[], when: When): Promise<void> {
  const { now, actorId, waitMs = 0 } = when;
  const rows = tellings.flatMap(rowsOf);
  const moment = {
    created: now.toISOString(),
    visible: new Date(now.getTime() + waitMs).toISOString(),
    actor: actorId ?? 0,
  };
  const found = await together(tx, async (atOnce) => {
    const batches = Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
      rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    );
    const stored = batches.map((batch) => store(atOnce, batch, moment));
    const [followers] = await Promise.all([findFollowers(atOnce, tellings), ...stored]);
    return followers;
  });
  await tellFollowers(tx, found, tellings, when);
}
