// Invitations (§7; D3, D23, D34).
import type { Invitation, invitationRoutes } from '@tennis/contract';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../database/connection.ts';
import { joinClub } from '../../tennis/club-members.ts';
import type { Handlers } from '../../http/handler.ts';
import { languageOf } from '../../http/language.ts';
import { invitationLink } from '../../ground/links.ts';
import { queueMail } from '../../mail/outbox.ts';
import { markAddressProved } from '../proved-address.ts';
import { because, type Reason } from '../../ground/reason.ts';
import { Refused, refuseConflict } from '../../ground/refusal.ts';
import { countMailTo } from './limits.ts';
import { presentInvitation, statusAt } from './present.ts';
import {
  dropQueuedMails,
  findByToken,
  findInvitation,
  findObstacle,
  findOfClub,
  insertInvitation,
  listPending,
  listUnanswered,
  markAccepted,
  prolong,
  renewLink,
  revoke,
  type InvitationWithClub,
} from './store.ts';

const OBSTACLES = { member: because('alreadyMember'), invited: because('alreadyInvited') } as const;

const SETTLED: Readonly<Record<Exclude<Invitation['status'], 'pending' | 'expired'>, Reason>> = {
  accepted: because('invitationAccepted'),
  revoked: because('invitationTakenBack'),
};

const notFound = () => new Refused({ type: 'not-found' });

/** An invitation that nobody has accepted or revoked; an expired one may be sent again. */
function refuseSettled(invitation: InvitationWithClub): InvitationWithClub {
  if (invitation.status !== 'pending') {
    refuseConflict(SETTLED[invitation.status]);
  }
  return invitation;
}

/** Refuses to invite a member, and to have two invitations of one address that both work: they may differ in their role. */
async function refuseObstacle(tx: Tx, whom: Parameters<typeof findObstacle>[1], now: Date): Promise<void> {
  const obstacle = await findObstacle(tx, whom, now);
  if (obstacle !== null) refuseConflict(OBSTACLES[obstacle]);
}

/** The same for one that exists: it gets another 7 days, even if it has expired and another was sent since. */
const refuseRevival = (
  tx: Tx,
  { id, club_id: clubId, email }: Pick<InvitationWithClub, 'id' | 'club_id' | 'email'>,
  now: Date,
) => refuseObstacle(tx, { clubId, email, again: id }, now);

/** The sender of an invitation: for which club, and from where. */
interface Sending {
  readonly tx: Tx;
  readonly params: { readonly clubId: number };
  readonly caller: { readonly userId: number };
  readonly request: FastifyRequest;
  readonly now: Date;
}

async function openOfClub(
  tx: Tx,
  { clubId, invitationId }: { readonly clubId: number; readonly invitationId: number },
): Promise<InvitationWithClub> {
  const invitation = await findOfClub(tx, clubId, invitationId);
  if (invitation === undefined) throw notFound();
  return refuseSettled(invitation);
}

/** The invitation of a link that can be used now. */
async function openByToken(db: Db | Tx, token: string, now: Date): Promise<InvitationWithClub> {
  const invitation = await findByToken(db, token);
  if (invitation === undefined) throw new Refused({ type: 'dead-invitation', status: 'unknown' });
  const status = statusAt(invitation, now);
  if (status !== 'pending') throw new Refused({ type: 'dead-invitation', status });
  return invitation;
}

/** Queues the mail of an invitation, within the limits of the admin, the club, the sending address and the mailbox. */
async function send(
  { tx, params, caller, request, now }: Sending,
  { id, email }: Pick<InvitationWithClub, 'id' | 'email'>,
): Promise<void> {
  await countMailTo(tx, { clubId: params.clubId, userId: caller.userId, email, request, now });
  await queueMail(
    tx,
    { kind: 'invitation', recipient: email, invitationId: id, language: languageOf(request) },
    now,
  );
}

