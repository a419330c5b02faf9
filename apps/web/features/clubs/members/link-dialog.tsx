// A link that a super admin has made to hand over (D23): shown once, with a button that copies it.
import * as words from '@tennis/words/members';
import type { Answer, Routes } from '@tennis/contract';
import { Copy } from 'lucide-react';
import { formatDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelButton, Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

export type IssuedLink = Answer<Routes['issueInvitationLink']>;

/** The dialog; mounted while open. */
export function LinkDialog({
  email,
  issued: { url, expiresAt },
  zone,
  onClose,
}: {
  email: string;
  issued: IssuedLink;
  zone: string;
  onClose: () => void;
}) {
  // Without https a browser has no clipboard for pages.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: words.copied });
    } catch {
      toast({ title: words.copyFailed, tone: 'danger' });
    }
  };
  return (
    <Dialog
      size="s"
      onOpenChange={onClose}
      title={words.linkTitle}
      description={words.linkText({ email, day: formatDay(expiresAt, zone) })}
      footer={
        <>
          <CancelButton>{words.close}</CancelButton>
          <Button variant="primary" icon={Copy} onClick={() => void copy()}>
            {words.copyLink}
          </Button>
        </>
      }
    >
      <TextField label={words.link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
