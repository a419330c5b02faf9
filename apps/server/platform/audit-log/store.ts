// SQL of reading the audit log: a page of records, and the present names of its ids, in a fixed number of statements.
import { sql, type Selectable } from 'kysely';
import type { AuditFilter, ObjectKind } from '@tennis/contract';
import { adultsBornUntil, isSuperAdmin } from '@tennis/domain';
import type { KeptChange } from '../../audit/changes.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { AuditRecordRow } from '../../database/schema.ts';
import { storedTime } from '../../ground/clock.ts';
import { nameInLog, seesActorsWhole, type Reader } from '../../access/names.ts';
import { hasInName, idsNamed } from '../../database/names.ts';
import { usernameKeysOf } from '../../database/text.ts';

export interface RecordView extends Selectable<AuditRecordRow> {
  readonly actor_name: string | null;
  readonly actor_birth: string | null;
  readonly club_name: string | null;
  readonly tournament_name: string | null;
}

type Named = 'accounts' | 'entries' | 'groups' | 'people' | 'plans';

/** Fields whose values are ids, and of what. */
export const ID_FIELDS: ReadonlyMap<string, Named> = new Map([
  ['participant1Id', 'entries'],
  ['participant2Id', 'entries'],
  ['winnerId', 'entries'],
  ['groupId', 'groups'],
  ['userId', 'accounts'],
  ['partnerUserId', 'accounts'],
  ['accountId', 'accounts'],
  ['personId', 'people'],
  ['partnerPersonId', 'people'],
  ['mergedInto', 'people'],
  ['planId', 'plans'],
  ['assignedTo', 'accounts'],
]);

/** Names by id, as they are now. */
export interface Names {
  readonly accounts: ReadonlyMap<number, string>;
  readonly courts: ReadonlyMap<number, string>;
  readonly meetings: ReadonlyMap<number, string>;
  readonly draws: ReadonlyMap<number, string>;
  readonly entries: ReadonlyMap<number, string>;
  readonly groups: ReadonlyMap<number, string>;
  readonly invitations: ReadonlyMap<number, string>;
  readonly matches: ReadonlyMap<number, string>;
  readonly memberships: ReadonlyMap<number, string>;
  readonly people: ReadonlyMap<number, string>;
  readonly claims: ReadonlyMap<number, string>;
  readonly orders: ReadonlyMap<number, string>;
  readonly settings: ReadonlyMap<number, string>;
  readonly plans: ReadonlyMap<number, string>;
  /** Tickets by their subject, and responses by the subject of their ticket: only super admins read about either. */
  readonly tickets: ReadonlyMap<number, string>;
  readonly responses: ReadonlyMap<number, string>;
}

/** The accounts that match a search, by a part of the name or the whole username; null if there are too many. */
async function accountsMeant(db: Db | Tx, q: string): Promise<readonly number[] | null> {
  const named = await idsNamed(db, 'account', q);
  if (named === null) return null;
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', 'in', usernameKeysOf(q))
    .execute();
  return [...new Set([...named, ...known.map(({ id }) => id)])];
}

/** The records that pass a filter, and who acted in them. If the reader sees somebody's name shortened, no part of the name finds them. */
function passing(db: Db | Tx, reader: Reader, filter: AuditFilter, before: number | null) {
  let query = db.selectFrom('audit_log').leftJoin('users', 'users.id', 'audit_log.actor_id');
  if (before !== null) query = query.where('audit_log.seq', '<', before);
  if (filter.clubId !== undefined) query = query.where('audit_log.club_id', '=', filter.clubId);
  if (filter.actorId !== undefined) query = query.where('audit_log.actor_id', '=', filter.actorId);
  if (filter.tournamentId !== undefined) {
    query = query.where('audit_log.tournament_id', '=', filter.tournamentId);
  }
  if (filter.act !== undefined) query = query.where('audit_log.act', '=', filter.act);
  if (filter.outcome !== undefined) query = query.where('audit_log.outcome', '=', filter.outcome);
  if (filter.from !== undefined) query = query.where('audit_log.at', '>=', storedTime(filter.from));
  if (filter.to !== undefined) query = query.where('audit_log.at', '<', storedTime(filter.to));
  if (filter.object !== undefined) {
    const [kind, id] = filter.object.split(':');
    query = query
      .where('audit_log.object_kind', '=', kind as ObjectKind)
      .where('audit_log.object_id', '=', Number(id));
  }
  const { q = '' } = filter;
  if (q !== '' && !seesActorsWhole(reader)) {
    query = query.where((where) =>
      where.or([
        where('audit_log.club_role', 'is not', null),
        where('users.date_of_birth', 'is', null),
        where('users.date_of_birth', '<=', adultsBornUntil(reader.now.toISOString().slice(0, 10))),
        where('users.username_key', 'in', usernameKeysOf(q)),
      ]),
    );
  }
  return query;
}

