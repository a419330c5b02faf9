// The admins' actions on the list of members: export it, invite by a list, and two dialogs.
import * as imports from '@tennis/words/imports';
import * as words from '@tennis/words/members';
import { MailPlus, Upload, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { exportMembers } from '../../../lib/list-files.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { AddMember } from './add-member.tsx';
import { SendInvitation } from './send-invitation.tsx';

/** Add Member and Send Invitation for a club; null while none is chosen. */
export function MemberActions({ clubId }: { clubId: number | null }) {
  const [open, setOpen] = useState<
    { readonly what: 'add' } | { readonly what: 'invite'; readonly email: string } | null
  >(null);
  const close = () => setOpen(null);
  return (
    <>
      {clubId !== null && (
        <>
          <ExportButton onExport={() => exportMembers(clubId)} />
          <LinkButton icon={Upload} href={`/admin/club/${clubId}/members/import`}>
            {imports.importMembers}
          </LinkButton>
        </>
      )}
      <Button icon={MailPlus} onClick={() => setOpen({ what: 'invite', email: '' })}>
        {words.sendInvitation}
      </Button>
      <Button variant="primary" icon={UserPlus} onClick={() => setOpen({ what: 'add' })}>
        {words.addMember}
      </Button>
      {open?.what === 'add' && (
        <AddMember clubId={clubId} onInvite={(email) => setOpen({ what: 'invite', email })} onClose={close} />
      )}
      {open?.what === 'invite' && <SendInvitation clubId={clubId} email={open.email} onClose={close} />}
    </>
  );
}
