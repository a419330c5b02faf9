// Tells followers (D53, ADR 39), with an account or in a browser, what everybody may know: of an entry or a person, their matches; of a tournament or
// a club, whatever concerns all players; of a court, who is called to it.
import { sql } from 'kysely';
import {
  DEFAULT_CHOICES,
  TOPIC_OF,
  type FollowKind,
  type NoticeFacts,
  type NoticeKind,
} from '@tennis/contract';
import { viewNames } from '../access/names.ts';
import type { Tx } from '../database/connection.ts';
import { preparedForRows } from '../database/prepared.ts';
import type { Runner } from '../database/together.ts';
import { peopleOf, selectEntries } from './entries.ts';
import type { Telling, When } from './tellings.ts';
import { choicesOf } from './told-choices.ts';

/** The notices for followers of somebody. */
const OF_PEOPLE: ReadonlySet<NoticeKind> = new Set([
  'draw_out',
  'draw_back',
  'opponent',
  'unplayed',
  'opponent_left',
  'order_out',
  'moved',
  'late',
  'called',
  'next',
  'result',
  'suspended',
  'resumed',
]);

/** The notices for followers of the whole tournament, or of its club: once, and not for each match. */
const OF_TOURNAMENTS: ReadonlySet<NoticeKind> = new Set([
  'draw_out',
  'draw_back',
  'order_out',
  'suspended',
  'resumed',
  'entries_open',
]);

interface Owner {
  readonly user_id: number | null;
  readonly device_id: number | null;
}

/** Somebody who follows, and which telling it is by its place in the list. */
interface Follower extends Owner {
  readonly kind: FollowKind;
  readonly telling: number;
  readonly participant_id: number | null;
}

/** Somebody whom a telling is about. */
interface Subject {
  readonly telling: number;
  readonly tournament: number;
  readonly person: number;
}

const selectFollowers = preparedForRows<Subject, Follower>(
  (subjects) => sql`
    with told (telling, tournament_id, person_id) as (values ${sql.join(
      subjects.map(
        ({ telling, tournament, person }) =>
          sql`(cast(${telling} as integer), cast(${tournament} as bigint), cast(${person} as bigint))`,
      ),
    )}),
    entered (telling, person_id, participant_id) as (
      select telling, told.person_id, participants.id from told
      join participants on participants.person_id = told.person_id and participants.tournament_id = told.tournament_id
      union
      select telling, told.person_id, participants.id from told
      join participants on participants.partner_person_id = told.person_id and participants.tournament_id = told.tournament_id)
    select follows.user_id, follows.device_id, follows.kind, telling, entered.participant_id
    from entered join follows on follows.participant_id = entered.participant_id
    union
    select follows.user_id, follows.device_id, follows.kind, telling, entered.participant_id
    from entered join follows on follows.person_id = entered.person_id`,
);

/** The followers of the people that a notice is about, by their entry in the tournament or by their person. */
async function followersOfPeople(runner: Runner, tellings: readonly Telling[]): Promise<readonly Follower[]> {
  const about = tellings.flatMap(({ kind, personIds, tournamentId: tournament }, telling) =>
    OF_PEOPLE.has(kind) ? [...new Set(personIds)].map((person) => ({ telling, tournament, person })) : [],
  );
  return about.length === 0 ? [] : selectFollowers(runner, about, {});
}

/** The followers of the tournaments, their clubs, or the court that a match is called to. */
async function followersOfPlaces(runner: Runner, tellings: readonly Telling[]): Promise<readonly Follower[]> {
  const firstOf = new Map<string, number>();
  for (const [index, { kind, tournamentId }] of tellings.entries())
    if (OF_TOURNAMENTS.has(kind) && !firstOf.has(`${kind} ${tournamentId}`))
      firstOf.set(`${kind} ${tournamentId}`, index);
  const calls = tellings.flatMap(({ kind, facts }, index) => {
    const court = facts?.court;
    return kind === 'called' && court !== null && court !== undefined ? [{ index, court }] : [];
  });
  const places = [...[...firstOf.values()].map((index) => ({ index, court: null })), ...calls].map(
    ({ index, court }) =>
      sql`(cast(${index} as integer), cast(${tellings[index]?.tournamentId ?? 0} as bigint), cast(${court} as text))`,
  );
  if (places.length === 0) return [];
  const { rows } = await sql<Follower>`
    with told (telling, tournament_id, court) as (values ${sql.join(places)})
    select follows.user_id, follows.device_id, follows.kind, telling, follows.participant_id
    from told join follows on follows.tournament_id = told.tournament_id where told.court is null
    union
    select follows.user_id, follows.device_id, follows.kind, telling, follows.participant_id
    from told join tournaments on tournaments.id = told.tournament_id
    join follows on follows.club_id = tournaments.club_id where told.court is null
    union
    select follows.user_id, follows.device_id, follows.kind, telling, follows.participant_id
    from told join tournaments on tournaments.id = told.tournament_id
    join courts on courts.club_id = tournaments.club_id and courts.name = told.court
    join follows on follows.court_id = courts.id`.execute(runner);
  return rows;
}