/** Records that pass a filter, newest first, from behind `before` on. */
export async function listRecords(
  db: Db | Tx,
  reader: Reader,
  filter: AuditFilter,
  limit: number,
  before: number | null,
): Promise<RecordView[]> {
  const { q = '' } = filter;
  const found = passing(db, reader, filter, before);
  let query = found
    .leftJoin('clubs', 'clubs.id', 'audit_log.club_id')
    .leftJoin('tournaments', 'tournaments.id', 'audit_log.tournament_id')
    .selectAll('audit_log')
    .select(['users.name as actor_name', 'users.date_of_birth as actor_birth'])
    .select(['clubs.name as club_name', 'tournaments.name as tournament_name']);
  if (q !== '') {
    const actors = await accountsMeant(db, q);
    if (actors?.length === 0) return [];
    if (actors === null) {
      query = query.where((where) =>
        where.or([hasInName('users.search_name', q), where('users.username_key', 'in', usernameKeysOf(q))]),
      );
    } else {
      // The newest of each, however many each has: all of them together would have to be sorted.
      const [first, ...others] = actors.map((actor) =>
        db
          .selectFrom(
            found
              .where('audit_log.actor_id', '=', actor)
              .select('audit_log.seq')
              .orderBy('audit_log.seq', 'desc')
              .limit(limit)
              .as('newest'),
          )
          .select('newest.seq'),
      );
      const newest = others.reduce((all, one) => all?.unionAll(one), first);
      if (newest !== undefined) query = query.where('audit_log.seq', 'in', newest);
    }
  }
  return query.orderBy('audit_log.seq', 'desc').limit(limit).execute();
}

const nobody = [0];

/** A list of ids that is never empty, so that the number of statements does not depend on the content of the page. */
const orNobody = (ids: readonly number[]): readonly number[] =>
  ids.length === 0 ? nobody : [...new Set(ids)];

const entryName = (row: {
  name: string | null;
  user_name: string | null;
  partner_name: string | null;
  partner_user_name: string | null;
}): string =>
  [row.user_name ?? row.name, row.partner_user_name ?? row.partner_name]
    .filter((name) => name !== null)
    .join(' / ');

/** The objects of one kind that the changes of records speak of. */
const changedIn = (records: readonly RecordView[], kind: Named): readonly number[] =>
  records
    .flatMap(({ changes }) => changesOf(changes))
    .flatMap(({ field, before, after }) =>
      ID_FIELDS.get(field) === kind ? [before, after].filter((id) => typeof id === 'number') : [],
    );

/** The changes of a record, as they are stored. */
export const changesOf = (text: string | null): readonly KeptChange[] =>
  text === null ? [] : (JSON.parse(text) as KeptChange[]);

/**
 * Looks up what the objects of a page are called. Accounts are named like those who act. Entries and matches are named as the tournament's own
 * managers see them. A refused call may have paired this club with the number of another club's object: such an object has no name here.
 */