/** The club that somebody has joined by an invitation, and as what. */
const joinedBy = ({ club_id: id, club_name: name, role }: InvitationWithClub) => ({
  club: { id, name },
  role,
});

async function readInvitation({
  tx,
  params,
  id,
  now,
}: {
  readonly tx: Tx;
  readonly params: { readonly clubId: number };
  readonly id: number;
  readonly now: Date;
}): Promise<Invitation> {
  const invitation = await findOfClub(tx, params.clubId, id);
  if (invitation === undefined) throw notFound();
  return presentInvitation(invitation, now);
}

export const invitationHandlers: Handlers<typeof invitationRoutes> = {
  listInvitations: async ({ tx, params, query, now }) => {
    const list = query.expired === 'true' ? listUnanswered : listPending;
    return (await list(tx, params.clubId, now)).map((invitation) => presentInvitation(invitation, now));
  },

  createInvitation: {
    write: async ({ tx, params, body, caller, request, now }) => {
      await refuseObstacle(tx, { clubId: params.clubId, email: body.email }, now);
      const invitation = await insertInvitation(
        tx,
        { clubId: params.clubId, email: body.email, role: body.role ?? 'member', invitedBy: caller.userId },
        now,
      );
      await send({ tx, params, caller, request, now }, invitation);
      return presentInvitation(invitation, now);
    },
    again: readInvitation,
  },

  revokeInvitation: {
    write: async ({ tx, params, now }) => {
      const { id } = await openOfClub(tx, params);
      await dropQueuedMails(tx, id);
      return presentInvitation(await revoke(tx, id), now);
    },
    again: readInvitation,
  },

  resendInvitation: {
    write: async ({ tx, params, caller, request, now }) => {
      const found = await openOfClub(tx, params);
      await refuseRevival(tx, found, now);
      const { id } = found;
      const invitation = await prolong(tx, id, now);
      await dropQueuedMails(tx, id);
      await send({ tx, params, caller, request, now }, invitation);
      return presentInvitation(invitation, now);
    },
    again: readInvitation,
  },

  getInvitation: async ({ tx, params, now }) => {
    const invitation = await openByToken(tx, params.token, now);
    return {
      invitation: presentInvitation(invitation, now),
      club: { id: invitation.club_id, name: invitation.club_name },
      invitedBy: invitation.inviter_name,
    };
  },

  acceptInvitation: {
    write: async ({ tx, params, body, caller, now, trail }) => {
      const invitation = await openByToken(tx, params.token, now);
      trail.object = { kind: 'invitation', id: invitation.id };
      trail.clubId = invitation.club_id;
      trail.before = { ...invitation };
      const user = await tx
        .selectFrom('users')
        .select('email_key')
        .where('id', '=', caller.userId)
        .executeTakeFirst();
      if (body.userId !== caller.userId || user?.email_key !== invitation.email_key) {
        throw new Refused({ type: 'not-allowed', reason: because('invitationForAnother') });
      }
      if (!(await markAccepted(tx, invitation.id, caller.userId, now))) {
        throw new Refused({ type: 'dead-invitation', status: 'accepted' });
      }
      if (invitation.link_mailed === 1) await markAddressProved(tx, caller.userId, now);
      await joinClub(tx, invitation.club_id, caller.userId, invitation.role, now);
      return joinedBy(invitation);
    },
    again: async ({ tx, params, caller }) => {
      const invitation = await findByToken(tx, params.token);
      if (invitation?.accepted_by !== caller.userId) throw notFound();
      return joinedBy(invitation);
    },
  },

  issueInvitationLink: async ({ tx, params, services, now }) => {
    const found = await findInvitation(tx, params.id);
    if (found === undefined) throw notFound();
    const { id } = refuseSettled(found);
    await refuseRevival(tx, found, now);
    const { token, expiresAt } = await renewLink(tx, id, now);
    await dropQueuedMails(tx, id);
    return { url: invitationLink(services.config, token), expiresAt };
  },
};
