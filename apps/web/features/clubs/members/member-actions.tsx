// The two buttons of admins, with their dialogs.
import * as words from '@tennis/words/members';
import { MailPlus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AddMember } from './add-member.tsx';
import { SendInvitation } from './send-invitation.tsx';

/** Add Member and Send Invitation for a club; null while none is chosen. */
export function MemberActions({ clubId }: { clubId: number | null }) {
  const [open, setOpen] = useState<'add' | 'invite' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button icon={MailPlus} onClick={() => setOpen('invite')}>
        {words.sendInvitation}
      </Button>
      <Button variant="primary" icon={UserPlus} onClick={() => setOpen('add')}>
        {words.addMember}
      </Button>
      {open === 'add' && <AddMember clubId={clubId} onClose={close} />}
      {open === 'invite' && <SendInvitation clubId={clubId} onClose={close} />}
    </>
  );
}