/** The entries in which everybody reads the names whole: only there may a reader learn who somebody is (D24). */
async function publicEntries(tx: Tx, ids: readonly number[], now: Date): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await selectEntries(tx)
    .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
    .leftJoin('clubs', 'clubs.id', 'tournaments.club_id')
    .select([
      'tournaments.type',
      'tournaments.club_id',
      'tournaments.created_by',
      'tournaments.status',
      'tournaments.time_zone',
      'clubs.publishes_full_names',
    ])
    .where('participants.id', 'in', ids)
    .execute();
  const open = rows.filter((row) => {
    const { isWhole } = viewNames(row, { caller: null, now });
    const { player, partner } = peopleOf(row);
    return isWhole(player) && isWhole(partner);
  });
  return new Set(open.map(({ id }) => id));
}

/** The name of somebody who follows, by their account or their device. */
export const ownerOf = ({ user_id: user, device_id: device }: Owner): string =>
  `${user ?? ''}/${device ?? ''}`;

/** The notice for a follower: the match and its facts if they follow a player in it, or the court; otherwise only the news that concerns everybody. */
function noticeOf({ kind: followed, participant_id: entry }: Follower, telling: Telling) {
  const isAboutAll = followed === 'tournament' || followed === 'club';
  // Facts of a match belong to that match.
  const isOfMatch = telling.matchId !== undefined && telling.matchId !== null;
  const facts: NoticeFacts = isAboutAll && isOfMatch ? {} : (telling.facts ?? {});
  return {
    kind: telling.kind,
    tournament_id: telling.tournamentId,
    participant_id: isAboutAll ? null : entry,
    match_id: isAboutAll ? null : (telling.matchId ?? null),
    facts: JSON.stringify(facts),
  };
}

/** Accounts that were told as players, or because they look after one: they are not told twice. */
async function toldAlready(
  tx: Tx,
  userIds: readonly number[],
  created: string,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('notices')
    .select(['user_id', 'kind', 'match_id', 'tournament_id'])
    .where('user_id', 'in', userIds)
    .where('created_at', '=', created)
    .where('followed', '=', 0)
    .execute();
  return new Set(rows.map((row) => `${row.user_id} ${row.kind} ${row.tournament_id} ${row.match_id ?? ''}`));
}

/** Everybody who follows what is told, whether they may be told or not; somebody who follows several things comes once for each. */
export const findFollowers = async (
  runner: Runner,
  tellings: readonly Telling[],
): Promise<readonly Follower[]> =>
  (await Promise.all([followersOfPeople(runner, tellings), followersOfPlaces(runner, tellings)])).flat();

/** Those of them who may be told. */
export async function mayBeTold(tx: Tx, found: readonly Follower[], now: Date): Promise<readonly Follower[]> {
  const byPerson = found.flatMap(({ kind, participant_id: id }) => (kind === 'person' ? (id ?? []) : []));
  const open = await publicEntries(tx, [...new Set(byPerson)], now);
  return found.filter(({ kind, participant_id: id }) => kind !== 'person' || open.has(id ?? 0));
}

/** Stores it for those of them who may be told; nobody hears of one thing twice. */
export async function tellFollowers(
  tx: Tx,
  found: readonly Follower[],
  tellings: readonly Telling[],
  { now, actorId, waitMs = 0 }: When,
): Promise<void> {
  const open = await mayBeTold(tx, found, now);
  const followers = open.filter(({ user_id: id }) => id === null || id !== actorId);
  if (followers.length === 0) return;
  const userIds = [...new Set(followers.flatMap(({ user_id: id }) => id ?? []))];
  const { chosen, reachable } = await choicesOf(tx, userIds);
  const created = now.toISOString();
  const visible = new Date(now.getTime() + waitMs).toISOString();
  const told = await toldAlready(tx, userIds, created);
  const once = new Set<string>();
  const rows = followers.flatMap((follower) => {
    const telling = tellings[follower.telling];
    if (telling === undefined) return [];
    const { user_id: userId, device_id: deviceId } = follower;
    const notice = noticeOf(follower, telling);
    const what = `${notice.kind} ${notice.tournament_id} ${notice.match_id ?? ''}`;
    const key = `${ownerOf(follower)} ${what}`;
    if (once.has(key) || told.has(`${userId} ${what}`)) return [];
    once.add(key);
    const topic = TOPIC_OF[notice.kind];
    const choice = chosen.find((one) => one.user_id === userId && one.topic === topic);
    const isInApp = userId !== null && (choice === undefined || choice.in_app === 1);
    // Mails of what concerns others come only if they were asked for.
    const isByMail = userId !== null && choice?.by_mail === 1;
    const wantsPush = choice === undefined ? DEFAULT_CHOICES[topic].byPush : choice.by_push === 1;
    const isPushed = deviceId !== null || (wantsPush && reachable.has(userId ?? 0));
    if (!isInApp && !isByMail && !isPushed) return [];
    return [
      {
        ...notice,
        user_id: userId,
        device_id: deviceId,
        person_id: null,
        followed: 1,
        created_at: created,
        visible_at: visible,
        read_at: null,
        in_app: isInApp ? 1 : 0,
        by_mail: isByMail ? 1 : 0,
        push_at: isPushed ? visible : null,
      },
    ];
  });
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx
      .insertInto('notices')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
}

/** This many are stored in one statement. */
const AT_ONCE = 500;
