// The accounts of the platform as super admins list them (§2 User Management, Club Management).
import type { Account } from '@tennis/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/connection.ts';
import { filledUp } from '../database/lists.ts';
import { accountsPerhapsWith, hasInName } from '../database/names.ts';
import { likePattern } from '../database/text.ts';
import { presentAccount } from './present.ts';
import type { StoredUser } from './store.ts';

export interface UserFilter {
  readonly q?: string | undefined;
  /** Leaves out super admins, who need no club. */
  readonly onlyAvailable: boolean;
  readonly limit: number;
  readonly after: { readonly searchName: string; readonly id: number } | null;
}

/** Accounts by name, one more than asked for when there are more. A search looks at name, username and address. */
export async function listUsers(
  db: Db | Tx,
  { q = '', onlyAvailable, limit, after }: UserFilter,
): Promise<StoredUser[]> {
  const found = q === '' ? null : await accountsPerhapsWith(db, q);
  if (found?.length === 0) return [];
  let query = db.selectFrom('users').selectAll();
  // Few are sorted; of many, a page is soon found in their order.
  if (found !== null) query = query.where('id', 'in', filledUp(found));
  if (onlyAvailable) query = query.where('role', '<>', 'super_admin');
  if (q !== '') {
    const keyed = (column: 'username_key' | 'email_key') =>
      sql<boolean>`${sql.ref(column)} like ${likePattern(q)} escape '\\'`;
    query = query.where((where) =>
      where.or([hasInName('search_name', q), keyed('username_key'), keyed('email_key')]),
    );
  }
  if (after !== null)
    query = query.where(sql<boolean>`(search_name, id) > (${after.searchName}, ${after.id})`);
  return query
    .orderBy('search_name')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/** Accounts on the wire, with the roles of all of them read at once. */
export async function presentAccounts(db: Db | Tx, users: readonly StoredUser[]): Promise<Account[]> {
  const roles = await db
    .selectFrom('club_members')
    .select(['user_id', 'club_id', 'role'])
    .where('user_id', 'in', [0, ...users.map(({ id }) => id)])
    .orderBy('id')
    .execute();
  const rolesOf = Map.groupBy(roles, (role) => role.user_id);
  return users.map((user) => presentAccount(user, rolesOf.get(user.id) ?? []));
}