export async function namesFor(db: Db | Tx, records: readonly RecordView[], reader: Reader): Promise<Names> {
  // Only super admins, who see everybody whole, read the records of several clubs at once.
  const clubIds = records.flatMap(({ club_id: id }) => id ?? []);
  const seesAll = isSuperAdmin(reader.caller);
  const ofTheClub = (column: 'club_id' | 'claims.club_id' | 'tournaments.club_id') =>
    seesAll ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} in (${sql.join(orNobody(clubIds))})`;
  const idsOf = (kind: ObjectKind): readonly number[] =>
    records.flatMap((record) =>
      record.object_kind === kind && record.object_id !== null ? [record.object_id] : [],
    );
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'participant1_id', 'participant2_id'])
    .where('id', 'in', orNobody(idsOf('match')))
    .where(ofTheClub('club_id'))
    .execute();
  const entryIds = [
    ...idsOf('entry'),
    ...matches.flatMap((match) => [match.participant1_id, match.participant2_id]),
    ...changedIn(records, 'entries'),
  ].filter((id) => id !== null);
  const [
    entries,
    accounts,
    groups,
    courts,
    meetings,
    draws,
    people,
    claims,
    orders,
    memberships,
    invitations,
    settings,
    plans,
    tickets,
    responses,
  ] = await Promise.all([
    db
      .selectFrom('participants')
      .leftJoin('users as u', 'u.id', 'participants.user_id')
      .leftJoin('users as p', 'p.id', 'participants.partner_user_id')
      .select(['participants.id', 'participants.name', 'participants.partner_name'])
      .select(['u.name as user_name', 'p.name as partner_user_name'])
      .innerJoin('tournaments', 'tournaments.id', 'participants.tournament_id')
      .where('participants.id', 'in', orNobody(entryIds))
      .where(ofTheClub('tournaments.club_id'))
      .execute(),
    db
      .selectFrom('users')
      .select(['id', 'name', 'date_of_birth as birth'])
      .select((account) =>
        account
          .exists(
            account
              .selectFrom('club_members')
              .select('club_members.id')
              .whereRef('club_members.user_id', '=', 'users.id')
              .where('club_members.club_id', 'in', orNobody(clubIds)),
          )
          .as('belongs'),
      )
      .where('id', 'in', orNobody([...idsOf('account'), ...changedIn(records, 'accounts')]))
      .execute(),
    db
      .selectFrom('groups')
      .innerJoin('tournaments', 'tournaments.id', 'groups.tournament_id')
      .select(['groups.id', 'groups.name'])
      .where('groups.id', 'in', orNobody([...idsOf('group'), ...changedIn(records, 'groups')]))
      .where(ofTheClub('tournaments.club_id'))
      .execute(),
    db
      .selectFrom('courts')
      .select(['id', 'name'])
      .where('id', 'in', orNobody(idsOf('court')))
      .where(ofTheClub('club_id'))
      .execute(),
    db
      .selectFrom('meetings')
      .select(['id', 'name'])
      .where('id', 'in', orNobody(idsOf('meeting')))
      .where(ofTheClub('club_id'))
      .execute(),
    db
      .selectFrom('draws')
      .select(['id', 'number'])
      .where('id', 'in', orNobody(idsOf('draw')))
      .where(ofTheClub('club_id'))
      .execute(),
    db
      .selectFrom('persons')
      .select(['id', 'name'])
      .where('id', 'in', orNobody([...idsOf('person'), ...changedIn(records, 'people')]))
      .where(ofTheClub('club_id'))
      .execute(),
    db
      .selectFrom('claims')
      .innerJoin('persons', 'persons.id', 'claims.person_id')
      .select(['claims.id', 'persons.name'])
      .where('claims.id', 'in', orNobody(idsOf('claim')))
      .where(ofTheClub('claims.club_id'))
      .execute(),
    db
      .selectFrom('orders_of_play')
      .select(['id', 'day'])
      .where('id', 'in', orNobody(idsOf('order')))
      .where(ofTheClub('club_id'))
      .execute(),
    db
      .selectFrom('club_members')
      .innerJoin('users', 'users.id', 'club_members.user_id')
      .select(['club_members.id', 'users.name'])
      .where('club_members.id', 'in', orNobody(idsOf('membership')))
      .where(ofTheClub('club_id'))
      .execute(),
    db
      .selectFrom('invitations')
      .select(['id', 'email'])
      .where('id', 'in', orNobody(idsOf('invitation')))
      .where(ofTheClub('club_id'))
      .execute(),
    db
      .selectFrom('platform_settings')
      .select(['id', 'setting_key'])
      .where('id', 'in', orNobody(idsOf('setting')))
      .execute(),
    db
      .selectFrom('subscription_plans')
      .select(['id', 'name'])
      .where('id', 'in', orNobody([...idsOf('plan'), ...changedIn(records, 'plans')]))
      .execute(),
    db
      .selectFrom('support_tickets')
      .select(['id', 'subject'])
      .where('id', 'in', orNobody(idsOf('ticket')))
      .execute(),
    db
      .selectFrom('ticket_responses')
      .innerJoin('support_tickets', 'support_tickets.id', 'ticket_responses.ticket_id')
      .select(['ticket_responses.id', 'support_tickets.subject'])
      .where('ticket_responses.id', 'in', orNobody(idsOf('response')))
      .execute(),
  ]);
  const entryNames = new Map(entries.map((row) => [row.id, entryName(row)]));
  const player = (id: number | null): string => (id === null ? 'TBD' : (entryNames.get(id) ?? 'TBD'));
  return {
    entries: entryNames,
    accounts: new Map(
      accounts.map(({ belongs, ...account }) => [
        account.id,
        nameInLog({ ...account, isOfTheClub: Boolean(belongs) }, reader),
      ]),
    ),
    groups: new Map(groups.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]))),
    courts: new Map(courts.map(({ id, name }) => [id, name])),
    meetings: new Map(meetings.map(({ id, name }) => [id, name])),
    draws: new Map(draws.map(({ id, number }) => [id, String(number)])),
    orders: new Map(orders.map(({ id, day }) => [id, day])),
    claims: new Map(claims.map(({ id, name }) => [id, name])),
    people: new Map(people.map(({ id, name }) => [id, name])),
    memberships: new Map(memberships.map(({ id, name }) => [id, name])),
    invitations: new Map(invitations.map(({ id, email }) => [id, email])),
    settings: new Map(settings.map((row) => [row.id, row.setting_key])),
    plans: new Map(plans.map(({ id, name }) => [id, name])),
    tickets: new Map(seesAll ? tickets.map(({ id, subject }) => [id, subject]) : []),
    responses: new Map(seesAll ? responses.map(({ id, subject }) => [id, subject]) : []),
    matches: new Map(
      matches.map((row) => [row.id, `${player(row.participant1_id)} v ${player(row.participant2_id)}`]),
    ),
  };
}
