// The members of a club (§5 Add member, §7; D2, D24, D34).
import type { ClubMember, memberRoutes } from '@tennis/contract';
import { canManageClub, type Caller } from '@tennis/domain';
import { hasOtherAdmin, isClubMember, joinClub } from '../../tennis/club-members.ts';
import type { Trail } from '../../audit/trail.ts';
import type { Tx } from '../../database/connection.ts';
import { dayIn } from '../../ground/clock.ts';
import { because } from '../../ground/reason.ts';
import { Refused, refuseConflict, refuseField } from '../../ground/refusal.ts';
import type { Handlers } from '../../http/handler.ts';
import { languageOf } from '../../http/language.ts';
import { pageOf, readCursor } from '../../http/paging.ts';
import { queueMail } from '../../mail/outbox.ts';
import { countMailTo } from '../invitations/limits.ts';
import type { AccountServices } from '../services.ts';
import { findTaken, findUserByEmail, insertUser } from '../store.ts';
import { presentMember } from './present.ts';
import {
  deleteMembership,
  findMember,
  findMembership,
  listMembers,
  lowerRole,
  revokeInvitationsOf,
  type StoredMembership,
} from './store.ts';

/** The zone in which the last day begins: a day of birth must not lie in anybody's future. */
const EASTERNMOST = 'Pacific/Kiritimati';

const notFound = () => new Refused({ type: 'not-found' });

async function presentOne(tx: Tx, clubId: number, userId: number, caller: Caller): Promise<ClubMember> {
  const member = await findMember(tx, clubId, userId);
  if (member === undefined) throw notFound();
  return presentMember(member, clubId, caller);
}

/**
 * Refuses a username that is taken, and an address that has an account: its owner must accept an invitation; nobody else's form can add them. Who is
 * a member already needs no other username, so that is said first.
 */
async function refuseTaken(tx: Tx, clubId: number, username: string, email: string): Promise<void> {
  const taken = await findTaken(tx, username, email);
  if (taken === null) return;
  const owner = await findUserByEmail(tx, email);
  const isMember = owner !== undefined && (await isClubMember(tx, clubId, owner.id));
  if (taken === 'username' && !isMember) throw new Refused({ type: 'taken', what: taken });
  refuseConflict(because(isMember ? 'alreadyMember' : 'memberNotCreated'), { path: 'email' });
}

/** The membership that a call is about, put on its trail; a missing one is refused. */
async function membershipOf(
  tx: Tx,
  { clubId, userId }: { readonly clubId: number; readonly userId: number },
  trail: Trail,
): Promise<StoredMembership> {
  const membership = await findMembership(tx, clubId, userId);
  if (membership === undefined) throw notFound();
  trail.object = { kind: 'membership', id: membership.id };
  trail.before = { ...membership };
  return membership;
}

/** A club keeps an admin (D35); the database refuses it too. */
async function refuseLastAdmin(tx: Tx, { club_id: clubId, user_id: userId, role }: StoredMembership) {
  if (role === 'admin' && !(await hasOtherAdmin(tx, clubId, userId))) refuseConflict(because('lastAdmin'));
}

export const memberHandlers: Handlers<Omit<typeof memberRoutes, 'importMembers'>, AccountServices> = {
  listMembers: async ({ tx, params, query, caller, request, reply }) => {
    const { limit, cursor } = readCursor(query, ['text', 'id']);
    const after = cursor === null ? null : { searchName: String(cursor[0]), id: Number(cursor[1]) };
    const alsoByEmail = canManageClub(caller, params.clubId);
    const members = await listMembers(tx, params.clubId, { q: query.q, alsoByEmail, limit, after });
    const page = pageOf(members, limit, (last) => [last.search_name, last.id], request, reply);
    return page.map((member) => presentMember(member, params.clubId, caller));
  },

  createMember: {
    write: async ({ tx, params: { clubId }, body, caller, request, now, trail, services }) => {
      const { username, email, name, dateOfBirth = null, role = 'member' } = body;
      if (dateOfBirth !== null && dateOfBirth > dayIn(EASTERNMOST, now)) {
        refuseField('dateOfBirth', because('birthDayImpossible'));
      }
      await refuseTaken(tx, clubId, username, email);
      if (body.asksAboutNamesakes === true) await services.people.refuseNamesakes(tx, { clubId, name, now });
      await countMailTo(tx, { clubId, userId: caller.userId, email, request, now });
      const account = { username, email, name, role: 'member' as const, passwordHash: null };
      const user = await insertUser(tx, { ...account, dateOfBirth, clubId }, now);
      await joinClub(tx, clubId, user.id, role, now);
      if (body.personId !== undefined) {
        const by = { clubId, accountId: user.id, userId: caller.userId, now };
        await services.people.giveAccount(tx, body.personId, by);
        trail.also = [{ kind: 'person', id: body.personId, version: null }];
      }
      await queueMail(tx, { kind: 'welcome', recipient: email, language: languageOf(request) }, now);
      return presentOne(tx, clubId, user.id, caller);
    },
    again: ({ tx, params, id, caller }) => presentOne(tx, params.clubId, id, caller),
  },

  updateMember: {
    write: async ({ tx, params, body, caller, now, trail }) => {
      const membership = await membershipOf(tx, params, trail);
      if (body.role === 'admin') await joinClub(tx, params.clubId, params.userId, 'admin', now);
      else if (membership.role === 'admin') {
        await refuseLastAdmin(tx, membership);
        await lowerRole(tx, membership.id);
        await revokeInvitationsOf(tx, params.clubId, params.userId);
      }
      return presentOne(tx, params.clubId, params.userId, caller);
    },
    again: ({ tx, params, caller }) => presentOne(tx, params.clubId, params.userId, caller),
  },

  removeMember: async ({ tx, params, trail }) => {
    const membership = await membershipOf(tx, params, trail);
    await refuseLastAdmin(tx, membership);
    await deleteMembership(tx, membership.id);
    await revokeInvitationsOf(tx, params.clubId, params.userId);
    return null;
  },
};
