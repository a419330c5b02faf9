// One member: initials, name, role, address and join date; for admins, what they can do with the membership.
import * as words from '@tennis/words/members';
import type { Club, ClubMember } from '@tennis/contract';
import { ShieldCheck, UserMinus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RowMenu } from '../../../ui/menu.tsx';
import { dropMember, keepMember } from '../../../writes/members.ts';
import { useWrite } from '../../../writes/use-write.ts';
import { CLUB_ROLES } from './club-role.ts';

type Question = 'lower' | 'remove';

/** The card of a member; `manages` when the reader may change roles and remove people. */
export function MemberCard({
  club,
  member,
  manages,
  isSelf,
}: {
  club: Club;
  member: ClubMember;
  manages: boolean;
  isSelf: boolean;
}) {
  const { id, name, email, role, createdAt, picture } = member;
  const [question, setQuestion] = useState<Question | null>(null);
  const { busy, send } = useWrite();
  const params = { clubId: String(club.id), userId: String(id) };
  const close = () => setQuestion(null);

  const setRole = (next: ClubMember['role']) =>
    void send({
      route: 'updateMember',
      call: { params, body: { role: next } },
      about: id,
      keep: (client, answer) => keepMember(client, club.id, answer),
      after: close,
      done: () => ({ title: words.roleChanged, description: words.roleChangedText({ name, role: next }) }),
      failed: words.roleFailed,
    });
  const remove = () =>
    void send({
      route: 'removeMember',
      call: { params },
      about: id,
      keep: (client) => dropMember(client, club.id, id),
      done: () => ({ title: words.removed }),
      failed: words.removeFailed,
    });

  return (
    <Card as="li" className="flex items-start gap-3">
      <Avatar name={name} picture={picture} />
      <div className="min-w-0 flex-1">
        <h3 className="type-column [overflow-wrap:anywhere]">{name}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={role === 'admin' ? 'primary' : 'neutral'}>{CLUB_ROLES[role]}</Badge>
          {isSelf && <span className="text-meta text-ink3">{words.you}</span>}
        </p>
        {email !== null && <Address email={email} />}
        <p className="mt-1 text-meta text-ink3">
          {words.joined({ day: formatDay(createdAt, club.timeZone) })}
        </p>
      </div>
      {manages && (
        <RowMenu
          label={words.actionsFor({ name })}
          actions={() => [
            role === 'admin'
              ? { label: words.makeMember, icon: UserRound, onSelect: () => setQuestion('lower') }
              : { label: words.makeAdmin, icon: ShieldCheck, onSelect: () => setRole('admin') },
            { label: words.remove, icon: UserMinus, tone: 'danger', onSelect: () => setQuestion('remove') },
          ]}
        />
      )}
      {question === 'lower' && (
        <ConfirmDialog
          onOpenChange={close}
          title={words.makeMemberQuestion({ name })}
          description={words.makeMemberText}
          confirmLabel={words.makeMember}
          busy={busy}
          onConfirm={() => setRole('member')}
        />
      )}
      {question === 'remove' && (
        <ConfirmDialog
          onOpenChange={close}
          title={words.removeQuestion({ name, club: club.name })}
          // Two people may have one name.
          description={
            email === null ? words.removeText : `${words.removeWho({ email })} ${words.removeText}`
          }
          confirmLabel={words.remove}
          busy={busy}
          onConfirm={remove}
        />
      )}
    </Card>
  );
}

/** An address that is too long for one line goes on at its domain. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <p className="mt-1 text-meta text-ink2 [overflow-wrap:anywhere]">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </p>
  );
}
