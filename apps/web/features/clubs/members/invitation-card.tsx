// One invitation that nobody has accepted: to whom, as what, until when. It can be sent again, revoked, or handed over as a link if mail does not
// arrive.
import * as words from '@tennis/words/members';
import type { Club, Invitation } from '@tennis/contract';
import { isSuperAdmin } from '@tennis/domain';
import { Link2, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { callerOf, useSession } from '../../../lib/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RowMenu } from '../../../ui/menu.tsx';
import { keepInvitation } from '../../../writes/members.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { CLUB_ROLES } from './club-role.ts';
import { LinkDialog, type IssuedLink } from './link-dialog.tsx';

/** The card of an invitation. Only super admins make links by hand (D23). */
export function InvitationCard({ club, invitation }: { club: Club; invitation: Invitation }) {
  const { id, email, role, status, createdAt, expiresAt } = invitation;
  const [revoking, setRevoking] = useState(false);
  const [issued, setIssued] = useState<IssuedLink | null>(null);
  const { busy, send } = useWrite();
  const mayMakeLinks = isSuperAdmin(callerOf(useSession()));
  const isExpired = status === 'expired';
  const day = (moment: string) => ({ day: formatDay(moment, club.timeZone) });
  const params = { clubId: String(club.id), invitationId: String(id) };

  const resend = () =>
    void send({
      route: 'resendInvitation',
      call: { params },
      about: id,
      keep: (client, answer) => keepInvitation(client, club.id, answer),
      done: () => ({ title: words.resent, description: words.resentText({ email }) }),
      failed: words.resendFailed,
    });
  const revoke = () =>
    void send({
      route: 'revokeInvitation',
      call: { params },
      about: id,
      keep: (client, answer) => keepInvitation(client, club.id, answer),
      done: () => ({ title: words.revoked }),
      failed: words.revokeFailed,
    });
  const makeLink = () =>
    void send({
      route: 'issueInvitationLink',
      call: { params: { id: String(id) } },
      about: id,
      keep: (client, link) =>
        keepInvitation(client, club.id, { ...invitation, status: 'pending', expiresAt: link.expiresAt }),
      after: setIssued,
      failed: words.linkFailed,
    });

  return (
    <Card as="li" className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="type-column [overflow-wrap:anywhere]">{email}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={role === 'admin' ? 'primary' : 'neutral'}>{CLUB_ROLES[role]}</Badge>
          {isExpired && <Badge tone="warn">{words.expiredBadge}</Badge>}
        </p>
        <p className="mt-1 text-meta text-ink3">{words.sent(day(createdAt))}</p>
        <p className="text-meta text-ink3">
          {isExpired ? words.expired(day(expiresAt)) : words.expires(day(expiresAt))}
        </p>
      </div>
      <RowMenu
        label={words.actionsFor({ name: email })}
        actions={() => [
          { label: words.resend, icon: RotateCw, onSelect: resend },
          ...(mayMakeLinks ? [{ label: words.makeLink, icon: Link2, onSelect: makeLink }] : []),
          { label: words.revoke, icon: Trash2, tone: 'danger', onSelect: () => setRevoking(true) },
        ]}
      />
      {revoking && (
        <ConfirmDialog
          onOpenChange={() => setRevoking(false)}
          title={words.revokeQuestion({ email })}
          description={words.revokeText}
          confirmLabel={words.revoke}
          busy={busy}
          onConfirm={revoke}
        />
      )}
      {issued !== null && (
        <LinkDialog email={email} issued={issued} zone={club.timeZone} onClose={() => setIssued(null)} />
      )}
    </Card>
  );
}
